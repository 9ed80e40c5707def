"""All verbs of a siege in one table."""

from __future__ import annotations

from typing import Final

from mattock.core.verb import Verb, VerbTable
from mattock.games.runedar.rules.attack import COVER, FELL, WOUND, Close, Direct, Roll, Shoot
from mattock.games.runedar.rules.cards import EndTurn, Lay, Move, Rest
from mattock.games.runedar.rules.dig import Dig, DigAt
from mattock.games.runedar.rules.hiring import Hire
from mattock.games.runedar.rules.refill import Fill, Finish, Scrap
from mattock.games.runedar.rules.siege_card import Activate, Proceed, Reveal
from mattock.games.runedar.rules.upgrades import Remove, Take
from mattock.games.runedar.rules.work import Put, Work
from mattock.games.runedar.stages import STAGES
from mattock.games.runedar.state import Siege

VERBS: Final[list[Verb[Siege]]] = [
    Activate(),
    Reveal(),
    Proceed(),
    Hire(),
    Take(),
    Remove(),
    Lay(),
    Move(),
    Work(),
    Put(),
    Finish(),
    Dig(),
    DigAt(),
    Close(),
    Direct(),
    Shoot(),
    Roll(),
    FELL,
    COVER,
    WOUND,
    Rest(),
    EndTurn(),
    Scrap(),
    Fill(),
]

TABLE: Final[VerbTable[Siege]] = VerbTable(VERBS, len(STAGES))
