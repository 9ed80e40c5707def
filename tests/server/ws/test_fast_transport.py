"""The quick line of a socket: whatever way bytes are cut on their way, each message arrives once and whole."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from mattock.server.ws.fast_transport import PINGS, head_of, is_even, text_in
from tests.server.serving import Visitor, visited

MASK = b"\x11\x22\x33\x44"
TEXT, BINARY, PING = 0x81, 0x82, 0x89


def frame(opcode: int, data: bytes) -> bytes:
    """As clients send it."""
    size = len(data)
    head = bytes((opcode, 0x80 | size)) if size < 126 else bytes((opcode, 0xFE)) + size.to_bytes(2, "big")
    return head + MASK + bytes(byte ^ mask for byte, mask in zip(data, itertools.cycle(MASK), strict=False))


@pytest.mark.parametrize("size", [0, 1, 5, 125, 126, 4000, 65535])
def test_a_whole_frame_of_text_is_read_at_a_glance(size: int) -> None:
    data = bytes(range(48, 58)) * (size // 10 + 1)
    assert text_in(frame(TEXT, data[:size])) == data[:size]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        frame(TEXT, b"half")[:-1],
        frame(TEXT, b"more") + b"\x81",
        frame(TEXT, b"one") + frame(TEXT, b"two"),
        frame(BINARY, b"no text"),
        frame(PING, b"no message"),
        frame(0x01, b"the beginning"),
        frame(0xC1, b"of an extension"),
        head_of(4) + b"bare",
    ],
)
def test_all_else_is_left_to_the_parser(data: bytes) -> None:
    assert text_in(data) is None


def test_frames_are_counted_to_their_end() -> None:
    frames = [frame(TEXT, b"a" * size) for size in (0, 3, 125, 126, 300)] + [frame(PING, b"?")]
    whole = b"".join(frames)
    ends = set(itertools.accumulate(map(len, frames), initial=0))
    assert {cut for cut in range(len(whole) + 1) if is_even(whole[:cut])} == ends


def question(ref: int) -> bytes:
    return msgspec.json.encode({"do": "why", "ref": str(ref), "seat": 0, "action": "pass"})


CUTS: dict[str, Callable[[list[bytes]], list[bytes]]] = {
    "one by one": lambda frames: frames,
    "all at once": lambda frames: [b"".join(frames)],
    "in the middle of a frame": lambda frames: [b"".join(frames)[:70], b"".join(frames)[70:]],
    "byte by byte": lambda frames: [bytes((byte,)) for byte in b"".join(frames)],
}


@pytest.mark.parametrize("cut", CUTS)
def test_every_message_is_answered_once_and_in_order_however_it_was_cut(tmp_path: Path, cut: str) -> None:
    """With a ping of the protocol and a message in two parts among them."""

    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            first, rest = question(2)[:9], question(2)[9:]
            frames = [frame(TEXT, question(0)), frame(TEXT, question(1)), frame(PING, b"?")]
            frames += [frame(0x01, first), frame(0x80, rest), frame(TEXT, question(3)), frame(BINARY, b"x")]
            frames += [frame(TEXT, question(number)) for number in range(4, 9)]
            assert await answers(ada, CUTS[cut](frames)) == ["0", "1", "2", "3", None, "4", "5", "6", "7", "8"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("data", "code"), [(frame(0x83, b"?"), 1002), (head_of(4) + b"bare", 1002), (frame(0x01, b"\xff") * 2, 1002)]
)
def test_who_sends_what_is_no_frame_is_told_so_before_the_line_is_cut(tmp_path: Path, data: bytes, code: int) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _), ada.line(await ada.new_table()) as line:
            await line.hear("presence")
            line.socket.transport.write(data)
            answer = await line.next()
            assert answer == {"re": None, "answer": "malformed", "problem": f"the frame: closed with {code}"}
            with pytest.raises(ConnectionClosed) as closed:
                await line.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code

    asyncio.run(story())


def test_who_sends_pings_without_end_is_told_so_and_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _), ada.line(await ada.new_table()) as line:
            await line.hear("presence")
            line.socket.transport.write(frame(PING, b"?") * PINGS)
            await line.send(question(1))
            assert (await line.next())["re"] == "1"
            line.socket.transport.write(frame(PING, b"?") * 2 * PINGS)
            assert await line.next() == {"re": None, "answer": "too_fast", "retry": 1.0}
            with pytest.raises(ConnectionClosed) as closed:
                await line.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008

    asyncio.run(story())


async def answers(ada: Visitor, pieces: list[bytes]) -> list[str | None]:
    """What is answered to, in order, after these bytes."""
    table = await ada.new_table()
    async with ada.line(table) as line:
        await line.hear("news")
        for piece in pieces:
            line.socket.transport.write(piece)
            await asyncio.sleep(0.001)
        found: list[str | None] = []
        while len(found) < 10:
            message = await line.next()
            if "re" in message:
                found.append(message["re"])
        return found
