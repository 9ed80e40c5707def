# What may be chosen before the game starts; `pick-…` is chosen for each seat.
pick-colours = Your colour
pick-colours-of = Colour of seat { $number }
pick-colours-blue = blue
pick-colours-red = red
pick-colours-green = green
pick-colours-yellow = yellow
option-goals_to_end = Goals that end the game
option-shared_kingdoms = Shared kingdoms
option-shared_kingdoms-full = count in full
option-shared_kingdoms-split = are divided
option-ogres = Ogres
option-ogres-all = all
option-ogres-gentle = no Thief, no Crown
