"""How a position of Dwar7s Fall stands for a seat: parts that a person would name, as log odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mattock.core.action import Catalogue
from mattock.core.bits import count, lowest
from mattock.core.instinct import Instinct
from mattock.core.state import State
from mattock.games.dwar7s.cards import CARDS, COLOURS, DRAGON, GIANTS, GOLD_MINE, KIND_COUNT, RUBY_MINE
from mattock.games.dwar7s.components import Box
from mattock.games.dwar7s.inclination import Inclination
from mattock.games.dwar7s.outlook import Outlook, is_tight
from mattock.games.dwar7s.rules.areas import worth_of_kingdom
from mattock.games.dwar7s.rules.score import points_of_gems, points_of_goals
from mattock.games.dwar7s.rules.turn import count_goals
from mattock.games.dwar7s.state import MARKET, Fall
from mattock.games.dwar7s.tally import total
from mattock.games.dwar7s.wishes import NEARNESS

if TYPE_CHECKING:
    from mypy_extensions import i64

PARTS: Final = ("goals", "race", "secret", "gems", "kingdom", "monsters", "dwarfs", "ogres", "actions", "turn")

# How near the end is: three goals or more to go for everybody, two, one; and the last round.
LAST_ROUND: Final = 3

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
class Leaning:
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


class FallInstinct(Instinct):
    """What somebody who knows Dwar7s Fall feels."""

    def __init__(self, box: Box, catalogue: Catalogue) -> None:
        super().__init__(PARTS, together=False)
        self.inclination = Inclination(box, catalogue)
        self.earned: list[float] = [earned_on(box, card) for card in range(CARDS)]
        self.leanings: list[Leaning] = [Leaning(WEIGHTS, time) for time in range(LAST_ROUND + 1)]

    def turn_of(self, state: State) -> i64:
        assert isinstance(state, Fall)
        return state.round * len(COLOURS) + state.active

    def weigh(self, state: State, numbers: list[i64], weights: list[i64]) -> None:
        assert isinstance(state, Fall)
        self.inclination.weigh(state, numbers, weights)

    def appraise(self, state: State, seat: i64, scores: list[float]) -> None:
        assert isinstance(state, Fall)
        player = state.seats[seat]
        by = self.leanings[time_of(state)]
        outlook = Outlook(state, seat, at_once=False)
        is_done = state.is_ending and has_played(state, seat)
        scores.append(by.goal_point * float(points_of_goals(state, seat)) + by.goal * float(count_goals(player)))
        scores.append(0.0 if is_done else hopes(state, outlook, by))
        scores.append(by.secret * hope_of_secret(state, outlook, is_done))
        scores.append(by.gem_point * float(points_of_gems(state, player.gems)))
        scores.append(by.worth * float(worth_of_kingdom(state, seat)) + by.card * float(count(player.hand)))
        scores.append(by.monster_point * float(points_of_monsters(state, player.beaten)))
        scores.append(self.labour(state, outlook, by) + by.pile * float(player.pile))
        scores.append(by.ogre * float(total(player.ogres)))
        scores.append(by.extra if player.realm and not player.realm & GIANTS else 0.0)
        scores.append(by.turn if state.active == seat else 0.0)

    def labour(self, fall: Fall, outlook: Outlook, by: Leaning) -> float:
        """The points that dwarfs on unfinished tasks have earned so far, and the dwarfs that are stranded."""
        work = 0.0
        stranded: i64 = 0
        cards = fall.seats[outlook.seat].stands
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            dwarfs = fall.dwarfs_on(card, outlook.seat)
            if is_stranded(fall, outlook, card, dwarfs):
                stranded += dwarfs
            else:
                work += self.earned[card] * float(min(dwarfs, fall.box.needs[card]))
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


def time_of(fall: Fall) -> i64:
    """Which weights hold now: by the goals that the leader in goals still needs."""
    if fall.is_ending:
        return LAST_ROUND
    most: i64 = 0
    for player in fall.seats:
        most = max(most, count_goals(player))
    return max(0, min(LAST_ROUND - 1, most - fall.goals_to_end + LAST_ROUND))


def has_played(fall: Fall, seat: i64) -> bool:
    """Has that seat had its turn in this round?"""
    return (seat - fall.first) % fall.players < (fall.active - fall.first) % fall.players


def hopes(fall: Fall, outlook: Outlook, by: Leaning) -> float:
    """The two trading goals that promise most: their points, less the further away they are."""
    first: i64 = 0
    second: i64 = 0
    place: i64 = 0
    while place < MARKET:
        goal = fall.goal_at(place)
        if goal >= 0:
            hope: i64 = fall.box.goal_points[goal] * NEARNESS[outlook.to_buy(fall, goal)]
            if hope > first:
                second = first
                first = hope
            elif hope > second:
                second = hope
        place += 1
    return (by.first * float(first) + by.second * float(second)) / 100.0


def hope_of_secret(fall: Fall, outlook: Outlook, is_done: bool) -> float:
    """The same for the secret goal; at the end a fulfilled one is revealed by itself (D8.1)."""
    player = fall.seats[outlook.seat]
    if player.is_revealed:
        return 0.0
    actions = outlook.to_reveal(fall)
    if is_done and actions > 0:
        return 0.0
    hope: i64 = fall.box.secret_points[player.secret] * NEARNESS[actions]
    return float(hope) / 100.0


def points_of_monsters(fall: Fall, beaten: i64) -> i64:
    points: i64 = 0
    while beaten:
        points += fall.box.defeated[lowest(beaten)]
        beaten &= beaten - 1
    return points


def is_stranded(fall: Fall, outlook: Outlook, card: i64, dwarfs: i64) -> bool:
    """On a task that cannot be done, that waits for the last slot, or beside as many others on a monster."""
    if not (outlook.open >> card) & 1 or is_tight(fall, card):
        return True
    return card % KIND_COUNT >= DRAGON and fall.crowd_on(card) >= 2 * dwarfs
