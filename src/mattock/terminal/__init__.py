"""The game in a plain terminal."""
