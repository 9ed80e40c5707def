"""What a golden game of Dwar7s Fall has to show, read off its tale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mattock.games.dwar7s.cards import CASTLES
from mattock.games.dwar7s.state import Fall
from scripts.golden.kept import Data, Played

Sight = Callable[[Played], bool]
LEVELS: Final = ("score", "kingdom", "dwarfs")


def all_of(*sights: Sight) -> Sight:
    return lambda played: all(sight(played) for sight in sights)


def tells(*names: str) -> Sight:
    """Events of all these kinds."""
    return lambda played: all(played.told(name) for name in names)


def fails_for(why: str) -> Sight:
    """A task that could not be done, for this reason (D6.3)."""
    return lambda played: any(event["why"] == why for event in played.told("task_failed"))


def after_the_trigger(played: Played) -> int | None:
    """How many turns followed the one that triggered the end (D11.1); None if none did."""
    kinds = [event["event"] for event in played.tale]
    return kinds[kinds.index("end_triggered") :].count("turn_began") if "end_triggered" in kinds else None


def ends_at_once(played: Played) -> bool:
    return after_the_trigger(played) == 0


def gives_last_turns(turns: int) -> Sight:
    return lambda played: after_the_trigger(played) == turns


def decided_by(played: Played) -> str:
    """The level at which one player is ahead: score, kingdom, dwarfs; or shared (D11.3)."""
    best = played.told("scored")
    for level in LEVELS:
        most = max(int(str(seat[level])) for seat in best)
        best = [seat for seat in best if seat[level] == most]
        if len(best) == 1:
            return level
    return "shared"


def is_decided_by(level: str) -> Sight:
    return lambda played: decided_by(played) == level


def secrets_shown(played: Played) -> tuple[list[Data], list[Data]]:
    """Secret goals revealed by their owners, and those revealed by themselves at the end (D8.1)."""
    kinds = [event["event"] for event in played.tale]
    end = kinds.index("game_ended")
    in_play, at_the_end = (
        [event for event in part if event["event"] == "secret_revealed"]
        for part in (played.tale[:end], played.tale[end:])
    )
    return in_play, at_the_end


def needs_a_secret_to_end(played: Played) -> bool:
    """The player who triggers the end has revealed a secret goal in play."""
    owners = {event["seat"] for event in secrets_shown(played)[0]}
    return any(event["seat"] in owners for event in played.told("end_triggered"))


def shows_a_secret_at_the_end(played: Played) -> bool:
    return bool(secrets_shown(played)[1])


def shows_a_secret_in_anothers_turn(played: Played) -> bool:
    """A standing order is carried out (D8.2)."""
    mover: object = None
    for event in played.tale:
        if event["event"] == "turn_began":
            mover = event["seat"]
        elif event["event"] == "secret_revealed" and event["seat"] != mover:
            return True
        elif event["event"] == "game_ended":
            break
    return False


def uses(*verbs: str) -> Sight:
    """Actions of all these kinds."""
    return lambda played: played.verbs >= set(verbs)


def plays(*ogres: str) -> Sight:
    """Each of these ogre cards is played (D9)."""
    return lambda played: {event["ogre"] for event in played.told("ogre_played")} >= set(ogres)


def shares_a_kingdom(played: Played) -> bool:
    """Two castles stand in one area at the end (D7.2, D13.2)."""
    fall = played.state
    assert isinstance(fall, Fall)
    castles = [int(player.realm & CASTLES) for player in fall.seats]
    return any(castles.count(realm) > 1 for realm in castles if realm)
