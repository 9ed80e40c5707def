"""Words for a coach's advice, which arrives as data: an action, what it is worth, and the code of a reason."""

from __future__ import annotations

from collections.abc import Mapping

from mattock.core.instinct import percent
from mattock.texts.arguments import Data, number
from mattock.texts.sentences import Texts


def advice_line(texts: Texts, advice: Data, view: Data | None = None) -> str:
    """One action with its worth and the reason for it."""
    action, reason, chance = advice["action"], advice["reason"], advice["chance"]
    assert isinstance(chance, float)
    assert isinstance(action, Mapping)
    assert isinstance(reason, Mapping)
    return texts.say(
        "advice-line",
        action=plan_text(texts, action, advice["then"], view),
        chance=percent(chance),
        rank=rank_text(texts, advice["rank"]),
        reason=reason_text(texts, reason),
    )


def plan_text(texts: Texts, action: Data, then: object, view: Data | None) -> str:
    """The action, and what is to come of it. What is asked then is another question, which no view shows yet."""
    first = texts.action(action, view)
    return texts.say("advice-plan", action=first, then=texts.action(then)) if isinstance(then, Mapping) else first


def reason_text(texts: Texts, reason: Data) -> str:
    """The reason as a clause after "because"."""
    params = reason["params"]
    assert isinstance(params, Mapping)
    return texts.say(f"advice-part-{reason['code']}", way=str(params["way"]), seat=texts.seat(number(params["seat"])))


def rank_text(texts: Texts, rank: object) -> str:
    """An expected place, with one decimal; nothing where all win or lose together."""
    if not isinstance(rank, float):
        return ""
    whole, tenths = divmod(round(10 * rank), 10)
    return texts.say("advice-rank", whole=whole, tenths=tenths)
