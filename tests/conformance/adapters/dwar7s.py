"""Dwar7s Fall under the suite: what adds up, what is hidden, and how far a game can go."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mattock.games.dwar7s.refusals import REFUSALS
from mattock.testing.adapter import Adapter, Ledger

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    import mattock

SECRETS = ("architect", "king", "hunter", "researcher", "wizard", "collector", "mercenary")

# A leaning game lays its cards early, gathers dwarfs on few cards so that tasks get done, buys and plays what it can.
FAVOURED = {
    "lay": 30.0,
    "cover": 6.0,
    "buy": 40.0,
    "dig": 20.0,
    "play": 8.0,
    "reveal": 4.0,
    "order": 0.01,
    "move": 0.05,
    "stop": 0.02,
}
PLACES = {
    "castle": 6.0,
    "ruby_mine": 20.0,
    "emerald_mine": 40.0,
    "diamond_mine": 40.0,
    "gold_mine": 40.0,
    "tavern": 40.0,
    "general_store": 60.0,
    "dragon": 1.0,
    "frost_giant": 1.0,
}
KEEPERS = 16  # a goal that was met and not revealed is so much less likely (D8.2)
GENTLE = str(Path(__file__).with_name("dwar7s_gentle.toml"))


class FallLedger(Ledger):
    """The pieces of the box, counted by the tale and on the table."""

    def __init__(self) -> None:
        self.gems: Counter[tuple[int, str]] = Counter()
        self.ogres: Counter[int] = Counter()
        self.out: Counter[int] = Counter()
        self.laid: set[object] = set()
        self.bought: set[object] = set()
        self.beaten: set[object] = set()

    def hear(self, event: Mapping[str, Any]) -> None:
        name = event["event"]
        if name in {"gems_taken", "gems_paid"}:
            self.gems[event["seat"], event["gem"]] += event["count"] * (1 if name == "gems_taken" else -1)
        elif name == "gem_discarded":
            self.gems[event["seat"], event["gem"]] -= 1
        elif name == "gem_stolen":
            self.gems[event["seat"], event["gem"]] += 1
            self.gems[event["victim"], event["gem"]] -= 1
        elif name in {"ogre_drawn", "ogre_played", "ogre_discarded"}:
            self.ogres[event["seat"]] += 1 if name == "ogre_drawn" else -1
        elif name == "ogres_taken":
            self.ogres[event["seat"]] += event["count"]
            self.ogres[event["victim"]] -= event["count"]
        elif name == "dwarf_placed":
            self.out[event["seat"]] += 1
        elif name == "dwarfs_returned":
            self.out[event["owner"]] -= event["count"]
        elif name == "card_laid":
            self.laid.add(event["card"])
        elif name == "goal_bought":
            self.bought.add(event["goal"])
        elif name == "monster_defeated":
            self.beaten.add(event["card"])

    def check(self, state: mattock.State) -> None:
        view: dict[str, Any] = state.view(None)
        self.check_hands(view)
        self.check_table(view)
        goals = [goal for goal in view["market"] if goal]
        assert len({*goals, *self.bought}) == len(goals) + len(self.bought)
        assert len(goals) + view["goals_left"] + len(self.bought) == 10
        assert {goal for player in view["players"] for goal in player["goals"]} == self.bought

    def check_hands(self, view: dict[str, Any]) -> None:
        """Gems and ogre cards: in a pile or with a player, as the tale says."""
        for gem, number in {"ruby": 7, "emerald": 9, "diamond": 8, "gold": 10}.items():
            assert view["gems"][gem] + sum(player["gems"][gem] for player in view["players"]) == number
            for player in view["players"]:
                assert player["gems"][gem] == self.gems[player["seat"], gem]
        held = sum(player["ogre_count"] for player in view["players"])
        whole = 9 if view["options"]["ogres"] == "gentle" else 13
        assert view["ogre_deck"] + sum(view["ogre_discard"].values()) + held == whole
        assert all(player["ogre_count"] == self.ogres[player["seat"]] for player in view["players"])

    def check_table(self, view: dict[str, Any]) -> None:
        """Kingdom cards in hand, on the table or defeated; dwarfs on the table or in their pile."""
        visible = [stack["card"] for stack in view["table"]]
        covered = [base["card"] for stack in view["table"] for base in stack["beneath"]]
        beaten = [card for player in view["players"] for card in player["monsters"]]
        assert sorted(visible + covered + beaten) == sorted(map(str, self.laid))
        assert set(beaten) == self.beaten
        assert len({(stack["x"], stack["y"]) for stack in view["table"]}) == len(view["table"])
        for player in view["players"]:
            own = [card for card in self.laid if str(card).startswith(player["colour"])]
            assert len(own) + len(player["kingdom_cards"]) == 9
            out = sum(stack["dwarfs"][player["colour"]] for stack in view["table"])
            assert out == self.out[player["seat"]] == 7 - player["dwarfs"]
        assert sorted(card for area in view["areas"] for card in area) == sorted(visible)
        assert all(stack["free"] >= 0 for stack in view["table"])


class Dwar7sAdapter(Adapter):
    """Hidden are unrevealed goals and ogre hands (D12.1)."""

    game = "dwar7s"
    codes = frozenset(code for code, _ in REFUSALS if code)
    longest = 6000
    revealing = frozenset({"ogre_drawn", "ogres_taken", "secret_revealed"})
    widest = 120
    option_sets = (
        {"components": GENTLE},
        {"components": GENTLE, "players": 4},
        {"players": 3, "colours": ["yellow", "blue", "red"]},
    )

    def weight(self, action: mattock.Action) -> float:
        if action.verb != "place":
            return FAVOURED.get(action.verb, 1.0)
        colour, _, kind = str(action.params["card"]).partition("_")
        return PLACES[kind] * (1.0 if colour == "blue" else 0.1)

    def ledger(self, state: mattock.State) -> Ledger:
        del state
        return FallLedger()

    def private_streams(self, state: mattock.State, seat: int) -> tuple[str, ...]:
        del state
        return f"secret:{seat}", f"ogre:{seat}"

    def hidden(self, state: mattock.State, seat: int | None) -> Hashable:
        found: list[Hashable] = []
        for player in players_in(state.view(seat)):
            own = players_in(state.view(player["seat"]))[player["seat"]]
            if player["secret"] is None:
                found.append(own["secret"])
            if player["ogres"] is None:
                found.append(tuple(sorted(own["ogres"].items())))
        return tuple(found)

    def possible(self, state: mattock.State, seat: int | None) -> list[Hashable] | None:
        """Secret goals, as long as nobody else holds ogre cards; those that would have to be kept are less likely."""
        view: dict[str, Any] = state.view(seat)
        others = [player for player in players_in(view) if player["seat"] != seat]
        if view["decision"] is None or any(player["ogre_count"] for player in others):
            return None
        seen = {player["secret"] for player in players_in(view)}
        hidden = [player for player in players_in(view) if player["secret"] is None]
        is_told = any(player["secrets_passed_up"] for player in hidden)
        if is_told and len(hidden) > 2:
            return None
        found: list[Hashable] = []
        for goals in permutations([goal for goal in SECRETS if goal not in seen], len(hidden)):
            dealt = dict(zip((player["seat"] for player in hidden), goals, strict=True))
            parts: list[Hashable] = []
            kept = 0
            for player in players_in(view):
                if player["secret"] is None:
                    goal = dealt[player["seat"]]
                    parts.append(goal)
                    kept += goal in player["secrets_passed_up"]
                if player["ogres"] is None:
                    parts.append(())
            found += [tuple(parts)] * (KEEPERS ** (len(hidden) - kept) if is_told else 1)
        return found


def players_in(view: dict[str, Any]) -> list[dict[str, Any]]:
    players: list[dict[str, Any]] = view["players"]
    return players


ADAPTER = Dwar7sAdapter()
