"""Tables at which a person is shown a game: its luck is the tour's, and bots play what the tour says."""

from __future__ import annotations

from mattock.core.state import State
from mattock.tables.log.entries import Created, LoggedAction
from mattock.tables.log.position import choices_of
from mattock.tables.log.record import Deed, TableRecord
from mattock.tables.log.tour_script import Tour, tour_of


def tour_at(opening: Created) -> Tour | None:
    """The tour that a table was opened for."""
    return tour_of(opening.game) if opening.settings.tour else None


def scripted_choices(tour: Tour, state: State) -> dict[str, str]:
    """The choices of bots in the positions of the script."""
    deeds = [
        Deed((LoggedAction(action, ()),), "learner" if seat == tour.learner else None, has_taught=False)
        for seat, action in tour.script
    ]
    return choices_of(state, deeds)


def deeds_within(record: TableRecord, tour: Tour, limit: int) -> tuple[int, int]:
    """How many deeds from the start follow the script within `limit` actions, and how many actions those are."""
    deeds = actions = 0
    for deed in record.deeds:
        end = actions + len(deed.moves)
        script = [action for _, action in tour.script[actions:end]]
        if end > limit or deed.actions != script:
            break
        deeds, actions = deeds + 1, end
    return deeds, actions


def tour_progress(record: TableRecord) -> int | None:
    """How many actions of the script have been played; None where there is no tour, or its learner has left it."""
    tour = tour_at(record.opening)
    if tour is None:
        return None
    deeds, actions = deeds_within(record, tour, len(tour.script))
    return actions if deeds == len(record.deeds) or actions == len(tour.script) else None
