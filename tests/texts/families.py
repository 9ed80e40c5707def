"""Keys that are put together out of a first part and the name of something, by game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import mattock
from mattock.bots.advice import ENDS
from mattock.cli.adapters import report_of
from mattock.core.box.schema import SOURCES
from mattock.core.events import EventKind
from mattock.games.dwar7s import cards, spaces
from mattock.games.dwar7s import events as dwar7s_events
from mattock.games.dwar7s import game as dwar7s
from mattock.games.dwar7s import names as dwar7s_lexicon
from mattock.games.dwar7s import refusals as dwar7s_refusals
from mattock.games.dwar7s import state as dwar7s_state
from mattock.games.dwar7s import verbs as dwar7s_table
from mattock.games.dwar7s.ai import evaluation as dwar7s_instinct
from mattock.games.dwar7s.box import schema as dwar7s_schema
from mattock.games.dwar7s.box.load import load_box as load_dwar7s_box
from mattock.games.dwar7s.terminal.cells import SIGNS
from mattock.games.runedar import events, places, refusals, stages
from mattock.games.runedar import names as lexicon
from mattock.games.runedar import verbs as table
from mattock.games.runedar.ai import evaluation as instinct
from mattock.games.runedar.box import schema as box_schema
from mattock.games.runedar.box.load import load_box
from mattock.games.runedar.box.schema import GOBLIN_KINDS
from mattock.games.runedar.terminal.panels import METERS
from mattock.lab.measures import measures_of
from mattock.terminal.screens import screen_of

if TYPE_CHECKING:
    from types import ModuleType

Families = dict[str, set[str]]

BOX = load_box()
DWAR7S_BOX = load_dwar7s_box()


def ids(*tables: str) -> set[str]:
    return {row.id for row in BOX.rows if row.table in tables}


def kinds(module: ModuleType) -> set[str]:
    return {kind.name for kind in vars(module).values() if isinstance(kind, EventKind)}


def values(option: str) -> set[str]:
    return {str(value) for known in dwar7s.OPTIONS for value in known.values if known.name == option}


def options(game: str) -> set[str]:
    """Options and their values as the server asks for their labels; numbers are shown as they are."""
    asked = [option for option in mattock.game(game).options if not option.free and option.name != "players"]
    words = [(option.name, value) for option in asked for value in option.values if isinstance(value, bool | str)]
    return {*(option.name for option in asked), *(f"{name}-{str(value).lower()}" for name, value in words)}


def columns(game: str) -> set[str]:
    return {"source"}.union(*report_of(game).columns.values())


def picks(game: str) -> set[str]:
    """Options with one value for each seat."""
    found = [option for option in mattock.game(game).options if option.per_seat]
    return {
        key for one in found for key in (one.name, f"{one.name}-of", *(f"{one.name}-{word}" for word in one.per_seat))
    }


RUNEDAR: Families = {
    "option-": options("runedar"),
    "pick-": picks("runedar"),
    "event-": kinds(events),
    "action-": {verb.name for verb in table.VERBS},
    "action-name-": {*box_schema.ACTIONS, "magic", "orc"},
    "decision-": set(stages.STAGES) - {"over"},
    "refusal-": {code for code, _ in refusals.REFUSALS[1:]} | {"other_game"},
    "reason-": set(lexicon.REASONS[1:]),
    "title-": ids("title"),
    "place-": set(places.NAMES),
    "card-": ids("starting", "upgrade") | {"unnamed"},
    "engine-": set(lexicon.ENGINE_NAMES),
    "deck-": set(box_schema.DECKS),
    "resource-": {*lexicon.RESOURCES, "any"},
    "amount-": set(lexicon.RESOURCES),
    "mercenary-": ids("mercenary"),
    "dwarf-": set(lexicon.DWARFS),
    "difficulty-": ids("difficulty"),
    "dice-": ids("dice"),
    "goblin-": {*GOBLIN_KINDS, "slot"},
    "screen-goblin-": set(GOBLIN_KINDS),
    "siege-": {"orcs", "tower", "catapult", "arrow"},
    "face-": {"crossbow"},
    "meter-": set(METERS),
    "advice-part-": {*ENDS, *instinct.PARTS},
    "lab-curve-": set(measures_of("runedar").curves),
    "lab-sort-": {use.sort for use in measures_of("runedar").uses},
    "cli-measure-": {"decisions", *measures_of("runedar").measures},
    "cli-table-": {row.table for row in BOX.rows},
    "cli-column-": columns("runedar"),
    "cli-outcome-": set(box_schema.OUTCOMES),
}

DWAR7S: Families = {
    "option-": options("dwar7s"),
    "pick-": picks("dwar7s"),
    "event-": kinds(dwar7s_events),
    "action-": {verb.name for verb in dwar7s_table.VERBS},
    "decision-": set(dwar7s_state.STAGES) - {"over"},
    "refusal-": {code for code, _ in dwar7s_refusals.REFUSALS[1:]} | {"other_game"},
    "reason-": set(dwar7s_lexicon.REASONS[1:]),
    "why-": set(dwar7s_refusals.FAILURES[1:]),
    "person-": set(cards.COLOURS),
    "card-": set(cards.KINDS),
    "symbol-": set(dwar7s_schema.SYMBOLS),
    "side-": set(spaces.SIDES),
    "gem-": set(cards.GEMS),
    "ogre-": set(cards.OGRES),
    "amount-": {*cards.GEMS, *cards.OGRES},
    "goal-": set(DWAR7S_BOX.goal_ids),
    "secret-": set(cards.SECRETS),
    "kingdoms-": values("shared_kingdoms"),
    "ogres-": values("ogres"),
    "screen-letter-": set(cards.COLOURS),
    "screen-kind-": set(cards.KINDS),
    "screen-side-": set(spaces.SIDES),
    "screen-choose-": set(screen_of("dwar7s").folded),
    "screen-": set(SIGNS),
    "advice-part-": {*ENDS, *dwar7s_instinct.PARTS},
    "lab-curve-": set(measures_of("dwar7s").curves),
    "lab-sort-": {use.sort for use in measures_of("dwar7s").uses},
    "cli-measure-": {"decisions", *measures_of("dwar7s").measures},
    "cli-table-": {row.table for row in DWAR7S_BOX.rows},
    "cli-column-": columns("dwar7s"),
    "cli-symbol-": set(dwar7s_schema.SYMBOLS),
}

FAMILIES = {"runedar": RUNEDAR, "dwar7s": DWAR7S}

SHARED: Families = {
    "cli-source-": set(SOURCES),
    "field-": {"to_move", "first", "seat"},
}
