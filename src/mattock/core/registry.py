"""The games that are installed, found by the entry point group `mattock.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Final

from mattock.core.game import Game
from mattock.core.manifest import Manifest
from mattock.core.refusal import UnknownGame

GROUP: Final = "mattock.games"
OWN_PACKAGE: Final = "mattock"


class Registry:
    """Manifests by the name of their game. A package that is broken is named in `problems`, a line each.

    `guests` are the games of other packages, with the line that would name each: upper layers try them before they
    offer them.
    """

    def __init__(self, entries: list[EntryPoint]) -> None:
        self.manifests: dict[str, Manifest] = {}
        self.problems: list[str] = []
        self.guests: dict[str, str] = {}
        origins: dict[str, str] = {}
        for entry in sorted(entries, key=precedence):
            if entry.name not in origins:
                origins[entry.name] = entry.value
                self.add(entry)
            elif origins[entry.name] != entry.value:  # an editable install may list its entries twice
                self.problems.append(f"{label_of(entry)}: another package has a game of that name")

    def add(self, entry: EntryPoint) -> None:
        try:
            manifest = entry.load()
            problem = fault_of(manifest, entry.name)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a stranger's package raises, the others play on
            manifest, problem = None, fault_text(error)
        if problem is not None:
            self.problems.append(f"{label_of(entry)}: {problem}")
            return
        self.manifests[entry.name] = manifest
        if package_of(entry) != OWN_PACKAGE:
            self.guests[entry.name] = label_of(entry)

    def leave_out(self, name: str, error: BaseException) -> None:
        """Remove a game that raised an error when it was tried."""
        del self.manifests[name]
        self.problems.append(f"{self.guests.pop(name)}: {fault_text(error)}")


def precedence(entry: EntryPoint) -> tuple[bool, str, str]:
    """Sort the built-in games before others of the same name."""
    return (package_of(entry) != OWN_PACKAGE, entry.name, package_of(entry))


def package_of(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else ""


def label_of(entry: EntryPoint) -> str:
    return f"the game {entry.name!r} of {package_of(entry) or entry.value!r} cannot be played"


def fault_text(error: BaseException) -> str:
    """One line, of whatever was raised."""
    return f"{type(error).__name__}: {error}".splitlines()[0]


def fault_of(manifest: object, name: str) -> str | None:
    """Why the object that an entry point led to is no manifest, or None."""
    if not isinstance(manifest, Manifest):
        return f"its entry point is no Manifest but {type(manifest).__name__}"
    if manifest.name != name:
        return f"its manifest is of the game {manifest.name!r}"
    if not any(option.name == "players" for option in manifest.game.options):
        return "it has no option 'players'"
    return fault_of_words(manifest.words)


def fault_of_words(package: str) -> str | None:
    try:
        has_texts = files(package).joinpath("en").is_dir()
    except (ImportError, TypeError, ValueError) as error:
        return f"its words are not found: {error}"
    return None if has_texts else f"{package!r} has no texts in English"


@cache
def registry() -> Registry:
    """The registry, read once a process."""
    return Registry(list(entry_points(group=GROUP)))


def game_names() -> list[str]:
    """The names of all games."""
    return list(registry().manifests)


def manifest(name: str) -> Manifest:
    """The manifest of a game by name."""
    found = registry().manifests.get(name)
    if found is None:
        known = ", ".join(registry().manifests)
        raise UnknownGame(f"no game {name!r}: known are {known}").saying("unknown_game", name=repr(name), known=known)
    return found


def game(name: str) -> Game:
    """The rules of a game by name."""
    return manifest(name).game
