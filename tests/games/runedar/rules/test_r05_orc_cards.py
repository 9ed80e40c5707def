"""Chapter R5: orc cards reveal siege cards."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from tests.games.runedar.positions import EVERYONE, look, names, offered, play, position, refused, told
from tests.paragraphs import rule

if TYPE_CHECKING:
    from pathlib import Path

    from mattock.games.runedar.state import Siege


def last_cards(siege: Siege, *left: str) -> None:
    """Bring the siege deck down to these last cards."""
    siege.siege_left = sum(1 << siege.box.siege_ids.index(name) for name in left)
    siege.siege_revealed = 50 - len(left)


def reason(siege: Siege) -> str | None:
    return None if siege.outcome is None else siege.outcome.reason


def revealed(tale: list[dict[str, object]]) -> list[object]:
    return [event["siege"] for event in told(tale, "siege_revealed")]


def all_at_once(folder: Path) -> str:
    """An owner's file in which one card of the last wave shows everything: an orc, both engines and the arrow."""
    box = files("mattock.games.runedar").joinpath("box", "siege.toml").read_text(encoding="utf-8")
    head, tail = box.split('id = "w5_c10"')
    path = folder / "mine.toml"
    path.write_text(f'{head}id = "w5_c10"\narrow = true\ntower = true{tail}', encoding="utf-8")
    return str(path)


@rule("R5.1")
def test_orc_cards_come_first_and_one_by_one() -> None:
    siege = position(hand=["dull_knife", "orc", "orc"], hired=EVERYONE, siege_next=["w1_c1", "w1_c6"])
    assert offered(siege) == {"reveal"}
    first = play(siege, "reveal")
    assert revealed(first) == ["w1_c1"]
    assert look(siege, "orcs") == {"carpenters_outside": 1}
    assert offered(siege) == {"reveal"}
    assert refused(siege, "lay:dull_knife") == "not_now"
    second = play(siege, "reveal")
    assert revealed(second) == ["w1_c6"]
    assert offered(siege) == {"lay:dull_knife", "end_turn"}


@rule("R5.1")
def test_the_first_card_is_done_with_before_the_second_is_revealed() -> None:
    siege = position(hand=["orc", "orc"], orcs={"tannery": 1}, hired=EVERYONE, siege_next=["w1_c7", "w1_c8"])
    tale = play(siege, "reveal", "reveal")
    assert names(tale) == [
        "orc_card_played",
        "siege_revealed",
        "gold_stolen",
        "orc_card_played",
        "siege_revealed",
        "orcs_came",
        "orcs_marched",
    ]


@rule("R5.1")
def test_a_played_orc_card_is_spent() -> None:
    siege = position(hand=["orc", "dull_knife"], hired=EVERYONE, siege_next=["w1_c1"])
    play(siege, "reveal")
    assert look(siege, "dwarfs", 0, "hand", seat=0) == ["dull_knife"]
    assert look(siege, "dwarfs", 0, "played") == ["orc"]
    assert refused(siege, "reveal") == "not_now"


@rule("R5.1")
def test_without_orc_cards_nothing_is_revealed() -> None:
    siege = position(hand=["dull_knife"])
    assert refused(siege, "reveal") == "not_now"


@rule("R5.1")
def test_orc_cards_in_other_hands_do_not_matter() -> None:
    siege = position(hand=["dull_knife"])
    siege.dwarfs[1].hand |= 0b11 << 10
    assert refused(siege, "reveal") == "not_now"
    assert refused(siege, "lay:dull_knife") is None


@rule("R5.1")
def test_a_revealed_siege_card_leaves_the_game() -> None:
    siege = position(hand=["orc", "orc"], hired=EVERYONE, siege_next=["w1_c4"])
    play(siege, "reveal")
    assert (look(siege, "siege_left"), look(siege, "siege_seen"), look(siege, "siege_card")) == (49, ["w1_c4"], None)
    later = {revealed(play(position_after(siege, answer), "reveal"))[0] for answer in range(9)}
    assert later == {f"w1_c{number}" for number in range(1, 11) if number != 4}


def position_after(siege: Siege, answer: int) -> Siege:
    """A copy of that position in which the deck gives its card number `answer` next."""
    twin = siege.clone()
    twin.chance = position(luck={"siege": [answer]}).chance
    return twin


@rule("R5.1")
@pytest.mark.parametrize("last", ["w5_c1", "w5_c6", "w5_c7", "w5_c8"])
def test_the_fiftieth_siege_card_loses_at_once_before_its_effect(last: str) -> None:
    siege = position(hand=["orc"], orcs={"tannery": 1, "carpenters_outside": 1}, engines={"catapult": 1})
    last_cards(siege, last)
    tale = play(siege, "reveal")
    assert names(tale) == ["orc_card_played", "siege_revealed", "game_lost"]
    assert reason(siege) == "siege_deck"
    assert (siege.gold, look(siege, "orcs")) == (20, {"tannery": 1, "carpenters_outside": 1})
    assert offered(siege) == set()


@rule("R5.1")
def test_the_fiftieth_siege_card_is_the_reason_even_if_its_effect_would_lose_too() -> None:
    siege = position(hand=["orc"], orcs={"tannery": 9}, gold=1)
    last_cards(siege, "w5_c1")
    play(siege, "reveal")
    assert reason(siege) == "siege_deck"


@rule("R5.1")
def test_the_forty_ninth_does_not_lose() -> None:
    siege = position(hand=["orc", "orc"], hired=EVERYONE)
    last_cards(siege, "w5_c4", "w5_c5")
    play(siege, "reveal")
    assert (reason(siege), siege.orcs_out) == (None, 2)
    play(siege, "reveal")
    assert (reason(siege), siege.orcs_out) == ("siege_deck", 2)


@rule("R5.2")
def test_between_reveal_and_effect_mercenaries_may_be_hired() -> None:
    siege = position(hand=["orc"], orcs={"tannery": 2, "foundry_wall": 1}, siege_next=["w1_c8"])
    tale = play(siege, "reveal")
    assert names(tale) == ["orc_card_played", "siege_revealed"]
    assert look(siege, "decision", "params") == {"at": "reveal", "siege_card": "w1_c8"}
    assert offered(siege) == {"proceed", "hire:orcs", "hire:cancel"}
    assert look(siege, "orcs") == {"tannery": 2, "foundry_wall": 1}


@rule("R5.2")
def test_the_effect_finds_what_the_mercenary_left() -> None:
    siege = position(hand=["orc"], orcs={"tannery": 2, "foundry_wall": 1}, siege_next=["w1_c7"], hired=["cancel"])
    tale = play(siege, "reveal", "hire:orcs")
    assert names(tale)[2:] == ["hired", "orc_fell", "orc_fell", "orcs_marched"]
    assert (siege.gold, look(siege, "orcs")) == (16, {"foundry": 1})


@rule("R5.2")
def test_several_mercenaries_may_be_hired_one_after_the_other() -> None:
    siege = position(
        hand=["orc"],
        orcs={"tannery": 1},
        sections=1,
        goblins=["goblin_1_hits", "goblin_1_any"],
        trolls={"troll_4x1": []},
        siege_next=["w1_c1"],
    )
    tale = play(siege, "reveal", "hire:orcs", "hire:goblin:2", "hire:troll:troll_4x1", "hire:cancel")
    assert [event["mercenary"] for event in told(tale, "hired")] == ["orcs", "goblin", "troll", "cancel"]
    assert siege.gold == 20 - 4 - 3 - 4 - 2
    assert look(siege, "orcs") == {}


@rule("R5.2")
def test_hiring_nobody_lets_the_card_strike() -> None:
    siege = position(hand=["orc"], siege_next=["w1_c3"])
    play(siege, "reveal")
    assert look(siege, "orcs") == {}
    play(siege, "proceed")
    assert look(siege, "orcs") == {"foundry_outside": 1}


@rule("R5.3")
@pytest.mark.parametrize(
    ("name", "order"),
    [
        ("w3_c10", ["orcs_came", "engine_came"]),
        ("w4_c10", ["orcs_came", "engine_came"]),
        ("w5_c1", ["orcs_came", "orcs_came", "orcs_marched"]),
        ("w5_c7", ["engine_came"]),
        ("w5_c8", ["engine_came"]),
    ],
)
def test_orcs_come_before_engines_and_the_arrow_is_last(name: str, order: list[str]) -> None:
    siege = position(hand=["orc"], hired=EVERYONE, siege_next=[name])
    assert names(play(siege, "reveal"))[2:] == order


@rule("R5.3")
@pytest.mark.parametrize("name", ["w5_c7", "w5_c8"])
def test_the_arrow_comes_after_the_engine(name: str) -> None:
    siege = position(hand=["orc"], orcs={"tannery_wall": 1, "foundry": 1}, hired=EVERYONE, siege_next=[name])
    assert names(play(siege, "reveal"))[2:] == ["engine_came", "gold_stolen", "orcs_marched"]


@rule("R5.3")
def test_a_card_that_shows_everything_goes_orcs_tower_catapult_arrow(tmp_path: Path) -> None:
    siege = position(
        hand=["orc"], orcs={"foundry": 1}, hired=EVERYONE, siege_next=["w5_c10"], components=all_at_once(tmp_path)
    )
    tale = play(siege, "reveal")
    assert names(tale)[2:] == ["orcs_came", "engine_came", "engine_came", "gold_stolen", "orcs_marched"]
    assert [event["engine"] for event in told(tale, "engine_came")] == ["siege_tower", "catapult"]


@rule("R5.3")
def test_engines_that_strike_on_such_a_card_do_so_in_the_same_order(tmp_path: Path) -> None:
    siege = position(
        hand=["orc"],
        orcs={"foundry": 1},
        engines={"siege_tower": 1, "catapult": 1},
        board=[None] * 5,
        hired=EVERYONE,
        siege_next=["w5_c10"],
        components=all_at_once(tmp_path),
    )
    tale = play(siege, "reveal")
    assert names(tale)[2:] == [
        "orcs_came",
        "engine_activated",
        "troll_revealed",
        "troll_came",
        "engine_returned",
        "engine_activated",
        "catapult_revealed",
        "space_blocked",
        "gold_lost",
        "engine_returned",
        "gold_stolen",
        "orcs_marched",
    ]
    assert [event["engine"] for event in told(tale, "engine_activated")] == ["siege_tower", "catapult"]
