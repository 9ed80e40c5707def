"""All verbs of the game in one table; what is asked most often comes first, so that its numbers are small."""

from __future__ import annotations

from typing import Final

from mattock.core.verb import Verb, VerbTable
from mattock.games.dwar7s.rules.actions import Stop
from mattock.games.dwar7s.rules.brawl import Ambush, Flee, Scare, Send, Swap
from mattock.games.dwar7s.rules.discard import Discard, EndTurn
from mattock.games.dwar7s.rules.dwarfs import Move, Place
from mattock.games.dwar7s.rules.lay import Beside, Cover, Lay, TurnCard
from mattock.games.dwar7s.rules.ogres import PlayOgre
from mattock.games.dwar7s.rules.orders import Order
from mattock.games.dwar7s.rules.resolve import DeclineTask, Resolve
from mattock.games.dwar7s.rules.reveal import Reveal
from mattock.games.dwar7s.rules.robbery import Rob, Steal
from mattock.games.dwar7s.rules.tasks import Buy, Dig
from mattock.games.dwar7s.state import STAGES, Fall

VERBS: Final[list[Verb[Fall]]] = [
    Stop(),
    Reveal(),
    EndTurn(),
    Lay(),
    TurnCard(),
    Place(),
    Move(),
    PlayOgre(),
    Resolve(),
    Buy(),
    DeclineTask(),
    Dig(),
    Discard(),
    Beside(),
    Cover(),
    Ambush(),
    Send(),
    Swap(),
    Scare(),
    Flee(),
    Steal(),
    Rob(),
    Order(),
]

TABLE: Final[VerbTable[Fall]] = VerbTable(VERBS, len(STAGES))
