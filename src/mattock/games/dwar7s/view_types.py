"""The types of what clients are told of a game: its view, its options and its printed pieces."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mattock.core.outcome_types import OutcomeFacts

Colour = Literal["blue", "red", "green", "yellow"]
Kind = Literal[
    "castle",
    "ruby_mine",
    "emerald_mine",
    "diamond_mine",
    "gold_mine",
    "tavern",
    "general_store",
    "dragon",
    "frost_giant",
]
Gem = Literal["ruby", "emerald", "diamond", "gold"]
Order = Literal["reveal", "keep"]
Ogre = Literal["ambush", "brute", "panic", "thief", "crown"]
Discard = Literal["ruby", "emerald", "diamond", "gold", "ambush", "brute", "panic", "thief", "crown"]
Secret = Literal["architect", "king", "hunter", "researcher", "wizard", "collector", "mercenary"]
Side = Literal["north", "east", "south", "west"]
CardSymbol = Literal["dragon", "giant", "dwarf"]
Spell = Literal["silent", "frozen", "idle"]
Reason = Literal["goals", "stall", "rounds"]
Phase = Literal["actions", "resolve", "discard"]
Failure = Literal[
    "dragon_in_area", "no_gem_left", "no_affordable_goal", "nothing_to_dig", "monster_in_area", "no_ogre_left"
]

Dwarfs = dict[Colour, int]
Ogres = dict[Ogre, int]


class Gems(TypedDict):
    ruby: int
    emerald: int
    diamond: int
    gold: int


class Site(TypedDict, total=False):
    """What a space is known by: `on` which card it is, or `north` of which; nothing where the table is empty."""

    on: str
    north: str
    east: str
    south: str
    west: str


class Options(TypedDict):
    """Games that began under the first version of the rules have no `colours`."""

    players: int
    goals_to_end: int
    shared_kingdoms: Literal["full", "split"]
    ogres: Literal["all", "gentle"]
    first: int | None
    colours: NotRequired[list[Colour]]


class Covered(TypedDict):
    card: str
    turn: int


class Stack(TypedDict):
    """A space with cards: the visible one, who stands on it, and what lies beneath from the bottom up.

    `ready` are the colours with enough dwarfs there for its task, `blocked` those that cannot get enough onto a monster
    as long as others stand on its slots; neither is told where there are none.
    """

    x: int
    y: int
    card: str
    kind: Kind
    colour: Colour
    turn: int
    walls: list[Side]
    open: list[Side]
    area: int
    spell: Spell | None
    beneath: list[Covered]
    dwarfs: Dwarfs
    slots: int
    free: int
    needs: int
    points: int
    ready: NotRequired[list[Colour]]
    blocked: NotRequired[list[Colour]]


class ScoreParts(TypedDict):
    """What a score has beside the worth of the kingdom, by its sources."""

    gems: int
    trading: int
    secret: int
    monsters: int


class Progress(TypedDict):
    """So much of what a secret goal asks for is there."""

    reached: int
    asked: int


class PlayerView(TypedDict):
    """`ogres`, `secret` and `secret_order` are None for those who may not know them."""

    seat: int
    colour: Colour
    kingdom_cards: list[Kind]
    dwarfs: int
    gems: Gems
    ogre_count: int
    ogres: Ogres | None
    ogres_known: Ogres
    hand_size: int
    goals: list[str]
    secret: Secret | None
    secret_revealed: bool
    secret_order: Order | None
    secrets_passed_up: list[Secret]
    goal_count: int
    monsters: list[str]
    kingdom: list[str]
    kingdom_size: int
    kingdom_worth: int
    score: int
    score_parts: ScoreParts


# The question that waits, by its kind.


class Nothing(TypedDict):
    """A question without parameters."""


class CardParams(TypedDict):
    card: str


class TurnedSpace(TypedDict):
    """A space on which the card in the air is best shown turned, before its player turns it."""

    x: int
    y: int
    turn: int


class TurnParams(TypedDict):
    """The card that is being laid, and where."""

    card: str
    x: int
    y: int


class FleeParams(TypedDict):
    """The owner of the dwarf that flees, and the card it flees from."""

    card: str
    colour: Colour


class ActionsDecision(TypedDict):
    kind: Literal["actions"]
    seat: int
    params: Nothing


class SpaceDecision(TypedDict):
    kind: Literal["space"]
    seat: int
    params: CardParams


class TurnDecision(TypedDict):
    kind: Literal["turn"]
    seat: int
    params: TurnParams


class AmbushDecision(TypedDict):
    kind: Literal["ambush"]
    seat: int
    params: Nothing


class SendDecision(TypedDict):
    kind: Literal["send"]
    seat: int
    params: Nothing


class SwapDecision(TypedDict):
    kind: Literal["swap"]
    seat: int
    params: CardParams


class ScareDecision(TypedDict):
    kind: Literal["scare"]
    seat: int
    params: Nothing


class FleeDecision(TypedDict):
    kind: Literal["flee"]
    seat: int
    params: FleeParams


class StealDecision(TypedDict):
    kind: Literal["steal"]
    seat: int
    params: Nothing


class RobDecision(TypedDict):
    kind: Literal["rob"]
    seat: int
    params: Nothing


class ResolveDecision(TypedDict):
    kind: Literal["resolve"]
    seat: int
    params: Nothing


class TradeDecision(TypedDict):
    kind: Literal["trade"]
    seat: int
    params: CardParams


class DigDecision(TypedDict):
    kind: Literal["dig"]
    seat: int
    params: CardParams


class DiscardDecision(TypedDict):
    kind: Literal["discard"]
    seat: int
    params: Nothing


class ClosingDecision(TypedDict):
    kind: Literal["closing"]
    seat: int
    params: Nothing


Decision = (
    ActionsDecision
    | SpaceDecision
    | TurnDecision
    | AmbushDecision
    | SendDecision
    | SwapDecision
    | ScareDecision
    | FleeDecision
    | StealDecision
    | RobDecision
    | ResolveDecision
    | TradeDecision
    | DigDecision
    | DiscardDecision
    | ClosingDecision
)


class OpenView(TypedDict):
    """What anybody may know.

    `is_begun`: what is asked only goes on with what was begun. `round_left` are the seats that still play in this
    round, the one to move first; `enough_goals` those at the end of whose turn the last round begins. `any_order` are
    the cards to resolve one after another if their order makes no difference, and none if it does; `turned` are the
    spaces on which the card that is being laid is shown turned at first, on all others it is shown as it was dealt.
    """

    game: Literal["dwar7s"]
    options: Options
    components: str
    round: int
    first: int
    to_move: int
    round_left: list[int]
    phase: Phase | None
    decision: Decision | None
    is_begun: bool
    turned: list[TurnedSpace]
    any_order: list[str]
    actions_used: int
    actions_allowed: int
    actions_usual: int
    hand_limit: int
    table: list[Stack]
    areas: list[list[str]]
    market: list[str | None]
    goals_left: int
    gems: Gems
    ogre_deck: int
    ogre_discard: Ogres
    last_round: bool
    enough_goals: list[int]
    calm_rounds: int
    result: Reason | None
    winners: list[int]


class OwnView(TypedDict):
    """What a seat sees beside that; None is an onlooker. `secret_progress` is that of its own goal, if unrevealed."""

    seat: int | None
    secret_progress: Progress | None
    players: list[PlayerView]


class View(OpenView, OwnView):
    """A game as a seat sees it; `outcome` when it is over."""

    outcome: NotRequired[OutcomeFacts]


# What is printed on the pieces, by id.


class KingdomCard(TypedDict):
    """`gives` is what its task yields, `defeated` the points for beating it."""

    needs: int
    slots: int
    gives: int
    defeated: int
    points: int
    symbol: CardSymbol
    walls: list[Side]


class GemStone(TypedDict):
    number: int
    points: int


class OgreCard(TypedDict):
    copies: int


class TradingGoal(TypedDict):
    cost: Gems
    points: int


class SecretGoal(TypedDict):
    """`cards` is 0 and `gem` None where the condition does not ask for them."""

    needs: int
    cards: int
    points: int
    gem: Gem | None


class VerbTraits(TypedDict):
    """How a verb goes on with a turn. `onward`: its place from 1 among those that do if nothing is chosen, 0 for none.
    `at_once`: it needs no second thought where no luck answers it. `is_task`: it leads through the tasks.
    """

    onward: int
    at_once: bool
    is_task: bool


class Pieces(TypedDict):
    kingdom: dict[str, KingdomCard]
    gem: dict[str, GemStone]
    ogre: dict[str, OgreCard]
    trading: dict[str, TradingGoal]
    secret: dict[str, SecretGoal]
    verb: dict[str, VerbTraits]
