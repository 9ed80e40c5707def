"""Positions for tests, drawn in a few words, and short ways to play and to ask.

    fall = position({(0, 0): "blue_castle", (-1, 0): "red_diamond_mine"}, dwarfs={"red_diamond_mine": "blue red"})
    assert refused(fall, "move:blue_castle:west") == "no_dwarf_there"

Walls as they lie: castle, emerald, gold and dragon are closed to the north and east, diamond, store and giant to the
north and south, ruby and tavern everywhere but to the south; "blue_castle/1" is a quarter turn clockwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import mattock
from mattock.games.dwar7s.cards import CARD_NAMES, COLOURS, GEMS, KIND_COUNT, KINDS, OGRES, SECRETS
from mattock.games.dwar7s.game import Dwar7s
from mattock.games.dwar7s.ogre_history import DRAWN, SPENT
from mattock.games.dwar7s.packed_counts import count_of, one
from mattock.games.dwar7s.rules.lay import put_down
from mattock.games.dwar7s.rules.turn import begin_turn
from mattock.games.dwar7s.spaces import SIDES, STEPS, space_at, x_of, y_of
from mattock.games.dwar7s.state import Fall

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

DWAR7S = Dwar7s()


def position(
    table: Mapping[tuple[int, int], str | Sequence[str]] | Mapping[tuple[int, int], str] | None = None,
    *,
    players: int = 2,
    dwarfs: Mapping[str, str] | None = None,
    hand: Mapping[str, str] | None = None,
    gems: Mapping[str, str] | None = None,
    supply: Mapping[str, int] | None = None,
    ogres: Mapping[str, str] | None = None,
    ogre_deck: str | None = None,
    ogre_discard: str = "",
    market: str | None = None,
    goals: Mapping[str, str] | None = None,
    goals_left: str | None = None,
    secret: Mapping[str, str] | None = None,
    revealed: str = "",
    monsters: Mapping[str, str] | None = None,
    first: int = 0,
    active: int = 0,
    gentle: bool = False,
    luck: Mapping[str, Sequence[int]] | None = None,
    **options: Any,
) -> Fall:
    """A turn's start. The table maps x, y to a card or to a stack from the bottom up; `dwarfs` maps a card to colours.

    Whatever a seat has is a string of words, by colour: `ogres={"blue": "ambush crown"}`. Cards on the table and those
    defeated have left their hands, gems in hand their piles; ogres in hand were drawn, discarded ones played as well.
    Secret goals are architect, king, hunter and researcher, in the order of seats, unless told.
    """
    fall = DWAR7S.new(
        players=players, chance=mattock.Seeded(1), first=first, ogres="gentle" if gentle else "all", **options
    )
    assert isinstance(fall, Fall)
    for (x, y), stack in (table or {}).items():
        for name in [stack] if isinstance(stack, str) else stack:
            lay(fall, name, x, y)
    for seat in range(players):
        give(fall, seat, hand, gems, goals, secret, monsters)
    fall.gems = fall.box.gems - sum(player.gems for player in fall.seats)
    for name, number in (supply or {}).items():
        kind = GEMS.index(name)
        fall.gems += (number - count_of(fall.gems, kind)) << 4 * kind
    for name, colours in (dwarfs or {}).items():
        for colour in colours.split():
            seat = COLOURS.index(colour)
            fall.seats[seat].pile -= 1
            fall.put_dwarf(seat, CARD_NAMES.index(name))
    deal_ogres(fall, ogres or {}, ogre_deck, ogre_discard)
    set_goals(fall, market, goals_left)
    for colour in revealed.split():
        fall.seats[COLOURS.index(colour)].is_revealed = True
    fall.chance = mattock.Arranged({stream: list(numbers) for stream, numbers in (luck or {}).items()})
    fall.active = active
    fall.is_stirred = False
    begin_turn(fall)
    fall.recording = False  # its past is made up
    return fall


def lay(fall: Fall, name: str, x: int, y: int) -> None:
    """Put a card onto the table out of its owner's hand: "blue_castle" or, turned, "blue_castle/1"."""
    named, _, turn = name.partition("/")
    card = CARD_NAMES.index(named)
    fall.seats[card // KIND_COUNT].hand &= ~(1 << card % KIND_COUNT)
    put_down(fall, card, space_at(x, y), int(turn or 0))


def give(
    fall: Fall,
    seat: int,
    hand: Mapping[str, str] | None,
    gems: Mapping[str, str] | None,
    goals: Mapping[str, str] | None,
    secret: Mapping[str, str] | None,
    monsters: Mapping[str, str] | None,
) -> None:
    """What one player has, apart from ogre cards."""
    player, colour = fall.seats[seat], COLOURS[seat]
    for name in (monsters or {}).get(colour, "").split():
        card = CARD_NAMES.index(name)
        fall.seats[card // KIND_COUNT].hand &= ~(1 << card % KIND_COUNT)
        player.beaten |= 1 << card
    if hand is not None and colour in hand:
        player.hand = sum(1 << KINDS.index(kind) for kind in hand[colour].split())
    player.gems = sum(one(GEMS.index(gem)) for gem in (gems or {}).get(colour, "").split())
    player.goals = sum(1 << fall.box.goal_ids.index(goal) for goal in (goals or {}).get(colour, "").split())
    player.secret = SECRETS.index((secret or {}).get(colour, SECRETS[seat]))


def deal_ogres(fall: Fall, held: Mapping[str, str], deck: str | None, discard: str) -> None:
    """Hands and discard out of the deck, with a history that explains them; a deck given is all that is left of it."""
    for name in discard.split():
        fall.mark_ogres(DRAWN, 0, 0, ogre(name))
        fall.mark_ogres(SPENT, 0, 0, ogre(name))
        fall.discard += ogre(name)
    for colour, names in held.items():
        seat = COLOURS.index(colour)
        for name in names.split():
            fall.mark_ogres(DRAWN, seat, seat, ogre(name))
            fall.seats[seat].ogres += ogre(name)
    out = fall.discard + sum(player.ogres for player in fall.seats)
    if deck is not None:
        fall.all_ogres = out + sum(ogre(name) for name in deck.split())
    fall.deck = fall.all_ogres - out


def ogre(name: str) -> int:
    return one(OGRES.index(name))


def set_goals(fall: Fall, market: str | None, left: str | None) -> None:
    """The goals on offer ("-" for an empty place) and those still in the deck; bought ones are in neither."""
    ids = fall.box.goal_ids
    bought = sum(player.goals for player in fall.seats)
    if market is not None:
        for place, name in enumerate(market.split()):
            fall.set_goal_at(place, -1 if name == "-" else ids.index(name))
    if left is not None:
        fall.goals_left = sum(1 << ids.index(name) for name in left.split())
    else:
        offered_now = sum(1 << fall.goal_at(place) for place in range(3) if fall.goal_at(place) >= 0)
        fall.goals_left = (1 << len(ids)) - 1 & ~bought & ~offered_now


def play(fall: mattock.State, *codes: str) -> list[dict[str, object]]:
    """Play actions by code ("place:red_tavern"); the tale of all of them as data.

    "at:1:0" stands for the name of that space, and for nothing where the first card of a table is laid.
    """
    tale: list[dict[str, object]] = []
    for code in codes:
        if code == "at:0:0" and asked(fall) == "turn":
            continue
        name = space_name(fall, code) if code.startswith("at:") else code
        tale += [event.to_dict() for event in fall.play(fall.catalogue.by_code(name))]
    return tale


def space_name(fall: mattock.State, code: str) -> str:
    """The action that lays a card on the space "at:x:y"."""
    return next(action.code for action in fall.legal() if action.verb == "beside" and seen_as(fall, action) == code)


def seen_as(fall: mattock.State, action: mattock.Action) -> str:
    """A code as tests write it: spaces by their coordinates."""
    if action.verb != "beside":
        return action.code
    assert isinstance(fall, Fall)
    space = fall.spot[CARD_NAMES.index(str(action.params["card"]))] + STEPS[SIDES.index(str(action.params["side"]))]
    return f"at:{x_of(space)}:{y_of(space)}"


def refused(fall: mattock.State, *codes: str) -> str | None:
    """Play all but the last; the code of the refusal of the last, or None."""
    play(fall, *codes[:-1])
    refusal = fall.why_not(fall.catalogue.by_code(codes[-1]))
    return None if refusal is None else refusal.code


def rule_refusing(fall: mattock.State, code: str) -> str | None:
    """The paragraph by which an action is refused now."""
    refusal = fall.why_not(fall.catalogue.by_code(code))
    return None if refusal is None else refusal.rule


def offered(fall: mattock.State, verb: str = "") -> set[str]:
    """The codes of the actions offered, of one verb or of all that answer the question."""
    private = fall.private_actions() if verb else []
    actions = [action for action in (*fall.legal(), *private) if not verb or action.verb == verb]
    return {seen_as(fall, action) for action in actions}


def asked(fall: mattock.State) -> str | None:
    return None if fall.decision is None else fall.decision.kind


def told(tale: list[dict[str, object]], name: str) -> list[dict[str, object]]:
    """The events of one name."""
    return [event for event in tale if event["event"] == name]


def seat_view(fall: mattock.State, seat: int, viewer: int | None = None) -> dict[str, object]:
    """A player as a viewer, by default the player, sees them."""
    players = fall.view(seat if viewer is None else viewer)["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


def stack_at(fall: mattock.State, x: int, y: int) -> dict[str, object] | None:
    """What lies on a space."""
    table = fall.view(None)["table"]
    assert isinstance(table, list)
    for stack in table:
        if (stack["x"], stack["y"]) == (x, y):
            assert isinstance(stack, dict)
            return stack
    return None


def dwarfs_on(fall: Fall, card: str, colour: str) -> int:
    return fall.dwarfs_on(CARD_NAMES.index(card), COLOURS.index(colour))


def end_turn(fall: mattock.State) -> list[dict[str, object]]:
    """Stop, resolve in order, decline, discard what comes first, and go on until somebody else is to move."""
    seat, tale = fall.to_move, list[dict[str, object]]()
    while not fall.is_over and (fall.to_move == seat or not tale):
        codes = offered(fall)
        wanted = ("stop", "end_turn", "decline")
        code = next((code for code in wanted if code in codes), None) or min(codes - {"reveal"})
        tale += play(fall, code)
    return tale
