"""How a position of Dwar7s Fall stands for a seat: parts that a person would name, as log odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.action import Catalogue
from mattock.core.bits import count, lowest
from mattock.core.game import State
from mattock.core.instinct import Instinct
from mattock.games.dwar7s.cards import DRAGON, GIANTS, GOLD_MINE, KIND_COUNT, RUBY_MINE
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

PARTS: Final = ("goals", "race", "secret", "gems", "kingdom", "monsters", "dwarfs", "ogres", "actions")


class FallInstinct(Instinct):
    """What somebody who knows Dwar7s Fall feels."""

    def __init__(self, box: Box, catalogue: Catalogue) -> None:
        super().__init__(PARTS, together=False)
        self.box = box
        self.inclination = Inclination(catalogue)

    def turn_of(self, state: State) -> i64:
        assert isinstance(state, Fall)
        return state.round * 4 + state.active

    def weigh(self, state: State, numbers: list[i64], weights: list[i64]) -> None:
        assert isinstance(state, Fall)
        self.inclination.weigh(state, numbers, weights)

    def appraise(self, state: State, seat: i64, scores: list[float]) -> None:
        assert isinstance(state, Fall)
        raw: list[float] = []
        features(state, seat, raw)
        scores.append(0.20 * raw[0] + 0.5 * raw[1])
        scores.append(0.10 * raw[2] + 0.05 * raw[3])
        scores.append(0.12 * raw[4])
        scores.append(0.15 * raw[5])
        scores.append(0.2 * raw[6])
        scores.append(0.2 * raw[7])
        scores.append(0.1 * raw[11] - 0.3 * raw[8])
        scores.append(0.15 * raw[9])
        scores.append(0.6 * raw[10])


def features(fall: Fall, seat: i64, raw: list[float]) -> None:
    player = fall.seats[seat]
    outlook = Outlook(fall, seat, at_once=False)
    first = 0.0
    second = 0.0
    place: i64 = 0
    while place < MARKET:
        goal = fall.goal_at(place)
        if goal >= 0:
            hope: float = fall.box.goal_points[goal] * NEARNESS[outlook.to_buy(fall, goal)] / 100.0
            if hope > first:
                second = first
                first = hope
            elif hope > second:
                second = hope
        place += 1
    secret = 0.0
    if not player.is_revealed:
        secret = fall.box.secret_points[player.secret] * NEARNESS[outlook.to_reveal(fall)] / 100.0
    monsters: i64 = 0
    rest = player.beaten
    while rest:
        monsters += fall.box.defeated[lowest(rest)]
        rest &= rest - 1
    raw.append(float(points_of_goals(fall, seat)))
    raw.append(float(count_goals(player)))
    raw.append(first)
    raw.append(second)
    raw.append(secret)
    raw.append(float(points_of_gems(fall, player.gems)))
    raw.append(float(worth_of_kingdom(fall, seat)))
    raw.append(float(monsters))
    work, stranded = labour(fall, outlook, player.stands)
    raw.append(float(stranded))
    raw.append(float(total(player.ogres)))
    raw.append(1.0 if player.realm and not player.realm & GIANTS else 0.0)
    raw.append(work)
    raw.append(float(count(player.hand)))


def labour(fall: Fall, outlook: Outlook, cards: i64) -> tuple[float, int]:
    """The points that dwarfs on unfinished tasks have earned, and how many dwarfs are stranded."""
    work = 0.0
    stranded: i64 = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        dwarfs = fall.dwarfs_on(card, outlook.seat)
        kind = card % KIND_COUNT
        if not (outlook.open >> card) & 1 or is_tight(fall, card):
            stranded += dwarfs
            continue
        if kind >= DRAGON and fall.crowd_on(card) > dwarfs:
            if fall.crowd_on(card) >= 2 * dwarfs:
                stranded += dwarfs
            continue
        needs: i64 = fall.box.needs[card]
        if RUBY_MINE <= kind <= GOLD_MINE:
            worth: i64 = fall.box.gem_points[kind - RUBY_MINE] * fall.box.gives[card]
        elif kind >= DRAGON:
            worth = fall.box.defeated[card]
        else:
            worth = 1
        work += float(worth * min(dwarfs, needs)) / float(needs)
    return work, stranded
