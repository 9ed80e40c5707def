# Names for what the plain table shows: one for each field of a view.
field-round = Round
field-bid = Bid that stands
field-dice_in_play = Dice under both cups
field-showdown = The last doubt
field-players = Players
field-dice = Dice
field-roll = Under the cup
field-count = Bid
field-face = Face
field-found = Counted
field-loser_seat = Lost a die
field-rolls = The dice
field-seat = Player
