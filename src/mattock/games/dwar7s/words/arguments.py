"""Words for the pieces of Dwar7s Fall: cards by colour, spaces by their neighbours, gems, goals and ogres."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mattock.core.outcome import Outcome
from mattock.games.dwar7s.words.context import SentenceContext
from mattock.games.dwar7s.words.stacks import site_in
from mattock.texts.arguments import NOTHING, Data, EventFacts, Forms, Words, humanised, number, options_in, prefixed
from mattock.texts.bundle import Arguments
from mattock.texts.merge_events import Joints, added_up, joined

JOINTS: Final[Joints] = {
    ("card_laid", "card_covered"): {"card": "covered"},
    ("card_resolved", "dwarfs_returned"): {"count": "count"},
    ("ogres_taken", "ogres_lost"): {"ogres": "ogres"},  # two tell it because two may know which
}
ADDED_UP: Final = frozenset({"dwarf_placed"})


MAX_NEIGHBOURS: Final = 2
"""A story names a space by so many of the cards beside it: they tell it from every other one."""


class Dwar7sWords(Words):
    """Players and cards go by colour; a space is named by the cards beside it."""

    named_by = {  # noqa: RUF012 - declared by the class above
        **dict.fromkeys(("card", "start", "buried", "on", "covered", "known_by"), "card"),
        **dict.fromkeys(("side", "known_side"), "side"),
        "colour": "person",
        "gem": "gem",
        "goal": "goal",
        "ogre": "ogre",
        "reason": "reason",
        "secret": "secret",
        "why": "why",
    }
    unsaid = dict.fromkeys(("count", "covered", "ogre", "ogres", "paid", "secret", "site"))

    @staticmethod
    def people_in(view: Data) -> list[str]:
        players = view["players"]
        assert isinstance(players, list)
        return [player["colour"] for player in players]

    def called(self, seat: int) -> str:
        return self.name("person", self.people[seat])

    def opening(self, view: Data) -> str:
        options = options_in(view)
        return self.bundle.say(
            "story-opening",
            {
                "players": self.listed([self.seat(seat) for seat in range(options["players"])]),
                "goals": options["goals_to_end"],
                "kingdoms": self.name("kingdoms", options["shared_kingdoms"]),
                "ogres": self.name("ogres", options["ogres"]),
            },
        )

    def outcome(self, outcome: Outcome) -> str:
        """The winners, alone, after a tie or together, and everybody's points (D11.3)."""
        scores = [
            self.bundle.say("outcome-score", {"seat": self.seat(seat), "score": score})
            for seat, score in enumerate(outcome.scores)
        ]
        is_tied = outcome.scores.count(outcome.score) > 1
        key = "outcome-shared" if len(outcome.winners) > 1 else "outcome-tie" if is_tied else "outcome-alone"
        winners = self.listed([self.seat(seat) for seat in outcome.winners])
        return self.bundle.say(key, {"winners": winners, "score": outcome.score, "scores": self.listed(scores)})

    def condensed(self, events: list[EventFacts]) -> list[EventFacts]:
        """Leave out events that belong to their cause (paid, covered, sent home), and the end of a turn."""
        joint = added_up(joined(paid_at_once(events), JOINTS), ADDED_UP)
        merged = [event for event in joint if event["event"] != "turn_ended"]
        return [event for event in merged if event["event"] != "actions_ended" or event["used"] == 0]

    def arguments(self, params: Data, view: Data | None) -> Forms:
        said = super().arguments(params, view)
        if "gem" in params and params.get("count") is not None:
            said["amount"] = self.amounts({str(params["gem"]): params["count"]})
        if "cost" in params and "gems" in params:
            said["lacks"] = self.amounts(missing(params["cost"], params["gems"]))
        return said

    def forms(self, name: str, value: object, view: Data | None) -> Forms:
        if name == "site":
            return self.site(value)
        if name == "space" and isinstance(value, list):
            return {}  # players never see these numbers: its site tells where it is
        return super().forms(name, value, view)

    def phrase(self, name: str, value: object, view: Data | None) -> str | None:
        return PHRASES[name](self, value) if name in PHRASES else None

    def named(self, sort: str, word: str) -> Forms:
        return SORTS[sort](self, word) if sort in SORTS else super().named(sort, word)

    def card(self, word: str) -> Forms:
        """A kingdom card of a colour ("red_tavern") or of one's own hand ("tavern"), a gem, or an ogre card."""
        for sort in ("gem", "ogre"):
            if self.bundle.has(f"{sort}-{word}"):
                return super().named(sort, word)
        colour, _, kind = word.partition("_")
        if not self.bundle.has(f"person-{colour}"):
            colour, kind = NOTHING, word
        said = self.owner(colour)
        parts = self.bundle.parts(f"card-{kind}", said)
        plain = parts["plain"] if colour == NOTHING else self.bundle.say(f"card-{kind}", said)
        return {"": plain, "id": word, "kind": kind, **parts}

    def owner(self, colour: str) -> Forms:
        """The player of a colour, in all the forms that a language has; for no colour each form is empty."""
        if colour == NOTHING:
            return dict.fromkeys(self.owner("blue"), "")
        return prefixed("colour", self.named("person", colour))

    def goal(self, word: str) -> Forms:
        """A trading goal with its price, if that is known; goals out of an owner's file have only an id."""
        name = humanised(word)
        printed = self.printed("trading", word)
        price = {} if printed is None else printed["cost"]
        return {
            "plain": name,
            "short": name,
            "price": self.amounts(price),
            "points": 0 if printed is None else number(printed["points"]),
            **super().named("goal", word),
        }

    def secret(self, word: str) -> Forms:
        """A secret goal, with what it asks for if that is known."""
        key, printed = f"secret-{word}", self.printed("secret", word)
        forms: Forms = {"": self.bundle.say(key), "id": word}
        if printed is None:
            return {**forms, "short": self.bundle.say(f"{key}.short"), "asks": NOTHING}
        gem = printed["gem"]
        said: Arguments = {
            "needs": number(printed["needs"]),
            "cards": number(printed["cards"]),
            "gems": NOTHING if gem is None else self.named("gem", str(gem))["many"],
        }
        return {**forms, **self.bundle.parts(key, said)}

    def amounts(self, counts: object) -> str:
        """Gems or ogre cards with their numbers: 2 rubies and 1 gold."""
        assert isinstance(counts, Mapping)
        return self.listed(
            [self.bundle.say(f"amount-{name}", {"count": number(count)}) for name, count in counts.items() if count]
        )

    def space(self, x: int, y: int, view: Data | None) -> Forms:
        """A space as it lies in a view."""
        return self.site(None if view is None else site_in(x, y, view))

    def site(self, site: object) -> Forms:
        """A space by the card that lies there, or by those beside it; `id` says which of these it is."""
        if site is None:
            return {"": NOTHING, "id": NOTHING}
        assert isinstance(site, Mapping)
        if not site:
            return {"": NOTHING, "id": "empty"}
        if "on" in site:
            return {"": self.bundle.say("space-on", prefixed("card", self.named("card", site["on"]))), "id": "top"}
        return {"id": "beside", **self.beside(list(site.items())[:MAX_NEIGHBOURS])}

    def beside(self, names: list[tuple[str, str]]) -> Forms:
        """East of the red tavern and south of the blue castle; `capital` to begin with."""
        if not names:
            return {}
        said = [{**prefixed("card", self.named("card", card)), **self.named("side", side)} for side, card in names]
        plain = [self.bundle.say("space-beside", {**words, "side": words[""]}) for words in said]
        capital = self.bundle.say("space-beside", {**said[0], "side": said[0]["capital"]})
        return {"": self.listed(plain), "capital": self.listed([capital, *plain[1:]])}

    def context(self, params: Data, view: Data | None) -> Forms:
        return SentenceContext(self, params, view).forms()

    def goal_of(self, stage: object) -> str:
        """A kind of decision in a few words."""
        return self.bundle.say(f"decision-{stage}.goal")


def paid_at_once(events: list[EventFacts]) -> list[EventFacts]:
    """A goal that was bought with all that was paid for it."""
    merged: list[EventFacts] = []
    paid: dict[str, object] = {}
    for event in events:
        if event["event"] == "gems_paid":
            paid[str(event["gem"])] = event["count"]
        elif event["event"] == "goal_bought":
            merged.append({**event, "paid": paid})
        else:
            merged.append(event)
    return merged


def missing(cost: object, held: object) -> dict[str, int]:
    """The gems that are still missing."""
    assert isinstance(cost, Mapping)
    assert isinstance(held, Mapping)
    return {gem: max(0, number(count) - number(held[gem])) for gem, count in cost.items()}


SORTS: Final[Mapping[str, Callable[[Dwar7sWords, str], Forms]]] = {
    "card": Dwar7sWords.card,
    "goal": Dwar7sWords.goal,
    "secret": Dwar7sWords.secret,
}
PHRASES: Final[Mapping[str, Callable[[Dwar7sWords, object], str]]] = {
    **dict.fromkeys(("seat", "owner", "victim"), lambda words, value: words.seat(number(value))),
    **dict.fromkeys(("cost", "gems", "ogres", "paid"), lambda words, value: words.amounts(value)),
    "asked": lambda words, value: words.goal_of(value),
}
