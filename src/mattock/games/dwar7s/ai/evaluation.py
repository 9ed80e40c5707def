"""How a position of Dwar7s Fall stands for a seat: parts that a person would name, as log odds."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from mattock.core.action import Catalogue
from mattock.core.bits import count, lowest
from mattock.core.instinct import Instinct
from mattock.core.state import State
from mattock.games.dwar7s.ai.goal_distance import GoalDistances, usable_cards
from mattock.games.dwar7s.ai.priors import Priors
from mattock.games.dwar7s.ai.requirements import Requirements
from mattock.games.dwar7s.ai.task_value import NEARNESS_PERCENT
from mattock.games.dwar7s.box.load import Box
from mattock.games.dwar7s.cards import (
    CARDS,
    COLOURS,
    DRAGON,
    GIANTS,
    GOLD_MINE,
    HUNTER,
    KEEP,
    KIND_COUNT,
    RESEARCHER,
    REVEAL,
    RUBY_MINE,
    SECRET_KINDS,
)
from mattock.games.dwar7s.packed_counts import total
from mattock.games.dwar7s.rules.areas import worth_of_kingdom
from mattock.games.dwar7s.rules.end import CALM_ROUNDS, MAX_ROUNDS
from mattock.games.dwar7s.rules.score import points_of_gems, points_of_goals, points_of_monsters, score_of
from mattock.games.dwar7s.rules.turn import count_goals
from mattock.games.dwar7s.state import CORRECTED_RULES_VERSION, MARKET, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64

PARTS: Final = ("goals", "race", "secret", "gems", "kingdom", "monsters", "dwarfs", "ogres", "actions", "turn")

# How near the end is: three goals or more to go for everybody, two, one; and the last round.
LAST_ROUND: Final = 3

HUNT_SHARE: Final = 0.5  # of the points of a secret goal, for the dwarfs on the monsters that it wants

# What one of each thing adds to the log odds, in each of those four times. Fitted by logistic regression on differences
# between seats at the ends of turns, in 900 games of two journeymen, with the signs that the rules suggest; smoothed by
# hand where a fit leaves nothing to strive for (before the first goal, gems alone tell nothing), which won more games;
# each time scaled to 610 games of two to four journeymen. In 470 others each tenth of the chances came true to 0.04.
WEIGHTS: Final[dict[str, tuple[float, float, float, float]]] = {
    "goal_point": (0.1, 0.296, 0.447, 1.19),
    "goal": (0.0155, 0.1, 0.13, 0.371),
    "first": (0.05, 0.12, 0.348, 0.426),
    "second": (0.025, 0.063, 0.172, 0.0),
    "secret": (0.03, 0.115, 0.078, 0.245),
    "gem_point": (0.075, 0.296, 0.293, 1.13),
    "worth": (0.05, 0.168, 0.254, 1.21),
    "monster_point": (0.075, 0.4, 0.65, 1.47),
    "stranded": (-0.05, -0.1, -0.13, 0.0),
    "ogre": (0.025, 0.2, 0.194, 0.323),
    "extra": (0.43, 1.3, 1.36, 1.6),
    "work": (0.04, 0.128, 0.27, 0.536),
    "card": (0.05, 0.15, 0.127, 0.16),
    "pile": (0.019, 0.06, 0.039, 0.16),
    "turn": (0.05, 0.572, 0.9, 1.83),
}


@final
class PhaseWeights:
    """The weights of one time."""

    def __init__(self, weights: dict[str, tuple[float, float, float, float]], time: int) -> None:
        self.goal_point = weights["goal_point"][time]
        self.goal = weights["goal"][time]
        self.first = weights["first"][time]
        self.second = weights["second"][time]
        self.secret = weights["secret"][time]
        self.gem_point = weights["gem_point"][time]
        self.worth = weights["worth"][time]
        self.monster_point = weights["monster_point"][time]
        self.stranded = weights["stranded"][time]
        self.ogre = weights["ogre"][time]
        self.extra = weights["extra"][time]
        self.work = weights["work"][time]
        self.card = weights["card"][time]
        self.pile = weights["pile"][time]
        self.turn = weights["turn"][time]


@final
class Standing:
    """A seat's position, part by part: as plain fields, because a search asks for little else but their sum."""

    def __init__(self) -> None:
        self.goals = 0.0
        self.race = 0.0
        self.secret = 0.0
        self.gems = 0.0
        self.kingdom = 0.0
        self.monsters = 0.0
        self.dwarfs = 0.0
        self.ogres = 0.0
        self.actions = 0.0
        self.turn = 0.0

    def write(self, scores: list[float]) -> None:
        """Append the parts in the order of PARTS."""
        scores += [self.goals, self.race, self.secret, self.gems, self.kingdom]
        scores += [self.monsters, self.dwarfs, self.ogres, self.actions, self.turn]

    def total(self) -> float:
        """The sum from first to last: with floats the order counts."""
        first = self.goals + self.race + self.secret + self.gems + self.kingdom
        return first + self.monsters + self.dwarfs + self.ogres + self.actions + self.turn


class FallInstinct(Instinct):
    """Priors and evaluation of Dwar7s Fall."""

    def __init__(self, box: Box, catalogue: Catalogue) -> None:
        super().__init__(PARTS, together=False)
        self.requirements = Requirements(box)
        self.prior_weights = Priors(box, self.requirements, catalogue)
        self.earned: list[float] = [earned_on(box, card) for card in range(CARDS)]
        self.hunted: list[float] = hunted_on(box)
        self.leanings: list[PhaseWeights] = [PhaseWeights(WEIGHTS, time) for time in range(LAST_ROUND + 1)]

    def turn_of(self, state: State) -> i64:
        assert isinstance(state, Fall)
        return state.round * len(COLOURS) + state.active

    def may_win(self, state: State) -> bool:
        """The last seat of a round is to move, and the game may end with it (D11.1, D11.4)."""
        assert isinstance(state, Fall)
        return (state.active + 1) % state.players == state.first and (
            state.is_ending
            or count_goals(state.me()) + 2 >= state.goals_to_end
            or state.calm + 1 >= CALM_ROUNDS
            or state.round >= MAX_ROUNDS
        )

    def priors(self, state: State, numbers: list[i64], weights: list[i64]) -> None:
        assert isinstance(state, Fall)
        self.prior_weights.write(state, numbers, weights)

    def private_choice(self, state: State) -> i64:
        """Keep the secret goal from being revealed where that would end a game that is being lost; else reveal it."""
        assert isinstance(state, Fall)
        me = state.me()
        if (
            state.rules_version < CORRECTED_RULES_VERSION
            or me.is_revealed
            or me.keeps_secret == would_lose_by_revealing(state)
        ):
            return -1
        return self.prior_weights.order + (REVEAL if me.keeps_secret else KEEP)

    def evaluate(self, state: State, seat: i64, scores: list[float]) -> None:
        assert isinstance(state, Fall)
        self.judge(state, seat, self.leanings[time_of(state)], usable_cards(state)).write(scores)

    def chances(self, state: State, players: i64, chances: list[float]) -> None:
        """As for any game, but computing once what all seats have in common."""
        assert isinstance(state, Fall)
        by = self.leanings[time_of(state)]
        usable = usable_cards(state)
        whole = 0.0
        seat: i64 = 0
        while seat < players:
            weight = math.exp(self.judge(state, seat, by, usable).total())
            chances.append(weight)
            whole += weight
            seat += 1
        seat = 0
        while seat < players:
            chances[seat] /= whole
            seat += 1

    def judge(self, fall: Fall, seat: i64, by: PhaseWeights, usable: i64) -> Standing:
        """Compute every part of a seat's position."""
        player = fall.seats[seat]
        distances = GoalDistances(self.requirements, fall, seat, usable, at_once=False)
        is_done = fall.is_ending and has_played(fall, seat)
        found = Standing()
        found.goals = by.goal_point * float(points_of_goals(fall, seat)) + by.goal * float(count_goals(player))
        found.race = 0.0 if is_done else goal_prospects(fall, distances, by)
        found.secret = by.secret * secret_goal_prospect(fall, distances, is_done)
        found.gems = by.gem_point * float(points_of_gems(fall, player.gems))
        found.kingdom = by.worth * float(worth_of_kingdom(fall, seat)) + by.card * float(count(player.hand))
        found.monsters = by.monster_point * float(points_of_monsters(fall, player.beaten))
        found.dwarfs = self.task_progress(fall, distances, by) + by.pile * float(player.pile)
        found.ogres = by.ogre * float(total(player.ogres))
        found.actions = by.extra if player.realm and not player.realm & GIANTS else 0.0
        found.turn = by.turn if fall.active == seat else 0.0
        return found

    def task_progress(self, fall: Fall, distances: GoalDistances, by: PhaseWeights) -> float:
        """The points that dwarfs on unfinished tasks have earned so far, and the dwarfs that are stranded."""
        work = 0.0
        stranded: i64 = 0
        cards = fall.seats[distances.seat].stands
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            dwarfs = fall.dwarfs_on(card, distances.seat)
            if card % KIND_COUNT >= DRAGON and is_hunted(fall, distances, card, dwarfs):
                work += self.hunted[fall.seats[distances.seat].secret] * float(dwarfs)
            elif is_stranded(fall, distances, card, dwarfs):
                stranded += dwarfs
            else:
                work += self.earned[card] * float(min(dwarfs, self.requirements.needs[card]))
        return by.work * work + by.stranded * float(stranded)


def earned_on(box: Box, card: int) -> float:
    """The points of a card's task, for each dwarf that it needs."""
    kind = card % KIND_COUNT
    points = 1
    if RUBY_MINE <= kind <= GOLD_MINE:
        points = box.gem_points[kind - RUBY_MINE] * box.gives[card]
    elif kind >= DRAGON:
        points = box.defeated[card]
    return points / box.needs[card]


def hunted_on(box: Box) -> list[float]:
    """By secret goal: the points of a dwarf on a monster that it wants, a part of the goal's among them."""
    found = [0.0] * SECRET_KINDS
    hunt = HUNT_SHARE * box.secret_points[HUNTER] / box.secret_needs[HUNTER]
    found[HUNTER] = (box.defeated[DRAGON] + hunt) / box.needs[DRAGON]
    dwarfs = box.secret_needs[RESEARCHER] * box.secret_cards[RESEARCHER]
    found[RESEARCHER] = HUNT_SHARE * box.secret_points[RESEARCHER] / dwarfs
    return found


def time_of(fall: Fall) -> i64:
    """The weights for this phase of the game, by the goals that the leader in goals still needs."""
    if fall.is_ending:
        return LAST_ROUND
    most: i64 = 0
    for player in fall.seats:
        most = max(most, count_goals(player))
    return max(0, min(LAST_ROUND - 1, most - fall.goals_to_end + LAST_ROUND))


def would_lose_by_revealing(fall: Fall) -> bool:
    """Whether revealing the secret goal of the seat to move would end the game while somebody else is ahead."""
    me = fall.me()
    if fall.is_ending or count_goals(me) + 1 < fall.goals_to_end:
        return False
    mine = score_of(fall, fall.active) + fall.box.secret_points[me.secret]
    seat: i64 = 0
    while seat < fall.players:
        if seat != fall.active and score_of(fall, seat) > mine:
            return True
        seat += 1
    return False


def has_played(fall: Fall, seat: i64) -> bool:
    """Has that seat had its turn in this round?"""
    return (seat - fall.first) % fall.players < (fall.active - fall.first) % fall.players


def goal_prospects(fall: Fall, distances: GoalDistances, by: PhaseWeights) -> float:
    """The value of the two best trading goals: their points, less the further away they are."""
    first: i64 = 0
    second: i64 = 0
    place: i64 = 0
    while place < MARKET:
        goal = fall.goal_at(place)
        if goal >= 0:
            hope: i64 = fall.box.goal_points[goal] * NEARNESS_PERCENT[distances.to_buy(fall, goal)]
            if hope > first:
                second = first
                first = hope
            elif hope > second:
                second = hope
        place += 1
    return (by.first * float(first) + by.second * float(second)) / 100.0


def secret_goal_prospect(fall: Fall, distances: GoalDistances, is_done: bool) -> float:
    """The value of the secret goal; at the end a fulfilled one is revealed by itself (D8.1)."""
    player = fall.seats[distances.seat]
    if player.is_revealed:
        return 0.0
    actions = distances.to_reveal(fall)
    if is_done and actions > 0:
        return 0.0
    hope: i64 = fall.box.secret_points[player.secret] * NEARNESS_PERCENT[actions]
    return float(hope) / 100.0


def is_hunted(fall: Fall, distances: GoalDistances, card: i64, dwarfs: i64) -> bool:
    """Are these dwarfs on a monster there for the seat's own secret goal, and is there room for all that it asks?"""
    player = fall.seats[distances.seat]
    requirements = distances.requirements
    if player.is_revealed or not (requirements.hunts >> player.secret) & 1:
        return False
    others = fall.crowd_on(card) - dwarfs
    wanted: i64 = requirements.needs[card] if player.secret == HUNTER else fall.box.secret_needs[RESEARCHER]
    return others + wanted <= requirements.slots[card]


def is_stranded(fall: Fall, distances: GoalDistances, card: i64, dwarfs: i64) -> bool:
    """On a task that cannot be done, that waits for the last slot, or beside as many others on a monster."""
    if not ((distances.open & ~distances.requirements.tight) >> card) & 1:
        return True
    return card % KIND_COUNT >= DRAGON and fall.crowd_on(card) >= 2 * dwarfs
