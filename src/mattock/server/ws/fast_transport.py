"""uvicorn's protocol of a WebSocket, with a shorter way in and out.

Messages go to a callback the moment they arrive, and frames are sent at once and together.

ASGI carries one message at a time through every layer of an application and a queue. A table that tells four people of
each action has better use for the time, so the scope of a connection offers this transport. `transport.py` says when it
is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State

from mattock.server.ws.transport import TRANSPORT_KEY, LastWords, MessageCallback, Receive

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a C compiler
    from websockets.utils import apply_mask

TEXT: Final = b"\x81"  # a frame of text, whole
OPEN: Final = State.OPEN
PINGS: Final = 50  # of the protocol, in a second: more than anybody needs


def head_of(size: int) -> bytes:
    """The head of a frame with so many bytes of text."""
    if size < 126:
        return TEXT + bytes((size,))
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2, "big")
    return TEXT + b"\x7f" + size.to_bytes(8, "big")


def end_of_frame(data: bytes, start: int = 0) -> int:
    """The end of the frame that starts there, as far as it can be read; frames of clients are masked."""
    size = data[start + 1] & 0x7F if len(data) > start + 1 else 0
    if size < 126:
        return start + 6 + size
    wide = 2 if size == 126 else 8
    return start + 6 + wide + int.from_bytes(data[start + 2 : start + 2 + wide], "big")


def text_in(data: bytes) -> bytes | None:
    """The text, if this is one whole frame of text and not a long one: that is what clients send."""
    if data[:1] != TEXT or len(data) < 6 or data[1] < 0x80 or data[1] == 0xFF or end_of_frame(data) != len(data):
        return None
    start = 8 if data[1] == 0xFE else 6
    return apply_mask(data[start:], data[start - 4 : start])


def is_even(data: bytes) -> bool:
    """Whether data is whole frames and nothing else."""
    end = 0
    while end < len(data):
        end = end_of_frame(data, end)
    return end == len(data)


class FastTransport(WebSocketsSansIOProtocol):
    """The protocol of one connection, and its transport."""

    on_message: MessageCallback | None = None
    last_words: LastWords | None = None
    pings = 0
    pings_since = 0.0
    is_between_frames = True  # once a frame comes in parts, nobody counts any more where the next one begins

    def data_received(self, data: bytes) -> None:
        """A plain message needs no parser that knows all of the protocol; whatever else comes does."""
        if self.is_between_frames and self.handshake_initiated:
            text = None if self.on_message is None or self.conn.current_size is not None else text_in(data)
            if text is not None and self.on_message is not None and self.conn.state is OPEN and not self.close_sent:
                self.on_message(text, True)
                return
            self.is_between_frames = is_even(data)
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][TRANSPORT_KEY] = {"transport": self}

    def push(self, texts: Sequence[bytes]) -> bool:
        """Send all texts now, or none if the network takes no more at the moment or the connection ends."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for text in texts:
            parts += (head_of(len(text)), text)
        self.transport.write(b"".join(parts))
        return True

    def listen_with(self, on_message: MessageCallback) -> None:
        """Give messages to this callback, those that have come already first. Closing is still an event of ASGI."""
        self.on_message = on_message
        for event in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            if event["type"] == "websocket.receive":
                text = event.get("text")
                on_message(event.get("bytes") or b"" if text is None else text.encode(), text is not None)
            else:
                self.queue.put_nowait(event)
        self.go_on()

    async def until_gone(self, receive: Receive) -> None:
        """Messages go to the callback: all that is left to ASGI is that the client goes."""
        await receive()

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if self.on_message is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.on_message(data, self.curr_msg_data_type == "text")

    def handle_ping(self) -> None:
        """Reply to a ping unless the peer is not reading; drop a peer that pings too often."""
        if self.loop.time() - self.pings_since >= 1.0:
            self.pings_since, self.pings = self.loop.time(), 0
        self.pings += 1
        if self.pings <= PINGS and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # nobody will get it
        if self.pings > PINGS and not self.close_sent:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many pings")
            self.handle_parser_exception()

    def cut(self) -> None:
        """Close at once, whatever waits to be sent."""
        self.transport.abort()

    def handle_parser_exception(self) -> None:
        """The last words leave together with the frame that closes: what comes later may not get through any more."""
        if self.last_words is not None and self.conn.close_sent is not None:
            text = self.last_words(self.conn.close_sent.code)
            self.conn.writes[:0] = [head_of(len(text)), text]
        super().handle_parser_exception()

    def pause(self) -> None:
        """Stop reading; what the client sends waits in the network."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
