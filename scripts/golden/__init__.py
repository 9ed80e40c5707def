"""Golden games: whole games kept as journals, each with its story, under `tests/golden`."""
