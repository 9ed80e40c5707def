"""What clients are told of verbs and questions, so that they can lead through a turn without its rules."""

from __future__ import annotations

from typing import Final

from mattock.games.runedar.name_types import Symbol
from mattock.games.runedar.piece_types import QuestionTraits, SymbolTraits, VerbTraits
from mattock.games.runedar.stages import STAGES
from mattock.games.runedar.verbs import VERBS

ASIDE_VERBS: Final = ("take", "hire")
"""They answer no question: the same one waits after them (R11.4, R14.3). The first is offered before the second."""

ONWARD_VERBS: Final = ("reveal", "proceed", "roll", "finish", "end_turn")
"""How a turn goes on when nothing is chosen, the likeliest first."""

CONTINUING_VERBS: Final = ("rest", "finish", "roll")
"""They go on with what was begun and name nothing on the table."""

IMMEDIATE_VERBS: Final = ("move", "work", "put", "dig", "dig_at", "remove", "fell", "cover", "wound", "scrap", "rest")
"""They need no second thought: where a preview shows that no luck answers, they can be taken back."""

ATTACKING_VERBS: Final = ("close", "direct", "shoot")
"""Foes are their aim."""

LEADING_VERBS: Final = {"work": ["put"], "move": ["close", "direct"]}
"""A verb by those for whose sake it is done: the material is for a card, the magic way leads to a foe."""

ASKED_SYMBOLS: Final[dict[Symbol, list[str]]] = {
    "move": ["move:central_chamber", "move:tannery"],
    "long": ["shoot:catapult"],
    "close": ["close"],
    "direct": ["direct"],
    "dig": ["dig"],
    "work_wood": ["work:wood"],
    "work_leather": ["work:leather"],
    "work_metal": ["work:metal"],
    "work_any": ["work:any"],
}
"""Actions to ask about, by the symbol that they use: a place to walk to, and what is in reach of every tower."""

PLACED_SYMBOLS: Final[dict[Symbol, str]] = {"move": "R8.1", "long": "R10.4"}
"""Symbols whose place is chosen on the board, with the paragraph about it."""

CLOSING_VERBS: Final = {"muster": "roll"}
"""A question by the verb that ends it."""

OWED_QUESTIONS: Final = ("place", "take", "dig")
"""Questions whose answer completes what was begun: nobody wants half of it."""


def verb_traits() -> dict[str, VerbTraits]:
    return {
        verb.name: {
            "aside": place_in(ASIDE_VERBS, verb.name),
            "onward": place_in(ONWARD_VERBS, verb.name),
            "continues": place_in(CONTINUING_VERBS, verb.name),
            "at_once": verb.name in IMMEDIATE_VERBS,
            "attacks": verb.name in ATTACKING_VERBS,
            "leads_to": LEADING_VERBS.get(verb.name, []),
        }
        for verb in VERBS
    }


def question_traits() -> dict[str, QuestionTraits]:
    return {name: {"is_owed": name in OWED_QUESTIONS, "closed_by": CLOSING_VERBS.get(name)} for name in STAGES}


def symbol_traits() -> dict[Symbol, SymbolTraits]:
    return {symbol: {"asks": codes, "rule": PLACED_SYMBOLS.get(symbol)} for symbol, codes in ASKED_SYMBOLS.items()}


def place_in(names: tuple[str, ...], name: str) -> int:
    """From 1; 0 for a name that is not among them."""
    return names.index(name) + 1 if name in names else 0
