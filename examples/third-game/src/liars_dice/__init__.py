"""Liar's Dice for two players: a game of mattock in a package of its own."""
