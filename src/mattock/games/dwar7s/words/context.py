"""Arguments that sentences of Dwar7s Fall take from the position: the card meant, who stands there, what is missing.

Everything comes out of a view and the printed pieces; without them a sentence says less, and is whole all the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mattock.games.dwar7s.words.stacks import (
    me_in,
    neighbours,
    player_of,
    space_on,
    stack_at,
    stack_of,
    turned,
)
from mattock.texts.arguments import NOTHING, Data, Forms, number, prefixed

if TYPE_CHECKING:
    from mattock.games.dwar7s.words.arguments import Dwar7sWords

UNKNOWN: Final[Forms] = {
    **dict.fromkeys(("gem", "is_revealed", "now_kind", "walls", "where", "where_capital"), NOTHING),
    **dict.fromkeys(("target", "target_capital", "symbol", "target_symbol"), NOTHING),
    **dict.fromkeys(("crowd", "emerging", "lacking", "secret", "secret_asks", "secret_got"), NOTHING),
    **dict.fromkeys(("left", "allowed", "held", "mine", "needs", "slots", "spoils"), 0),
}
"""What a sentence may ask for, as long as nobody knows it."""


class SentenceContext:
    """An action, a decision or a refusal (`params`) as it looks from the seat that is asked."""

    def __init__(self, words: Dwar7sWords, params: Data, view: Data | None) -> None:
        self.words = words
        self.params = params
        self.view = view
        self.me = me_in(view)
        self.target = self.card_meant()
        self.stack = stack_of(self.target, view)

    def forms(self) -> Forms:
        return {
            **UNKNOWN,
            **self.turn(),
            **self.card(),
            **self.crew(),
            **self.space(),
            **self.secret(),
            **self.walls(),
            **self.victim(),
        }

    def card_meant(self) -> str | None:
        """For a move the card it leads to, else the one that is named."""
        if self.params.get("verb") == "move":
            space = space_on(self.params.get("side"), self.params.get("card"), self.view)
            found = None if space is None else stack_at(*space, self.view)
            return None if found is None else str(found["card"])
        card = self.params.get("on", self.params.get("card"))
        return None if card is None else str(card)

    def asked(self) -> Mapping[str, Any]:
        """The decision that waits."""
        decision = None if self.view is None else self.view["decision"]
        assert decision is None or isinstance(decision, Mapping)
        return decision or {"kind": NOTHING, "params": {}}

    def turn(self) -> Forms:
        """The question, the number of actions, and the number of cards that the player holds."""
        if self.view is None or self.me is None:
            return {}
        allowed, used = number(self.view["actions_allowed"]), number(self.view["actions_used"])
        return {
            "now_kind": self.asked()["kind"],
            "left": max(0, allowed - used),
            "allowed": allowed,
            "held": self.me["hand_size"],
            "is_revealed": "yes" if self.me["secret_revealed"] else "no",
        }

    def card(self) -> Forms:
        """The card that is meant, its symbol, and that of the card to be laid."""
        if self.target is None:
            return {}
        said = prefixed("target", self.named(self.target))
        symbols = {"target_symbol": self.symbol(self.target), "symbol": self.symbol(self.asked()["params"].get("card"))}
        return {**said, **{name: symbol for name, symbol in symbols.items() if symbol}}

    def named(self, card: str) -> Forms:
        return self.words.named("card", card)

    def symbol(self, card: object) -> str | None:
        """What a card is stacked by, if we know its print."""
        printed = None if card is None else self.words.printed("kingdom", str(self.named(str(card)).get("kind")))
        return None if printed is None else self.words.name("symbol", str(printed["symbol"]))

    def crew(self) -> Forms:
        """The dwarfs on the card, how many more of one's own its task needs, and the cards beneath it."""
        if self.stack is None or self.me is None:
            return {}
        mine, needs = self.stack["dwarfs"][self.me["colour"]], self.stack["needs"]
        crowd = [
            self.words.bundle.say("crowd-of", {"count": dwarfs, "seat": self.words.name("person", colour)})
            for colour, dwarfs in self.stack["dwarfs"].items()
            if dwarfs
        ]
        beneath = self.stack["beneath"]
        return {
            "mine": mine,
            "needs": needs,
            "lacking": max(0, needs - mine),
            "slots": self.stack["slots"],
            "crowd": self.words.listed(crowd) if crowd else NOTHING,
            "emerging": str(self.named(beneath[-1]["card"])[""]) if beneath else NOTHING,
        }

    def space(self) -> Forms:
        """The space of an action, or of the card that is being turned: what lies there, or all its neighbours."""
        side, card = self.params.get("side"), self.params.get("card")
        space = space_on(side, card, self.view)
        if "x" in self.params:
            said = self.words.space(number(self.params["x"]), number(self.params["y"]), self.view)
        elif space is not None:
            said = self.words.beside(neighbours(*space, self.view))
        else:
            said = self.words.beside([] if side is None else [(str(side), str(card))])
        return prefixed("where", said)

    def secret(self) -> Forms:
        """One's own secret goal, and how far it is fulfilled."""
        if self.view is None or self.me is None or self.me["secret"] is None:
            return {}
        secret = str(self.me["secret"])
        said = self.words.named("secret", secret)
        progress = self.view["secret_progress"] if self.view["seat"] == self.view["to_move"] else None
        got = progress["reached"] if isinstance(progress, Mapping) else NOTHING
        return {"secret": said[""], "secret_asks": said["asks"], "secret_got": got}

    def walls(self) -> Forms:
        """The walls of the card in hand, turned like that."""
        turn, card = self.params.get("turn"), self.asked()["params"].get("card")
        printed = None if card is None else self.words.printed("kingdom", str(self.named(card)["kind"]))
        if turn is None or printed is None:
            return {}
        walls = printed["walls"]
        assert isinstance(walls, list)
        return {"walls": self.words.listed([self.words.name("side", side) for side in turned(walls, number(turn))])}

    def victim(self) -> Forms:
        """How many ogre cards the player has who is named."""
        player = player_of(self.params.get("colour"), self.view)
        return {} if player is None else {"spoils": player["ogre_count"]}
