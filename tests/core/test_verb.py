"""Legality has one source: what each verb offers is what its own reasons do not refuse (decision 2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mattock
from mattock.core.ruleset import Ruleset
from mattock.core.verb import OK, SetVerb, SingleVerb, Verb
from mattock.testing.adapter import cases
from mattock.testing.moments import begin, walk

DECISION = Path(__file__).resolve().parents[2] / "docs" / "decisions" / "0002-verbs.md"
GAMES = ("runedar", "dwar7s")
GAMES_A_CASE = 6


def table_of(name: str) -> Any:
    game = mattock.game(name)
    assert isinstance(game, Ruleset)
    return game.table


def offered(verb: Verb[Any], state: mattock.State) -> list[int]:
    numbers: list[int] = []
    verb.offer(state, numbers)
    return sorted(number - verb.first for number in numbers)


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_offers_what_it_does_not_refuse(name: str) -> None:
    """In every position of whole games, action by action; and the games see every verb both offer and refuse."""
    table = table_of(name)
    unseen = {verb.name for verb in table.verbs}
    for case in cases(name):
        for seed in range(GAMES_A_CASE):
            state = begin(case, seed)
            for _ in walk(case, state, seed):
                for verb in (*table.asked[state.stage], *table.private):
                    if not verb.asked_in >> state.stage & 1:
                        continue
                    free = [arg for arg in range(verb.size) if verb.refuse(state, arg) == OK]
                    assert offered(verb, state) == free, (verb.name, case, seed)
                    if free:
                        unseen.discard(verb.name)
    assert not unseen


def lists_by_itself(verb: Verb[Any]) -> bool:
    kind = type(verb)
    return kind.offer not in (Verb.offer, SingleVerb.offer, SetVerb.offer) or isinstance(verb, SetVerb)


def test_the_decision_names_every_verb_that_lists_its_actions_by_itself() -> None:
    text = DECISION.read_text(encoding="utf-8")
    for name in GAMES:
        row = next(line for line in text.splitlines() if line.startswith(f"| {name} |"))
        named = {word.strip(" `") for word in row.split("|")[2].split(",")}
        assert named == {verb.name for verb in table_of(name).verbs if lists_by_itself(verb)}
