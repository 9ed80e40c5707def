"""What clients are told of verbs and questions, held against whole sieges of somewhat wayward apprentices."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from mattock.bots import Sight, bot
from mattock.games.runedar.stages import STAGES
from mattock.games.runedar.state import Siege
from mattock.games.runedar.verb_traits import question_traits, symbol_traits, verb_traits
from mattock.games.runedar.verbs import VERBS
from tests.games.runedar.positions import RUNEDAR
from tests.paragraphs import ROOT, rule

OWNER = str(ROOT / "tests" / "golden" / "runedar" / "owner.toml")
TRAITS, QUESTIONS = verb_traits(), question_traits()


def positions(games: int = 6) -> Iterator[tuple[Siege, str]]:
    """Positions with the verb of the action played there; it is played when the next one is asked for."""
    for seed in range(games):
        dice, siege = random.Random(seed), RUNEDAR.new(players=1 + seed % 4, seed=seed)
        assert isinstance(siege, Siege)
        player = bot("apprentice", seed=seed)
        while not siege.is_over:
            action = dice.choice(siege.legal()) if dice.random() < 0.2 else player.choose(Sight(siege, siege.to_move))
            yield siege, action.verb
            siege.play(action)


def test_every_verb_and_every_question_has_its_traits() -> None:
    assert list(TRAITS) == [verb.name for verb in VERBS]
    assert list(QUESTIONS) == list(STAGES)


def test_verbs_that_go_on_name_nothing() -> None:
    assert all(verb.size == 1 for verb in VERBS if TRAITS[verb.name]["onward"] or TRAITS[verb.name]["continues"])


def test_what_is_asked_about_where_nothing_is_offered_are_actions() -> None:
    """Of every symbol on a card, and of every mercenary, also with the trolls of an owner's box."""
    for components in (None, OWNER):
        pieces = RUNEDAR.pieces(components)
        codes = {action.code: action for action in RUNEDAR.catalogue(components).actions}
        for mercenary, tile in pieces["mercenary"].items():
            assert codes[str(tile["asks"])].params["mercenary"] == mercenary
        printed = {str(symbol["symbol"]) for card in pieces["card"].values() for symbol in symbols_of(card)}
        assert printed <= pieces["symbol"].keys()
        for symbol, traits in symbol_traits().items():
            verbs = {codes[code].verb for code in traits["asks"]}
            assert verbs == {{"long": "shoot"}.get(symbol, symbol.partition("_")[0])}
            assert (traits["rule"] is None) == all(":" not in code or verbs == {"work"} for code in traits["asks"])


def symbols_of(card: dict[str, object]) -> list[dict[str, object]]:
    found = card["symbols"]
    assert isinstance(found, list)
    return found


def test_a_verb_leads_to_what_is_offered_after_it() -> None:
    """Where a card's work or magic move has been played, what it was played for is among the answers now and then."""
    led, before = Counter[tuple[str, str]](), ""
    for siege, verb in positions():
        offered = {action.verb for action in siege.legal()}
        led.update((before, one) for one in offered if before and one in TRAITS[before]["leads_to"])
        before = verb
    wanted = {(verb, one) for verb, traits in TRAITS.items() for one in traits["leads_to"]}
    assert {("work", "put"), ("move", "close")} <= set(led) <= wanted


@rule("R11.4", "R14.3")
def test_no_question_can_be_answered_by_an_aside_alone() -> None:
    beside = Counter[str]()
    for siege, _ in positions():
        verbs = {action.verb for action in siege.legal()}
        asides = {verb for verb in verbs if TRAITS[verb]["aside"]}
        assert verbs - asides
        beside.update(asides)
    assert set(beside) == {verb for verb, traits in TRAITS.items() if traits["aside"]}


def test_what_closes_a_question_is_always_offered_there() -> None:
    met = Counter[str]()
    for siege, _ in positions():
        kind = STAGES[siege.stage]
        closing = QUESTIONS[kind]["closed_by"]
        if closing is not None:
            met[kind] += 1
            assert closing in {action.verb for action in siege.legal()}
    assert set(met) == {kind for kind, traits in QUESTIONS.items() if traits["closed_by"]}


def test_what_is_played_at_once_ends_no_turn() -> None:
    met, before, turn = Counter[str](), "", 0
    for siege, verb in positions():
        if before and TRAITS[before]["at_once"]:
            met[before] += 1
            assert siege.turn == turn, before
        before, turn = verb, int(siege.turn)
    assert len(met) >= 8
