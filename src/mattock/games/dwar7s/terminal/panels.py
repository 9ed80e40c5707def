"""What lies beside the table: goals on offer, piles, every player, and one's own hand with its secrets (D12)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mattock.core.game import PrintedData
from mattock.games.dwar7s.terminal.areas import areas_in
from mattock.games.dwar7s.terminal.cells import STACK
from mattock.games.dwar7s.terminal.palette import BADGES, CHOICE_STYLE, badge, letter
from mattock.terminal.canvas import heading
from mattock.terminal.game_screen import View
from mattock.texts import Texts

KINGDOM_CARDS: Final = 9
SIDE_PANEL_WIDTH: Final = 39
PANEL_WIDTH: Final = 80
GOLD: Final = "bold yellow"


def market(view: View, texts: Texts, pieces: PrintedData, *, narrow: bool) -> RenderableType:
    """The goals on offer with price and points, and how many gems the viewer still lacks for each."""
    grid = Table.grid(padding=(0, 2))
    if not narrow:
        for is_price in (False, False, True, False):
            grid.add_column(no_wrap=not is_price)
    viewer = None if view["seat"] is None else view["players"][view["seat"]]
    for goal in view["market"]:
        if goal is None:
            grid.add_row(Text(texts.say("screen-no-goal"), "dim"))
            continue
        cost = pieces["trading"][goal]["cost"]
        assert isinstance(cost, dict)
        price = texts.phrase("gems", cost)
        name = Text(texts.name("goal", goal, "short"), "bold")
        points = Text(texts.say("screen-worth", points=points_of("trading", goal, pieces)), GOLD)
        lack = Text() if viewer is None else lacking(cost, viewer["gems"], texts)
        if narrow:
            grid.add_row(Group(Text("  ").join([name, points, lack]), Padding(Text(price), (0, 0, 0, 2))))
        else:
            grid.add_row(name, points, Text(price), lack)
    return Group(heading(texts.say("screen-market", left=view["goals_left"])), grid)


def lacking(cost: Mapping[str, int], gems: Mapping[str, int], texts: Texts) -> Text:
    """How many gems are still missing."""
    lack = sum(max(count - gems[gem], 0) for gem, count in cost.items())
    return Text(texts.say("screen-lack", count=lack), "dim" if lack else "bold green")


def points_of(sort: str, word: str, pieces: PrintedData) -> int:
    points = pieces[sort][word]["points"]
    assert isinstance(points, int)
    return points


def piles(view: View, texts: Texts) -> RenderableType:
    """Gems, and ogre cards: those in the deck by number, those played by name."""
    return Group(
        Text(texts.say("screen-piles", gems=texts.phrase("gems", view["gems"]))),
        Text(texts.say("screen-ogre-deck", deck=view["ogre_deck"], played=texts.phrase("ogres", view["ogre_discard"]))),
    )


def players(view: View, texts: Texts, pieces: PrintedData, columns: int) -> RenderableType:
    """Every player, as all may see them, in so many columns."""
    blocks = [player(entry, view, texts, pieces) for entry in view["players"]]
    grid = Table.grid(padding=(0, 2))
    for _ in range(columns):
        grid.add_column(width=SIDE_PANEL_WIDTH)
    for start in range(0, len(blocks), columns):
        grid.add_row(*blocks[start : start + columns])
    return grid


def player(entry: View, view: View, texts: Texts, pieces: PrintedData) -> RenderableType:
    """A player in four lines, and more for what was reached."""
    is_mover = view["result"] is None and entry["seat"] == view["to_move"]
    end = view["options"]["goals_to_end"]
    score = texts.say("screen-score", score=entry["score"], goals=entry["goal_count"], end=end)
    mark = Text("»" if is_mover else " ", "bold")
    name = Text.assemble(mark, badge(entry["colour"], texts), " ", Text(texts.seat(entry["seat"]), "bold"))
    gems = texts.phrase("gems", entry["gems"]) if any(entry["gems"].values()) else texts.say("screen-no-gems")
    lines = [
        kingdom_of(entry, view, texts),
        texts.say("screen-dwarfs", count=entry["dwarfs"], gems=gems),
        holding(entry, view, texts),
        *reached(entry, texts, pieces),
    ]
    return Group(Text.assemble(name, "  ", Text(score, GOLD)), *(Padding(Text(line), (0, 0, 0, 4)) for line in lines))


def kingdom_of(entry: View, view: View, texts: Texts) -> str:
    if not entry["kingdom"]:
        return texts.say("screen-no-kingdom")
    castle = next(stack for stack in view["table"] if stack["card"] == f"{entry['colour']}_castle")
    area = areas_in(view)[castle["area"]].letter
    return texts.say("screen-kingdom", area=area, cards=entry["kingdom_size"], points=entry["kingdom_worth"])


def holding(entry: View, view: View, texts: Texts) -> str:
    """Cards in hand; of ogre cards their number, and those that the viewer has seen change hands."""
    kinds = entry["kingdom_cards"]
    cards = [texts.say("screen-ogres", count=entry["ogre_count"])] if entry["ogre_count"] else []
    gems = sum(entry["gems"].values())
    if entry["ogres_known"] and entry["seat"] != view["seat"]:
        cards = [texts.say("screen-ogres-known", ogres=cards[0], known=texts.phrase("ogres", entry["ogres_known"]))]
    if gems:
        cards.append(texts.say("screen-gems", count=gems))
    if len(kinds) == KINGDOM_CARDS:
        cards.append(texts.say("screen-all-kinds"))
    else:
        cards += [texts.say(f"screen-kind-{kind}") for kind in kinds]
    return texts.say("screen-holding", hand=entry["hand_size"], cards=", ".join(cards))


def reached(entry: View, texts: Texts, pieces: PrintedData) -> list[str]:
    """Goals and monsters, once there are any."""
    owned = [("trading", "goal", goal) for goal in entry["goals"]]
    if entry["secret_revealed"]:
        owned.append(("secret", "secret", entry["secret"]))
    goals = [
        texts.say("screen-pointed", name=texts.name(sort, word, "short"), points=points_of(table, word, pieces))
        for table, sort, word in owned
    ]
    lines = [texts.say("screen-goals", goals=", ".join(goals))] if goals else []
    if entry["monsters"]:
        monsters = texts.listed([texts.name("card", card) for card in entry["monsters"]])
        lines.append(texts.say("screen-beaten", monsters=monsters))
    return lines


def hand(view: View, texts: Texts, pieces: PrintedData, numbers: Mapping[str, int]) -> RenderableType | None:
    """The viewer's own cards, and what only the viewer may know; nothing for an onlooker."""
    if view["seat"] is None:
        return None
    own = view["players"][view["seat"]]
    shown: list[RenderableType] = [heading(texts.say("screen-hand", seat=texts.seat(own["seat"])))]
    if own["kingdom_cards"]:
        shown.append(kingdom_cards(own["kingdom_cards"], texts, pieces, numbers))
    for ogre, count in own["ogres"].items():
        name, deed = texts.name("ogre", ogre, "short"), texts.name("ogre", ogre, "deed")
        shown.append(Text(texts.say("screen-ogre", count=count, ogre=name, deed=deed), "bold magenta"))
    if not own["secret_revealed"]:
        shown.append(Text(secret_line(own["secret"], texts, pieces), GOLD))
    if own["secret_order"] is not None:
        shown.append(Text(texts.say("screen-order", order=own["secret_order"]), "dim"))
        shown.append(Text(texts.say(f"scene-order-means-{own['secret_order']}"), "dim"))
    return Group(*shown)


def kingdom_cards(kinds: list[str], texts: Texts, pieces: PrintedData, numbers: Mapping[str, int]) -> RenderableType:
    """Number of the choice, name, points, what it needs, its walls as printed; two beside each other if they fit."""
    cards = [kingdom_card(kind, texts, pieces, numbers) for kind in kinds]
    half = (len(cards) + 1) // 2
    pairs = [left + right for left, right in zip(cards[:half], [*cards[half:], []], strict=False)]
    columns = list(zip_longest(*pairs, fillvalue=Text()))
    width = sum(max(cell.cell_len for cell in column) for column in columns) + len(columns) - 1
    grid = Table.grid(padding=(0, 1))
    for row in pairs if width <= PANEL_WIDTH else cards:
        grid.add_row(*row)
    return grid


def kingdom_card(kind: str, texts: Texts, pieces: PrintedData, numbers: Mapping[str, int]) -> list[Text]:
    printed = pieces["kingdom"][kind]
    walls = printed["walls"]
    assert isinstance(walls, list)
    return [
        Text(f"›{numbers[kind]}", CHOICE_STYLE) if kind in numbers else Text(),
        Text(texts.name("card", kind, "short"), "bold"),
        Text(texts.say("screen-card-points", points=points_of("kingdom", kind, pieces)), GOLD),
        Text(texts.say("screen-card-need", count=int(str(printed["needs"])))),
        Text(texts.say("screen-card-walls", walls="".join(texts.say(f"screen-side-{side}") for side in walls)), "dim"),
    ]


def secret_line(secret: str, texts: Texts, pieces: PrintedData) -> str:
    return texts.say(
        "screen-secret",
        secret=texts.name("secret", secret, "short"),
        points=points_of("secret", secret, pieces),
        asks=texts.name("secret", secret, "asks"),
    )


def stacks(view: View, texts: Texts) -> RenderableType | None:
    """What lies beneath, from the top down, for whoever wants to dig."""
    found = [stack for stack in view["table"] if stack["beneath"]]
    if not found:
        return None
    said = []
    for stack in found:
        beneath = [short_name(base["card"], texts) for base in reversed(stack["beneath"])]
        said.append(Text.assemble(short_name(stack["card"], texts), f" {STACK} ", Text(", ").join(beneath)))
    return Group(heading(texts.say("screen-stacks")), Text("; ").join(said))


def short_name(card: str, texts: Texts) -> Text:
    """A card of the table by the letter of its colour and its name in the picture."""
    colour, _, kind = card.partition("_")
    return Text.assemble(Text(letter(colour, texts), BADGES[colour]), f" {texts.say(f'screen-kind-{kind}')}")
