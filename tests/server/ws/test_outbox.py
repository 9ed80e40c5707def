"""What waits for a client: in order, bounded, and never sent before it is opened."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from mattock.server.ws.outbox import Outbox, SendRound


class Network:
    """Takes frames as long as it is `open`."""

    def __init__(self) -> None:
        self.is_open = True
        self.taken: list[bytes] = []
        self.stuck = 0

    def send(self, frames: Sequence[bytes]) -> bool:
        if self.is_open:
            self.taken += frames
        return self.is_open

    def be_stuck(self) -> None:
        self.stuck += 1


async def opened(network: Network, longest: int = 3) -> Outbox:
    outbox = Outbox(network.send, network.be_stuck, SendRound(), longest)
    outbox.open()
    return outbox


def test_nothing_goes_out_before_it_is_opened() -> None:
    async def scene() -> None:
        network = Network()
        outbox = Outbox(network.send, network.be_stuck, SendRound())
        assert outbox.push(b"a")
        await asyncio.sleep(0)
        assert network.taken == []
        outbox.open()
        assert network.taken == [b"a"]

    asyncio.run(scene())


def test_what_comes_up_in_one_moment_leaves_together_and_in_order() -> None:
    async def scene() -> None:
        network = Network()
        outbox = await opened(network)
        assert all(outbox.push(frame) for frame in (b"a", b"b"))
        assert network.taken == []
        await asyncio.sleep(0)
        assert network.taken == [b"a", b"b"]

    asyncio.run(scene())


def test_a_client_that_does_not_read_costs_a_few_frames_and_no_more() -> None:
    async def scene() -> None:
        network = Network()
        outbox = await opened(network, longest=3)
        network.is_open = False
        assert [outbox.push(bytes([number])) for number in range(5)] == [True, True, True, False, False]
        await asyncio.sleep(0)
        assert network.stuck == 1
        assert outbox.first() == b"\x00"
        outbox.sent()
        assert outbox.push(b"x")
        assert not outbox.push(b"y")

    asyncio.run(scene())


def test_who_puts_waits_until_there_is_room_again() -> None:
    async def scene() -> None:
        network = Network()
        outbox = await opened(network, longest=1)
        network.is_open = False
        outbox.push(b"a")
        await asyncio.sleep(0)
        waiting = asyncio.create_task(outbox.put(b"b"))
        await asyncio.sleep(0)
        assert not waiting.done()
        outbox.sent()
        await asyncio.wait_for(waiting, 60)
        assert outbox.first() == b"b"

    asyncio.run(scene())


def test_a_closed_one_takes_nothing_and_holds_nobody() -> None:
    async def scene() -> None:
        network = Network()
        outbox = await opened(network)
        outbox.close()
        assert not outbox.push(b"a")
        await asyncio.wait_for(outbox.emptied(), 60)
        assert network.taken == []

    asyncio.run(scene())


def test_a_client_who_cannot_be_sent_anything_keeps_nobody_else_from_it(caplog: pytest.LogCaptureFixture) -> None:
    def broken(_: object) -> bool:
        raise OSError("no line")

    async def story() -> None:
        heard: list[bytes] = []

        def taken(frames: Sequence[bytes]) -> bool:
            heard.extend(frames)
            return True

        common = SendRound()
        boxes = [Outbox(send, lambda: None, common) for send in (broken, taken)]
        for box in boxes:
            box.open()
            box.push(b"news")
        await asyncio.sleep(0)
        assert heard == [b"news"]

    asyncio.run(story())
    assert "frames were not sent" in caplog.text
