"""Chapter D12: what a seat may know of a game, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mattock.core.bits import count, lowest, members
from mattock.core.decision import Decision
from mattock.core.fragment import FragmentCache
from mattock.core.options import plain_options
from mattock.games.dwar7s.ai.placement import likely_turns
from mattock.games.dwar7s.cards import (
    CARD_NAMES,
    CASTLE,
    COLOURS,
    DRAGONS,
    GIANTS,
    GOLD_MINE,
    KIND_COUNT,
    KINDS,
    MONSTERS,
    ORDERS,
    SECRETS,
)
from mattock.games.dwar7s.names import REASONS, gems_of, ogres_of
from mattock.games.dwar7s.ogre_history import marks_of, ogres_known
from mattock.games.dwar7s.packed_counts import total
from mattock.games.dwar7s.rules.areas import area_of, size_of_kingdom, worth_of_kingdom
from mattock.games.dwar7s.rules.score import (
    points_of_gems,
    points_of_monsters,
    points_of_secret,
    points_of_trading,
    score_of,
    winners_of,
)
from mattock.games.dwar7s.rules.secrets import asked_for, reached
from mattock.games.dwar7s.rules.task_order import tasks_in_any_order
from mattock.games.dwar7s.rules.turn import (
    HAND_LIMIT,
    USUAL_ACTIONS,
    allowance,
    count_goals,
    count_hand,
    has_enough_goals,
)
from mattock.games.dwar7s.spaces import NOWHERE, SIDES, side_towards, x_of, y_of
from mattock.games.dwar7s.state import CORRECTED_RULES_VERSION, DIGGING, MARKET, OVER, ROBBING, SPACE, STAGES, Fall
from mattock.games.dwar7s.view_types import (
    Colour,
    OpenView,
    Options,
    Order,
    OwnView,
    Phase,
    PlayerView,
    Progress,
    Spell,
    Stack,
    TurnedSpace,
)
from mattock.games.dwar7s.view_types import Decision as DecisionView

if TYPE_CHECKING:
    from mypy_extensions import i64

STACKS: Final[FragmentCache[Stack]] = FragmentCache(3072)
PLAYERS: Final[FragmentCache[PlayerView]] = FragmentCache(1536)


def own_views(fall: Fall, seats: list[int | None]) -> list[OwnView]:
    """Of secret goals and ogre hands what each seat may see (D12.1)."""
    marks = marks_of(fall.ogre_trail)
    strangers = [player_view(fall, index) for index in range(fall.players)]
    views: list[OwnView] = []
    for seat in seats:
        known = ogres_known(marks, fall.players, -1 if seat is None else seat)
        players = [seen_by(fall, strangers[index], index, seat, known[index]) for index in range(fall.players)]
        views.append({"seat": seat, "secret_progress": progress_of(fall, seat), "players": players})
    return views


def open_view(fall: Fall) -> OpenView:
    """What anybody may know."""
    decision = decision_of(fall)
    goals = [fall.goal_at(place) for place in range(MARKET)]
    areas = areas_of(fall)
    return {
        "game": "dwar7s",
        "options": cast("Options", plain_options(fall.options)),
        "components": fall.box.digest,
        "round": fall.round,
        "first": fall.first,
        "to_move": fall.active,
        "round_left": round_left(fall),
        "phase": None if fall.stage == OVER else phase_of(fall.stage),
        "decision": None if decision is None else cast("DecisionView", decision.to_dict()),
        "is_begun": SPACE <= fall.stage <= ROBBING,
        "turned": turned_spaces(fall),
        "any_order": [CARD_NAMES[card] for card in tasks_in_any_order(fall)],
        "actions_used": fall.used,
        "actions_allowed": allowance(fall),
        "actions_usual": USUAL_ACTIONS,
        "hand_limit": HAND_LIMIT,
        "table": [stack_view(fall, card, areas) for card in in_rows(fall)],
        "areas": [cards(area) for area in areas],
        "market": [fall.box.goal_ids[goal] if goal >= 0 else None for goal in goals],
        "goals_left": count(fall.goals_left),
        "gems": gems_of(fall.gems),
        "ogre_deck": total(fall.deck),
        "ogre_discard": ogres_of(fall.discard),
        "last_round": fall.is_ending,
        "enough_goals": [seat for seat in range(fall.players) if has_enough_goals(fall, fall.seats[seat])],
        "calm_rounds": fall.calm,
        "result": REASONS[fall.result] or None,
        "winners": winners_of(fall) if fall.stage == OVER else [],
    }


def turned_spaces(fall: Fall) -> list[TurnedSpace]:
    """While a space is asked for: how the card is shown there before it is turned, if not as it was dealt."""
    if fall.stage != SPACE:
        return []
    return [{"x": x_of(space), "y": y_of(space), "turn": turn} for space, turn in likely_turns(fall) if turn]


def round_left(fall: Fall) -> list[int]:
    """A round runs from its first player; the player to move is the first of those who are left."""
    played = (fall.active - fall.first) % fall.players
    return [(fall.active + later) % fall.players for later in range(fall.players - played)]


def phase_of(stage: i64) -> Phase:
    """The part of the turn to which a question belongs (D4, D6, D10)."""
    if stage <= ROBBING:
        return "actions"
    return "resolve" if stage <= DIGGING else "discard"


def cards(mask: i64) -> list[str]:
    return [CARD_NAMES[card] for card in members(mask)]


def in_rows(fall: Fall) -> list[int]:
    """The visible cards as one reads: row by row from the north, each from the west."""
    return [place & 63 for place in sorted([fall.spot[card] << 6 | card for card in members(fall.tops)])]


def areas_of(fall: Fall) -> list[int]:
    """All areas as sets of cards (D7.1)."""
    found: list[int] = []
    rest = fall.tops
    while rest:
        area = area_of(fall, lowest(rest))
        found.append(area)
        rest &= ~area
    return found


def stack_view(fall: Fall, card: i64, areas: list[int]) -> Stack:
    """A space with cards, as long as it stays as it is: most do from one action to the next."""
    sides = open_sides(fall, card)
    place, area = area_with(areas, card)
    held = fall.crew[card] << 3 | fall.players
    held = held << 2 | (1 if area & DRAGONS else 0) | (2 if area & GIANTS else 0)
    where = ((fall.spot[card] << 6 | card) << 2 | fall.turned[card]) << 4 | sides
    key = (fall.box.digest, fall.colour_of, held, where << 6 | place, chain_beneath(fall, card))
    known = STACKS.find(key)
    return STACKS.keep(key, stack_facts(fall, card, sides, place, area)) if known is None else known


def area_with(areas: list[int], card: i64) -> tuple[i64, i64]:
    """The number of a visible card's area, and the area."""
    place: i64 = 0
    area: i64 = areas[0]
    while area >> card & 1 == 0:
        place += 1
        area = areas[place]
    return place, area


def stack_facts(fall: Fall, card: i64, sides: i64, place: i64, area: i64) -> Stack:
    """The visible card, who stands on it, and what lies beneath from the bottom up."""
    space = fall.spot[card]
    walls = fall.walls_of(card)
    slots, needs = fall.box.slots[card], fall.box.needs[card]
    free = slots - fall.crowd_on(card)
    dwarfs = {colour_name(fall, seat): fall.dwarfs_on(card, seat) for seat in range(fall.players)}
    can_block = 1 << card & MONSTERS
    stack: Stack = {
        "x": x_of(space),
        "y": y_of(space),
        "card": CARD_NAMES[card],
        "kind": KINDS[card % KIND_COUNT],
        "colour": COLOURS[card // KIND_COUNT],
        "turn": fall.turned[card],
        "walls": [SIDES[side] for side in range(4) if walls >> side & 1],
        "open": [SIDES[side] for side in range(4) if sides >> side & 1],
        "area": place,
        "spell": spell_on(card, area),
        "beneath": [{"card": CARD_NAMES[base], "turn": fall.turned[base]} for base in beneath(fall, card)],
        "dwarfs": dwarfs,
        "slots": slots,
        "free": free,
        "needs": needs,
        "points": fall.box.points[card],
    }
    ready: list[Colour] = [colour for colour, there in dwarfs.items() if there >= needs]
    blocked: list[Colour] = [colour for colour, there in dwarfs.items() if can_block and there + free < needs]
    if ready:
        stack["ready"] = ready
    if blocked:
        stack["blocked"] = blocked
    return stack


def colour_name(fall: Fall, seat: i64) -> Colour:
    """What everybody calls a player (D2.4)."""
    return COLOURS[fall.colour_of[seat]]


def spell_on(card: i64, area: i64) -> Spell | None:
    """What a monster in its area does to a card (D7.3): a `silent` mine, a `frozen` castle, one too `idle` to dig."""
    kind = card % KIND_COUNT
    if kind > GOLD_MINE:
        return None
    if kind != CASTLE:
        return "silent" if area & DRAGONS else None
    if area & GIANTS:
        return "frozen"
    return "idle" if area & DRAGONS else None


def open_sides(fall: Fall, card: i64) -> i64:
    """The sides on which the border to a neighbour is open, a bit a side."""
    sides: i64 = 0
    rest = fall.ways[card]
    while rest:
        sides |= 1 << side_towards(fall.spot[card], fall.spot[lowest(rest)])
        rest &= rest - 1
    return sides


def chain_beneath(fall: Fall, card: i64) -> int:
    """The covered cards of a stack and how they are turned, as one number; stacks may be of any height."""
    chain: int = 0
    base = fall.below[card]
    while base >= 0:
        mark: int = (base << 2 | fall.turned[base]) + 1  # an int of its own: a chain has no room in 64 bits
        chain = chain << 8 | mark
        base = fall.below[base]
    return chain


def beneath(fall: Fall, card: i64) -> list[int]:
    """The covered cards of a stack, from the bottom up."""
    found: list[int] = []
    base = fall.below[card]
    while base >= 0:
        found.append(base)
        base = fall.below[base]
    found.reverse()
    return found


def progress_of(fall: Fall, seat: int | None) -> Progress | None:
    """How far the seat's own goal is, as long as it is secret (D8.1)."""
    if seat is None or fall.seats[seat].is_revealed:
        return None
    secret = fall.seats[seat].secret
    return {"reached": reached(fall, seat, secret), "asked": asked_for(fall, secret)}


def player_view(fall: Fall, index: i64) -> PlayerView:
    """A player as somebody sees them who knows nothing of their ogre cards, and of their goal what is revealed."""
    return fragment_of(fall, index, -1, 0)


def seen_by(fall: Fall, stranger: PlayerView, index: i64, seat: int | None, known: i64) -> PlayerView:
    """A player as that seat sees them; only the owner sees ogre cards and an unrevealed goal."""
    if seat is not None and seat == index:
        return fragment_of(fall, index, fall.seats[index].ogres, known)
    return fragment_of(fall, index, -1, known) if known else stranger


def fragment_of(fall: Fall, index: i64, ogres: i64, known: i64) -> PlayerView:
    """A player whose ogre cards are seen, as their owner does, or with -1 are not."""
    player = fall.seats[index]
    goal = player.secret if ogres >= 0 or player.is_revealed else -1
    size, worth, score = size_of_kingdom(fall, index), worth_of_kingdom(fall, index), score_of(fall, index)
    held = (player.hand, player.pile, player.gems, total(player.ogres), player.goals, player.beaten, player.realm)
    order = order_of(fall, index) if ogres >= 0 else None
    seen = (ogres, known, goal, player.is_revealed, order, player.passed_up)
    key = (fall.box.digest, index, fall.colour_of[index], seen, size, worth, score, held)
    found = PLAYERS.find(key)
    if found is None:
        found = PLAYERS.keep(key, player_facts(fall, index, ogres, known, goal, order))
    return found


def order_of(fall: Fall, index: i64) -> Order | None:
    """The standing order in force; none once the goal is revealed, nor under rules that know no orders (D8.2)."""
    player = fall.seats[index]
    if player.is_revealed or fall.rules_version < CORRECTED_RULES_VERSION:
        return None
    return ORDERS[1 if player.keeps_secret else 0]


def player_facts(fall: Fall, index: i64, ogres: i64, known: i64, goal: i64, order: Order | None) -> PlayerView:
    player = fall.seats[index]
    return {
        "seat": index,
        "colour": colour_name(fall, index),
        "kingdom_cards": [KINDS[kind] for kind in members(player.hand)],
        "dwarfs": player.pile,
        "gems": gems_of(player.gems),
        "ogre_count": total(player.ogres),
        "ogres": ogres_of(ogres) if ogres >= 0 else None,
        "ogres_known": ogres_of(known),
        "hand_size": count_hand(player),
        "goals": [fall.box.goal_ids[number] for number in members(player.goals)],
        "secret": SECRETS[goal] if goal >= 0 else None,
        "secret_revealed": player.is_revealed,
        "secret_order": order,
        "secrets_passed_up": [SECRETS[secret] for secret in members(player.passed_up)],
        "goal_count": count_goals(player),
        "monsters": cards(player.beaten),
        "kingdom": cards(player.realm),
        "kingdom_size": size_of_kingdom(fall, index),
        "kingdom_worth": worth_of_kingdom(fall, index),
        "score": score_of(fall, index),
        "score_parts": {
            "gems": points_of_gems(fall, player.gems),
            "trading": points_of_trading(fall, player.goals),
            "secret": points_of_secret(fall, player),
            "monsters": points_of_monsters(fall, player.beaten),
        },
    }


def decision_of(fall: Fall) -> Decision | None:
    """The question that waits, with what is public about it."""
    if fall.stage == OVER:
        return None
    params: dict[str, object] = {}
    if fall.card >= 0:
        params["card"] = CARD_NAMES[fall.card]
    if fall.whose >= 0:
        params["colour"] = colour_name(fall, fall.whose)
    if fall.space != NOWHERE:
        params["x"] = x_of(fall.space)
        params["y"] = y_of(fall.space)
    return Decision(STAGES[fall.stage], fall.active, params)
