"""Notes taken while a game is played: its turns, what was offered and used in it, and on request each decision."""

from __future__ import annotations

from collections.abc import Iterable

from mattock.core.action import Action
from mattock.core.events import Event
from mattock.core.state import State
from mattock.lab.cell import DecisionRow, Record, Turn, Used
from mattock.lab.measures import GameMeasures, Use


class Recorder:
    """Told of every action before and after it is played."""

    def __init__(self, measures: GameMeasures, state: State, record: Record) -> None:
        self.measures = measures
        self.record = record
        self.turns: list[Turn] = []
        self.asked: list[DecisionRow] = []
        self.counts: dict[tuple[str, str, int | None], list[int]] = {}
        self.offers = {use.offered: use for use in measures.uses if use.offered is not None}
        self.takes = {use.used: use for use in measures.uses}
        self.turn = measures.turn_of(state)
        self.decisions = 0
        for use in measures.uses:
            if use.offered is None:
                for item in dict.fromkeys(use.named(word) for word in state.names.words[use.names]):
                    self.counts[use.sort, item, None] = [1, 0]
        self.note(state.tale)

    def before(self, state: State, choices: int, action: Action) -> None:
        self.decisions += 1
        decision = state.decision if self.record == Record.DECISIONS else None
        if decision is not None:
            self.asked.append(DecisionRow(self.turn, decision.seat, decision.kind, choices, action.verb, action.code))

    def after(self, state: State, events: Iterable[Event]) -> None:
        self.note(events)
        turn = self.measures.turn_of(state)
        if turn != self.turn or state.is_over:
            values = tuple(curve(state) for curve in self.measures.curves.values())
            self.turns.append(Turn(self.turn, self.decisions, values))
            self.turn, self.decisions = turn, 0

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            name = event.name
            if name in self.offers:
                self.count(self.offers[name], event, 0)
            if name in self.takes:
                self.count(self.takes[name], event, 1)

    def count(self, use: Use, event: Event, column: int) -> None:
        facts = event.to_dict()
        seat = facts.get("seat") if use.by_seat else None
        key = (use.sort, use.named(str(facts[use.fact])), seat if isinstance(seat, int) else None)
        self.counts.setdefault(key, [0, 0])[column] += 1

    def uses(self) -> tuple[Used, ...]:
        """In one order, whatever happened first."""
        rows = [Used(*key, *counts) for key, counts in self.counts.items()]
        return tuple(sorted(rows, key=lambda row: (row.sort, row.item, -1 if row.seat is None else row.seat)))
