"""The types of what clients are told of a siege: its view, its options and its printed pieces."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mattock.core.outcome_types import OutcomeFacts

Place = Literal[
    "central_chamber",
    "carpenters",
    "tannery",
    "foundry",
    "carpenters_wall",
    "tannery_wall",
    "foundry_wall",
    "carpenters_outside",
    "tannery_outside",
    "foundry_outside",
    "tunnel_courtyard",
    "tunnel_tower",
    "second_tower",
    "third_tower",
]
Resource = Literal["wood", "leather", "metal"]
Work = Literal["wood", "leather", "metal", "any"]
Deck = Literal["yellow", "grey", "red"]
EngineName = Literal["siege_tower", "catapult"]
DwarfName = Literal["brynja", "torvald", "eldrun", "thrain"]
Mercenary = Literal["cancel", "catapult", "orcs", "goblin", "troll"]
GoblinKind = Literal["named", "any", "rubble", "hits"]
Mode = Literal["close", "long"]
Target = Literal[
    "siege_tower",
    "catapult",
    "carpenters_wall",
    "tannery_wall",
    "foundry_wall",
    "carpenters_outside",
    "tannery_outside",
    "foundry_outside",
    "tunnel_courtyard",
]
Carrier = Literal["space_1", "space_2", "space_3", "space_4", "space_5", "goblin_1", "goblin_2"]
Face = int | Literal["crossbow"]
Leaving = Literal["hit", "paid", "dug", "hired"]
Reason = Literal["escaped", "siege_deck", "catapult_deck", "troll_tiles", "orc_reserve", "gold"]
Difficulty = Literal["normal", "easy", "hard", "epic"]
Step = Literal["reveal", "orcs", "tower", "catapult", "arrow", "shot"]
Phase = Literal["engines", "orcs", "cards", "refill"]
Effect = Literal["orcs", "tower", "catapult", "arrow"]
Symbol = Literal["close", "direct", "long", "dig", "work_wood", "work_leather", "work_metal", "work_any", "move"]


class Amounts(TypedDict):
    wood: int
    leather: int
    metal: int


class Options(TypedDict):
    players: int
    difficulty: Difficulty
    dice: Literal["standard", "blades"]
    open_hands: bool
    first: int | None
    dwarfs: list[DwarfName]


class Goblin(TypedDict):
    """A goblin in the tunnel: `goblin` is its slot, 1 or 2."""

    goblin: int
    tile: str
    level: int
    kind: GoblinKind
    paid: Amounts
    needs: Amounts
    rubble: int
    hits: int


class Circle(TypedDict):
    hits: int
    covered: bool


class Troll(TypedDict):
    troll: str
    circles: list[Circle]


class EngineView(TypedDict):
    """`seat` is that of the player before whom it stands, None in the reserve."""

    engine: EngineName
    seat: int | None
    lying: bool
    due: bool


class Space(TypedDict):
    """A space of the upgrade board, 1 to 5."""

    space: int
    card: str | None
    blocked: bool
    extra: Amounts
    laid: Amounts
    needs: Amounts
    finished: bool


class PlayerView(TypedDict):
    """A player. `hand` is None for those who may not see it; `known` cards of it everybody has seen."""

    seat: int
    dwarf: DwarfName
    place: Place
    hand_size: int
    hand: list[str] | None
    known: list[str]
    played: list[str]
    draw_deck: int
    discard: list[str]
    cards: list[str]


class Decks(TypedDict):
    yellow: int
    grey: int
    red: int


Orcs = dict[Place, int]


# The odds of an attack: what it needs to fell a foe, and the chance to roll that much.


class OrcOdds(TypedDict):
    sort: Literal["orcs"]
    needs: int
    count: int
    chance: float


class EngineOdds(TypedDict):
    sort: Literal["engine"]
    needs: int
    engine: EngineName
    chance: float


class GoblinOdds(TypedDict):
    sort: Literal["goblin"]
    needs: int
    goblin: int
    chance: float


class CircleOdds(TypedDict):
    """Of the cheapest circle of a troll that has several."""

    sort: Literal["circle"]
    needs: int
    troll: str
    chance: float


class TrollOdds(TypedDict):
    sort: Literal["troll"]
    needs: int
    troll: str
    chance: float


class AllOdds(TypedDict):
    """Of all foes together."""

    sort: Literal["all"]
    needs: int
    count: int
    chance: float


Odds = OrcOdds | EngineOdds | GoblinOdds | CircleOdds | TrollOdds | AllOdds


# The question that waits, by its kind.


class Nothing(TypedDict):
    """A question without parameters."""


class Attack(TypedDict):
    """The attack that is being gathered or shared out."""

    mode: Mode
    target: Place | EngineName
    dice: int
    hits: int


class PauseParams(TypedDict):
    """At which step of a siege card somebody may be hired."""

    at: Step
    siege_card: str | None


class TakeParams(TypedDict):
    space: int
    mode: NotRequired[Mode]
    target: NotRequired[Place | EngineName]
    dice: NotRequired[int]
    hits: NotRequired[int]


class UseParams(TypedDict):
    card: str
    moved: bool


class PlaceParams(TypedDict):
    resource: Resource
    left: int
    placed: int


class DigParams(TypedDict):
    left: int


class JoinParams(Attack):
    card: str


class ShareParams(Attack):
    faces: list[Face]


class RefillParams(TypedDict):
    """`done`: nothing is left to fill."""

    done: bool


class CardsParams(TypedDict):
    """`refills`: whoever ends the turn now may refill the upgrade board first (R12.1)."""

    refills: NotRequired[Literal[True]]


class EnginesDecision(TypedDict):
    kind: Literal["engines"]
    seat: int
    params: Nothing


class OrcsDecision(TypedDict):
    kind: Literal["orcs"]
    seat: int
    params: Nothing


class CardsDecision(TypedDict):
    kind: Literal["cards"]
    seat: int
    params: CardsParams


class PauseDecision(TypedDict):
    kind: Literal["pause"]
    seat: int
    params: PauseParams


class TakeDecision(TypedDict):
    kind: Literal["take"]
    seat: int
    params: TakeParams


class UseDecision(TypedDict):
    kind: Literal["use"]
    seat: int
    params: UseParams


class PlaceDecision(TypedDict):
    kind: Literal["place"]
    seat: int
    params: PlaceParams


class DigDecision(TypedDict):
    kind: Literal["dig"]
    seat: int
    params: DigParams


class MusterDecision(TypedDict):
    kind: Literal["muster"]
    seat: int
    params: Attack


class JoinDecision(TypedDict):
    kind: Literal["join"]
    seat: int
    params: JoinParams


class ShareDecision(TypedDict):
    kind: Literal["share"]
    seat: int
    params: ShareParams


class RefillDecision(TypedDict):
    kind: Literal["refill"]
    seat: int
    params: RefillParams


Decision = (
    EnginesDecision
    | OrcsDecision
    | CardsDecision
    | PauseDecision
    | TakeDecision
    | UseDecision
    | PlaceDecision
    | DigDecision
    | MusterDecision
    | JoinDecision
    | ShareDecision
    | RefillDecision
)


class OpenView(TypedDict):
    """What anybody may know.

    `is_catapult_near`: it strikes next, unless somebody prevents that. `wave` is that of the next siege card.
    """

    game: Literal["runedar"]
    options: Options
    components: str
    turn: int
    first: int
    to_move: int
    phase: Phase | None
    decision: Decision | None
    gold: int
    workshops: Amounts
    orcs: Orcs
    orc_reserve: int
    rubble: int
    sections: int
    goblins_beaten: int
    goblins: list[Goblin]
    trolls: list[Troll]
    troll_tiles_left: int
    catapult_cards_left: int
    siege_left: int
    wave: int
    siege_seen: list[str]
    siege_card: str | None
    engines: list[EngineView]
    is_catapult_near: bool
    board: list[Space]
    decks: Decks
    hired: list[Mercenary]
    result: Reason | None
    odds: NotRequired[list[Odds]]


class OwnView(TypedDict):
    """What a seat sees beside that; None is an onlooker."""

    seat: int | None
    dwarfs: list[PlayerView]


class View(OpenView, OwnView):
    """A siege as a seat sees it; `outcome` when it is over."""

    outcome: NotRequired[OutcomeFacts]


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
    cost: int


class Die(TypedDict):
    """Its faces as hits; 0 is a crossbow."""

    faces: list[int]


class Stock(TypedDict):
    """How many of something there are at the start."""

    full: int


class MarchStep(TypedDict):
    """Where orcs go from a place."""

    to: Place


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


class Pieces(TypedDict):
    supply: Supply
    card: dict[str, Card]
    siege: dict[str, SiegeCard]
    goblin: dict[str, GoblinTile]
    troll: dict[str, TrollTile]
    mercenary: dict[str, MercenaryTile]
    dice: dict[str, Die]
    march: dict[Place, MarchStep]
