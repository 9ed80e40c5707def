"""Journals: options, luck and actions of a game as versioned JSON lines, chained by hashes.

The first line is the head, then comes a line an action, then the foot. Each line ends with `sum`, a hash over the
line and the sum before it: a changed, lost or moved line is found, and where it stands.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Final

from mattock.core.refusal import MattockError

FORMAT: Final = 1
SUM_LENGTH: Final = 16
FIRST_SUM: Final = "0" * SUM_LENGTH


class JournalError(MattockError, ValueError):
    """A journal that cannot be used. `line` counts from 1; 0 when no single line is to blame."""

    def __init__(self, problem: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.problem = problem
        self.line = line

    def made_of(self) -> tuple[object, ...]:
        return self.problem, self.line


class JournalDamaged(JournalError):
    """A line was changed, lost or damaged."""


class JournalTruncated(JournalError):
    """The foot is missing: the end of the file was cut off, or the game was interrupted."""


class JournalNewer(JournalError):
    """Written in a format that this version does not know."""


class JournalMismatch(JournalError):
    """Made for another game, or under other rules or components."""


class JournalImpossible(JournalError):
    """The rules refuse an action, or the luck does not fit it. `move` counts from 1; 0 is the deal."""

    def __init__(self, move: int, problem: str) -> None:
        super().__init__(f"action {move}: {problem}" if move else problem, move + 1)
        self.move = move

    def made_of(self) -> tuple[object, ...]:
        return self.move, self.problem.removeprefix(f"action {self.move}: ")


class JournalMove:
    """One action by its code, and what luck answered while it was carried out."""

    def __init__(self, code: str, luck: list[int]) -> None:
        self.code = code
        self.luck = luck

    def __eq__(self, other: object) -> bool:
        return isinstance(other, JournalMove) and self.code == other.code and self.luck == other.luck

    def __hash__(self) -> int:
        return hash(self.code)

    def __reduce__(self) -> tuple[object, ...]:
        return JournalMove, (self.code, self.luck)

    def __repr__(self) -> str:
        return f"JournalMove({self.code!r}, {self.luck!r})"


class Journal:
    """Everything needed to rebuild any moment of a game. It holds secrets: show it only when the game is over."""

    def __init__(
        self,
        *,
        game: str,
        rules: str,
        components: str,
        options: dict[str, object],
        luck: str,
        commitment: str | None,
        deal: list[int],
        moves: list[JournalMove],
        outcome: Mapping[str, object] | None,
        secret: str | None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.components = components
        self.options = options
        self.luck = luck
        self.commitment = commitment
        self.deal = deal
        self.moves = moves
        self.outcome = outcome
        self.secret = secret

    def head(self) -> dict[str, object]:
        return {
            "mattock": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "components": self.components,
            "options": self.options,
            "luck": self.luck,
            "commitment": self.commitment,
            "deal": self.deal,
        }

    def foot(self) -> dict[str, object]:
        return {"actions": len(self.moves), "outcome": self.outcome, "secret": self.secret}

    def answers(self, upto: int | None = None) -> list[int]:
        """All that luck answered, in order: for the deal, and for so many moves (default: all)."""
        found = self.deal.copy()
        for move in self.moves[:upto]:
            found.extend(move.luck)
        return found

    def bodies(self) -> list[dict[str, object]]:
        """Head, moves and foot as data."""
        moves: list[dict[str, object]] = [{"do": move.code, "luck": move.luck} for move in self.moves]
        return [self.head(), *moves, self.foot()]

    def to_text(self) -> str:
        """The whole journal as text."""
        chain = FIRST_SUM
        lines: list[str] = []
        for body in self.bodies():
            line, chain = line_with_sum(body, chain)
            lines.append(line)
        return "".join(lines)

    @staticmethod
    def from_text(text: str, *, unfinished: bool = False) -> Journal:
        """Read a journal; `unfinished` accepts one without a foot, as an interrupted game leaves it."""
        rows = parsed(text, unfinished=unfinished)
        head = rows[0]
        has_foot = len(rows) > 1 and "actions" in rows[-1]
        if not has_foot and not unfinished:
            raise JournalTruncated("the end is missing", len(rows) + 1)
        foot = rows[-1] if has_foot else {}
        bodies = rows[1:-1] if has_foot else rows[1:]
        if has_foot and (foot["actions"] != len(bodies) or isinstance(foot["actions"], bool)):
            raise JournalDamaged(f"{foot['actions']!r} actions announced, {len(bodies)} found", len(rows))
        moves = [move_of(body, line) for line, body in enumerate(bodies, 2)]
        outcome = optional_table(foot, "outcome", len(rows))
        return journal_of(head, moves, outcome, optional_text(foot, "secret", len(rows)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Journal) and self.bodies() == other.bodies()

    def __hash__(self) -> int:
        return hash((self.game, self.components, len(self.moves)))

    def __reduce__(self) -> tuple[object, ...]:
        return journal_of, (self.head(), self.moves, self.outcome, self.secret)


def journal_of(
    head: dict[str, object], moves: list[JournalMove], outcome: Mapping[str, object] | None, secret: str | None
) -> Journal:
    """A journal made of its parts, as they were before it became text."""
    return Journal(
        game=text_field(head, "game"),
        rules=text_field(head, "rules"),
        components=text_field(head, "components"),
        options=table_field(head, "options"),
        luck=word_field(head, "luck"),
        commitment=optional_text(head, "commitment", 1),
        deal=luck_field(head, "deal", 1),
        moves=moves,
        outcome=outcome,
        secret=secret,
    )


def line_with_sum(body: dict[str, object], chain: str) -> tuple[str, str]:
    """A line of a journal and its sum, given the sum of the line before."""
    text = json.dumps(body, separators=(",", ":"))
    seal = sum_of(text[:-1], chain)
    return f'{text[:-1]},"sum":"{seal}"}}\n', seal


def sum_of(text: str, chain: str) -> str:
    """A hash over a line and the sum before it; lone surrogates, as foreign bytes are read, count like the rest."""
    return hashlib.sha256((chain + text).encode(errors="surrogatepass")).hexdigest()[:SUM_LENGTH]


def parsed(text: str, *, unfinished: bool = False) -> list[dict[str, object]]:
    """The data of all lines; the chain of sums is checked on the way. `unfinished` leaves out a last line cut short."""
    lines = text.removesuffix("\n").split("\n")
    if unfinished and len(lines) > 1 and not text.endswith("\n") and not lines[-1].endswith("}"):
        del lines[-1]
    if lines == [""]:
        raise JournalTruncated("the file is empty", 1)
    rows: list[dict[str, object]] = []
    chain = FIRST_SUM
    for number, line in enumerate(lines, 1):
        row = parsed_line(line, number, is_cut=number == len(lines) and not text.endswith("\n"))
        if number == 1:
            check_format(row)
        body, _, seal = line.rpartition(',"sum":"')
        chain = sum_of(body, chain)
        if seal != f'{chain}"}}':
            raise JournalDamaged("the line does not fit its sum: it, or one before it, was changed", number)
        rows.append(row)
    return rows


def parsed_line(line: str, number: int, *, is_cut: bool) -> dict[str, object]:
    """One line as data; `is_cut` if its own end is missing too, as at the end of a file cut off in the middle."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        if is_cut and line.startswith("{"):
            raise JournalTruncated("the line is cut off", number) from None
        raise JournalDamaged("not a line of JSON", number) from None
    if not isinstance(row, dict):
        raise JournalDamaged("not an object", number)
    return row


def check_format(head: dict[str, object]) -> None:
    """Check first of all that it is a journal of a version that we can read."""
    version = head.get("mattock")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise JournalDamaged("not the head of a journal", 1)
    if version > FORMAT:
        raise JournalNewer(f"format {version}; this version reads up to {FORMAT}", 1)


def move_of(body: dict[str, object], line: int) -> JournalMove:
    code = body.get("do")
    if not isinstance(code, str):
        raise JournalDamaged("no action", line)
    return JournalMove(code, luck_field(body, "luck", line))


def luck_field(row: dict[str, object], name: str, line: int) -> list[int]:
    answers = row.get(name)
    if not isinstance(answers, list):
        raise JournalDamaged(f"{name!r} is missing", line)
    for answer in answers:
        if not isinstance(answer, int) or isinstance(answer, bool) or not 0 <= answer < 1 << 31:
            raise JournalDamaged(f"{name!r} is not a list of numbers", line)
    return answers


def text_field(head: dict[str, object], name: str) -> str:
    text = head.get(name)
    if not isinstance(text, str):
        raise JournalDamaged(f"{name!r} is missing", 1)
    return text


def word_field(head: dict[str, object], name: str) -> str:
    """Text that is shown as it is: one plain word."""
    word = text_field(head, name)
    if not (word.isascii() and word.isidentifier()):
        raise JournalDamaged(f"{name!r} is not a word", 1)
    return word


def optional_text(row: dict[str, object], name: str, line: int) -> str | None:
    text = row.get(name)
    if text is not None and not isinstance(text, str):
        raise JournalDamaged(f"{name!r} is not text", line)
    return text


def table_field(head: dict[str, object], name: str) -> dict[str, object]:
    table = optional_table(head, name, 1)
    if table is None:
        raise JournalDamaged(f"{name!r} is missing", 1)
    return table


def optional_table(row: dict[str, object], name: str, line: int) -> dict[str, object] | None:
    table = row.get(name)
    if table is not None and not isinstance(table, dict):
        raise JournalDamaged(f"{name!r} is not an object", line)
    return table
