"""Which connections go to another worker, and what happens to those that nobody takes."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import cast

import pytest

from mattock.server.cluster import handover
from mattock.server.cluster.handover import Handover, home_of
from tests.tables.parlour import until

WORKERS = 2
CROWD = 60  # more than the system keeps: a buffer that is as small as can be holds a few
TABLE = next(name for name in ("a", "b", "c", "d", "e") if home_of(name, WORKERS) == 1)
REQUEST = b"GET /api/tables/%b/socket HTTP/1.1\r\nHost: x\r\n\r\n" % TABLE.encode()


class Hearing(asyncio.Protocol):
    """Keeps what comes, and answers it."""

    def __init__(self) -> None:
        self.data = b""
        self.gone = asyncio.Event()

    def connection_lost(self, _: Exception | None) -> None:
        self.gone.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self.data += data
        self.transport.write(b"taken")


class OwnEnd:
    """As much of a transport as handing over needs."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end
        self.is_aborted = False
        self.is_paused = False

    def get_extra_info(self, _: str) -> socket.socket:
        return self.end

    def abort(self) -> None:
        self.is_aborted = True
        self.end.close()

    def is_closing(self) -> bool:
        return self.is_aborted

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


def unexpected(_: bytes) -> None:
    raise AssertionError("it was decided at once")


def own_end(end: socket.socket) -> asyncio.Transport:
    return cast("asyncio.Transport", OwnEnd(end))


def test_a_table_s_socket_goes_to_its_home_with_what_was_read_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        heard: list[Hearing] = []

        def new_protocol() -> Hearing:
            heard.append(Hearing())
            return heard[-1]

        one, other = Handover(tmp_path, 0, WORKERS), Handover(tmp_path, 1, WORKERS)
        one.open(Hearing)
        other.open(new_protocol)
        near, far = socket.socketpair()
        assert one.hand_over(own_end(near), REQUEST, unexpected)
        far.setblocking(False)
        loop = asyncio.get_running_loop()
        assert await asyncio.wait_for(loop.sock_recv(far, 100), 60) == b"taken"
        assert heard[0].data == REQUEST
        await loop.sock_sendall(far, b"more")
        assert await asyncio.wait_for(loop.sock_recv(far, 100), 60) == b"taken"
        assert heard[0].data == REQUEST + b"more"
        far.close()
        await asyncio.wait_for(heard[0].gone.wait(), 60)
        one.close()
        other.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "data",
    [
        b"GET /api/health HTTP/1.1\r\n\r\n",
        b"GET /api/tables/%b HTTP/1.1\r\n\r\n" % TABLE.encode(),
        b"GET /api/tab",
        REQUEST + b"x" * 40_000,
        b"\xff\xfe",
    ],
)
def test_whatever_else_comes_stays(tmp_path: Path, data: bytes) -> None:
    async def story() -> None:
        one, other = Handover(tmp_path, 0, WORKERS), Handover(tmp_path, 1, WORKERS)
        one.open(Hearing)
        other.open(Hearing)
        near, far = socket.socketpair()
        with near, far:
            assert not one.hand_over(own_end(near), data, unexpected)
        one.close()
        other.close()

    asyncio.run(story())


def test_what_nobody_takes_is_served_where_it_came_in(tmp_path: Path) -> None:
    async def story() -> None:
        one = Handover(tmp_path, 0, WORKERS)
        one.open(Hearing)
        near, far = socket.socketpair()
        with near, far:
            transport = OwnEnd(near)
            assert not one.hand_over(cast("asyncio.Transport", transport), REQUEST, unexpected)
            assert not transport.is_aborted
        one.close()

    asyncio.run(story())


def test_a_worker_that_is_busy_for_a_moment_gets_all_of_its_connections(tmp_path: Path) -> None:
    """The system keeps only some of them for it."""

    async def story() -> None:
        heard: list[Hearing] = []

        def new_protocol() -> Hearing:
            heard.append(Hearing())
            return heard[-1]

        one, other = Handover(tmp_path, 0, WORKERS), Handover(tmp_path, 1, WORKERS)
        one.open(Hearing)
        other.open(new_protocol)
        one._mailbox.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
        pairs = [socket.socketpair() for _ in range(CROWD)]
        assert all(one.hand_over(own_end(near), REQUEST, unexpected) for near, _ in pairs)
        await until(lambda: [hearing.data for hearing in heard] == [REQUEST] * CROWD)
        for _, far in pairs:
            far.close()
        one.close()
        other.close()

    asyncio.run(story())


def test_a_worker_that_stays_busy_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "MAX_WAIT", 0.1)

    async def story() -> None:
        one, frozen = Handover(tmp_path, 0, WORKERS), Handover(tmp_path, 1, WORKERS)
        one.open(Hearing)
        frozen.open(Hearing)
        one._mailbox.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
        asyncio.get_running_loop().remove_reader(frozen._mailbox)
        pairs, here, ends = [socket.socketpair() for _ in range(CROWD)], list[bytes](), list[OwnEnd]()
        for near, _ in pairs:
            ends.append(OwnEnd(near))
            assert one.hand_over(cast("asyncio.Transport", ends[-1]), REQUEST, here.append)
        waiting = [end for end in ends if not end.is_aborted]
        assert 0 < len(waiting) < CROWD
        assert all(end.is_paused for end in waiting)
        await until(lambda: here == [REQUEST] * len(waiting))
        assert not any(end.is_paused or end.is_aborted for end in waiting)
        for near, far in pairs:
            near.close()
            far.close()
        one.close()
        frozen.close()

    asyncio.run(story())


def test_at_home_it_stays(tmp_path: Path) -> None:
    async def story() -> None:
        home = Handover(tmp_path, 1, WORKERS)
        home.open(Hearing)
        near, far = socket.socketpair()
        with near, far:
            assert not home.hand_over(own_end(near), REQUEST, unexpected)
        home.close()

    asyncio.run(story())
