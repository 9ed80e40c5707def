"""Adding an upgrade card is one row in the box and a name in each language (and, in the browser, a picture)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mattock

PACKAGE = Path(mattock.__file__).parent
NAMES = {  # with the forms that sentences of the language need
    "en": "card-moon_pick_{deck} = Moon Pick\n",
    "de": (
        "card-moon_pick_{deck} = Mondhacke\n    .der = die Mondhacke\n    .den = die Mondhacke\n"
        "    .dem = der Mondhacke\n"
    ),
    "es": "card-moon_pick_{deck} = Pico lunar\n    .el = el Pico lunar\n",
}
DECKS = ("yellow", "grey", "red")
ROW = """
[[upgrade]]
id = "moon_pick_{deck}"
deck = "{deck}"
cost = {{ wood = 1 }}
dig = 15
work_any = 5
source = "reconstructed"
"""
PLAY = """
import json

import mattock
from mattock.bots.levels import bot
from mattock.core.sight import Sight
from mattock.envs.tensors import Tensors
from mattock.texts.sentences import Texts

runedar = mattock.game("runedar")
player, laid, decks, seed = bot("apprentice", seed=1), {}, None, 0
while len(laid) < 3 and seed < 80:
    state = runedar.new(seed=seed, players=4)
    decks = decks or state.view(None)["decks"]
    while not state.is_over:
        action = player.choose(Sight(state, state.to_move))
        state.play(action)
        if action.code.startswith("lay:moon_pick"):
            laid[action.code] = [Texts(language, "runedar").action(action.to_dict()) for language in ("en", "de", "es")]
    rebuilt = runedar.rebuild(state.journal())
    assert rebuilt.snapshot() == state.snapshot()
    seed += 1
tensors = Tensors("runedar", {"players": 4, "open_hands": True})
state, seen = tensors.begin(mattock.Seeded(1)), 0
while not state.is_over:
    view, named = state.view(0), tensors.named(tensors.observe(state, 0))
    dwarfs = view["dwarfs"]
    for index, dwarf in enumerate(dwarfs):
        assert named[f"player {index}: hand"].sum() == len(dwarf["hand"])
        assert named[f"player {index}: cards"].sum() == len(dwarf["cards"])
    assert [int(named[f"space {n}"].sum()) for n in range(1, 6)] == [bool(space["card"]) for space in view["board"]]
    assert named["upgrades left"].sum() == sum(view["decks"].values())
    seen += any("moon_pick" in (space["card"] or "") for space in view["board"])
    tensors.play(state, player.choose(Sight(state, state.to_move)).id)
print(json.dumps({"seen": seen, "laid": laid, "decks": decks, "size": len(runedar.catalogue().actions)}))
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Games in a copy of the package, uncompiled, with three cards more: one a deck."""
    copy = tmp_path_factory.mktemp("copy") / "mattock"
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web_client")
    shutil.copytree(PACKAGE, copy, ignore=ignored)
    game = copy / "games" / "runedar"
    with (game / "box" / "upgrades.toml").open("a", encoding="utf-8") as rows:
        rows.writelines(ROW.format(deck=deck) for deck in DECKS)
    for language, name in NAMES.items():
        with (game / "words" / language / "cards.ftl").open("a", encoding="utf-8") as names:
            names.writelines(name.format(deck=deck) for deck in DECKS)
    environment = os.environ | {"PYTHONPATH": str(copy.parent)}
    run = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def test_the_decks_and_the_actions_grow_with_the_box(played: dict[str, Any]) -> None:
    state = mattock.game("runedar").new(seed=0, players=1)
    decks = state.view(None)["decks"]
    assert isinstance(decks, dict)
    assert played["decks"] == {deck: left + 1 for deck, left in decks.items()}
    verbs_that_name_cards = 2  # lay and remove
    assert played["size"] == len(state.catalogue.actions) + 3 * verbs_that_name_cards


def test_a_bot_takes_and_lays_the_new_cards_and_every_language_names_them(played: dict[str, Any]) -> None:
    assert set(played["laid"]) == {f"lay:moon_pick_{deck}" for deck in DECKS}
    for english, german, spanish in played["laid"].values():
        assert "Moon Pick" in english
        assert "Mondhacke" in german
        assert "Pico lunar" in spanish


def test_observations_have_room_for_the_new_cards(played: dict[str, Any]) -> None:
    """The script compares each observation with the view; here the new cards came on the board."""
    assert played["seen"] > 0
