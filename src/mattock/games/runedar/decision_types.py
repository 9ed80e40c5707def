"""The types of the questions that wait in a siege, with the odds of attacks."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mattock.games.runedar.name_types import EngineName, Face, Mode, Place, Resource, Step

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
    """`done`: nothing is left to fill. `is_last`: the turn ends by itself when one more space is filled."""

    done: bool
    is_last: bool


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
