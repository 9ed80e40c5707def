"""A game at one terminal, played through its prompt: choices, questions in between, covered hands, the record."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console

import mattock
from mattock.bots import bot
from mattock.terminal.hotseat import CLEAR_SCROLLBACK, HotSeat, Quit
from mattock.terminal.journal_file import JournalFile
from mattock.texts import Texts
from tests.games.dwar7s import positions as dwar7s
from tests.games.runedar.positions import EVERYONE, deal_hand, play, position
from tests.paragraphs import rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from mattock.core.state import State

TEXTS = Texts("en", "runedar", pieces=mattock.game("runedar").pieces())


class Terminal:
    """A terminal on paper: what was asked, what was shown up to each question."""

    def __init__(self, state: State, answer: Callable[[str], str], *, is_terminal: bool = False, **more: Any) -> None:
        self.paper = io.StringIO()
        self.answer = answer
        self.asked: list[str] = []
        self.console = Console(file=self.paper, width=100, force_terminal=is_terminal, color_system=None)
        pieces = state.game.pieces()
        texts = Texts("en", state.game.name, pieces=pieces)
        self.seat = HotSeat(state, texts, pieces, self.console, self.ask, **more)

    def ask(self, prompt: str) -> str:
        self.paper.write(prompt)
        self.asked.append(prompt)
        return self.answer(prompt)

    @property
    def text(self) -> str:
        return self.paper.getvalue()


def scripted(*lines: str) -> Callable[[str], str]:
    """Answers one after the other; then the player quits."""
    waiting = list(lines)
    return lambda prompt: waiting.pop(0) if waiting else "q"


def at_random(seed: int) -> Callable[[str], str]:
    choice = mattock.Seeded(seed)
    return lambda prompt: "" if prompt.startswith("Pass") else str(choice.below(12, "choice") + 1)


def stopped(state: State, *lines: str, **more: Any) -> str:
    """What the terminal showed until the player quit."""
    terminal = Terminal(state, scripted(*lines), **more)
    with pytest.raises(Quit):
        terminal.seat.play()
    return terminal.text


@pytest.mark.parametrize(
    ("game", "players", "seed", "last"),
    [
        ("runedar", 1, 22, "The chronicles call you "),
        ("runedar", 4, 27, "The chronicles call you "),
        ("dwar7s", 2, 12, " with [0-9]+ points"),
        ("dwar7s", 4, 21, " with [0-9]+ points"),
    ],
)
def test_a_whole_game_can_be_played_by_numbers(game: str, players: int, seed: int, last: str) -> None:
    state = mattock.game(game).new(players=players, seed=seed)
    terminal = Terminal(state, at_random(seed))
    terminal.seat.play()
    assert state.is_over
    assert re.search(last, terminal.text.rstrip().splitlines()[-1])
    assert "{" not in terminal.text


def test_a_choice_is_played_and_told() -> None:
    siege = position(players=1, hand=["spear", "saw"])
    text = stopped(siege, "1", "2")
    assert "  1  Play the Spear" in text
    assert "What do you do with the Spear?" in text
    assert "Brynja moved from the central chamber to the tannery." in text
    assert siege.here() == 2


def test_enter_takes_the_only_choice() -> None:
    siege = position(players=1, hand=["orc"], siege_next=["w1_c1"], hired=["cancel"])
    assert "An orc gathered outside the carpenter's wall" in stopped(siege, "")


@pytest.mark.parametrize("given", ["", "0", "99", "-1", "x", "1 2", "²", "None"])
def test_whatever_else_is_typed_changes_nothing(given: str) -> None:
    siege = position(players=1, hand=["spear", "saw"])
    before = siege.snapshot()
    assert "Type a number from 1 to 3, or ? for help." in stopped(siege, given)
    assert siege.snapshot() == before


@pytest.mark.parametrize("given", ["", "0", "11", "-1", "x", "1–9", "‹1›", "99999999999999999999"])
@pytest.mark.parametrize("codes", [[], ["lay:castle"], ["lay:castle", "turn:1", "lay:tavern"]])
def test_whatever_else_is_typed_changes_nothing_on_the_table_either(given: str, codes: list[str]) -> None:
    fall = dwar7s.position()
    dwar7s.play(fall, *codes)
    before = fall.snapshot()
    assert "Not understood: " in stopped(fall, "", given)
    assert fall.snapshot() == before


@rule("D8.2")
def test_the_standing_order_is_given_by_a_key_and_answers_nothing() -> None:
    fall = dwar7s.position({(0, 0): "blue_castle"})
    asked = fall.decision
    for order, line in (("keep", "keep it (o: reveal it)"), ("reveal", "reveal it when it is met (o: keep it)")):
        shown = " ".join(stopped(fall, "", "o").split())
        assert fall.view(0)["players"][0]["secret_order"] == order  # type: ignore[index]
        assert fall.decision == asked
        assert shown.rpartition("Standing order for others' turns: ")[2].startswith(line)
    assert "Not understood: 'o'" in stopped(position(players=1, hand=["spear"]), "o")


def test_help_lists_the_commands() -> None:
    text = stopped(position(players=1, hand=["spear"]), "?")
    for command in ("w        ", "r R9.4", "p        ", "l        ", "q        "):
        assert command in text


def test_why_not_is_answered_in_words_and_with_the_paragraph() -> None:
    siege = position(players=1, hand=["worn_pick", "dull_knife"], board=[None] * 5)
    play(siege, "lay:worn_pick")
    text = stopped(siege, "w", "w 1", "w 99", "w x")
    assert "  1  Work 1 metal — Your dwarf is not in the workshop for that:" in text
    assert "R8.2 " in text.partition("w 1")[2] or "\nR8.2 " in text
    assert text.count("No such line: type w to see what cannot be done now.") == 2


def test_where_nothing_is_refused_that_is_said() -> None:
    fall = dwar7s.position()
    dwar7s.play(fall, "lay:castle")
    assert "Nothing of what is asked now is refused." in stopped(fall, "", "w")


def test_a_paragraph_of_the_rules_can_be_read() -> None:
    text = stopped(position(players=1, hand=["spear"]), "r R9.4", "r R99.1", "r")
    assert "R9.4 Rubble that came with a goblin" in text
    assert "No paragraph R99.1." in text
    assert "No paragraph ?." in text


def test_the_picture_and_the_story_can_be_seen_again() -> None:
    text = stopped(position(players=1, hand=["spear"]), "p", "l")
    assert text.count("Tunnel entrance courtyard") == 2
    assert text.count("8 rubble blocks the tunnel.") == 2


def test_the_odds_are_told_before_a_roll() -> None:
    siege = position(players=1, place="tannery", hand=["spear", "dull_knife"], orcs={"tannery": 1})
    play(siege, "lay:spear", "close")
    assert "Odds: 1 or more 75 %, 2 or more 58 %, 3 or more 39 %" in stopped(siege)


def test_direct_hits_alone_have_no_odds() -> None:
    siege = position(players=1, place="tannery", hand=["axe", "dull_knife"], orcs={"tannery": 1})
    play(siege, "lay:axe", "direct")
    text = stopped(siege)
    assert "Odds" not in text
    assert "Attack: 2 direct hits, no dice" in text


@rule("R2.11")
def test_the_keyboard_is_passed_on_before_a_hand_is_shown() -> None:
    siege = position(hand=["spear"], board=[None] * 5, place="tannery")
    deal_hand(siege, 1, ["great_axe", "mine_cart"])
    text = stopped(siege, "", "2", "")
    before, _, after = text.partition("Pass the keyboard to Torvald, who then presses Enter.")
    assert "Spear" in before
    assert "Great Axe" not in before
    assert "Great Axe" in after
    assert "Play the Spear" not in after


@rule("R2.11")
def test_no_prompt_shows_a_hand_to_the_wrong_player() -> None:
    state = mattock.game("runedar").new(players=3, seed=12)
    shown: dict[int, str] = {}

    def answer(prompt: str) -> str:
        if prompt.startswith("Pass"):
            return ""
        text = terminal.text.rpartition("Pass the keyboard")[2]
        shown[state.to_move] = text
        for seat in range(3):
            assert (f"Hand of {TEXTS.at_table(['brynja', 'torvald', 'eldrun']).seat(seat)}" in text) <= (
                seat == state.to_move
            )
        return str(choice.below(12, "choice") + 1)

    choice = mattock.Seeded(12)
    terminal = Terminal(state, answer)
    terminal.seat.play()
    assert set(shown) == {0, 1, 2}


@rule("D12.1")
def test_no_prompt_shows_a_secret_goal_or_an_ogre_card_to_the_wrong_player() -> None:
    state = mattock.game("dwar7s").new(players=3, seed=23)
    colours = Texts("en", "dwar7s", people=["blue", "red", "green"])
    secrets = {seat: secret_of(state, seat) for seat in range(3)}
    shown: dict[int, str] = {}

    def answer(prompt: str) -> str:
        if prompt.startswith("Pass"):
            assert "Hand of" not in prompt
            return ""
        text = terminal.text.rpartition("Pass the keyboard")[2]
        shown[state.to_move] = text
        revealed = {player["seat"] for player in players_in(state.view(None)) if player["secret_revealed"]}
        for seat in range(3):
            assert (f"Hand of {colours.seat(seat)}" in text) <= (seat == state.to_move)
            name = colours.name("secret", secrets[seat], "short")
            assert (name in text) <= (seat == state.to_move or seat in revealed)
        return str(choice.below(12, "choice") + 1)

    choice = mattock.Seeded(23)
    terminal = Terminal(state, answer)
    terminal.seat.play()
    assert set(shown) == {0, 1, 2}


def players_in(view: dict[str, Any]) -> list[dict[str, Any]]:
    players: list[dict[str, Any]] = view["players"]
    return players


def secret_of(state: State, seat: int) -> str:
    return str(players_in(state.view(seat))[seat]["secret"])


@rule("D12.1")
def test_an_ogre_card_that_was_drawn_is_named_to_nobody() -> None:
    fall = dwar7s.position(
        {(0, 0): "blue_tavern"},
        dwarfs={"blue_tavern": "blue blue"},
        hand={"blue": ""},
        ogre_deck="panic",
        luck={"ogre:0": [0]},
    )
    text = stopped(fall, "", "1", "1", "", "", "l")
    assert text.count("Blue drew an ogre card; ogre cards left in the deck: 0.") == 3
    assert "Panic" not in text


def test_a_card_is_laid_by_card_space_and_turn() -> None:
    fall = dwar7s.position({(0, 0): "blue_castle"})
    text = stopped(fall, "", "1", "2", "4")
    assert "1–8  Lay the card of your hand with that number" in text
    assert "›1 Ruby mine" in text
    assert "‹2›  ···   need 2┃‹3›" in text
    assert "1–4  Lay it as drawn with that number" in text
    assert "Blue laid the ruby mine west of Blue's castle." in text
    assert "kingdom a: 2 cards worth 4" in text


def test_every_choice_can_be_read_in_words() -> None:
    fall = dwar7s.position({(0, 0): "blue_castle"})
    before, _, after = stopped(fall, "", "c").rpartition("Number, or ? for help > ")[0].partition("for help > ")
    assert "Lay the ruby mine" not in before
    assert "  1  Lay the ruby mine" in after


def test_the_help_explains_the_picture_of_the_game_played() -> None:
    fall, siege = dwar7s.position(), position(players=1, hand=["spear"])
    assert "a heavy line is a wall" in stopped(fall, "", "?")
    assert "r D4.1   that paragraph" in stopped(fall, "", "?")
    assert "a heavy line is a wall" not in stopped(siege, "?")
    assert "Paragraphs look like D4.1." in stopped(fall, "", "r X1")
    assert "D4.1 " in stopped(fall, "", "r D4.1")


@rule("R2.11")
def test_a_terminal_is_wiped_before_and_after_the_keyboard_is_passed_on() -> None:
    text = stopped(position(hand=["spear"]), "", is_terminal=True)
    assert text.count(CLEAR_SCROLLBACK) == 2
    assert (
        text.index(CLEAR_SCROLLBACK)
        < text.index("Pass the keyboard")
        < text.rindex(CLEAR_SCROLLBACK)
        < text.index("Spear")
    )


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2, "open_hands": True}])
def test_nothing_is_covered_where_nothing_is_hidden(options: dict[str, Any]) -> None:
    assert "Pass the keyboard" not in stopped(position(hand=["spear"], **options), "1")


def test_who_takes_over_reads_what_happened_before() -> None:
    siege = position(hand=["spear"], place="tannery", hired=EVERYONE)
    deal_hand(siege, 1, ["saw"])
    text = stopped(siege, "", "1", "2", "1", "")
    news = text.rpartition("What happened before:")[2]
    assert "Brynja played the Spear." in news
    assert "Turn 2: Torvald" in news


def test_a_played_game_leaves_a_journal_that_rebuilds_it(tmp_path: Path) -> None:
    path = tmp_path / "siege.jsonl"
    state = mattock.game("runedar").new(players=1, chance=mattock.Fair(b"secret"))
    terminal = Terminal(state, at_random(14), record=JournalFile(path))
    terminal.seat.play()
    text = path.read_text(encoding="utf-8")
    assert text == state.journal().to_text()
    assert mattock.game("runedar").rebuild(mattock.Journal.from_text(text)).snapshot() == state.snapshot()


def test_an_interrupted_game_leaves_a_journal_without_an_end(tmp_path: Path) -> None:
    path = tmp_path / "siege.jsonl"
    state = mattock.game("runedar").new(players=1, seed=4)
    record = JournalFile(path)
    stopped(state, *["1"] * 7, record=record)
    record.close()
    text = path.read_text(encoding="utf-8")
    with pytest.raises(mattock.JournalTruncated):
        mattock.Journal.from_text(text)
    journal = mattock.Journal.from_text(text, unfinished=True)
    assert journal.moves == state.journal().moves
    assert journal.secret is None


def test_a_record_never_overwrites_a_file(tmp_path: Path) -> None:
    path = tmp_path / "siege.jsonl"
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(FileExistsError):
        JournalFile(path)
    assert path.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("game", mattock.game_names())
def test_bots_take_their_turns_by_themselves_and_nothing_is_covered_for_them(game: str) -> None:
    state = mattock.game(game).new(players=2, seed=4)
    terminal = Terminal(state, stopping(at_random(4), after=40), bots={1: bot("random", seed=1)})
    with pytest.raises(IndexError, match="enough"):
        terminal.seat.play()
    assert not any(prompt.startswith("Pass") for prompt in terminal.asked)
    assert sum(line.startswith("Round" if game == "dwar7s" else "Turn") for line in terminal.text.splitlines()) > 2


def stopping(answer: Callable[[str], str], after: int) -> Callable[[str], str]:
    """One answer, repeated so often."""
    left = iter(range(after))

    def answered(prompt: str) -> str:
        if next(left, None) is None:
            raise IndexError("enough")
        return answer(prompt)

    return answered
