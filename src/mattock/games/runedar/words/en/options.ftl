# What may be chosen before the game starts; `pick-…` is chosen for each seat.
pick-dwarfs = Your dwarf
pick-dwarfs-of = Dwarf of seat { $number }
pick-dwarfs-brynja = Brynja
pick-dwarfs-torvald = Torvald
pick-dwarfs-eldrun = Eldrun
pick-dwarfs-thrain = Thrain
option-difficulty = Difficulty
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-difficulty-epic = epic
option-dice = Dice
option-dice-standard = standard
option-dice-blades = more blades
option-open_hands = Hands
option-open_hands-false = hidden
option-open_hands-true = open to all
