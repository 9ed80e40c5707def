"""Positions for tests, drawn in a few words, and short ways to play and to ask.

siege = position(place="tannery", hand=["dull_knife"], orcs={"tannery": 1})
assert refused(siege, "lay:dull_knife", "work:leather") == "orc_in_workshop"
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import mattock
from mattock.games.runedar import places
from mattock.games.runedar.box.load import load_box
from mattock.games.runedar.names import ENGINE_NAMES, RESOURCES
from mattock.games.runedar.rules.turn import begin_turn
from mattock.games.runedar.state import Siege

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

RUNEDAR = mattock.game("runedar")
VALUES = str(Path(__file__).with_name("values.toml"))  # of their own, so that a new balance changes no test of a rule
EVERYONE = ("cancel", "catapult", "orcs", "goblin", "troll")  # as `hired`: nobody is left, so nothing pauses
FACE = {1: 0, 2: 1, 3: 2, "crossbow": 3}  # luck for the dice stream that shows a face of the standard die


def position(
    *,
    players: int = 2,
    place: str = "central_chamber",
    hand: Sequence[str] = (),
    orcs: Mapping[str, int] | None = None,
    gold: int = 20,
    board: Sequence[str | None] | None = None,
    laid: Mapping[int, Mapping[str, int]] | None = None,
    stock: Mapping[str, int] | None = None,
    rubble: int | None = None,
    sections: int = 0,
    goblins: Sequence[str | None] = (),
    trolls: Mapping[str, Sequence[int]] | None = None,
    engines: Mapping[str, int] | None = None,
    lying: Sequence[str] = (),
    hired: Sequence[str] = (),
    blocked: Sequence[int] = (),
    siege_next: Sequence[str] = (),
    luck: Mapping[str, Sequence[int]] | None = None,
    dice: Sequence[int | str] = (),
    **options: Any,
) -> Siege:
    """Seat 0 at the start of a turn with this hand (cards may be upgrades; they replace starting cards in its deck).

    `board` names the cards on the five spaces; `laid` resources by space number 1-5; `trolls` maps a tile to its
    covered circles; `engines` maps "siege_tower"/"catapult" to a seat; `siege_next` are the siege cards revealed next,
    all of one wave; `dice` the faces rolled next; `luck` answers by stream.
    """
    answers = {stream: list(numbers) for stream, numbers in (luck or {}).items()}
    answers.setdefault("dice", [FACE[face] for face in dice])
    options.setdefault("components", VALUES)
    siege = RUNEDAR.new(players=players, chance=mattock.Seeded(1), first=0, **options)
    assert isinstance(siege, Siege)
    deal_hand(siege, 0, hand)
    siege.dwarfs[0].place = places.NAMES.index(place)
    siege.gold = gold
    for where, number in (orcs or {}).items():
        for _ in range(number):
            siege.add_orc(places.NAMES.index(where))
    if board is not None:
        set_board(siege, board)
    for space, resources in (laid or {}).items():
        for resource, number in resources.items():
            for _ in range(number):
                siege.lay_on(space - 1, RESOURCES.index(resource))
                siege.take_stock(RESOURCES.index(resource))
    for resource, number in (stock or {}).items():
        shift = 4 * RESOURCES.index(resource)
        siege.stock = siege.stock & ~(15 << shift) | number << shift
    siege.sections = sections
    if rubble is not None:
        siege.rubble = rubble
    for slot, name in enumerate(goblins):
        if name:
            siege.rubble = 0
            set_goblin(siege, slot, name)
    for name, covered in (trolls or {}).items():
        set_troll(siege, name, covered)
    for name, seat in (engines or {}).items():
        siege.set_engine_at(ENGINE_NAMES.index(name), seat)
    siege.lying = sum(1 << ENGINE_NAMES.index(name) for name in lying)
    siege.hired = sum(1 << siege.box.hire_ids.index(name) for name in hired)
    for space in blocked:
        siege.blocked |= 1 << space - 1
        siege.catapults_left &= ~(1 << space - 1)
        siege.set_card_on(space - 1, -1)
    answers.setdefault("siege", stack_siege(siege, siege_next))
    siege.chance = mattock.Arranged(answers)
    siege.turn -= 1
    begin_turn(siege)
    siege.recording = False  # its past is made up
    return siege


def card(name: str) -> int:
    return load_box().card_ids.index(name)


def deal_hand(siege: Siege, seat: int, names: Sequence[str]) -> None:
    """Give a seat this hand; "orc" may stand in it up to twice. Other cards fill its pool."""
    dwarf = siege.dwarfs[seat]
    orcs = [10, 11]
    numbers = [orcs.pop(0) if name == "orc" else card(name) for name in names]
    hand = sum(1 << number for number in numbers)
    spare = [number for number in range(12) if not hand >> number & 1 and number not in (10, 11)]
    dwarf.owned = (1 << 12) - 1
    for number in numbers:
        if number >= 12:
            dwarf.owned = dwarf.owned ^ 1 << spare.pop() | 1 << number
            siege.upgrades_left &= ~(1 << number - 12)
    dwarf.hand = hand
    dwarf.pool = dwarf.owned & ~hand


def stand(siege: Siege, seat: int, place: str) -> None:
    """Put the dwarf of a seat somewhere."""
    siege.dwarfs[seat].place = places.NAMES.index(place)


def set_board(siege: Siege, names: Sequence[str | None]) -> None:
    """Lay these cards on the spaces; the decks hold all upgrades that lie neither there nor with a player."""
    for space, name in enumerate(names):
        siege.set_card_on(space, card(name) if name else -1)
    out = sum(1 << card(name) for name in names if name)
    for dwarf in siege.dwarfs:
        out |= dwarf.owned
    siege.upgrades_left = siege.box.all_upgrades & ~(out >> 12)


def set_goblin(siege: Siege, slot: int, name: str) -> None:
    tile = siege.box.goblin_ids.index(name)
    siege.set_goblin_in(slot, tile)
    siege.add_goblin_rubble(slot, siege.box.goblin_rubble[tile])


def set_troll(siege: Siege, name: str, covered: Sequence[int]) -> None:
    troll = siege.box.troll_ids.index(name)
    siege.trolls |= 1 << troll
    siege.trolls_left &= ~(1 << troll)
    siege.covered |= sum(1 << circle for circle in covered) << 6 * troll


def stack_siege(siege: Siege, names: Sequence[str]) -> list[int]:
    """Bring the siege deck to the wave of these cards; the luck that reveals them in this order."""
    if not names:
        return []
    numbers = [siege.box.siege_ids.index(name) for name in names]
    wave = numbers[0] // 10
    assert all(number // 10 == wave for number in numbers), "siege_next: one wave only"
    siege.siege_revealed = wave * 10
    siege.siege_left = (1 << 50) - (1 << wave * 10)
    left = list(range(wave * 10, wave * 10 + 10))
    answers = []
    for number in numbers:
        answers.append(left.index(number))
        left.remove(number)
    return answers


def play(siege: mattock.State, *codes: str) -> list[dict[str, object]]:
    """Play actions by code ("move:tannery"); the tale of all of them as data."""
    return [event.to_dict() for code in codes for event in siege.play(siege.catalogue.by_code(code))]


def refused(siege: mattock.State, *codes: str) -> str | None:
    """Play all but the last; the code of the refusal of the last, or None."""
    play(siege, *codes[:-1])
    refusal = siege.why_not(siege.catalogue.by_code(codes[-1]))
    return None if refusal is None else refusal.code


def rule_refusing(siege: mattock.State, code: str) -> str | None:
    """The paragraph by which an action is refused now."""
    refusal = siege.why_not(siege.catalogue.by_code(code))
    return None if refusal is None else refusal.rule


def offered(siege: mattock.State, *codes: str) -> set[str]:
    """Play these; the codes of what is offered then."""
    play(siege, *codes)
    return {action.code for action in siege.legal()}


def pass_turn(siege: Siege) -> list[dict[str, object]]:
    """Play what has to be played until the turn is over: nobody is hired, no card used, the board left as it is."""
    turn, tale = siege.turn, list[dict[str, object]]()
    duties = ("activate:siege_tower", "activate:catapult", "reveal", "proceed", "end_turn", "finish")
    while siege.turn == turn and not siege.is_over:
        tale += play(siege, next(duty for duty in duties if refused(siege, duty) is None))
    return tale


def told(tale: list[dict[str, object]], name: str) -> list[dict[str, object]]:
    """The events of one name."""
    return [event for event in tale if event["event"] == name]


def names(tale: list[dict[str, object]]) -> list[object]:
    """What happened, in order."""
    return [event["event"] for event in tale]


def look(siege: mattock.State, *path: str | int, seat: int | None = None) -> Any:
    """One thing of a view: `look(siege, "board", 0, "card")` is what an onlooker sees on the first space."""
    seen: Any = siege.view(seat)
    for key in path:
        seen = seen[key]
    return seen
