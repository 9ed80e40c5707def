# Players whose names nobody told us.
seat-number = Player { $number }
