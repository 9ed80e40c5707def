"""The server: tables over HTTP and WebSocket, and the web client beside them. `docs/api.md` describes the wire."""
