"""What the client raises where the server refuses."""

from __future__ import annotations

import asyncio

import pytest

from mattock.client.remote_bot import JoinTarget, play_remotely
from mattock.core.refusal import MattockError
from tests.server.serving import Place


def test_a_refusal_is_told_in_the_words_of_the_server(place: Place) -> None:
    with pytest.raises(MattockError, match="no_such_table"):
        asyncio.run(play_remotely(place.url, "random", "Grit", JoinTarget("nowhere")))
