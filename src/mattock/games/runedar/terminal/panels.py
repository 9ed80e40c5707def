"""What lies beside the fortress: the five loss meters, the upgrade board, the mercenaries, the hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mattock.core.game import PrintedData
from mattock.games.runedar.box.printed import RESOURCES
from mattock.games.runedar.box.schema import ACTIONS
from mattock.terminal.canvas import heading
from mattock.terminal.game_screen import View
from mattock.texts import Texts

Usable = Mapping[str, frozenset[str]]
"""The actions that each card of the hand could be used for now."""

# Each meter with its full count; every one of them loses the game when it is empty (R16.2).
METERS: Final = {"gold": 20, "siege_left": 50, "orc_reserve": 10, "troll_tiles_left": 5, "catapult_cards_left": 5}
BAR: Final = 10
WAVE: Final = 10
DECK_STYLES: Final = {"yellow": "yellow", "grey": "white", "red": "red"}
WORKSHOPS: Final = ("carpenters", "tannery", "foundry")


def meters(view: View, texts: Texts, columns: int) -> RenderableType:
    """All five in one grammar: name, what is left, a bar; a mark where little is left."""
    cells = [meter(name, view[name], full, texts) for name, full in METERS.items()]
    wave = min((METERS["siege_left"] - view["siege_left"]) // WAVE + 1, 5)
    at_risk = sum(view["orcs"].get(place, 0) for place in WORKSHOPS)
    notes = Text(f"{texts.say('screen-wave', wave=wave)}. {texts.say('screen-arrow', count=at_risk)}")
    grid = Table.grid(padding=(0, 2))
    for start in range(0, len(cells), columns):
        grid.add_row(*(part for cell in cells[start : start + columns] for part in cell))
    return Group(heading(texts.say("screen-meters")), grid, notes)


def meter(name: str, left: int, full: int, texts: Texts) -> tuple[Text, Text, Text]:
    filled = max(left * BAR // full, 1 if left else 0)
    is_low = left * 4 <= full
    style = "bold red" if is_low else "green"
    bar = Text("█" * filled, style).append("·" * (BAR - filled), "dim")
    return Text(texts.say(f"meter-{name}")), Text(f"{left:>2}{'!' if is_low else ' '}", style), bar


def board(view: View, texts: Texts, pieces: PrintedData, *, narrow: bool) -> RenderableType:
    """The five spaces: what lies there, what it still wants, what it can do, which goes on below itself if need be."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(1 if narrow else 3):
        grid.add_column(no_wrap=True)
    grid.add_column()
    for space in view["board"]:
        name, state, deeds = space_cells(space, texts, pieces)
        number = Text(str(space["space"]), "bold")
        if narrow:
            grid.add_row(number, Text.assemble(name, "  ", deeds))
            if state:
                grid.add_row("", state)
        else:
            grid.add_row(number, name, state, deeds)
    decks = Text(texts.say("screen-decks", **view["decks"]))
    return Group(heading(texts.say("screen-board")), grid, decks)


def space_cells(space: View, texts: Texts, pieces: PrintedData) -> tuple[Text, Text, Text]:
    if space["blocked"]:
        return Text(texts.say("screen-space-blocked"), "dim red"), Text(), Text()
    if space["card"] is None:
        return Text(texts.say("screen-space-empty"), "dim"), Text(), Text()
    deck = str(pieces["card"][space["card"]]["deck"])
    name = Text(texts.name("card", space["card"]), f"bold {DECK_STYLES[deck]}")
    if space["finished"]:
        state = Text(texts.say("screen-space-finished"), "bold green")
    else:
        state = Text(" ").join([laid(space, resource, texts) for resource in RESOURCES if wanted(space, resource)])
    return name, state, Text(abilities(space["card"], texts, pieces), "dim")


def wanted(space: View, resource: str) -> int:
    return int(space["needs"][resource] + space["laid"][resource])


def laid(space: View, resource: str, texts: Texts) -> Text:
    """How many of a resource lie on a card, out of how many."""
    name = texts.name("resource", resource)
    said = texts.say("screen-laid", resource=name, laid=space["laid"][resource], wanted=wanted(space, resource))
    return Text(said, "green" if space["needs"][resource] == 0 else "")


def abilities(card: str, texts: Texts, pieces: PrintedData, usable: frozenset[str] = frozenset()) -> str:
    """What a card can do beside moving, in a few words; what it can do this very moment has a mark."""
    printed = pieces["card"][card]
    deeds = [texts.say("action-name-magic")] if printed["magic"] else []
    for name in ACTIONS:
        if printed[name]:
            value = int(str(printed[name]))
            deed = texts.say(f"action-name-{name}", value=value, hits=2 * value)
            deeds.append(texts.say("screen-usable", deed=deed) if name in usable else deed)
    return ", ".join(deeds) if deeds else texts.say("action-name-orc")


def hires(view: View, texts: Texts, pieces: PrintedData, *, narrow: bool) -> RenderableType:
    """The mercenaries with their price; in words where there is room for a column of its own."""
    grid = Table.grid(padding=(0, 1))
    short = []
    for mercenary, printed in pieces["mercenary"].items():
        is_gone = mercenary in view["hired"]
        price = texts.say("screen-hired") if is_gone else texts.say("screen-price", cost=int(str(printed["cost"])))
        name = texts.name("mercenary", mercenary, "short")
        deed = Text(f"{name} {texts.name('mercenary', mercenary, 'deed')}", "dim" if is_gone else "")
        grid.add_row(Text(price, "dim" if is_gone else "yellow"), deed)
        short.append(texts.say("screen-hire-short", mercenary=name, price=price))
    title = heading(texts.say("screen-hires"))
    return Group(title, grid) if narrow else Text("  ").join([title, Text(", ".join(short))])


def hands(view: View, texts: Texts, pieces: PrintedData, usable: Usable) -> RenderableType:
    """Every hand that this view shows, with what its cards can do; of the others the number of their cards."""
    shown: list[RenderableType] = []
    hidden = []
    for dwarf in view["dwarfs"]:
        seat = texts.seat(dwarf["seat"])
        if dwarf["hand"] is None:
            count = texts.say("screen-hand-count", seat=seat, hand=dwarf["hand_size"], deck=dwarf["draw_deck"])
            hidden.append(count)
        elif dwarf["hand"]:
            now = usable if dwarf["seat"] == view["to_move"] else {}
            shown += [heading(texts.say("screen-hand", seat=seat)), hand(dwarf["hand"], texts, pieces, now)]
    if hidden:
        shown.append(Text("  ").join([heading(texts.say("screen-hand-hidden")), Text(", ".join(hidden))]))
    return Group(*shown)


def hand(cards: list[str], texts: Texts, pieces: PrintedData, usable: Usable) -> Table:
    grid = Table.grid(padding=(0, 2))
    for card in cards:
        deeds = abilities(card, texts, pieces, usable.get(card, frozenset()))
        grid.add_row(Text(texts.name("card", card), "bold"), Text(deeds))
    return grid
