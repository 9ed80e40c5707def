# Kingdom cards, by whose they are (`$colour`). `.plain` is for where that is clear, `.task` what resolving them does.
card-castle = the { $colour } castle
    .capital = The { $colour } castle
    .plain = the castle
    .short = Castle
    .task = Dig at the { $colour } castle
card-ruby_mine = the { $colour } ruby mine
    .capital = The { $colour } ruby mine
    .plain = the ruby mine
    .short = Ruby mine
    .task = Mine rubies in the { $colour } ruby mine
card-emerald_mine = the { $colour } emerald mine
    .capital = The { $colour } emerald mine
    .plain = the emerald mine
    .short = Emerald mine
    .task = Mine emeralds in the { $colour } emerald mine
card-diamond_mine = the { $colour } diamond mine
    .capital = The { $colour } diamond mine
    .plain = the diamond mine
    .short = Diamond mine
    .task = Mine diamonds in the { $colour } diamond mine
card-gold_mine = the { $colour } gold mine
    .capital = The { $colour } gold mine
    .plain = the gold mine
    .short = Gold mine
    .task = Mine gold in the { $colour } gold mine
card-tavern = the { $colour } tavern
    .capital = The { $colour } tavern
    .plain = the tavern
    .short = Tavern
    .task = Meet the ogres in the { $colour } tavern
card-general_store = the { $colour } general store
    .capital = The { $colour } general store
    .plain = the general store
    .short = General store
    .task = Trade in the { $colour } general store
card-dragon = the { $colour } dragon
    .capital = The { $colour } dragon
    .plain = the dragon
    .short = Dragon
    .task = Defeat the { $colour } dragon
card-frost_giant = the { $colour } frost giant
    .capital = The { $colour } frost giant
    .plain = the frost giant
    .short = Frost giant
    .task = Defeat the { $colour } frost giant

# Symbols, by which cards are stacked
symbol-dragon = the dragon's symbol
symbol-giant = the giant's symbol
symbol-dwarf = the dwarf's symbol

# Gems
gem-ruby = ruby
    .one = a ruby
    .many = rubies
    .short = Ruby
gem-emerald = emerald
    .one = an emerald
    .many = emeralds
    .short = Emerald
gem-diamond = diamond
    .one = a diamond
    .many = diamonds
    .short = Diamond
gem-gold = gold
    .one = a piece of gold
    .many = gold
    .short = Gold
amount-ruby = { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }
amount-emerald = { $count ->
        [one] { $count } emerald
       *[other] { $count } emeralds
    }
amount-diamond = { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }
amount-gold = { $count } gold

# Ogre cards: what they do, and why one cannot be played
ogre-ambush = the Ambush
    .one = an Ambush
    .many = Ambush
    .short = Ambush
    .deed = all dwarfs on one card go home
    .idle = no dwarf is on the table
ogre-brute = the Brute
    .one = a Brute
    .many = Brute
    .short = Brute
    .deed = one of your dwarfs and an enemy dwarf change places
    .idle = it takes a dwarf of yours and an enemy dwarf on different cards
ogre-panic = the Panic
    .one = a Panic
    .many = Panic
    .short = Panic
    .deed = any dwarf runs one or two cards
    .idle = no dwarf has anywhere to run to
ogre-thief = the Thief
    .one = a Thief
    .many = Thief
    .short = Thief
    .deed = steal a gem from an opponent
    .idle = nobody else has a gem
ogre-crown = the Crown
    .one = a Crown
    .many = Crown
    .short = Crown
    .deed = take all ogre cards of an opponent
    .idle = nobody else has an ogre card
amount-ambush = { $count ->
        [one] an Ambush
       *[other] { $count } Ambushes
    }
amount-brute = { $count ->
        [one] a Brute
       *[other] { $count } Brutes
    }
amount-panic = { $count ->
        [one] a Panic
       *[other] { $count } Panics
    }
amount-thief = { $count ->
        [one] a Thief
       *[other] { $count } Thieves
    }
amount-crown = { $count ->
        [one] a Crown
       *[other] { $count } Crowns
    }
