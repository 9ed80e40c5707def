"""The server under load: the real one, and people at tables. `python -m bench.server`."""
