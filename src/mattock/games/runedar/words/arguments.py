"""Words for the pieces of The Siege of Runedar: tiles, siege cards, dice, and what a resource is laid on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mattock.core.outcome import Outcome
from mattock.texts.arguments import NOTHING, Data, EventFacts, Forms, Words, humanised, number, options_in, prefixed
from mattock.texts.merge_events import added_up

RESOURCES: Final = ("wood", "leather", "metal")
AREAS: Final = ("place", "start", "target")
SYMBOLS: Final = {"close": "close", "direct": "direct", "shoot": "long", "dig": "dig", "work": "work_{resource}"}

ADDED_UP: Final = frozenset({"orcs_came", "gold_stolen", "orc_fell", "circle_covered", "resource_placed"})
"""Told one by one by the engine; in a row they are one line of the story."""


class RunedarWords(Words):
    """Goblins are named by what they want, trolls by their circles, siege cards by what they show."""

    named_by = {  # noqa: RUF012 - declared by the class above
        "card": "card",
        "engine": "engine",
        "mercenary": "mercenary",
        "deck": "deck",
        "resource": "resource",
        "reason": "reason",
    }
    unsaid = {"count": 1, "cards": None}  # noqa: RUF012

    @staticmethod
    def people_in(view: Data) -> list[str]:
        """Players go by the names of their dwarfs."""
        return [str(dwarf) for dwarf in options_in(view)["dwarfs"]]

    def called(self, seat: int) -> str:
        return self.name("dwarf", self.people[seat])

    def opening(self, view: Data) -> str:
        options = options_in(view)
        return self.bundle.say(
            "story-opening",
            {
                "players": self.listed([self.seat(seat) for seat in range(len(options["dwarfs"]))]),
                "difficulty": self.name("difficulty", options["difficulty"]),
                "dice": self.name("dice", options["dice"]),
            },
        )

    def outcome(self, outcome: Outcome) -> str:
        """The sentence of the end, with its title and score."""
        title = self.name("title", outcome.title or NOTHING)
        key = "chronicle-won" if outcome.won else "chronicle-lost"
        return self.bundle.say(key, {"title": title, "score": outcome.score})

    def condensed(self, events: list[EventFacts]) -> list[EventFacts]:
        return added_up(events, ADDED_UP)

    def arguments(self, params: Data, view: Data | None) -> Forms:
        said = super().arguments(params, view)
        if "piece" in params:
            said["on"] = self.carrier(params["on"], view, params["piece"])
        if all(resource in params for resource in RESOURCES):
            said["needs"] = self.amounts(params)
        return said

    def forms(self, name: str, value: object, view: Data | None) -> Forms:
        if name in AREAS and value is not None:
            return self.area(str(value))
        if name == "faces" and isinstance(value, list):
            return {"": self.faces(value), "count": len(value)}
        return super().forms(name, value, view)

    def phrase(self, name: str, value: object, view: Data | None) -> str | None:
        if name in PHRASES:
            return PHRASES[name](self, value, view)
        return super().phrase(name, value, view)

    def context(self, params: Data, view: Data | None) -> Forms:
        """The question asked now (`$now_…`), the card on the space named, the number on the card in use."""
        decision = view["decision"] if view is not None else None
        asked = {"kind": None, "params": {}} if decision is None else decision
        assert isinstance(asked, Mapping)
        now = {**asked["params"], "kind": asked["kind"]}
        space = params.get("space")
        card = card_on(space, view) if isinstance(space, int) else None
        symbol = self.symbol(params, now.get("card"))
        return {
            "now_kind": now["kind"] or NOTHING,
            "now_at": now.get("at", NOTHING),
            "now_moved": "yes" if now.get("moved") else "no",
            "now_dice": now.get("dice", 0),
            "now_hits": now.get("hits", 0),
            **prefixed("card", self.named("card", card or "unnamed")),
            "material": self.material(params.get("resource"), view),
            "value": number(symbol.get("value", 0)),
            "direct": number(symbol.get("hits", 0)),
            "cost": self.cost(params.get("mercenary")),
        }

    def symbol(self, action: Data, card: object) -> Data:
        """The symbol of the card in use that an action uses: its number, and the hits that it gives without a die."""
        printed = self.printed("card", str(card))
        if printed is None:
            return {}
        name = SYMBOLS.get(str(action.get("verb")), "").format(**action)
        symbols = printed["symbols"]
        assert isinstance(symbols, list)
        return next((symbol for symbol in symbols if symbol["symbol"] == name), {})

    def material(self, resource: object, view: Data | None) -> str:
        """The resource that is worked: a card for any resource works that of the workshop where its player stands."""
        if resource != "any" or view is None:
            return self.name("resource", str(resource))
        dwarfs, seat = view["dwarfs"], number(view["to_move"])
        assert isinstance(dwarfs, list)
        workshop = self.printed("workshop", dwarfs[seat]["place"])
        return self.name("resource", str(workshop["resource"]) if workshop else "any")

    def cost(self, mercenary: object) -> int:
        printed = self.printed("mercenary", str(mercenary))
        return 0 if printed is None else number(printed["cost"])

    def area(self, word: str) -> Forms:
        """A place, or a machine that can be aimed at like one."""
        return self.named("place" if self.bundle.has(f"place-{word}") else "engine", word)

    def amounts(self, resources: object) -> str:
        """Resources with their numbers: 2 wood and 1 metal."""
        assert isinstance(resources, Mapping)
        counted = [(name, number(resources.get(name, 0))) for name in RESOURCES]
        return self.listed([self.bundle.say(f"amount-{name}", {"count": count}) for name, count in counted if count])

    def faces(self, faces: list[object]) -> str:
        """Dice as they lie there."""
        if not faces:
            return self.bundle.say("faces-none")
        return self.listed([str(face) if isinstance(face, int) else self.name("face", str(face)) for face in faces])

    def cards(self, cards: object) -> str:
        assert isinstance(cards, list | tuple)
        return self.listed([self.name("card", str(card)) for card in cards])

    def goblin(self, goblin: object, view: Data | None) -> str:
        """A tile by its id, or, in what a player chooses, by its slot in the courtyard."""
        if isinstance(goblin, int):
            tile = tile_in(goblin, view)
            return self.bundle.say("goblin-slot", {"slot": goblin}) if tile is None else self.goblin(tile, view)
        printed = self.printed("goblin", str(goblin))
        if printed is None:
            return humanised(str(goblin))
        numbers = {name: number(printed[name]) for name in ("level", "any", "rubble", "hits")}
        return self.bundle.say(f"goblin-{printed['kind']}", {**numbers, "wants": self.amounts(printed["wants"])})

    def troll(self, troll: object) -> str:
        printed = self.printed("troll", str(troll))
        if printed is None:
            return humanised(str(troll))
        circles = printed["circles"]
        assert isinstance(circles, list)
        return self.bundle.say("troll-circles", {"circles": ", ".join(str(hits) for hits in circles)})

    def siege(self, card: object) -> str:
        """What a siege card shows, in the order in which it will happen."""
        printed = self.printed("siege", str(card))
        if printed is None:
            return humanised(str(card))
        shown = []
        if printed["orcs"]:
            where = self.area(str(printed["place"]))["in"]
            shown.append(self.bundle.say("siege-orcs", {"count": number(printed["orcs"]), "place_in": where}))
        shown += [self.bundle.say(f"siege-{name}") for name in ("tower", "catapult", "arrow") if printed[name]]
        return self.listed(shown)

    def carrier(self, carrier: object, view: Data | None, piece: object = None) -> str:
        """What a resource is laid on: a card of the upgrade board, or a goblin; an event says which `piece` it was."""
        kind, _, place = str(carrier).rpartition("_")
        if kind == "goblin":
            return self.bundle.say("carrier-goblin", {"goblin": self.goblin(piece or int(place), view)})
        card = piece or card_on(int(place), view)
        if card is None:
            return self.bundle.say("carrier-space", {"space": int(place)})
        return self.bundle.say("carrier-card", prefixed("card", self.named("card", str(card))))

    def goal(self, stage: object) -> str:
        """A kind of decision in a few words."""
        return self.bundle.say(f"decision-{stage}.goal")


def card_on(space: int, view: Data | None) -> str | None:
    """The card that a view shows on a space of the upgrade board."""
    return found(view, "board", "space", space, "card")


def tile_in(slot: int, view: Data | None) -> str | None:
    """The goblin tile that a view shows in a slot of the courtyard."""
    return found(view, "goblins", "goblin", slot, "tile")


def found(view: Data | None, table: str, key: str, value: int, field: str) -> str | None:
    rows = view[table] if view is not None else []
    assert isinstance(rows, list)
    return next((row[field] for row in rows if row[key] == value), None)


PHRASES: Final[Mapping[str, Callable[[RunedarWords, object, Data | None], str]]] = {
    "cards": lambda words, value, view: words.cards(value),
    "goblin": lambda words, value, view: words.goblin(value, view),
    "troll": lambda words, value, view: words.troll(value),
    "siege": lambda words, value, view: words.siege(value),
    "siege_card": lambda words, value, view: words.siege(value),
    "on": lambda words, value, view: words.carrier(value, view),
    "resources": lambda words, value, view: words.amounts(value),
    "asked": lambda words, value, view: words.goal(value),
}
