# What the commands say of its box and its figures.
cli-measure-round = rounds
cli-measure-best_score = points of the best
cli-measure-score = points of each player
cli-measure-goals = goals of each player
cli-measure-kingdom = worth of each kingdom
cli-measure-monsters = monsters defeated by each player
cli-column-symbol = Symbol
cli-column-needs = Needs
cli-column-slots = Spots
cli-column-gives = Gives
cli-column-points = Points
cli-column-walls = Walls
cli-column-asks = Asks for
cli-table-kingdom = Kingdom cards, of each colour
cli-table-gem = Gem cards
cli-table-ogre = Ogre cards
cli-table-trading = Trading goals
cli-table-secret = Secret goals
cli-symbol-dragon = dragon
cli-symbol-giant = giant
cli-symbol-dwarf = dwarf
cli-gives = { $task ->
        [castle] a dig
        [ruby_mine] { $count ->
            [one] { $count } ruby
           *[other] { $count } rubies
        }
        [emerald_mine] { $count ->
            [one] { $count } emerald
           *[other] { $count } emeralds
        }
        [diamond_mine] { $count ->
            [one] { $count } diamond
           *[other] { $count } diamonds
        }
        [gold_mine] { $count } gold
        [tavern] { $count ->
            [one] { $count } ogre card
           *[other] { $count } ogre cards
        }
        [general_store] a trade
       *[other] { $points } points
    }
