"""A card of the table in a few letters: whose it is, what it is, who stands on it, and what may be chosen there."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from mattock.games.dwar7s.terminal.areas import Area
from mattock.games.dwar7s.terminal.palette import BADGES, CHOICE_STYLE, FAINT, INK, THREAT, TREASURE, badge, letter
from mattock.terminal.game_screen import View
from mattock.texts import Texts

FREE_SLOT_SIGN: Final = "·"
STACK: Final = "≡"
SIGNS: Final = {"silent": "z", "frozen": "*", "idle": "x"}
FORMS: Final = ("", ".short", ".tiny")
"""The names of a card, the longest first."""

FOR_WORDS: Final = 12
FOR_NAMES: Final = 8
FOR_NEEDS: Final = 7
FOR_GAPS: Final = 6
CREW: Final = 5
"""So much room do marks and words take, names that are more than two letters, needs, gaps, and dwarfs one by one."""


def cell(stack: View, area: Area, chosen: int | None, mover: str | None, texts: Texts, room: int) -> list[Text]:
    """Three lines: the card and its area; dwarfs, free slots and what is needed; stack, spell and choice."""
    choice = Text() if chosen is None else Text(f"›{chosen}" if room >= FOR_GAPS else str(chosen), CHOICE_STYLE)
    return [
        edges(name_of(stack, texts, room, room - len(area.letter) * 2), Text(area.letter, FAINT), room),
        edges(crew(stack, texts), need(stack, mover, texts, room), room),
        edges(below(stack, texts, room), choice, room),
    ]


def name_of(stack: View, texts: Texts, room: int, left: int) -> Text:
    """The owner of a card, and the longest of its names that fits into what the letter of its area and a gap leave."""
    colour = stack["colour"]
    whose = badge(colour, texts) if room >= FOR_WORDS else Text(letter(colour, texts), BADGES[colour])
    if room >= FOR_GAPS:
        whose = Text.assemble(whose, " ")
    names = [texts.say(f"screen-kind-{stack['kind']}{form}") for form in FORMS]
    fitting = (name for name in names if len(whose) + len(name) <= left)
    return Text.assemble(whose, Text(next(fitting, names[-1]), f"bold {INK}"))


def crew(stack: View, texts: Texts) -> Text:
    """A letter for each dwarf and a dot for each free slot; as numbers where they are too many."""
    crowded = stack["slots"] > CREW
    row = Text()
    for colour, count in stack["dwarfs"].items():
        if count:
            mark = letter(colour, texts)
            row.append(f"{mark}{count}" if crowded else mark * count, BADGES[colour])
    free = stack["free"]
    if free:
        row.append(f"{FREE_SLOT_SIGN}{free}" if crowded else FREE_SLOT_SIGN * free, INK)
    return row


def need(stack: View, mover: str | None, texts: Texts, room: int) -> Text:
    """How many dwarfs of one colour the task needs, or that the player to move has enough."""
    if room < FOR_NEEDS:
        return Text()
    is_ready = mover is not None and stack["dwarfs"][mover] >= stack["needs"]
    if room < FOR_WORDS:
        said = f"{'!' if is_ready else '/'}{stack['needs']}"
    else:
        said = texts.say("screen-ready") if is_ready else texts.say("screen-need", count=stack["needs"])
    return Text(said, TREASURE if is_ready else FAINT)


def below(stack: View, texts: Texts, room: int) -> Text:
    """How many cards lie on the space, and what a monster does to the one on top."""
    has_words = room >= FOR_WORDS
    height = len(stack["beneath"]) + 1
    parts = [Text(f"{STACK}{height}", INK)] if height > 1 else []
    spell = stack["spell"]
    if spell:
        parts.append(Text(texts.say(f"screen-{spell}") if has_words else SIGNS[spell], THREAT))
    return Text(" " if has_words else "").join(parts)


def edges(left: Text, right: Text, room: int) -> Text:
    """One thing at the left edge and one at the right, which is never cut off."""
    return Text.assemble(left[: room - len(right)], " " * max(room - len(left) - len(right), 0), right)
