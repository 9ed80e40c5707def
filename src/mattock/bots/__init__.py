"""Bots that see what their seat sees.

from mattock.bots import Sight, bot

state = mattock.game(name).new(players=2, seed=1)
partner = bot("journeyman", seed=1)
state.play(partner.choose(Sight(state, state.to_move)))
"""

from mattock.bots.bot import Bot
from mattock.bots.coach import Coach, coach
from mattock.bots.levels import LEVELS, bot
from mattock.bots.search import Search
from mattock.bots.search_bot import SearchBot
from mattock.core.instinct import Instinct, OtherInstinct
from mattock.core.sight import Sight

__all__ = ["LEVELS", "Bot", "Coach", "Instinct", "OtherInstinct", "Search", "SearchBot", "Sight", "bot", "coach"]
