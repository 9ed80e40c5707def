"""The two things that a player can do, bid and doubt, and what comes of them (L1 to L4)."""

from __future__ import annotations

from typing import Final

from liars_dice.dice import FACES, MOST, SIDES, with_one_more
from liars_dice.events import BID_MADE, COUNTED, DIE_LOST, DOUBTED, GAME_ENDED, ROLLED, ROUND_BEGAN, SHOWN
from liars_dice.refusals import NOT_HIGHER, TOO_MANY
from liars_dice.state import ANSWER, OPEN, OVER, STAGES, Table
from mattock.core.verb import OK, SingleVerb, Verb, VerbTable

REASONS: Final = ("", "bluff", "doubt")
BLUFF: Final = 1
DOUBT: Final = 2


class Bid(Verb[Table]):
    """So many dice of a face, under both cups together (L2.1)."""

    def __init__(self) -> None:
        super().__init__("bid", "L2.1", (OPEN, ANSWER), 2 * MOST * SIDES)

    def params(self, arg: int) -> list[tuple[str, str, int]]:
        return [("count", "number", arg // SIDES + 1), ("face", "face", arg % SIDES)]

    def why_not(self, state: Table, arg: int) -> int:
        count, face = arg // SIDES + 1, arg % SIDES
        if count > state.dice_in_play:
            return TOO_MANY
        return OK if (count, face) > (state.count, state.face) or not state.count else NOT_HIGHER

    def missing(self, state: Table, arg: int, code: int) -> dict[str, object]:
        if code == TOO_MANY:
            return {"dice": state.dice_in_play}
        return {"standing_count": state.count, "standing_face": FACES[state.face]}

    def do(self, state: Table, arg: int) -> None:
        state.count, state.face = arg // SIDES + 1, arg % SIDES
        state.tell(BID_MADE, state.active, state.count, state.face)
        state.turn += 1
        state.active = state.rival
        state.stage = ANSWER


class Doubt(SingleVerb[Table]):
    """Lift the cups: one of the two loses a die (L3.1)."""

    def __init__(self) -> None:
        super().__init__("doubt", "L3.1", (ANSWER,))

    def reveals(self, state: Table, arg: int) -> bool:
        return True

    def do(self, state: Table, arg: int) -> None:
        state.tell(DOUBTED, state.active, state.rival, state.count, state.face)
        for seat, player in enumerate(state.seats):
            player.shown = player.roll
            state.tell(SHOWN, seat, player.roll)
        state.found = sum(state.counted(player.roll, state.face) for player in state.seats)
        state.shown_count, state.shown_face = state.count, state.face
        state.tell(COUNTED, state.face, state.found, state.count)
        is_true = state.found >= state.count
        state.turn += 1
        lose_die(state, state.active if is_true else state.rival, DOUBT if is_true else BLUFF)


VERBS: Final[list[Verb[Table]]] = [Bid(), Doubt()]
VERB_TABLE: Final = VerbTable(VERBS, len(STAGES))


def lose_die(state: Table, seat: int, reason: int) -> None:
    """The loser of a round begins the next one, or has lost the game with the last die (L3.4, L4.1)."""
    loser = state.seats[seat]
    loser.dice -= 1
    state.loser = state.active = seat
    state.tell(DIE_LOST, seat, loser.dice)
    if loser.dice:
        begin_round(state)
        return
    for player in state.seats:
        player.roll = 0
    state.count = state.face = 0
    state.stage, state.result = OVER, reason
    state.tell(GAME_ENDED, 1 - seat, reason)


def begin_round(state: Table) -> None:
    """Both roll all their dice; each sees their own (L1.2)."""
    state.round += 1
    state.count = state.face = 0
    state.stage = OPEN
    state.tell(ROUND_BEGAN, state.active, state.round)
    for seat, player in enumerate(state.seats):
        player.roll = rolled(state, seat)
        state.tell(ROLLED, seat, player.dice, player.roll)


def rolled(state: Table, seat: int) -> int:
    """A stream of luck for each cup: what one player rolls tells nothing about the other's dice."""
    roll = 0
    for _ in range(state.seats[seat].dice):
        roll = with_one_more(roll, state.draw(SIDES, f"cup:{seat}"))
    return roll
