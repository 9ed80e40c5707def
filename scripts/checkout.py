"""What all scripts of this checkout share: its folders, one line to the terminal, and a record of what was made."""

from __future__ import annotations

import fcntl
import hashlib
import json
import subprocess
import threading
import tomllib
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
BUILD: Final = ROOT / "build"
SOURCES: Final = ROOT / "src"
RECORD_FILE: Final = VENV / "made.json"
RECORD_LOCK: Final = threading.Lock()


class SetupFailed(Exception):
    """Ends the run with one line that says what to do."""


def say(line: str) -> None:
    print(f"mattock: {line}", flush=True)


def digest(parts: Iterable[bytes]) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def settings() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read_made() -> dict[str, Any]:
    try:
        made: dict[str, Any] = json.loads(RECORD_FILE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return made


def write_made(**news: object) -> None:
    """Whole or not at all; threads that make different things take turns."""
    with RECORD_LOCK:
        new = RECORD_FILE.with_suffix(".new")
        new.write_text(json.dumps(read_made() | news, indent=2), encoding="utf-8")
        new.replace(RECORD_FILE)


def run(*command: str | Path, failure: str, quiet: bool = False) -> None:
    """Run a step; its output goes to the terminal unless `quiet`, and failing ends the run."""
    output = subprocess.DEVNULL if quiet else None
    if subprocess.run(command, cwd=ROOT, stdout=output, stderr=output, check=False).returncode:
        raise SetupFailed(failure)


@contextmanager
def alone(what: str = "setup") -> Iterator[None]:
    """Two runs at once in one checkout wait for each other, if they do the same."""
    lock = BUILD / f"{what}.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
