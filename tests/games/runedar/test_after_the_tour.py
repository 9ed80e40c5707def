"""Somebody who has never seen the game and knows what the guided tour has told finishes an easy siege afterwards."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import mattock
from mattock.bots import Sight, bot
from mattock.core.action import Action
from mattock.core.state import State
from mattock.tables.log.tour_script import Tour, tour_of

TOLD: Final = {"cover": "troll", "wound": "troll", "activate": "troll", "finish": "refill"}
"""What no step has the learner do, and the step that tells of it."""
OPTIONS: Final[dict[str, Any]] = {"players": 4, "difficulty": "easy"}
MIN_SIEGES: Final = 5
MAX_SIEGES: Final = 60
MAX_ACTIONS: Final = 2500
WORTH: Final = {"dig": 12.0, "work": 4.0}
FIGHT: Final = {"outside": 5.0, "wall": 7.0, "courtyard": 11.0}
IN_WORKSHOP: Final = 10.0
GOBLIN: Final = 11.0
A_WALK: Final = 1.5
POOR_ODDS: Final = 0.6
DECK: Final = "yellow"  # what soon is finished
SAVED: Final = 6  # gold that is not spent


def the_tour() -> Tour:
    tour = tour_of("runedar")
    assert tour is not None
    return tour


def taught() -> set[str]:
    """The verbs of what the learner has done in the tour, and of what was told."""
    tour = the_tour()
    done = {code.partition(":")[0] for step in tour.steps for _, code in tour.script[step.start : step.end]}
    texts = {step.text for step in tour.steps}
    return done | {verb for verb, text in TOLD.items() if text in texts}


class Learner:
    """Does what was taught, the most useful thing first; else what alone is lit. Sees what the page shows: what each
    card could do here or one walk away, the odds, and who could be hired.
    """

    def __init__(self) -> None:
        self.known = taught()
        self.lit = Counter[str]()  # the verbs of what was done because nothing else was asked

    def choose(self, state: State) -> Action:
        legal = [action for action in state.legal() if action.verb in self.known]
        if not any(action.verb != "hire" for action in legal):
            verbs = {action.verb for action in state.legal() if action.verb != "hire"}
            assert len(verbs) == 1, f"a choice that the tour has not taught: {state.legal()}"
            (verb,) = verbs
            self.lit[verb] += 1
            return next(action for action in state.legal() if action.verb == verb)
        taken = [action for action in legal if action.verb == "take"] or self.hires(state, legal)
        if taken:
            return taken[0]
        cards = [action for action in legal if action.verb == "lay"]
        if any(action.verb == "end_turn" for action in legal):
            return self.plays(state, cards) or self.goes_home(state, cards, legal)
        if any(action.verb == "roll" for action in legal):
            return cards[0] if cards and odds(state) < POOR_ODDS else by_verb(legal, "roll")
        return self.goes_on(state, legal)

    def hires(self, state: State, legal: list[Action]) -> list[Action]:
        """Whoever helps against what keeps the tunnel closed, while there is gold."""
        view: dict[str, Any] = state.view(state.to_move)
        wanted = "hire:troll" if view["trolls"] else "hire:goblin" if view["goblins"] else "nobody"
        return [action for action in legal if action.code.startswith(wanted) and view["gold"] > SAVED]

    def plays(self, state: State, cards: list[Action]) -> Action | None:
        """The card to lay for the best thing that can be done here, or after a walk with another card."""
        found = [(self.worth_of(state, card), -number) for number, card in enumerate(cards)]
        walks = [(self.after_walk(state, card) - A_WALK, -number) for number, card in enumerate(cards)]
        worth, number = max([*found, *walks], default=(0.0, 0))
        return cards[-number] if worth > 0 else None

    def worth_of(self, state: State, card: Action) -> float:
        """What the card could do where the dwarf stands."""
        ahead = state.clone()
        ahead.play(card)
        return max((worth(ahead, action) for action in ahead.legal()), default=0.0)

    def after_walk(self, state: State, card: Action) -> float:
        ahead = state.clone()
        ahead.play(card)
        return max((worth for _, worth in self.walks(ahead)), default=0.0)

    def walks(self, state: State) -> list[tuple[Action, float]]:
        """Where the card that is laid leads, and what another card of the hand could do there."""
        found = []
        for move in (action for action in state.legal() if action.verb == "move"):
            there = state.clone()
            there.play(move)
            others = [action for action in there.legal() if action.verb == "lay"]
            found.append((move, max((self.worth_of(there, other) for other in others), default=0.0)))
        return found

    def goes_home(self, state: State, cards: list[Action], legal: list[Action]) -> Action:
        """Nothing is left to do: to the central chamber, to refill the board at the end of the turn."""
        view: dict[str, Any] = state.view(state.to_move)
        is_empty = any(space["card"] is None and not space["blocked"] for space in view["board"])
        if cards and is_empty and place_of(state) != "central_chamber":
            return cards[0]
        return by_verb(legal, "end_turn")

    def goes_on(self, state: State, legal: list[Action]) -> Action:
        """What was begun, or the rest of the turn around it."""
        useful = max(legal, key=lambda action: worth(state, action))
        if worth(state, useful) > 0:
            return useful
        walks = self.walks(state)
        if walks:
            best, gain = max(walks, key=lambda walk: walk[1])
            home = [move for move, _ in walks if move.code == "move:central_chamber"]
            return best if gain or not home else home[0]
        paid = [action for action in legal if action.code.startswith("put:goblin")]
        filled = [action for action in legal if action.code.endswith(DECK)]
        others = [action for action in legal if action.verb not in {"hire", "lay", "finish"}]
        return (paid or filled or others or legal)[0]


def by_verb(legal: list[Action], verb: str) -> Action:
    return next(action for action in legal if action.verb == verb)


def place_of(state: State) -> str:
    view: dict[str, Any] = state.view(state.to_move)
    return str(view["dwarfs"][state.to_move]["place"])


def odds(state: State) -> float:
    """The best chance that the page shows of the attack."""
    view: dict[str, Any] = state.view(state.to_move)
    return max((float(line["chance"]) for line in view.get("odds", [])), default=1.0)


def worth(state: State, action: Action) -> float:
    """What the tour says is good: digging most of all, then foes near the gold, then resources."""
    if action.verb in {"close", "direct", "shoot"}:
        target = action.code.partition(":")[2] or place_of(state)
        ahead = state.clone()
        ahead.play(action)
        value = next((value for name, value in FIGHT.items() if name in target), IN_WORKSHOP)
        return value * odds(ahead)
    return WORTH.get(action.verb, 0.0)


def finished_siege(number: int) -> tuple[State, Learner]:
    """As the hall offers it next: an easy one with three journeymen."""
    state, learner = mattock.game("runedar").new(seed=f"after the tour {number}", **OPTIONS), Learner()
    partner = bot("journeyman", seed=number)
    for _ in range(MAX_ACTIONS):
        if state.outcome is not None:
            return state, learner
        action = learner.choose(state) if state.to_move == 0 else partner.choose(Sight(state, state.to_move))
        state.play(action)
    raise AssertionError(f"siege {number} does not end")


def test_what_a_turn_asks_for_is_taught() -> None:
    wanted = {"reveal", "proceed", "lay", "move", "work", "put", "close", "shoot", "roll", "dig", "take", "remove"}
    assert wanted | {"hire", "end_turn", "fill", "cover"} <= taught()


def test_a_learner_finishes_easy_sieges_and_soon_wins_one() -> None:
    """Nothing is asked in them that the tour has left out, but for what alone is lit."""
    lit = set[str]()
    for number in range(MAX_SIEGES):
        state, learner = finished_siege(number)
        assert state.outcome is not None
        lit |= set(learner.lit)
        if state.outcome.won and number >= MIN_SIEGES:
            break
    else:
        raise AssertionError(f"none of {MAX_SIEGES} sieges was won")
    assert lit <= {"rest", "dig_at", "direct"}
