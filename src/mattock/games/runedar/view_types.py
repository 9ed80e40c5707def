"""The types of what clients are told of a siege: its view and its options."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mattock.core.outcome_types import OutcomeFacts
from mattock.games.runedar.decision_types import Decision, Odds
from mattock.games.runedar.name_types import (
    Difficulty,
    DwarfName,
    EngineName,
    GoblinKind,
    Mercenary,
    Phase,
    Place,
    Reason,
)


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
    """`seat` is that of the player before whom it stands, None in the reserve; `if_shown` is what it does when a siege
    card shows it.
    """

    engine: EngineName
    seat: int | None
    lying: bool
    due: bool
    if_shown: Literal["comes", "is_activated"]


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


class OpenView(TypedDict):
    """What anybody may know.

    `is_begun`: what is asked only goes on with what was begun. `is_catapult_near`: it strikes next, unless somebody
    prevents that. `wave` is that of the next siege card. `foes_by_magic`: while a magic card is used, the places to
    which it leads and where foes stand that can be attacked.
    """

    game: Literal["runedar"]
    options: Options
    components: str
    turn: int
    first: int
    to_move: int
    phase: Phase | None
    decision: Decision | None
    is_begun: bool
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
    foes_by_magic: NotRequired[list[Place]]


class OwnView(TypedDict):
    """What a seat sees beside that; None is an onlooker."""

    seat: int | None
    dwarfs: list[PlayerView]


class View(OpenView, OwnView):
    """A siege as a seat sees it; `outcome` when it is over."""

    outcome: NotRequired[OutcomeFacts]
