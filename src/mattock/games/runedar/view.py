"""Chapter R18: what a seat may know of a siege, as plain data; and what it may imagine of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mattock.core.bits import count, members, nth
from mattock.core.chance import Chance
from mattock.core.decision import Decision
from mattock.core.fragment import FragmentCache
from mattock.core.numbered import numbered_table
from mattock.core.options import plain_options
from mattock.games.runedar.board import CATAPULT, ORC_FIGURES, RESERVE, SIEGE_CARDS, UPGRADE_SPACES
from mattock.games.runedar.box.schema import GOBLIN_KINDS, GREY, RED, YELLOW
from mattock.games.runedar.decision_types import Decision as DecisionView
from mattock.games.runedar.name_types import DwarfName, Mercenary, Phase, Place
from mattock.games.runedar.names import (
    ENGINE_NAMES,
    MODES,
    REASONS,
    RESOURCES,
    TARGETS,
    faces_of,
)
from mattock.games.runedar.odds import odds_of
from mattock.games.runedar.places import CARPENTERS, COURTYARD, FOUNDRY_OUTSIDE, NAMES
from mattock.games.runedar.rules.cards import is_magic
from mattock.games.runedar.rules.foes import has_courtyard_target
from mattock.games.runedar.rules.refill import can_refill, ends_with_next_card, may_refill
from mattock.games.runedar.rules.siege_card import WAVE_SIZE
from mattock.games.runedar.rules.turn import SET_ASIDE
from mattock.games.runedar.rules.workshops import card_needs, finished_spaces, goblin_needs
from mattock.games.runedar.stages import (
    CARDS,
    DIGGING,
    ENGINES,
    JOINING,
    MUSTER,
    ORCS,
    OVER,
    PAUSE,
    PLACING,
    REFILL,
    SHARING,
    STAGES,
    STEP_ARROW,
    STEP_CATAPULT,
    STEP_DONE,
    STEP_EFFECT,
    STEP_FIRE,
    STEP_FIRED,
    STEP_NONE,
    STEP_ORCS,
    STEP_TOWER,
    TAKING,
    USING,
)
from mattock.games.runedar.state import ORC_CARDS, Player, Siege
from mattock.games.runedar.view_types import (
    Amounts,
    EngineView,
    Goblin,
    OpenView,
    Options,
    OwnView,
    PlayerView,
    Space,
    Troll,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

STEP_NAMES: Final[tuple[str, ...]] = numbered_table(
    [
        (STEP_NONE, ""),
        (STEP_EFFECT, "reveal"),
        (STEP_ORCS, "orcs"),
        (STEP_TOWER, "tower"),
        (STEP_CATAPULT, "catapult"),
        (STEP_ARROW, "arrow"),
        (STEP_DONE, ""),
        (STEP_FIRE, "shot"),
        (STEP_FIRED, ""),
    ]
)

SPACES: Final[FragmentCache[Space]] = FragmentCache(768)
DWARFS: Final[FragmentCache[PlayerView]] = FragmentCache(1024)


def own_views(siege: Siege, seats: list[int | None]) -> list[OwnView]:
    """Of the hands what each seat may see (R18.1, R18.2)."""
    strangers = [dwarf_view(siege, index) for index in range(siege.players)]
    return [
        {"seat": seat, "dwarfs": [seen_by(siege, strangers[index], index, seat) for index in range(siege.players)]}
        for seat in seats
    ]


def open_view(siege: Siege) -> OpenView:
    """What anybody may know."""
    decision = decision_of(siege)
    box = siege.box
    view: OpenView = {
        "game": "runedar",
        "options": cast("Options", plain_options(siege.options)),
        "components": box.digest,
        "turn": siege.turn,
        "first": siege.first,
        "to_move": siege.active,
        "phase": phase_of(siege),
        "decision": None if decision is None else cast("DecisionView", decision.to_dict()),
        "is_begun": is_begun(siege),
        "gold": siege.gold,
        "workshops": amounts(siege.stock_of(0), siege.stock_of(1), siege.stock_of(2)),
        "orcs": {NAMES[place]: siege.orcs_at(place) for place in range(1, 10) if siege.orcs_at(place)},
        "orc_reserve": ORC_FIGURES - siege.orcs_out,
        "rubble": siege.rubble,
        "sections": siege.sections,
        "goblins_beaten": siege.goblins_beaten,
        "goblins": [goblin_view(siege, slot) for slot in range(2) if siege.goblin_in(slot) >= 0],
        "trolls": [troll_view(siege, troll) for troll in members(siege.trolls)],
        "troll_tiles_left": count(siege.trolls_left),
        "catapult_cards_left": count(siege.catapults_left),
        "siege_left": SIEGE_CARDS - siege.siege_revealed,
        "wave": min(siege.siege_revealed, SIEGE_CARDS - 1) // WAVE_SIZE + 1,
        "siege_seen": [box.siege_ids[card] for card in members(~siege.siege_left & ((1 << SIEGE_CARDS) - 1))],
        "siege_card": box.siege_ids[siege.siege_card] if siege.siege_card >= 0 else None,
        "engines": [engine_view(siege, engine) for engine in range(2)],
        "is_catapult_near": is_catapult_near(siege),
        "board": [space_view(siege, space) for space in range(UPGRADE_SPACES)],
        "decks": {
            "yellow": count(siege.upgrades_left & box.deck_upgrades[YELLOW]),
            "grey": count(siege.upgrades_left & box.deck_upgrades[GREY]),
            "red": count(siege.upgrades_left & box.deck_upgrades[RED]),
        },
        "hired": cast("list[Mercenary]", [box.hire_ids[mercenary] for mercenary in members(siege.hired)]),
        "result": REASONS[siege.result] or None,
    }
    if siege.stage == MUSTER or siege.stage == JOINING:
        view["odds"] = odds_of(siege)
    if siege.stage == USING and is_magic(siege) and not siege.moved:
        view["foes_by_magic"] = foes_by_magic(siege)
    return view


def phase_of(siege: Siege) -> Phase | None:
    """The phase of the turn (R4); a pause, and an upgrade that is taken, belong to what they interrupt."""
    stage = siege.back if siege.stage == TAKING else siege.stage
    if stage == PAUSE:
        stage = ORCS if siege.siege_card >= 0 else ENGINES
    if stage == OVER:
        return None
    return "engines" if stage == ENGINES else "orcs" if stage == ORCS else "refill" if stage == REFILL else "cards"


def is_begun(siege: Siege) -> bool:
    """Whether the question asks how to go on with a card, an attack or the taking of an upgrade."""
    return siege.stage == TAKING or USING <= siege.stage <= SHARING


def is_catapult_near(siege: Siege) -> bool:
    """Whether it strikes next: by itself, or because a siege card shows it while it stands before a player (R6.3)."""
    if siege.stage == ENGINES:
        return (siege.due >> CATAPULT) & 1 != 0
    if siege.stage != PAUSE:
        return False
    if siege.step_at != STEP_EFFECT:
        return siege.step_at == STEP_CATAPULT or siege.step_at == STEP_FIRE
    return siege.box.siege_catapult[siege.siege_card] != 0 and siege.catapult_at != RESERVE


def amounts(wood: i64, leather: i64, metal: i64) -> Amounts:
    return {"wood": wood, "leather": leather, "metal": metal}


def goblin_view(siege: Siege, slot: i64) -> Goblin:
    tile = siege.goblin_in(slot)
    box = siege.box
    return {
        "goblin": slot + 1,
        "tile": box.goblin_ids[tile],
        "level": box.goblin_level[tile],
        "kind": GOBLIN_KINDS[box.goblin_kind[tile]],
        "paid": amounts(siege.paid_to(slot, 0), siege.paid_to(slot, 1), siege.paid_to(slot, 2)),
        "needs": amounts(goblin_needs(siege, slot, 0), goblin_needs(siege, slot, 1), goblin_needs(siege, slot, 2)),
        "rubble": siege.rubble_of(slot),
        "hits": box.goblin_hits[tile],
    }


def troll_view(siege: Siege, troll: i64) -> Troll:
    covered = siege.circles_covered(troll)
    circles = siege.box.troll_circles[troll]
    return {
        "troll": siege.box.troll_ids[troll],
        "circles": [{"hits": circles[i], "covered": covered >> i & 1 != 0} for i in range(len(circles))],
    }


def engine_view(siege: Siege, engine: i64) -> EngineView:
    seat = siege.engine_at(engine)
    return {
        "engine": ENGINE_NAMES[engine],
        "seat": None if seat == RESERVE else seat,
        "lying": (siege.lying >> engine) & 1 != 0,
        "due": (siege.due >> engine) & 1 != 0,
        "if_shown": "comes" if seat == RESERVE else "is_activated",
    }


def space_view(siege: Siege, space: i64) -> Space:
    """A space of the upgrade board, as long as it stays as it is."""
    lies = (siege.bench >> (12 * space)) & 0xFFF
    blocked: i64 = 1 if siege.is_blocked(space) else 0
    key = (siege.box.digest, siege.players, (((siege.card_on(space) + 1) << 12 | lies) << 3 | space) << 1 | blocked)
    known = SPACES.find(key)
    return SPACES.keep(key, space_facts(siege, space)) if known is None else known


def space_facts(siege: Siege, space: i64) -> Space:
    card = siege.card_on(space)
    first = ((siege.players - 1) * UPGRADE_SPACES + space) * 3
    extra = siege.box.extra
    return {
        "space": space + 1,
        "card": siege.box.card_ids[card] if card >= 0 else None,
        "blocked": siege.is_blocked(space),
        "extra": amounts(extra[first], extra[first + 1], extra[first + 2]),
        "laid": amounts(siege.laid_on(space, 0), siege.laid_on(space, 1), siege.laid_on(space, 2)),
        "needs": amounts(card_needs(siege, space, 0), card_needs(siege, space, 1), card_needs(siege, space, 2)),
        "finished": (finished_spaces(siege) >> space) & 1 != 0,
    }


def dwarf_view(siege: Siege, index: i64) -> PlayerView:
    """A player as others see it; the hand only at a table with open hands."""
    return fragment_of(siege, index, siege.open_hands)


def seen_by(siege: Siege, stranger: PlayerView, index: i64, seat: int | None) -> PlayerView:
    """A player as that seat sees it: only the owner knows the hand."""
    if seat is None or seat != index or siege.open_hands:
        return stranger
    return fragment_of(siege, index, True)


def fragment_of(siege: Siege, index: i64, has_hand: bool) -> PlayerView:
    """A player with its hand or without, as long as nothing of it changes."""
    dwarf = siege.dwarfs[index]
    is_active = index == siege.active
    played = siege.played if is_active else 0
    fresh = siege.fresh if is_active else 0
    names = cast("list[DwarfName]", siege.options["dwarfs"])
    key = (
        siege.box.digest,
        index,
        names[index],
        has_hand,
        dwarf.place,
        dwarf.hand,
        dwarf.pool,
        dwarf.owned,
        played,
        fresh,
    )
    known = DWARFS.find(key)
    if known is None:
        known = DWARFS.keep(key, dwarf_facts(siege, index, has_hand, played, fresh))
    return known


def dwarf_facts(siege: Siege, index: i64, has_hand: bool, played: i64, fresh: i64) -> PlayerView:
    dwarf = siege.dwarfs[index]
    names = cast("list[DwarfName]", siege.options["dwarfs"])
    return {
        "seat": index,
        "dwarf": names[index],
        "place": NAMES[dwarf.place],
        "hand_size": count(dwarf.hand),
        "hand": cards(siege, dwarf.hand) if has_hand else None,
        "known": cards(siege, fresh),
        "played": cards(siege, played),
        "draw_deck": count(dwarf.pool) - SET_ASIDE,
        "discard": cards(siege, dwarf.owned & ~dwarf.hand & ~dwarf.pool & ~played),
        "cards": cards(siege, dwarf.owned),
    }


def cards(siege: Siege, mask: i64) -> list[str]:
    return [siege.box.card_ids[card] for card in members(mask)]


def decision_of(siege: Siege) -> Decision | None:
    """The question that waits, with what is public about it."""
    stage = siege.stage
    if stage == OVER:
        return None
    params: dict[str, object] = {}
    if stage == PAUSE:
        params["at"] = STEP_NAMES[siege.step_at]
        params["siege_card"] = siege.box.siege_ids[siege.siege_card] if siege.siege_card >= 0 else None
    elif stage == CARDS:
        if may_refill(siege):
            params["refills"] = True
    elif stage == TAKING:
        params["space"] = siege.space + 1
    elif stage == USING or stage == JOINING:
        params["card"] = siege.box.card_ids[siege.card]
        if stage == USING:
            params["moved"] = siege.moved
    elif stage == PLACING:
        params["resource"] = RESOURCES[siege.resource]
        params["left"] = siege.left
        params["placed"] = siege.placed
    elif stage == DIGGING:
        params["left"] = siege.left
    elif stage == REFILL:
        params["done"] = not can_refill(siege)
        params["is_last"] = ends_with_next_card(siege)
    if siege.mode:
        params["mode"] = MODES[siege.mode]
        params["target"] = TARGETS[siege.target] if siege.target >= 0 else NAMES[siege.here()]
        params["dice"] = min(siege.dice, 5)
        params["hits"] = siege.hits
    if stage == SHARING:
        params["faces"] = faces_of(siege.rolled)
    return Decision(STAGES[stage], siege.active, params)


def foes_by_magic(siege: Siege) -> list[Place]:
    """Where a magic move leads to foes that can be attacked (R8.1, R15.6)."""
    here = siege.here()
    places = [place for place in range(CARPENTERS, FOUNDRY_OUTSIDE + 1) if siege.orcs_at(place)]
    if has_courtyard_target(siege):
        places.append(COURTYARD)
    return [NAMES[place] for place in places if place != here]


def imagined(siege: Siege, seat: int | None, chance: Chance) -> Siege:
    """A clone in which the hands that the seat cannot see are dealt again out of what they may hold (R18.1)."""
    twin = siege.clone()
    twin.detach(chance)
    if siege.open_hands:
        return twin
    for index in range(siege.players):
        if seat is None or index != seat:
            deal_anew(twin, twin.dwarfs[index], index == siege.active, chance)
    return twin


def deal_anew(siege: Siege, dwarf: Player, is_active: bool, chance: Chance) -> None:
    """Every hand that fits what all have seen is equally likely.

    Known are the upgrades just taken, and of the player on turn whether an orc card is left: it must be played first.
    """
    known = siege.fresh if is_active else 0
    size = count(dwarf.hand & ~known)
    unseen = (dwarf.hand & ~known) | dwarf.pool
    if is_active and has_no_orc_card(siege):
        kept_out = unseen & ORC_CARDS
        hand = pick(unseen & ~kept_out, size, chance)
    else:
        hand = pick(unseen, size, chance)
        while is_active and not is_likely(siege, hand, chance):
            hand = pick(unseen, size, chance)
    dwarf.hand = hand | known
    dwarf.pool = unseen & ~hand


def has_no_orc_card(siege: Siege) -> bool:
    """Other cards are being played, so every orc card has been."""
    stage = siege.back if siege.stage == TAKING else siege.stage
    return CARDS <= stage < OVER and siege.step_at == STEP_NONE


def is_likely(siege: Siege, hand: i64, chance: Chance) -> bool:
    """Keep an imagined hand as often as it would have led to what was seen.

    A player who is asked for an orc card has one. While the first one's siege card is under way, a hand with the other
    is half as likely: without it, either of the two, which look alike, could have been the one that was played.
    """
    if siege.stage == ORCS or (siege.stage == TAKING and siege.back == ORCS):
        return hand & ORC_CARDS != 0
    if siege.siege_card >= 0 and hand & ORC_CARDS:
        return chance.below(2, "imagined") == 0
    return True


def pick(pool: i64, size: i64, chance: Chance) -> i64:
    """That many cards out of a pool, at random."""
    picked: i64 = 0
    left = count(pool)
    while size > 0:
        bit: i64 = 1 << nth(pool, chance.below(left, "imagined"))
        pool ^= bit
        picked |= bit
        left -= 1
        size -= 1
    return picked
