"""The texts of the game, a folder for each language."""
