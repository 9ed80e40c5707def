"""Makes the golden games: whole games as journals, each with its story, under `tests/golden`.

Run `python -m scripts.golden` by hand when the rules change, `python -m scripts.golden --retell` when only the texts
do; names as arguments choose some of the games. Every game is played from its own seed; should that no longer end as
wanted, the following seeds are tried. The last column says what became of the files.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import mattock
from mattock.core.bits import count
from mattock.games.runedar.state import Siege
from mattock.terminal.pieces import printed_on
from mattock.texts import Texts, retell
from scripts.golden_player import play_out
from scripts.golden_taste import Taste

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden" / "runedar"
GAME: Final = mattock.game("runedar")

PLAIN: Final = Taste()
IDLE: Final = Taste(tunnel=0.12)  # holds the walls, and digs when nothing else is to be done
UNDER_FIRE: Final = Taste(tunnel=0.25, catapult=(0.0,) * 5, shot=0.0)
AMONG_TROLLS: Final = Taste(tunnel=0.25, tower=(0.0,) * 5, troll=0.0, circle=0.0)
HASTY: Final = Taste(orcs=(0.0, 0.0, 0.0), crowd=0.0)  # digs and does not look back
OPEN_DOORS: Final = Taste(gold=0.1, poverty=0.0, orcs=(0.0, 0.0, 0.0), crowd=1.5)  # minds orcs, but not what they take
LAVISH: Final = Taste(gold=0.4, poverty=4.0)


class Golden(NamedTuple):
    """A game worth keeping: how it begins, who plays it, and what must come of it."""

    name: str
    ends: str
    seed: int
    options: dict[str, Any]
    taste: Taste = PLAIN
    is_fair: bool = False
    owner: str | None = None
    shows: Callable[[Siege], bool] = lambda siege: True

    @property
    def journal(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"

    @property
    def story(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    @property
    def components(self) -> str | None:
        return None if self.owner is None else str(FOLDER / self.owner)

    def luck(self, seed: int) -> mattock.Chance:
        if self.is_fair:
            return mattock.Fair(hashlib.sha256(f"golden {self.name} {seed}".encode()).digest())
        return mattock.Seeded(seed)


def has_hired_all(siege: Siege) -> bool:
    return count(siege.hired) == len(siege.box.hire_ids)


def has_split_a_dig(siege: Siege) -> bool:
    """Two goblins of one section brought rubble, which needs a box of one's own (R9.4)."""
    return any(move.code.startswith("dig_at") for move in siege.journal().moves)


GAMES: Final = (
    Golden("lost_to_the_siege_deck", "siege_deck", 5, {"players": 2, "difficulty": "epic"}, IDLE),
    Golden("lost_to_the_catapult", "catapult_deck", 1, {"players": 3}, UNDER_FIRE),
    Golden("lost_to_the_trolls", "troll_tiles", 4, {"players": 4}, AMONG_TROLLS),
    Golden("lost_to_the_orcs", "orc_reserve", 2, {"players": 2, "dwarfs": ["eldrun", "thrain"]}, HASTY),
    Golden("lost_for_want_of_gold", "gold", 4, {"players": 3, "difficulty": "hard"}, OPEN_DOORS),
    Golden("lost_alone", "orc_reserve", 0, {"players": 1, "dwarfs": ["thrain"]}, HASTY),
    Golden("won_alone", "escaped", 1, {"players": 1, "difficulty": "epic"}),
    Golden("won_by_two", "escaped", 3, {"players": 2, "difficulty": "hard", "first": 1}),
    Golden("won_by_three", "escaped", 2, {"players": 3, "difficulty": "easy"}),
    Golden("won_by_four", "escaped", 0, {"players": 4}),
    Golden("won_with_blades", "escaped", 1, {"players": 2, "difficulty": "easy", "dice": "blades"}),
    Golden("won_with_open_hands", "escaped", 3, {"players": 2, "difficulty": "easy", "open_hands": True}),
    Golden("won_with_all_mercenaries", "escaped", 5, {"players": 2, "difficulty": "easy"}, LAVISH, shows=has_hired_all),
    Golden("won_with_an_owners_box", "escaped", 4, {"players": 2}, LAVISH, owner="owner.toml", shows=has_split_a_dig),
    Golden("won_with_fair_luck", "escaped", 0, {"players": 2, "difficulty": "easy"}, is_fair=True),
)


class NotFound(LookupError):
    """No seed tried makes the game that is wanted."""


def played(golden: Golden, tries: int) -> mattock.Journal:
    """The first game that ends as wanted, from the golden seed on."""
    for seed in range(golden.seed, golden.seed + tries):
        siege = GAME.new(chance=golden.luck(seed), **golden.options, components=golden.components)
        assert isinstance(siege, Siege)
        play_out(siege, golden.taste)
        assert siege.outcome is not None
        if siege.outcome.reason == golden.ends and golden.shows(siege):
            return siege.journal()
        print(f"{golden.name}: seed {seed} ends by {siege.outcome.reason}, looking on", file=sys.stderr, flush=True)
    raise NotFound(f"no such game from seed {golden.seed} to {golden.seed + tries - 1}")


def told(golden: Golden, journal: mattock.Journal) -> str:
    """The story of a golden game, a line a fact."""
    texts = Texts(game=GAME.name, pieces=printed_on(golden.components))
    return "".join(f"{line}\n" for line in retell(GAME, journal, texts, components=golden.components))


def renewed(path: Path, text: str) -> str:
    """Write a file, and say what that changed."""
    before = path.read_text(encoding="utf-8") if path.exists() else None
    path.write_text(text, encoding="utf-8", newline="\n")
    if before is None:
        return f"{path.suffix} new"
    if before == text:
        return f"{path.suffix} as before"
    old, new = before.splitlines(), text.splitlines()
    first = next((i for i, (a, b) in enumerate(zip(old, new, strict=False), 1) if a != b), min(len(old), len(new)) + 1)
    return f"{path.suffix} CHANGED from line {first} on, {len(old)} → {len(new)} lines"


def remade(golden: Golden, tries: int, *, only_story: bool) -> str:
    """Make one game again, or only its story; a line about it."""
    if only_story:
        journal = mattock.Journal.from_lines(golden.journal.read_text(encoding="utf-8"))
    else:
        journal = played(golden, tries)
    story = told(golden, journal)
    changes = [renewed(golden.journal, journal.to_lines()), renewed(golden.story, story)]
    assert journal.outcome is not None
    score = f"{journal.outcome['reason']} {journal.outcome['score']}"
    return f"{score:<16} {len(journal.moves):>4} actions   {'; '.join(changes)}"


def main() -> int:
    names = [golden.name for golden in GAMES]
    parser = argparse.ArgumentParser(prog="python -m scripts.golden", description="Make the golden games again.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of: {', '.join(names)}")
    parser.add_argument("--retell", action="store_true", help="keep the journals, write only their stories")
    parser.add_argument("--tries", type=int, default=60, help="seeds to try for a game (default: %(default)s)")
    chosen = parser.parse_args()
    if unknown := set(chosen.names) - set(names):
        parser.error(f"no golden game {', '.join(sorted(unknown))}")
    games = [golden for golden in GAMES if not chosen.names or golden.name in chosen.names]
    failed = 0
    for golden in games:
        try:
            line = remade(golden, chosen.tries, only_story=chosen.retell)
        except (NotFound, OSError, mattock.JournalError) as error:
            failed += 1
            line = f"FAILED: {error}"
        print(f"{golden.name:<26} {line}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
