"""The client's end of a WebSocket, as lean as it can be: what the crowd costs must not be taken for the server's cost.

Text frames only, never fragmented by our server; ours are masked with zeros, which the protocol allows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9


class BadWire(RuntimeError):
    """The other end does not speak as expected."""


def frame(opcode: int, data: bytes) -> bytes:
    size = len(data)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size, 0, 0, 0, 0)) + data
    if size < 1 << 16:
        return bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big") + b"\0\0\0\0" + data
    return bytes((0x80 | opcode, 0xFF)) + size.to_bytes(8, "big") + b"\0\0\0\0" + data


class Wire(asyncio.Protocol):
    """`hear` is called with the text of each frame."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closing = False
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by its class

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(BadWire("closed before it was open"))
        elif not self.is_closing:
            raise BadWire("the server has closed a connection")

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:32]:
                self.opened.set_exception(BadWire(head.decode(errors="replace")))
                return
            self._buffer = rest
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 0x7F, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            self._take(buffer[at] & 0x0F, bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def _take(self, opcode: int, data: bytes) -> None:
        if opcode == TEXT:
            self.hear(data)
        elif opcode == PING:
            self._write(frame(0xA, data))
        elif opcode == CLOSE and not self.is_closing:
            raise BadWire(f"the server closes: {data!r}")

    def send(self, data: bytes) -> None:
        self._write(frame(TEXT, data))

    def _write(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    def close(self) -> None:
        self.is_closing = True
        self._write(frame(CLOSE, (1000).to_bytes(2, "big")))
        assert self._transport is not None
        self._transport.close()


async def open_wire(port: int, path: str, hear: Callable[[bytes], None]) -> Wire:
    loop, host = asyncio.get_running_loop(), "127.0.0.1"
    transport, wire = await loop.create_connection(lambda: Wire(hear), host, port)
    transport.write(HANDSHAKE.format(path=path, host=host, port=port).encode())
    await wire.opened
    return wire
