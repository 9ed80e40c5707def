"""The fortress as text: fourteen places where they lie, and who and what is in them.

Places whose frames share a border are one step apart; so are a tower and a wall that a short stroke joins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from mattock.terminal.canvas import TextCanvas
from mattock.terminal.game_screen import View
from mattock.texts import Texts

WIDTH: Final = 80

RESOURCE_OF: Final = {"carpenters": "wood", "tannery": "leather", "foundry": "metal"}
# The places from left to right in the row across the middle, and the columns of the borders between them.
MIDDLE: Final = (
    "foundry_outside",
    "foundry_wall",
    "foundry",
    "central_chamber",
    "carpenters",
    "carpenters_wall",
    "carpenters_outside",
)
TOWERS: Final = ("tunnel_tower", "second_tower", "third_tower")
COLUMNS: Final = (0, 10, 20, 33, 46, 59, 69, 79)
MIDDLE_LINES: Final = 3
TANNERY_LINES: Final = 2
WALL_LINES: Final = 2
MIN_COURTYARD: Final = 3
SECTIONS: Final = 5


class Frame(NamedTuple):
    """Where a place is drawn: the columns and rows of its border."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def room(self) -> int:
        return self.right - self.left - 1

    @property
    def lines(self) -> int:
        return self.bottom - self.top - 1


def picture(view: View, texts: Texts) -> list[Text]:
    """The whole fortress, 80 columns wide."""
    guests = courtyard_guests(view, texts)
    frames = layout(max(MIN_COURTYARD, len(guests)))
    canvas = TextCanvas(WIDTH, frames["tannery_outside"].bottom + 1)
    for frame in frames.values():
        canvas.box(*frame)
    join_towers(canvas, frames)
    for place, frame in frames.items():
        extra = guests if place == "tunnel_courtyard" else contents(place, view, texts)
        draw_contents(canvas, place, frame, extra, view, texts)
    draw_tunnel(canvas, view, texts)
    draw_engines(canvas, frames["tannery_outside"], view, texts)
    return canvas.rows()


def layout(courtyard: int) -> dict[str, Frame]:
    """Every place's frame; the courtyard has so many lines."""
    top = courtyard + 1
    below = top + MIDDLE_LINES + 1
    wall = below + TANNERY_LINES + 1
    outside = wall + WALL_LINES + 1
    frames = {place: Frame(COLUMNS[at], top, COLUMNS[at + 1], below) for at, place in enumerate(MIDDLE)}
    frames["tunnel_courtyard"] = Frame(20, 0, 59, top)
    frames["tunnel_tower"] = Frame(61, 0, 79, top - 1)
    frames["tannery"] = Frame(20, below, 59, wall)
    frames["tannery_wall"] = Frame(20, wall, 59, outside)
    frames["tannery_outside"] = Frame(20, outside, 59, outside + 2)
    frames["third_tower"] = Frame(0, below + 1, 18, outside)
    frames["second_tower"] = Frame(61, below + 1, 79, outside)
    return frames


def join_towers(canvas: TextCanvas, frames: Mapping[str, Frame]) -> None:
    """Short strokes from each tower to the walls beside it (R1.4)."""
    third, second, wall = frames["third_tower"], frames["second_tower"], frames["tannery_wall"]
    canvas.down(15, third.top - 1)
    canvas.down(64, second.top - 1)
    canvas.down(64, frames["tunnel_tower"].bottom)
    row = wall.top + 1
    for x in (third.right, wall.right):
        canvas.across(x, row)
        canvas.across(x + 1, row)


def draw_contents(
    canvas: TextCanvas, place: str, frame: Frame, extra: Sequence[Text], view: View, texts: Texts
) -> None:
    """A place's name, in its border unless a stroke to a wall may run there, then what is in it."""
    name = texts.name("place", place, "short")
    lines = [*extra, *orcs_at(place, view, texts)]
    if place in TOWERS:
        lines.insert(0, Text(name, "bold"))
    else:
        framed = f" {name} " if len(name) + 3 < frame.room else name
        canvas.write(frame.left + 2, frame.top, framed, frame.room - 1, "bold")
    people = dwarfs_at(place, view, texts)
    if place == "tunnel_courtyard":
        lines[0] = spread([lines[0], *people])
    else:
        lines = arranged(lines, people, frame)
    for row, line in enumerate(lines[: frame.lines]):
        canvas.write(frame.left + 2, frame.top + 1 + row, line, frame.room - 1)


def contents(place: str, view: View, texts: Texts) -> list[Text]:
    """The treasure or the stock of a place."""
    if place == "central_chamber":
        return [Text(texts.say("screen-gold", count=view["gold"]), "yellow")]
    if place in RESOURCE_OF:
        resource = RESOURCE_OF[place]
        return [Text(texts.say(f"amount-{resource}", count=view["workshops"][resource]), "green")]
    return []


def orcs_at(place: str, view: View, texts: Texts) -> list[Text]:
    orcs = view["orcs"].get(place, 0)
    return [Text(texts.say("screen-orcs", count=orcs), "bold red")] if orcs else []


def dwarfs_at(place: str, view: View, texts: Texts) -> list[Text]:
    """The dwarfs at a place; the one whose turn it is has a mark."""
    return [
        Text("»" + name, "bold cyan") if there["seat"] == view["to_move"] else Text(name, "cyan")
        for there in view["dwarfs"]
        if there["place"] == place
        for name in [texts.name("dwarf", there["dwarf"])]
    ]


def spread(parts: Sequence[Text]) -> Text:
    """Side by side, with some air between."""
    return Text("  ").join([part for part in parts if part])


def arranged(things: Sequence[Text], people: Sequence[Text], frame: Frame) -> list[Text]:
    """Each on a line of its own if they fit; else people side by side, then things, then all on one line."""
    if len(things) + len(people) <= frame.lines:
        return [*things, *people]
    room = frame.room - 1
    for lines in ([*things, names_in_row(people, room)], [spread(things), names_in_row(people, room)]):
        if len(lines) <= frame.lines:
            return lines
    beside = spread(things)
    return [spread([beside, names_in_row(people, room - len(beside) - 2)])]


def names_in_row(people: Sequence[Text], room: int) -> Text:
    """Names in a row; where they do not fit, only their first letters."""
    rows = [Text(" ").join([shortened(person, length) for person in people]) for length in (None, 3, 2, 1)]
    return next((row for row in rows if len(row) <= room), rows[-1])


def shortened(person: Text, length: int | None) -> Text:
    mark = 1 if person.plain.startswith("»") else 0
    return person if length is None else person[: length + mark]


def courtyard_guests(view: View, texts: Texts) -> list[Text]:
    """The rubble, then everybody who is not a dwarf in the tunnel entrance courtyard, one line each."""
    rubble = Text(texts.say("screen-rubble", count=view["rubble"])) if view["rubble"] else Text()
    return [
        rubble,
        *(Text(goblin_line(goblin, texts), "bold magenta") for goblin in view["goblins"]),
        *(Text(troll_line(troll, texts), "bold red") for troll in view["trolls"]),
    ]


def goblin_line(goblin: View, texts: Texts) -> str:
    """What a goblin still wants before it goes, short enough for one line."""
    needs = " ".join(texts.say(f"amount-{name}", count=count) for name, count in goblin["needs"].items() if count)
    left = max(goblin["needs"].values())
    params = {"level": goblin["level"], "rubble": goblin["rubble"], "hits": goblin["hits"], "any": left}
    return texts.say(f"screen-goblin-{goblin['kind']}", needs=needs, **params)


def troll_line(troll: View, texts: Texts) -> str:
    """A troll's circles, the covered ones crossed out."""
    circles = " ".join("x" if circle["covered"] else f"({circle['hits']})" for circle in troll["circles"])
    return texts.say("screen-troll", circles=circles)


def draw_tunnel(canvas: TextCanvas, view: View, texts: Texts) -> None:
    """The five sections of the way out, the open ones empty."""
    opened = view["sections"]
    canvas.write(1, 1, texts.say("screen-tunnel"), 18, "bold")
    canvas.write(1, 2, "".join("[ ]" if section < opened else "[#]" for section in range(SECTIONS)), 18)
    canvas.write(1, 3, texts.say("screen-sections", open=opened, all=SECTIONS), 18)


def draw_engines(canvas: TextCanvas, beside: Frame, view: View, texts: Texts) -> None:
    """Where the siege tower and the catapult stand, in the two lower corners."""
    for engine, x in zip(view["engines"], (0, 61), strict=True):
        name = texts.name("engine", engine["engine"], "short")
        where, style = engine_place(engine, texts)
        canvas.write(x, beside.top + 1, name, 19, "bold")
        canvas.write(x, beside.top + 2, where, 19, style)


def engine_place(engine: View, texts: Texts) -> tuple[str, str]:
    if engine["seat"] is None:
        return texts.say("screen-engine-reserve"), ""
    key = "screen-engine-lying" if engine["lying"] else "screen-engine-ready"
    return texts.say(key, seat=texts.seat(engine["seat"])), "bold red"
