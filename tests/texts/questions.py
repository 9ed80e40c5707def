"""Everything that can be said of a game, as questions to whoever says it: so two who say it can be compared.

A question is a way to speak ("event", "action", "refusal" ...), the data it is about, and the number of a view or None.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import mattock
from mattock.bots.advice import ENDS, WAYS
from mattock.texts import Texts
from mattock.texts.advice import advice_line
from mattock.texts.sentences import words_of
from tests.golden.kept import BY_NAME, journal_of

if TYPE_CHECKING:
    from mattock.core.state import State
    from mattock.texts.arguments import Pieces
    from tests.texts.subject import Subject

Data = dict[str, Any]
Question = tuple[str, Data, int | None]

NAMES = ["Ylva", None, "Ôzgür-7", None]
"""What the people at the table call themselves; where nobody sits there is none."""

SEEN_ENOUGH = 3
CHANCES = (0.0, 0.004, 0.125, 0.625, 0.996, 1.0)


class Table(NamedTuple):
    """A game to be told: what is printed on its pieces, its views, and all that is asked about them."""

    game: str
    pieces: Pieces
    views: list[Data]
    questions: list[Question]

    def look(self, state: State, seat: int | None = None) -> int:
        self.views.append(state.view(seat))
        return len(self.views) - 1

    def ask(self, way: str, data: Data, view: int | None = None) -> None:
        self.questions.append((way, data, view))

    def ask_both(self, tried: list[tuple[mattock.Action, mattock.Refusal | None]], view: int) -> None:
        """Actions, and why not."""
        for action, refusal in tried:
            self.ask("action", action.to_dict(), view)
            if refusal is not None:
                self.ask("refusal", refusal.to_dict(), view)

    def answers(self, language: str) -> list[str]:
        """What the Python side says."""
        people = words_of(self.game).people_in(self.views[0])
        texts = Texts(language, self.game, pieces=self.pieces).at_table(people, NAMES[: len(people)])
        return [
            said(texts, way, data, None if view is None else self.views[view]) for way, data, view in self.questions
        ]

    def to_dict(self, language: str) -> Data:
        return {
            **self._asdict(),
            "language": language,
            "names": NAMES[: len(words_of(self.game).people_in(self.views[0]))],
        }


def said(texts: Texts, way: str, data: Data, view: Data | None) -> str:
    """One answer; refusals and outcomes come as data, as they come over the wire."""
    if way == "advice":
        return advice_line(texts, data, view)
    if way == "refusal":
        return texts.refusal(mattock.Refusal(data["code"], data["rule"], data["params"]), view)
    if way == "outcome":
        return texts.outcome(outcome_of(data))
    if way == "opening":
        return texts.opening(data)
    if way == "event":
        return texts.event(data)
    speak = {"action": texts.action, "decision": texts.decision}[way]
    return speak(data, view)


def outcome_of(data: Data) -> mattock.Outcome:
    return mattock.Outcome(tuple(data["winners"]), data["reason"], tuple(data["scores"]), data["title"])


def golden_table(name: str) -> Table:
    """A golden game: its opening, every line of its story, what was asked and offered, and its end."""
    kept, journal = BY_NAME[name], journal_of(name)
    options: dict[str, Any] = {**journal.options, "components": kept.components}
    state = kept.game.new(chance=mattock.Scripted(journal.answers()), rules=journal.rules, **options)
    table = Table(kept.game.name, kept.game.pieces(kept.components), [], [])
    words = Texts("en", table.game).words
    table.ask("opening", table.views[table.look(state)])
    for move in journal.moves:
        seat = state.to_move
        view = table.look(state, seat)
        assert state.decision is not None
        table.ask("decision", state.decision.to_dict(), view)
        for action in state.legal():
            table.ask("action", action.to_dict(), view)
        tale = state.play(state.catalogue.by_code(move.code))
        for event in words.condensed([event.seen_by(seat) for event in tale]):
            table.ask("event", event)
    assert state.outcome is not None
    table.ask("outcome", {**state.outcome.to_dict()})
    return table


def subject_table(subject: Subject) -> Table:
    """Each kind of event, and each refusal of each verb a few times, at moments made for it."""
    table = Table(subject.name, subject.pieces, [], [])
    seen = Counter[tuple[str, str]]()
    for state in subject.moments():
        news = []
        for action in state.catalogue.actions:
            refusal = state.why_not(action)
            reason = (action.verb, "" if refusal is None else refusal.code)
            seen[reason] += 1
            if seen[reason] <= SEEN_ENOUGH:
                news.append((action, refusal))
        if news:
            table.ask_both(news, table.look(state, state.to_move))
    for kind in subject.kinds():
        for event in subject.told(kind):
            table.ask("event", event.to_dict())
            table.ask("event", event.seen_by(None))
    ask_for_advice(table, subject)
    return table


def ask_for_advice(table: Table, subject: Subject) -> None:
    """Each reason in each way, at all sorts of chances and ranks; then every action there is, as what is to follow."""
    state = mattock.game(subject.name).new(seed=1)
    action = state.legal()[0].to_dict()
    parts = [*ENDS, *state.game.instinct(state).parts]
    reasons = [{"code": part, "params": {"way": way, "seat": 1}} for part in parts for way in WAYS]
    for number, reason in enumerate(reasons):
        chance, rank = CHANCES[number % len(CHANCES)], None if number % 3 == 0 else 1.0 + number / 20
        told = {"action": action, "then": None, "chance": chance, "rank": rank, "visits": number, "reason": reason}
        table.ask("advice", told)
    for following in state.catalogue.actions:
        told = {"action": action, "then": following.to_dict(), "chance": 0.5, "rank": None, "visits": 1}
        table.ask("advice", {**told, "reason": reasons[0]})
