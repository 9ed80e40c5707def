"""Reviews of finished games, computed in the background, and the puzzles that are made of them."""
