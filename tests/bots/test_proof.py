"""Results that are certain: no bot that thinks leaves a certain win, or walks into a certain loss that it can avoid."""

from __future__ import annotations

from typing import Final

import pytest

import mattock
from mattock.bots import Sight, bot
from mattock.bots.proof import LOST, OPEN, WON, WinFinder, follow, result_for
from mattock.core.action import Action
from mattock.core.chance import Seeded
from mattock.core.state import State

WORLDS: Final = 48
GAMES: Final = 60


def last_stand(seed: int) -> State:
    """The last siege card is to be revealed, which loses; the last goblin can be hired away, which wins."""
    siege = mattock.game("runedar").new(players=2, seed=seed, first=0)
    position = siege.snapshot()
    position |= {
        "stage": 1,  # orc cards
        "sections": 5,
        "rubble": 0,
        "goblins": 17,  # one tile of the last level, in the first slot
        "goblins_beaten": 9,
        "siege_revealed": 49,
        "siege_left": 1 << 49,
        "hired": 0b10111,
    }
    rows = position["dwarfs"]
    assert isinstance(rows, list)
    rows[0]["hand"] = 0b10000001111  # four tools and an orc card
    rows[0]["pool"] = rows[0]["owned"] & ~rows[0]["hand"]
    return siege.game.restore(position, Seeded(seed), players=2, first=0)


@pytest.mark.rule("R14.3", "R16.1", "R16.2")
@pytest.mark.parametrize(
    ("level", "iterations"), [("assistant", None), ("journeyman", None), ("master", 60), ("master", 600)]
)
def test_a_win_by_hiring_is_taken_before_the_last_siege_card_is_revealed(level: str, iterations: int | None) -> None:
    for seed in range(10):
        siege = last_stand(seed)
        assert {action.verb for action in siege.legal()} == {"reveal", "hire"}
        budget = {} if iterations is None else {"iterations": iterations}
        assert bot(level, seed=seed, **budget).choose(Sight(siege, 0)).verb == "hire"


def certain_results(sight: Sight, actions: list[Action]) -> dict[int, int]:
    """What each action brings at once, if it ends the game in all of many imagined worlds without asking luck."""
    instinct = sight.instinct()
    found = {action.id: set[int]() for action in actions}
    worlds = [sight.imagine(Seeded(number)) for number in range(WORLDS)]
    for action in actions:
        for world in worlds:
            after = world.clone()
            after.has_drawn = False
            after.step(action.id)
            is_certain = after.is_over and not after.has_drawn
            found[action.id].add(result_for(instinct, after, sight.seat) if is_certain else OPEN)
            if OPEN in found[action.id]:
                break
    return {number: next(iter(results)) if len(results) == 1 else OPEN for number, results in found.items()}


def answer_of(level: str, seed: int, sight: Sight) -> int:
    """The action that answers the question, whatever private one comes before it."""
    player = bot(level, seed=seed)
    action = player.choose(sight)
    while sight.is_private(action):
        sight = sight.after(action)
        action = player.choose(sight)
    return action.id


@pytest.mark.parametrize("batch", range(4))
@pytest.mark.parametrize(
    ("game", "players"), [*(("runedar", n) for n in (1, 2, 3, 4)), *(("dwar7s", n) for n in (2, 4))]
)
def test_no_thinking_bot_leaves_a_certain_win_or_plays_an_avoidable_certain_loss(
    game: str, players: int, batch: int
) -> None:
    """Apprentices stumble into positions with certain results; whoever thinks is asked there."""
    asked = 0
    for seed in range(GAMES * batch, GAMES * (batch + 1)):
        state = mattock.game(game).new(players=players, seed=seed)
        apprentice = bot("apprentice", seed=seed)
        while not state.is_over:
            sight = Sight(state, state.to_move)
            actions = sight.legal()
            results = certain_results(sight, actions) if len(actions) > 1 else {}
            if WON in results.values() or len(set(results.values())) > 1:
                asked += 1
                assert results[answer_of("journeyman", asked, sight)] == max(results.values()), seed
                if WON in results.values():  # an assistant may overlook a loss, but no win
                    assert results[answer_of("assistant", asked, sight)] == WON, seed
            state.play(apprentice.choose(sight))
    assert asked


def test_a_line_is_followed_through_the_actions_that_are_the_only_ones() -> None:
    siege = last_stand(1)
    hire = next(action for action in siege.legal() if action.verb == "hire")
    follow(siege, [hire.id])
    assert siege.is_over
    assert result_for(siege.game.instinct(siege), siege, 0) == WON
    lost = last_stand(1)
    follow(lost, [next(action for action in lost.legal() if action.verb == "reveal").id])
    assert result_for(lost.game.instinct(lost), lost, 0) == LOST


def test_nobody_looks_for_a_win_where_the_turn_cannot_bring_it() -> None:
    siege = mattock.game("runedar").new(seed=1)
    sight = Sight(siege, siege.to_move)
    assert WinFinder(sight, sight.instinct(), Seeded(1)).find() == []
    assert not sight.instinct().may_win(siege)
