"""A game does not depend on where the first card was laid, nor on which way the table is looked at (D4.1, D4.2)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mattock.games.dwar7s.spaces import NOWHERE, SIDES, space_at, x_of, y_of
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import DWAR7S

PLACES = ("spot", "turned", "ways")


def turned(x: int, y: int, quarters: int) -> tuple[int, int]:
    """A space after quarter turns of the table, clockwise: x goes east, y south."""
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def turned_code(code: str, quarters: int) -> str:
    """What an action is called by somebody who looks at the turned table."""
    verb, *params = code.split(":")
    if verb == "turn":
        return f"turn:{(int(params[0]) + quarters) % 4}"
    if verb in {"move", "beside"}:
        return f"{verb}:{params[0]}:{SIDES[(SIDES.index(params[1]) + quarters) % 4]}"
    return code


def choose(fall: Fall, dice: random.Random) -> str:
    """Something busy, so that cards are laid, dug and defeated."""
    codes = sorted(action.code for action in fall.legal())
    busy = [code for code in codes if code.split(":")[0] not in {"stop", "end_turn", "decline", "move"}]
    return dice.choice(busy if busy and dice.random() < 0.7 else codes)


def essence(fall: Fall) -> dict[str, Any]:
    """All of a position but where its cards lie."""
    snapshot = fall.snapshot()
    lying = {name: snapshot.pop(name) for name in PLACES}
    snapshot.pop("space")
    return {**snapshot, "ways": lying["ways"]}


def begin(players: int, seed: int) -> Fall:
    fall = DWAR7S.new(players=players, seed=seed)
    assert isinstance(fall, Fall)
    return fall


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_a_turned_table_is_the_same_game(quarters: int) -> None:
    for seed in range(4):
        one, other, dice = begin(2 + seed % 3, seed), begin(2 + seed % 3, seed), random.Random(seed)
        while not one.is_over:
            offers = {action.code for action in one.legal()}
            assert {action.code for action in other.legal()} == {turned_code(code, quarters) for code in offers}
            code = choose(one, dice)
            one.play(one.catalogue.by_code(code))
            other.play(other.catalogue.by_code(turned_code(code, quarters)))
            assert essence(one) == essence(other)
            for card in range(36):
                if one.spot[card] != NOWHERE:
                    x, y = turned(x_of(one.spot[card]), y_of(one.spot[card]), quarters)
                    assert (x_of(other.spot[card]), y_of(other.spot[card])) == (x, y)
        assert one.outcome == other.outcome


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (0, -1), (-9, 4)])
def test_a_shifted_table_is_the_same_game(dx: int, dy: int) -> None:
    for seed in range(4):
        one, dice = begin(2 + seed % 3, seed), random.Random(seed)
        for _ in range(12):
            one.play(one.catalogue.by_code(choose(one, dice)))
        other = one.clone()
        for card in range(36):
            if one.spot[card] != NOWHERE:
                other.spot[card] = space_at(x_of(one.spot[card]) + dx, y_of(one.spot[card]) + dy)
        if other.space != NOWHERE:
            other.space = space_at(x_of(one.space) + dx, y_of(one.space) + dy)
        assert one.tops
        while not one.is_over and one.tops:
            assert one.legal() == other.legal()
            action = one.catalogue.by_code(choose(one, dice))
            one.play(action)
            other.play(action)
            assert essence(one) == essence(other)
        assert one.outcome == other.outcome
