"""The Siege of Runedar under the suite: what adds up, what is hidden, and how far a game can go."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mattock.games.runedar.refusals import REFUSALS
from mattock.testing.adapter import Adapter, Ledger

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    import mattock

GENTLE = str(Path(__file__).with_name("runedar_gentle.toml"))
RESOURCES = ("wood", "leather", "metal")
ORC = "orc"
MOST_LISTED = 800

# Where a leaning game goes, and what it does there: what brings the tunnel, the fights and the upgrades forward.
FAVOURED = {
    "move:tunnel_courtyard": 6.0,
    "move:carpenters": 3.0,
    "move:tannery": 3.0,
    "move:foundry": 3.0,
    "work": 8.0,
    "put": 4.0,
    "take": 20.0,
    "dig": 40.0,
    "close": 30.0,
    "direct": 30.0,
    "shoot": 30.0,
    "lay": 4.0,
    "fill": 3.0,
    "rest": 0.02,
    "end_turn": 0.02,
    "scrap": 0.02,
    "finish": 0.3,
    "hire": 0.2,
}


class SiegeLedger(Ledger):
    """The pieces of the box, counted by the tale and on the table."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.placed: list[object] = []
        self.gone: list[object] = []
        self.tiles: list[object] = []

    def hear(self, event: Mapping[str, Any]) -> None:
        name = event["event"]
        self.count[name] += 1
        if name in ("orcs_came", "gold_stolen", "gold_lost"):
            self.count[f"{name} in all"] += event["count"]
        elif name == "hired":
            self.count["paid"] += event["cost"]
        elif name == "upgrade_placed":
            self.placed.append(event["card"])
        elif name in ("upgrade_scrapped", "card_removed"):
            self.gone.append(event["card"])
        elif name in ("goblin_came", "troll_revealed", "siege_revealed"):
            self.tiles.append(event.get("goblin") or event.get("troll") or event["siege"])

    def check(self, state: mattock.State) -> None:
        view: dict[str, Any] = state.view(None)
        assert view["gold"] + sum(self.count[way] for way in ("gold_stolen in all", "gold_lost in all", "paid")) == 20
        check_resources(view)
        self.check_foes(view)
        self.check_decks(view)
        self.check_upgrades(view)
        for seat in range(len(view["dwarfs"])):
            check_cards(state.view(seat), seat)

    def check_foes(self, view: dict[str, Any]) -> None:
        """Ten orcs; two goblins a section; each troll that came stands there or fell."""
        standing = sum(view["orcs"].values())
        assert standing + view["orc_reserve"] == 10
        assert standing == self.count["orcs_came in all"] - self.count["orc_fell"] - self.count["gold_stolen in all"]
        assert self.count["goblin_came"] == 2 * view["sections"]
        assert len(view["goblins"]) == self.count["goblin_came"] - self.count["goblin_left"]
        assert view["goblins_beaten"] == self.count["goblin_left"]
        assert len(view["trolls"]) == self.count["troll_came"] - self.count["troll_fell"]
        assert len(view["trolls"]) <= 4
        assert not (view["rubble"] and view["goblins"])

    def check_decks(self, view: dict[str, Any]) -> None:
        """What was revealed is missing from its deck, once; a struck space stays blocked."""
        assert len(set(self.tiles)) == len(self.tiles)
        assert view["siege_left"] + self.count["siege_revealed"] == 50
        assert set(view["siege_seen"]) <= set(self.tiles)
        assert len(view["siege_seen"]) == self.count["siege_revealed"]
        assert view["troll_tiles_left"] + self.count["troll_revealed"] == 5
        assert view["catapult_cards_left"] + self.count["catapult_revealed"] == 5
        assert sum(space["blocked"] for space in view["board"]) == self.count["space_blocked"]
        for engine in view["engines"]:
            assert engine["seat"] is not None or not (engine["lying"] or engine["due"])

    def check_upgrades(self, view: dict[str, Any]) -> None:
        """Thirty-five cards: in the decks, on the board, with a player, or out of the game."""
        assert sum(view["decks"].values()) + len(self.placed) == 35
        assert len(set(self.placed)) == len(self.placed)
        board = [space["card"] for space in view["board"] if space["card"]]
        owned = [card for dwarf in view["dwarfs"] for card in dwarf["cards"] if card in self.placed]
        out = [card for card in self.gone if card in self.placed]
        assert Counter(board + owned + out) == Counter(self.placed)
        assert not any(space["card"] and space["blocked"] for space in view["board"])


def check_resources(view: dict[str, Any]) -> None:
    """Ten of each: in the workshop, on the upgrade board, beside goblins."""
    for resource in RESOURCES:
        bench = sum(space["laid"][resource] for space in view["board"])
        tribute = sum(goblin["paid"][resource] for goblin in view["goblins"])
        assert view["workshops"][resource] + bench + tribute == 10
        assert all(space["needs"][resource] >= 0 for space in view["board"])


def check_cards(view: dict[str, Any], seat: int) -> None:
    """Twelve cards, two of them orcs; each in one place: hand, table, discard, draw deck or set aside."""
    dwarf = view["dwarfs"][seat]
    assert len(dwarf["cards"]) == 12
    assert dwarf["cards"].count(ORC) == 2
    seen = Counter(dwarf["hand"] + dwarf["played"] + dwarf["discard"])
    assert seen <= Counter(dwarf["cards"])
    assert dwarf["hand_size"] == len(dwarf["hand"])
    assert seen.total() + dwarf["draw_deck"] + 2 == 12
    assert dwarf["draw_deck"] in {0, 5}
    assert len(dwarf["hand"]) + len(dwarf["played"]) == 5


class RunedarAdapter(Adapter):
    """Hands are the only secret: everything else is dealt at the moment of its reveal (R18.1)."""

    game = "runedar"
    codes = frozenset(code for code, _ in REFUSALS if code)
    longest = 2000
    widest = 40
    option_sets = (
        {"components": GENTLE, "players": 1, "difficulty": "easy"},
        {"components": GENTLE, "players": 2, "difficulty": "easy"},
        {"components": GENTLE, "players": 4, "difficulty": "easy", "dice": "blades"},
    )

    def weight(self, action: mattock.Action) -> float:
        return FAVOURED.get(action.code, FAVOURED.get(action.verb, 1.0))

    def ledger(self, state: mattock.State) -> Ledger:
        del state
        return SiegeLedger()

    def private_streams(self, state: mattock.State, seat: int) -> tuple[str, ...]:
        return () if state.options["open_hands"] else (f"hand:{seat}",)

    def hidden(self, state: mattock.State, seat: int | None) -> Hashable:
        hands = []
        for dwarf in dwarfs_in(state.view(seat)):
            if dwarf["hand"] is None:
                owner = dwarf["seat"]
                hands.append(tuple(sorted(dwarfs_in(state.view(owner))[owner]["hand"])))
        return tuple(hands)

    def possible(self, state: mattock.State, seat: int | None) -> list[Hashable] | None:
        view: dict[str, Any] = state.view(seat)
        if view["decision"] is None or view["decision"]["kind"] == "take":  # taking says nothing of orc cards by itself
            return None
        kind, ways = view["decision"]["kind"], []
        for dwarf in dwarfs_in(view):
            if dwarf["hand"] is None:
                ways.append(possible_hands(dwarf, kind if dwarf["seat"] == view["to_move"] else None))
                if prod(map(len, ways)) > MOST_LISTED:
                    return None
        return list(product(*ways))


def dwarfs_in(view: dict[str, Any]) -> list[dict[str, Any]]:
    dwarfs: list[dict[str, Any]] = view["dwarfs"]
    return dwarfs


def possible_hands(dwarf: dict[str, Any], kind: str | None) -> list[tuple[str, ...]]:
    """The hands that fit what lies open, each as often as it would have led to it; `kind` is what the player is asked.

    Orc cards are played first (R5.1), so a player who is asked for other things has none. While the card that the first
    one revealed is under way, a hand without the second stands here twice: either of the two may have been the first.
    """
    known = Counter(dwarf["known"])
    unseen = Counter(dwarf["cards"]) - known - Counter(dwarf["played"]) - Counter(dwarf["discard"])
    drawn = combinations(sorted(unseen.elements()), dwarf["hand_size"] - known.total())
    hands = [tuple(sorted([*hand, *known.elements()])) for hand in drawn]
    if kind == "pause" and ORC in dwarf["played"]:
        return hands + [hand for hand in hands if ORC not in hand]
    if kind in (None, "engines", "pause"):
        return hands
    return [hand for hand in hands if (ORC in hand) is (kind == "orcs")]


ADAPTER = RunedarAdapter()
