"""A deed ends where its player must choose anew: after luck, after something hidden was shown, at another's turn."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import mattock
from mattock.core.chance import Seeded
from mattock.core.deed import PlayedAction, play_action
from mattock.core.state import State

GAMES = pytest.mark.parametrize("game", mattock.game_names())
WORLDS = 6


def seen_after(state: State, seat: int, code: str) -> tuple[dict[str, object], list[dict[str, object]], list[str]]:
    """What the seat sees, hears and may do when it has played that."""
    twin = state.clone()
    play_action(twin, twin.catalogue.numbers[code])
    choices = [action.code for action in twin.legal()] if twin.to_move == seat else []
    return twin.view(seat), [event.seen_by(seat) for event in twin.tale], choices


@GAMES
@pytest.mark.parametrize("players", [2, 3])
def test_after_an_action_that_does_not_end_a_deed_all_worlds_of_its_player_look_the_same(
    game: str, players: int
) -> None:
    """So nothing of the rest of a deed could have been chosen otherwise; held against worlds dealt anew."""
    found: Counter[bool] = Counter()
    for seed in range(3):
        state, dice = mattock.game(game).new(seed=f"deeds {seed}", players=players), random.Random(seed)
        while not state.is_over and found[True] + found[False] < 150 * (seed + 1):
            seat, code = int(state.to_move), dice.choice(state.legal()).code
            worlds = [state.imagine(seat, Seeded(f"{seed} {number}")) for number in range(WORLDS)]
            for world in worlds:
                world.recording = True
            after = seen_after(state, seat, code)
            done = play_action(state, state.catalogue.numbers[code])
            found[done.is_last] += 1
            if not done.is_last:
                assert all(seen_after(world, seat, code) == after for world in worlds), code
    assert min(found[True], found[False]) > 20


def after_verb(game: str, verb: str, **options: object) -> tuple[State, PlayedAction]:
    """An action of that verb, played in some game."""
    for seed in range(200):
        state, dice = mattock.game(game).new(seed=f"verbs {seed}", **options), random.Random(seed)
        while not state.is_over:
            action = next((one for one in state.legal() if one.verb == verb), None) or dice.choice(state.legal())
            done = play_action(state, action.id)
            if action.verb == verb and not state.is_over:
                return state, done
    raise AssertionError("it never happens")


@pytest.mark.parametrize(
    ("game", "verb", "is_last", "has_shown", "has_taught"),
    [
        ("runedar", "lay", False, True, False),
        ("runedar", "move", False, False, False),
        ("runedar", "reveal", True, False, True),
        ("runedar", "roll", True, False, True),
        ("dwar7s", "lay", False, False, False),
        ("dwar7s", "play", False, True, True),
        ("dwar7s", "rob", True, True, True),
    ],
)
def test_what_shows_something_to_others_alone_does_not_end_the_deed_of_its_player(
    game: str, verb: str, is_last: bool, has_shown: bool, has_taught: bool
) -> None:
    _, done = after_verb(game, verb, players=2)
    assert (done.is_last, done.has_shown, done.has_taught) == (is_last, has_shown, has_taught)


@GAMES
def test_a_deed_ends_with_the_turn_and_with_the_game(game: str) -> None:
    state, dice = mattock.game(game).new(seed="ends", players=2), random.Random(1)
    while not state.is_over:
        seat = state.to_move
        done = play_action(state, dice.choice(state.legal()).id)
        assert done.is_last or (state.to_move == seat and not state.is_over)
