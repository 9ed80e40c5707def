# Players whose names nobody told us.
seat-number = Player { $number }

# A player by what the game calls them, and by their own name.
seat-person = { $seat } ({ $name })
