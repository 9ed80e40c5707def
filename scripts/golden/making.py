"""Makes golden games: plays until one comes out as wanted, tells its story, and says what became of the files."""

from __future__ import annotations

import sys
from pathlib import Path

import mattock
from mattock.texts import Texts, retell
from scripts.golden.kept import Kept


class NotFound(LookupError):
    """No seed tried makes the game that is wanted."""


def played(kept: Kept, tries: int) -> mattock.Journal:
    """The first game that ends as wanted, from the golden seed on."""
    golden = kept.golden
    for seed in range(golden.seed, golden.seed + tries):
        state = kept.begin(golden.luck(seed))
        golden.play(state, seed)
        assert state.outcome is not None
        journal = state.journal()
        if state.outcome.reason == golden.ends and golden.shows(kept.witnessed(journal)):
            return journal
        print(f"{kept.name}: seed {seed} ends by {state.outcome.reason}, looking on", file=sys.stderr, flush=True)
    raise NotFound(f"no such game from seed {golden.seed} to {golden.seed + tries - 1}")


def told(kept: Kept, journal: mattock.Journal) -> str:
    """The story of a golden game, a line a fact."""
    texts = Texts(game=kept.game.name, pieces=kept.game.pieces(kept.components, kept.game.version_of(journal.rules)))
    return "".join(f"{line}\n" for line in retell(kept.game, journal, texts, components=kept.components))


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


def remade(kept: Kept, tries: int, *, only_story: bool) -> str:
    """Make one game again, or only its story; a line about it."""
    journal = mattock.Journal.from_text(kept.journal.read_text(encoding="utf-8")) if only_story else played(kept, tries)
    story = told(kept, journal)
    changes = [renewed(kept.journal, journal.to_text()), renewed(kept.story, story)]
    assert journal.outcome is not None
    score = f"{journal.outcome['reason']} {journal.outcome['score']}"
    return f"{score:<16} {len(journal.moves):>4} actions   {'; '.join(changes)}"
