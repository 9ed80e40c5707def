"""The library's front door, as the README shows it; and what bad input gets there."""

from __future__ import annotations

import random
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import mattock
from tests.paragraphs import paragraphs

GAME = mattock.game("runedar")


def test_a_game_is_played_through_the_front_door() -> None:
    siege = GAME.new(players=3, difficulty="hard", seed=7)
    dice, told = random.Random(7), 0
    while siege.outcome is None:
        action = dice.choice(siege.legal())
        tale = siege.play(action)
        told += len(tale)
        assert all(event.seen_by(None) for event in tale)
    assert siege.is_over
    assert siege.outcome.won is False
    assert siege.outcome.reason in {"siege_deck", "catapult_deck", "troll_tiles", "orc_reserve", "gold"}
    assert siege.outcome.score in range(10)
    assert told > len(siege.journal().moves) > 20


@pytest.mark.parametrize("name", mattock.game_names())
def test_a_naive_loop_answers_what_is_asked_and_gives_no_private_orders(name: str) -> None:
    state, dice = mattock.game(name).new(seed=7), random.Random(7)
    while state.outcome is None:
        state.play(dice.choice(state.legal()))
    numbers = [state.catalogue.numbers[move.code] for move in state.journal().moves]
    assert not any(state.game.is_private(number) for number in numbers)


def test_a_position_says_who_is_asked_for_what() -> None:
    siege = GAME.new(players=3, difficulty="hard", seed=7)
    assert siege.to_move in range(3)
    decision = siege.decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (siege.to_move, decision.to_dict()["kind"])
    assert decision.to_dict()["params"] == decision.params
    assert siege.outcome is None


def test_offered_actions_are_immutable_hashable_and_numbered() -> None:
    siege = GAME.new(players=3, seed=7)
    offered = siege.legal()
    assert len({*offered}) == len(offered) > 0
    assert {action.id for action in offered} <= set(range(1000))
    assert offered == siege.legal()
    for action in offered:
        assert siege.why_not(action) is None
        assert GAME.action(action.to_dict()) == action


def test_a_clone_is_independent() -> None:
    siege = GAME.new(seed=7)
    twin = siege.clone()
    twin.play(twin.legal()[0])
    assert siege.snapshot() != twin.snapshot()
    assert siege.journal().moves == []


def test_a_view_is_what_a_seat_may_know_as_plain_data() -> None:
    siege = GAME.new(players=2, seed=7)
    mine, theirs, onlooker = (hands(siege.view(seat)) for seat in (0, 1, None))
    assert mine[0] is not None
    assert mine[1] is None
    assert theirs[0] is None
    assert theirs[1] is not None
    assert onlooker == [None, None]


def hands(view: dict[str, Any]) -> list[object]:
    return [dwarf["hand"] for dwarf in view["dwarfs"]]


def test_a_seat_imagines_what_it_cannot_know() -> None:
    siege = GAME.new(players=2, seed=7)
    dreams = [siege.imagine(0, mattock.Seeded(luck)) for luck in range(5)]
    assert all(dream.view(0) == siege.view(0) for dream in dreams)
    assert len({str(hands(dream.view(1))) for dream in dreams}) > 1


def test_a_journal_becomes_a_text_and_back() -> None:
    siege = GAME.new(players=3, seed=7)
    for _ in range(10):
        siege.play(siege.legal()[-1])
    text = siege.journal().to_text()
    journal = mattock.Journal.from_text(text)
    assert journal.to_text() == text
    assert GAME.rebuild(journal).snapshot() == siege.snapshot()
    assert GAME.rebuild(journal, upto=0).snapshot() == GAME.new(players=3, seed=7).snapshot()


def test_options_are_kept_with_the_defaults() -> None:
    siege = GAME.new(difficulty="epic", seed=1)
    assert siege.options["difficulty"] == "epic"
    assert siege.options["players"] == 2
    assert siege.options["dwarfs"] == ["brynja", "torvald"]


def test_without_a_seed_every_game_is_another() -> None:
    assert len({str(GAME.new().snapshot()) for _ in range(5)}) > 1


def test_luck_may_be_given() -> None:
    fair = GAME.new(chance=mattock.Fair(b"hush"))
    assert fair.journal().commitment == mattock.Fair(b"hush").commitment
    assert GAME.new(chance=mattock.Seeded(7)).snapshot() == GAME.new(seed=7).snapshot()


def test_everything_promised_is_at_the_door() -> None:
    assert sorted(mattock.__all__) == mattock.__all__
    for name in mattock.__all__:
        assert getattr(mattock, name) is not None
    assert mattock.__version__.count(".") == 2
    assert "runedar" in mattock.game_names()
    for name in mattock.game_names():
        assert mattock.game(name).name == name


@pytest.mark.parametrize("name", ["", "Runedar", "chess", "runedar "])
def test_an_unknown_game_is_answered_with_the_known_ones(name: str) -> None:
    with pytest.raises(mattock.UnknownGame) as caught:
        mattock.game(name)
    assert isinstance(caught.value, ValueError)
    assert repr(name) in str(caught.value)
    for known in mattock.game_names():
        assert known in str(caught.value)


BAD_OPTIONS: list[tuple[dict[str, Any], list[str]]] = [
    ({"colour": "red"}, ["'colour'", "players", "difficulty", "dice", "open_hands", "first", "dwarfs", "components"]),
    ({"players": 0}, ["players=0", "1", "2", "3", "4"]),
    ({"players": 5}, ["players=5", "1", "2", "3", "4"]),
    ({"players": "3"}, ["players='3'", "1", "2", "3", "4"]),
    ({"players": True}, ["players=True", "1", "2", "3", "4"]),
    ({"players": None}, ["players=None", "1", "2", "3", "4"]),
    ({"difficulty": "deadly"}, ["difficulty='deadly'", "'easy'", "'normal'", "'hard'", "'epic'"]),
    ({"difficulty": 3}, ["difficulty=3", "'easy'", "'normal'", "'hard'", "'epic'"]),
    ({"dice": "loaded"}, ["dice='loaded'", "'standard'", "'blades'"]),
    ({"open_hands": 1}, ["open_hands=1", "False", "True"]),
    ({"first": 2}, ["first=2", "None", "0", "1"]),
    ({"first": -1}, ["first=-1", "None", "0", "1"]),
    ({"first": True}, ["first=True", "None", "0", "1"]),
    ({"first": "0"}, ["first='0'", "None", "0", "1"]),
    ({"dwarfs": ["brynja"]}, ["dwarfs=['brynja']", "2", "'brynja'", "'torvald'", "'eldrun'", "'thrain'"]),
    ({"dwarfs": ["brynja", "brynja"]}, ["2 different", "'brynja'", "'torvald'", "'eldrun'", "'thrain'"]),
    ({"dwarfs": ["brynja", "gimli"]}, ["gimli", "'brynja'", "'torvald'", "'eldrun'", "'thrain'"]),
    ({"dwarfs": "brynja"}, ["dwarfs='brynja'", "'torvald'"]),
    ({"dwarfs": [["brynja"], {}]}, ["dwarfs=", "'torvald'"]),
    ({"components": 7}, ["components=7", "file"]),
    ({"seed": 1.5}, ["seed=1.5", "numbers", "strings"]),
    ({"seed": True}, ["seed=True", "numbers", "strings"]),
    ({"seed": b"7"}, ["seed=b'7'", "numbers", "strings"]),
    ({"seed": 1, "chance": mattock.Seeded(1)}, ["seed", "chance"]),
]


@pytest.mark.parametrize(("options", "said"), BAD_OPTIONS, ids=[" ".join(said[:1]) for _, said in BAD_OPTIONS])
def test_a_wrong_option_is_answered_with_what_is_allowed(options: dict[str, Any], said: list[str]) -> None:
    with pytest.raises(mattock.BadOption) as caught:
        GAME.new(**options)
    assert isinstance(caught.value, ValueError)
    for word in said:
        assert word in str(caught.value)


def test_a_card_of_another_box_is_foreign(tmp_path: Path) -> None:
    """An owner's file may rename cards; the built-in names are then no cards of this game."""
    default = Path(str(files("mattock.games.runedar").joinpath("box", "starting.toml"))).read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(default.replace('"dull_knife"', '"my_blade"'), encoding="utf-8")
    siege = GAME.new(seed=1, components=str(own))
    mine = GAME.action({"verb": "lay", "card": "my_blade"}, components=str(own))
    assert siege.catalogue.by_code("lay:my_blade") == mine
    refusal = siege.why_not(GAME.action({"verb": "lay", "card": "dull_knife"}))
    assert refusal is not None
    assert refusal.code == "other_game"
    with pytest.raises(mattock.UnknownAction):
        GAME.action({"verb": "lay", "card": "my_blade"})


def test_a_components_file_that_is_not_there_is_named() -> None:
    with pytest.raises(mattock.ComponentsError, match=r"no-such-box\.toml") as caught:
        GAME.new(components="no-such-box.toml")
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_nobody_sits_on_is_answered_with_those_there_are(seat: int) -> None:
    siege = GAME.new(seed=1)
    for ask in (siege.view, lambda who: siege.imagine(who, mattock.Seeded(1))):
        with pytest.raises(mattock.BadOption, match=f"seat={seat}: allowed are None, 0, 1"):
            ask(seat)


def refused(siege: mattock.State, thing: object) -> mattock.IllegalMove:
    """Play it; it is refused with a code and a paragraph, as `why_not` says, and changes nothing."""
    before, journal = siege.snapshot(), siege.journal()
    with pytest.raises(mattock.IllegalMove) as caught:
        siege.play(thing)
    refusal = siege.why_not(thing)
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.params) == (caught.value.code, caught.value.rule, caught.value.params)
    assert refusal.rule in paragraphs()
    assert (siege.snapshot(), siege.journal()) == (before, journal)
    return caught.value


def test_an_action_of_another_game_is_refused() -> None:
    error = refused(GAME.new(seed=1), mattock.Action("chess", 0, "castle", ()))
    assert (error.code, error.params) == ("other_game", {"game": "runedar"})


def test_an_action_of_another_moment_is_refused() -> None:
    siege = GAME.new(seed=1, first=0)
    error = refused(siege, GAME.action({"verb": "roll"}))
    assert (error.code, error.rule) == ("not_now", "R10.1")
    assert error.params["verb"] == "roll"


def test_an_action_after_the_end_is_refused() -> None:
    siege = GAME.new(seed=1)
    while not siege.is_over:
        siege.play(siege.legal()[0])
    assert siege.legal() == []
    assert {refused(siege, action).code for action in siege.catalogue.actions} == {"game_over"}


def test_an_action_with_a_foreign_card_is_refused() -> None:
    siege = GAME.new(seed=1)
    while siege.decision is not None and siege.decision.kind != "cards":
        siege.play(siege.legal()[0])
    error = refused(siege, GAME.action({"verb": "lay", "card": "runeblade"}))
    assert (error.code, error.rule, error.params["card"]) == ("card_not_in_hand", "R7.1", "runeblade")


@pytest.mark.parametrize("thing", [None, 0, -1, "roll", {"verb": "roll"}, [], object(), GAME, mattock.Action])
def test_what_is_no_action_is_refused(thing: object) -> None:
    assert refused(GAME.new(seed=1), thing).code == "other_game"


@pytest.mark.parametrize(
    "data",
    [
        {"verb": "lay", "card": "excalibur"},
        {"verb": "lay"},
        {"verb": "take", "space": 6},
        {"verb": "take", "space": True},
        {"verb": "take", "space": "1"},
        {"verb": "lay", "card": ["axe"]},
        {},
        None,
        "roll",
    ],
    ids=str,
)
def test_data_that_names_no_action_is_unknown(data: object) -> None:
    with pytest.raises(mattock.UnknownAction, match="no action"):
        GAME.action(data)


def test_luck_that_runs_out_is_said() -> None:
    with pytest.raises(mattock.LuckRanOut, match="no answer left"):
        GAME.new(chance=mattock.Scripted([0, 0]))
