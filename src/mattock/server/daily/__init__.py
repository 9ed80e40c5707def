"""The games of the day: what is told of them, and what bots reach with the same fate."""
