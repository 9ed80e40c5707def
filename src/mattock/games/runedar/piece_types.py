"""The types of what is printed on a siege's pieces."""

from __future__ import annotations

from typing import TypedDict

from mattock.games.runedar.name_types import Deck, Effect, EngineName, GoblinKind, Place, Resource, Symbol
from mattock.games.runedar.view_types import Amounts

# What is printed on the pieces, by id.


class CardSymbol(TypedDict):
    """`value` is None for a move to any place, by magic; `hits` are those that it gives without a die."""

    symbol: Symbol
    value: int | None
    hits: int


class Card(TypedDict):
    """Its symbols in the order in which they are printed; the actions with their numbers, whether it is magic, and for
    an upgrade its deck and cost.
    """

    symbols: list[CardSymbol]

    close: int
    direct: int
    long: int
    dig: int
    work_wood: int
    work_leather: int
    work_metal: int
    work_any: int
    magic: bool
    deck: Deck | None
    cost: Amounts


class CardEffect(TypedDict):
    """An effect of a siege card, and the engine that it brings, or activates where it stands before somebody."""

    effect: Effect
    engine: EngineName | None


class SiegeCard(TypedDict):
    """`effects` are in the order in which they happen."""

    wave: int
    orcs: int
    tower: int
    catapult: int
    arrow: int
    place: Place | None
    effects: list[CardEffect]


class GoblinTile(TypedDict):
    """`needs` is what it is paid with, of each resource, when it comes."""

    level: int
    kind: GoblinKind
    wants: Amounts
    needs: Amounts
    any: int
    rubble: int
    hits: int


class TrollTile(TypedDict):
    circles: list[int]


class MercenaryTile(TypedDict):
    """`asks` is a hire to ask about where none is offered."""

    cost: int
    asks: str


class Die(TypedDict):
    """Its faces as hits; 0 is a crossbow."""

    faces: list[int]


class Stock(TypedDict):
    """How many of something there are at the start."""

    full: int


class MarchStep(TypedDict):
    """Where orcs go from a place."""

    to: Place


class Workshop(TypedDict):
    """The resource that lies there and is worked there."""

    resource: Resource


class Supply(TypedDict):
    """What runs out; `wave` are the siege cards of one of the `waves`, `sections` those of the tunnel."""

    orcs: Stock
    trolls: Stock
    siege: Stock
    wave: Stock
    waves: Stock
    stones: Stock
    gold: Stock
    sections: Stock


class VerbTraits(TypedDict):
    """How a verb goes on with a turn: its place from 1 among those that answer no question (`aside`), those that go on
    when nothing is chosen (`onward`), and those that go on with what was begun; 0 for none. `at_once`: it needs no
    second thought where no luck answers it. `attacks`: foes are its aim. `leads_to` are verbs for whose sake it
    is done.
    """

    aside: int
    onward: int
    continues: int
    at_once: bool
    attacks: bool
    leads_to: list[str]


class SymbolTraits(TypedDict):
    """`asks` are actions to ask about where none is offered, one of them somewhere else than the dwarf stands. `rule`
    is the paragraph about its place, None for a symbol whose place is not chosen.
    """

    asks: list[str]
    rule: str | None


class QuestionTraits(TypedDict):
    """`is_owed`: the answer completes what was begun. `closed_by` is the verb that ends it, if one does."""

    is_owed: bool
    closed_by: str | None


March = dict[Place, MarchStep]
Symbols = dict[Symbol, SymbolTraits]
Workshops = dict[Place, Workshop]


class Pieces(TypedDict):
    supply: Supply
    card: dict[str, Card]
    siege: dict[str, SiegeCard]
    goblin: dict[str, GoblinTile]
    troll: dict[str, TrollTile]
    mercenary: dict[str, MercenaryTile]
    dice: dict[str, Die]
    march: March
    workshop: Workshops
    verb: dict[str, VerbTraits]
    question: dict[str, QuestionTraits]
    symbol: Symbols
