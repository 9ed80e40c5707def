"""What the lab records of a game: its end, the leader's points over the rounds, and which goals, ogre cards and
kingdom cards come into use.
"""

from __future__ import annotations

from typing import Final

from mattock.games.dwar7s.cards import COLOURS
from mattock.games.dwar7s.rules.score import score_of
from mattock.games.dwar7s.rules.secrets import is_fulfilled
from mattock.games.dwar7s.state import Fall
from mattock.lab.measures import GameMeasures, Use


def round_of(fall: Fall) -> int:
    return fall.round


def best_score_of(fall: Fall) -> int:
    return max(score_of(fall, seat) for seat in range(fall.players))


def secrets_met_by(fall: Fall) -> int:
    """How many secret goals are revealed, or could be now."""
    seats = range(fall.players)
    return sum(fall.seats[seat].is_revealed or is_fulfilled(fall, seat, fall.seats[seat].secret) for seat in seats)


def kind_of(card: str) -> str:
    """`red_tavern` is a tavern."""
    colour, _, kind = card.partition("_")
    return kind if colour in COLOURS else card


MEASURES: Final = GameMeasures(
    measures={
        "round": lambda view, outcome: [view["round"]],
        "best_score": lambda view, outcome: [outcome.score],
        "score": lambda view, outcome: list(outcome.scores),
        "goals": lambda view, outcome: [player["goal_count"] for player in view["players"]],
        "kingdom": lambda view, outcome: [player["kingdom_worth"] for player in view["players"]],
        "monsters": lambda view, outcome: [len(player["monsters"]) for player in view["players"]],
    },
    per_seat=frozenset({"score", "goals", "kingdom", "monsters"}),
    turn=round_of,
    curves={"best_score": best_score_of, "secrets_met": secrets_met_by},
    uses=(
        Use("trading", "goal", "goal", used="goal_bought", offered="goal_offered", by_seat=True, form="short"),
        Use("secret", "secret", "secret", used="secret_revealed", offered="secret_dealt", by_seat=True, form="short"),
        Use("ogre", "ogre", "ogre", used="ogre_played", offered="ogre_drawn", by_seat=True, form="short"),
        Use("kingdom", "card", "card", used="card_resolved", by_seat=True, form="short", kind=kind_of),
    ),
    scales={"goals_to_end": (2, 3, 4)},
)
