"""Commands that need more than `pip install mattock` brings, and what to install for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Final

from mattock.core.refusal import MattockError

EXTRA_OF: Final[Mapping[str, str]] = {
    "play": "terminal",
    "replay": "terminal",
    "review": "lab",
    "ladder": "lab",
    "lab": "lab",
    "serve": "server",
    "bot": "server",
    "db": "server",
    "export": "server",
    "import": "server",
    "backup": "server",
    "people": "server",
    "tables": "server",
    "reports": "server",
}
RAY: Final = "ray"  # an extra of its own, for one engine of the lab


class ExtraMissing(MattockError):
    """A package that this command imports is not installed."""


def missing_extra(arguments: Iterable[str], error: ModuleNotFoundError) -> ExtraMissing | None:
    """What to install for the command among these arguments; None if the module is one of ours."""
    command = next((word for word in arguments if word in EXTRA_OF), None)
    top = (error.name or "mattock").partition(".")[0]
    if command is None or top == "mattock":
        return None
    extra = top if top == RAY else EXTRA_OF[command]
    install = f"pip install 'mattock[{extra}]'"
    missing = ExtraMissing(f"mattock {command} needs the {extra} extra: {install}")
    missing.saying("needs_extra", command=f"mattock {command}", extra=extra, install=install)
    return missing


def check_pictures_can_be_drawn() -> None:
    """Raise now if matplotlib is missing, not after hours of thinking."""
    import_module("matplotlib")
