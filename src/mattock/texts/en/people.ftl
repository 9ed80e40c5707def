# Players whose names nobody told us.
seat-number = Player { $number }

# A player by what the game calls them, and by their own name.
seat-person = { $seat } ({ $name })

# Fields that the view of every game has, for a table without a picture of its own.
field-to_move = To move
field-first = Began
field-seat = Player

# Options that every game has.
common-option-players = Players
common-option-first = Who begins
