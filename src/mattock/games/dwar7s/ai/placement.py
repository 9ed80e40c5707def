"""Priors for laying and turning a card: one's own kingdom should grow, and monsters go to the kingdoms of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import count, lowest
from mattock.games.dwar7s.ai.goal_distance import dragon_areas
from mattock.games.dwar7s.cards import CARDS, CASTLE, DRAGON, GIANTS, GOLD_MINE, KIND_COUNT, RUBY_MINE
from mattock.games.dwar7s.rules.areas import area_of
from mattock.games.dwar7s.spaces import STEPS, side_towards
from mattock.games.dwar7s.state import Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


def weigh_spaces(fall: Fall, numbers: list[i64], weights: list[i64], beside: i64, cover: i64) -> None:
    """Append a weight for each space; `beside` and `cover` are the first numbers of these verbs."""
    kind = fall.card % KIND_COUNT
    mine = fall.me().realm
    theirs = rival_realms(fall) & ~mine
    avoided: i64 = dragon_areas(fall) if RUBY_MINE <= kind <= GOLD_MINE else 0
    lying = visible_cards(fall)
    number: i64
    for number in numbers:
        if cover <= number < cover + CARDS:
            weights.append(cover_weight(fall, kind, number - cover, mine, theirs))
        else:
            arg = number - beside
            touched = neighbours_open_to(lying, fall.spot[arg // 4] + STEPS[arg % 4])
            weights.append(touch_weight(kind, touched, mine, theirs, avoided))


def cover_weight(fall: Fall, kind: i64, card: i64, mine: i64, theirs: i64) -> i64:
    """The weight of covering a card: a dragon on a rival's mine is good, covering a building wins little."""
    if kind >= DRAGON:
        return 2 if (mine >> card) & 1 else 80 if (theirs >> card) & 1 else 10
    if (mine >> card) & 1:
        return 2 if fall.box.points[kind] <= fall.box.points[card] else 6
    return 3


def touch_weight(kind: i64, touched: i64, mine: i64, theirs: i64, avoided: i64) -> i64:
    """The weight of a space by the cards open towards it: a mine avoids dragons, all else should touch cards."""
    if kind >= DRAGON:
        return 1 if touched & mine else 60 if touched & theirs else 8
    if touched & avoided:
        return 4
    if mine and kind != CASTLE:
        return 90 if touched & mine else 8
    return 10 + 15 * count(touched)


def weigh_turns(fall: Fall, space: i64, numbers: list[i64], weights: list[i64], first: i64) -> None:
    """Append a weight for each turning: open to where the card is meant to belong, closed to what does harm."""
    rest = neighbours_open_to(visible_cards(fall), space)
    good: i64 = 0
    bad: i64 = 0
    taken: i64 = 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        side: i64 = 1 << side_towards(space, fall.spot[card])
        taken |= side
        liking = openness_for(fall, fall.card % KIND_COUNT, card)
        if liking > 0:
            good |= side
        elif liking < 0:
            bad |= side
    number: i64
    for number in numbers:
        gaps: i64 = 15 & ~fall.box.walls[fall.card * 4 + number - first]
        weight: i64 = 120 + 20 * count(gaps & good) if gaps & good else 12
        if gaps & bad:
            weight //= 8
        weights.append(weight + count(gaps & ~taken))


def likely_turns(fall: Fall) -> list[tuple[int, int]]:
    """How the card in the air is shown on each space before its player turns it; of equals the least turned."""
    spaces: list[i64] = []
    rest = fall.tops
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        for space in [fall.spot[card], *(fall.spot[card] + step for step in STEPS)]:
            if space not in spaces:
                spaces.append(space)
    return [(space, likely_turn(fall, space)) for space in spaces]


def likely_turn(fall: Fall, space: i64) -> i64:
    turns: list[i64] = [0, 1, 2, 3]
    weights: list[i64] = []
    weigh_turns(fall, space, turns, weights, 0)
    best: i64 = 0
    turn: i64
    for turn in turns:
        if weights[turn] > weights[best]:
            best = turn
    return best


def openness_for(fall: Fall, kind: i64, card: i64) -> i64:
    """Whether a card of a kind should be open to this neighbour: 1 yes, -1 no, 0 no matter."""
    mine = fall.me().realm
    is_mine = (mine >> card) & 1
    if kind >= DRAGON:
        return -1 if is_mine else (rival_realms(fall) >> card) & 1
    is_harmless_here = is_mine and (kind == CASTLE or kind > GOLD_MINE)
    if (dragon_areas(fall) >> card) & 1 and not is_harmless_here:
        return -1
    if area_of(fall, card) & GIANTS & ~mine:
        return -1
    return 1 if is_mine or not mine else 0


def rival_realms(fall: Fall) -> i64:
    """The cards in kingdoms of others."""
    realms: i64 = 0
    seat: i64 = 0
    while seat < fall.players:
        if seat != fall.active:
            realms |= fall.seats[seat].realm
        seat += 1
    return realms


def visible_cards(fall: Fall) -> list[i64]:
    """Each visible card in one number: its walls, a bit a side; above them the card; above that its space."""
    found: list[i64] = []
    rest = fall.tops
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        found.append(fall.spot[card] << 10 | card << 4 | fall.walls_of(card))
    return found


def neighbours_open_to(lying: list[i64], space: i64) -> i64:
    """Those of the visible cards that lie beside a space and have no wall towards it."""
    found: i64 = 0
    for card in lying:
        side = side_towards(card >> 10, space)
        if side >= 0 and not (card >> side) & 1:
            found |= 1 << ((card >> 4) & 63)
    return found
