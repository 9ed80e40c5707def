"""One screen of the game: its title, the table alone where a card is laid, and what nobody may see."""

from __future__ import annotations

import pytest

import mattock
from mattock.games.dwar7s.cards import OGRES, SECRETS
from tests.games.dwar7s.positions import position
from tests.games.dwar7s.terminal.screens import TEXTS, shown, words
from tests.paragraphs import rule


@rule("D12.1")
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seed", range(4))
def test_no_screen_of_a_game_tells_what_its_viewer_cannot_know(width: int, seed: int) -> None:
    state = mattock.game("dwar7s").new(players=4, seed=seed)
    choice = mattock.Seeded(seed)
    secrets = [state.view(seat)["players"][seat]["secret"] for seat in range(4)]  # type: ignore[index]
    unused = set(SECRETS) - set(secrets)
    checked = 0
    while not state.is_over and checked < 40:
        offered = state.legal()
        state.play(offered[choice.below(len(offered), "choice")])
        if state.decision is None or state.decision.kind not in ("actions", "space"):
            continue
        checked += 1
        view = state.view(state.to_move)
        text = shown(state, state.to_move, width, asked=True)
        known = {player["secret"] for player in view["players"]}  # type: ignore[attr-defined]
        for secret in SECRETS:
            assert (TEXTS.name("secret", secret, "short") in text) <= (secret in known - unused)
        for ogre in OGRES:
            own = view["players"][state.to_move]["ogres"].get(ogre, 0)  # type: ignore[index]
            assert (f" {TEXTS.name('ogre', ogre, 'short')}: " in text) <= bool(own)
    assert checked > 20


@rule("D3.1", "D11.4")
def test_the_title_counts_actions_and_quiet_rounds() -> None:
    fall = position({(0, 0): "blue_castle"})
    fall.calm = 5
    fall.is_ending = True
    first = shown(fall, 0).splitlines()[0]
    assert first.startswith("Round 1: Blue  Actions: 0 of 4  This is the last round!")
    assert "Nothing gained for 5 rounds: at 8 the game ends." in words(shown(fall, 0))
    assert "Nothing gained" not in shown(position(), 0)


def test_where_a_card_is_laid_the_table_alone_is_shown() -> None:
    fall = position({(0, 0): "blue_castle"})
    fall.play(fall.catalogue.by_code("lay:tavern"))
    text = shown(fall, 0, asked=True)
    assert "‹4›" in text
    assert "On offer" not in text
    assert "On offer" in shown(fall, 0)


@pytest.mark.parametrize(("width", "rows"), [(80, 60), (120, 45)])
def test_a_screen_with_all_cards_on_the_table_stays_short(width: int, rows: int) -> None:
    kinds = ["castle", "ruby_mine", "emerald_mine", "diamond_mine", "gold_mine", "tavern", "general_store", "dragon"]
    table = {
        (x, y): f"{colour}_{kind}"
        for y, colour in enumerate(["blue", "red", "green", "yellow"])
        for x, kind in enumerate(kinds)
    }
    lines = shown(position(table, players=4), 0, width, asked=True).splitlines()
    assert len(lines) <= rows
