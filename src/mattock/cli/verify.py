"""`mattock verify`: checks a journal and says what was proved."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.text import Text

import mattock
from mattock.cli.error_text import error_line
from mattock.cli.journals import NotAJournal, naming_file, read_journal
from mattock.cli.language import current_language
from mattock.cli.screen import Screen
from mattock.core.journal import JournalDamaged, JournalImpossible, JournalTruncated
from mattock.core.verify import JournalForged, Verification, verify
from mattock.texts import Texts
from mattock.texts.story import people_of

EXIT_FALSE: Final = 1
FALSE_JOURNAL_ERRORS: Final = (JournalDamaged, JournalTruncated, JournalImpossible, JournalForged)


def verify_journal(path: Path, components: Path | None, *, unfinished: bool) -> int:
    """0 if all is well, 1 if the journal is false; what is no journal, or of other rules, is bad input."""
    try:
        journal = read_journal(path, unfinished=unfinished)
        game = mattock.game(journal.game)
        owned = None if components is None else str(components)
        with naming_file(path):
            found = verify(journal, game, owned)
    except NotAJournal:
        raise
    except FALSE_JOURNAL_ERRORS as error:
        print(Texts(current_language()).say("cli-false", problem=error_line(error)), file=sys.stderr)  # noqa: T201
        return EXIT_FALSE
    console = Screen(soft_wrap=True)
    texts = Texts(current_language(), game=game.name).at_table(
        people_of(game.rebuild(journal, upto=0, components=owned))
    )
    for line in report(found, texts):
        console.print(Text(line))
    return 0


def report(found: Verification, texts: Texts) -> list[str]:
    """What was checked, line by line."""
    journal = found.journal
    lines = [
        texts.say("cli-verified-chain", title=texts.say("game-title"), actions=found.actions),
        texts.say("cli-verified-rules", rules=journal.rules, components=journal.components),
        luck_line(found, texts),
        texts.say("cli-verified-options", title=texts.say("game-title"), options=as_written(journal.options)),
        texts.say("cli-verified-unproved", luck="fair" if found.is_luck_fair else "other"),
    ]
    if found.numbers:
        counts = ", ".join(f"{stream} {count}" for stream, count in sorted(found.numbers.items()))
        lines.append(texts.say("cli-verified-numbers", counts=counts))
    if found.outcome is None:
        lines.append(texts.say("cli-verified-unfinished"))
    else:
        lines.append(texts.outcome(found.outcome))
    lines.append(texts.say("cli-verified", luck="yes" if found.is_luck_derived else "no"))
    return lines


def as_written(options: Mapping[str, object]) -> str:
    """Options under the names that the file has; those that are not set are left out."""
    said = {name: value if isinstance(value, str) else json.dumps(value) for name, value in options.items()}
    return ", ".join(f"{name} {value}" for name, value in said.items() if options[name] is not None)


def luck_line(found: Verification, texts: Texts) -> str:
    total = sum(found.numbers.values())
    if found.is_luck_derived:
        return texts.say("cli-luck-derived", total=total, commitment=str(found.journal.commitment))
    if found.is_luck_fair:
        return texts.say("cli-luck-secret", total=total, commitment=str(found.journal.commitment))
    return texts.say("cli-luck-unknown", total=total, kind=found.journal.luck)
