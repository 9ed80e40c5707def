"""The Siege of Runedar at a terminal."""
