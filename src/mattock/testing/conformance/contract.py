"""Everything that clients are told fits the types which the game declares: nothing more, nothing less, nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import msgspec
import pytest

import mattock
from mattock.bots import bot
from mattock.core.sight import Sight
from mattock.testing.adapter import Case, all_cases, registered
from mattock.wire.encode import offered
from mattock.wire.game_types import GameTypes
from mattock.wire.messages import ViewData


class Reader:
    """Reads what clients of one game are told, strictly; what does not fit raises."""

    def __init__(self, name: str) -> None:
        types = GameTypes(mattock.game(name).contract())
        self._decoders = {
            part: msgspec.json.Decoder(getattr(types, part))
            for part in ("view", "event", "action", "options", "pieces", "refusal")
        }

    def read(self, part: str, data: object) -> None:
        self._decoders[part].decode(msgspec.json.encode(data))

    def read_position(self, state: mattock.State) -> None:
        for view in state.views([None, *range(state.players)]):
            self.read("view", view)
        for action in state.legal():
            self.read("action", offered(action))

    def read_tale(self, state: mattock.State) -> None:
        for event in state.tale:
            for told in (event.to_dict(), *(event.seen_by(seat) for seat in (None, *range(state.players)))):
                self.read("event", told)


reader = cache(Reader)
REFUSALS_EVERY: Final = 20  # positions: there are many actions
names = pytest.mark.parametrize("name", registered())


def played(case: Case, level: str, seed: int) -> Iterator[mattock.State]:
    """A game of bots, position by position, with the tale of the way to each."""
    state = case.game.new(seed=seed, **case.options)
    players = [bot(level, seed=seed + seat) for seat in range(state.players)]
    yield state
    while not state.is_over:
        state.play(players[state.to_move].choose(Sight(state, state.to_move)))
        yield state


@pytest.mark.parametrize("level", ["random", "apprentice"])
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_whole_games_of_bots_fit_the_contract(case: Case, level: str) -> None:
    for state in played(case, level, 5):
        reader(case.name).read_position(state)
        reader(case.name).read_tale(state)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_refusal_fits_the_contract(case: Case) -> None:
    """Of every action, in some positions of a whole game and after its end."""
    actions = case.game.catalogue(case.components).actions
    codes = set[str]()
    for number, state in enumerate(played(case, "random", 7)):
        if number % REFUSALS_EVERY == 0 or state.is_over:
            for action in actions:
                refusal = state.why_not(action)
                if refusal is not None:
                    codes.add(refusal.code)
                    reader(case.name).read("refusal", refusal.to_dict())
    assert len(codes) > 1


@names
def test_a_view_has_what_clients_read_of_every_game(name: str) -> None:
    """`Manifest` and types tell the rest; `first` is for statistics."""
    state = mattock.game(name).new(seed=1)
    for view in state.views([None, 0]):
        msgspec.convert(view, ViewData)
        assert view["game"] == name
        assert view["first"] in range(state.players)


@names
def test_what_is_printed_fits_the_contract(name: str) -> None:
    reader(name).read("pieces", mattock.game(name).pieces())
    for case in (case for case in all_cases() if case.name == name and case.components):
        reader(name).read("pieces", mattock.game(name).pieces(case.components))


@names
def test_every_action_fits_the_contract(name: str) -> None:
    for action in mattock.game(name).catalogue().actions:
        reader(name).read("action", offered(action))


def lacking(data: Mapping[str, object], field: str) -> dict[str, object]:
    return {name: part for name, part in data.items() if name != field}


@names
def test_a_view_with_a_field_more_or_less_or_of_another_kind_is_found(name: str) -> None:
    view = mattock.game(name).new(seed=1).view(0)
    reader(name).read("view", view)
    for wrong in ({**view, "peek": 1}, {**view, "seat": "0"}, *(lacking(view, field) for field in view)):
        with pytest.raises(msgspec.ValidationError):
            reader(name).read("view", wrong)


@names
def test_a_mistake_deep_in_a_view_is_found(name: str) -> None:
    """In every piece of every list of pieces."""
    view = mattock.game(name).new(seed=1).view(0)
    lists = {
        field: part for field, part in view.items() if isinstance(part, list) and part and isinstance(part[0], dict)
    }
    assert lists
    for field, pieces in lists.items():
        for at, piece in enumerate(pieces):
            for wrong in ({**piece, "peek": 1}, *(lacking(piece, inner) for inner in piece)):
                with pytest.raises(msgspec.ValidationError):
                    reader(name).read("view", {**view, field: [*pieces[:at], wrong, *pieces[at + 1 :]]})
