"""A journal retold: every event has its line, counts add up, and what a seat could not know stays hidden."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.playout import play_randomly
from mattock.texts import Texts, retell
from mattock.texts.merge_events import added_up
from mattock.texts.story import public_lines, story_steps, tale_lines
from tests.games.runedar.positions import play, position
from tests.paragraphs import rule

GAME = mattock.game("runedar")
TEXTS = Texts("en", "runedar", pieces=mattock.game("runedar").pieces())


def played(seed: int, **options: object) -> mattock.Journal:
    state = GAME.new(seed=seed, **options)
    play_randomly(state, mattock.Seeded(f"story {seed}"))
    return state.journal()


def test_a_story_opens_with_the_table_and_ends_with_the_chronicle() -> None:
    lines = retell(GAME, played(3, players=3, difficulty="hard"), TEXTS)
    assert lines[0] == "The Siege of Runedar: Brynja, Torvald and Eldrun; hard, standard dice."
    assert lines[-1].startswith("The chronicles call you ")


def test_every_turn_has_a_heading_with_its_number_and_dwarf() -> None:
    headings = [line for line in retell(GAME, played(3), TEXTS)[1:-1] if not line.startswith("  ")]
    assert headings[0] == "Turn 1: Brynja" or headings[0] == "Turn 1: Torvald"
    assert [line.partition(":")[0] for line in headings] == [f"Turn {n + 1}" for n in range(len(headings))]


def test_a_story_is_the_same_every_time_and_needs_no_texts_of_ones_own() -> None:
    journal = played(5, players=1)
    assert retell(GAME, journal) == retell(GAME, journal)
    assert retell(GAME, journal, TEXTS) == retell(GAME, mattock.Journal.from_text(journal.to_text()), TEXTS)


def test_a_story_can_stop_early() -> None:
    journal = played(4)
    whole = retell(GAME, journal, TEXTS)
    part = retell(GAME, journal, TEXTS, upto=10)
    assert part == whole[: len(part)]
    assert len(part) < len(whole)
    assert [step.number for step in story_steps(GAME, journal, TEXTS, upto=10)] == list(range(11))


@rule("R18.1")
def test_a_seat_reads_of_its_own_cards_and_not_of_others() -> None:
    lines = retell(GAME, played(6), TEXTS, seat=1)
    drawn = [line for line in lines if " drew " in line]
    assert {line for line in drawn if "Brynja" in line} == {"  Brynja drew 5 cards."}
    assert not any(line.endswith("drew 5 cards.") for line in drawn if "Torvald" in line)


def test_the_public_tale_names_no_card_that_was_drawn() -> None:
    state = GAME.new(seed=1)
    lines = [line for line in public_lines(state.tale, TEXTS) if " drew " in line]
    assert len(lines) == 2
    assert all(line.endswith("drew 5 cards.") for line in lines)


def test_a_false_journal_tells_nothing() -> None:
    journal = played(7)
    journal.moves[20].code = "roll"
    with pytest.raises(mattock.JournalImpossible):
        retell(GAME, journal, TEXTS)


def test_what_happens_several_times_in_a_row_is_one_line() -> None:
    siege = position(hand=["orc"], orcs={"foundry": 2}, siege_next=["w5_c4"], hired=["cancel", "orcs"])
    tale = siege.play(siege.catalogue.by_code("reveal"))
    lines = tale_lines(tale, TEXTS.at_table(["brynja", "torvald"]))
    assert "  2 orcs gathered outside the carpenter's wall; orcs left in the reserve: 6." in lines


def test_only_equal_events_are_added_up() -> None:
    one: dict[str, object] = {"event": "orc_fell", "place": "tannery"}
    other: dict[str, object] = {"event": "orc_fell", "place": "foundry"}
    assert added_up([one, one, other, one], {"orc_fell"}) == [{**one, "count": 2}, other, one]
    turns: list[dict[str, object]] = [{"event": "turn_ended", "seat": 0}, {"event": "turn_ended", "seat": 0}]
    assert added_up(turns, {"orc_fell"}) == turns


@rule("R10.ex1")
def test_an_attack_is_told_from_the_cards_to_the_fall() -> None:
    siege = position(
        place="foundry", hand=["hand_axe", "cracked_hammer"], orcs={"foundry": 2}, dice=[1, 1, 1], hired=["orcs"]
    )
    lines = []
    for code in ("lay:hand_axe", "close", "lay:cracked_hammer", "roll"):
        tale = siege.play(siege.catalogue.by_code(code))
        lines += tale_lines(tale, TEXTS.at_table(["brynja", "torvald"]))
    assert lines == [
        "  Brynja played the Hand Axe.",
        "  Brynja attacked in the foundry.",
        "  Brynja played the Cracked Hammer.",
        "  Brynja rolled 1, 1 and 1: 3 hits.",
        "  An orc was defeated in the foundry.",
    ]


def test_a_resource_is_told_with_the_card_it_lies_on() -> None:
    siege = position(place="carpenters", hand=["saw"], board=["axe", None, None, None, None])
    play(siege, "lay:saw")
    lines = tale_lines(siege.play(siege.catalogue.by_code("work:wood")), TEXTS.at_table(["brynja", "torvald"]))
    assert lines == ["  Brynja placed 2 wood on the Axe."]
