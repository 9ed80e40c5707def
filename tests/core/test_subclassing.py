"""The mark that lets plain Python extend compiled classes changes nothing where nothing is compiled."""

from __future__ import annotations

import mattock
from mattock.core.state import State
from mattock.core.subclassing import mypyc_attr
from mattock.core.verb import Verb


def test_a_marked_class_is_the_class_itself() -> None:
    class Plain:
        pass

    assert mypyc_attr(allow_interpreted_subclasses=True)(Plain) is Plain


def test_a_marked_class_of_the_engine_can_be_extended() -> None:
    class Wait(Verb[State]):
        def why_none(self, state: State) -> int:
            return 3

    assert Wait("wait", "R1", ()).refuse(mattock.game("runedar").new(seed=1), 0) == 3
