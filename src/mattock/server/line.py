"""uvicorn's end of a WebSocket, with a shorter way in and out.

Messages go to an ear the moment they arrive, and frames are sent at once and together.

ASGI carries one message at a time through every layer of an application and a queue. A table that tells four people of
each action has better use for the time, so the scope of a connection offers its line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

LINE: Final = "mattock.line"
TEXT: Final = b"\x81"  # a frame of text, whole

Ear = Callable[[bytes, bool], None]
"""Takes a message, and whether it is text."""


def line_of(scope: Any) -> Line:
    """The line of a connection, as long as `running.Server` serves it."""
    line: Line = scope["extensions"][LINE]["line"]
    return line


def head_of(size: int) -> bytes:
    """What stands before so many bytes of text."""
    if size < 126:
        return TEXT + bytes((size,))
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2, "big")
    return TEXT + b"\x7f" + size.to_bytes(8, "big")


class Line(WebSocketsSansIOProtocol):
    ear: Ear | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}

    def push(self, texts: Sequence[bytes]) -> bool:
        """All of them now, or none if the network takes no more at the moment or the connection ends."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for text in texts:
            parts += (head_of(len(text)), text)
        self.transport.write(b"".join(parts))
        return True

    def hear_with(self, ear: Ear) -> None:
        """From now on; what has come already first. That the client goes is still an event of ASGI."""
        self.ear = ear
        for event in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            if event["type"] == "websocket.receive":
                text = event.get("text")
                ear(event.get("bytes") or b"" if text is None else text.encode(), text is not None)
            else:
                self.queue.put_nowait(event)
        self.go_on()

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if self.ear is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.ear(data, self.curr_msg_data_type == "text")

    def pause(self) -> None:
        """Who sends more waits in the network."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
