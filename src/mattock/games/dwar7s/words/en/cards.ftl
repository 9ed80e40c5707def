# Kingdom cards, by whose they are (`$colour`). `.plain` is for where that is clear, `.task` what resolving them does.
card-castle = { $colour }'s castle
    .capital = { $colour }'s castle
    .plain = the castle
    .short = Castle
    .task = Dig at { $colour }'s castle
card-ruby_mine = { $colour }'s ruby mine
    .capital = { $colour }'s ruby mine
    .plain = the ruby mine
    .short = Ruby mine
    .task = Mine rubies in { $colour }'s ruby mine
card-emerald_mine = { $colour }'s emerald mine
    .capital = { $colour }'s emerald mine
    .plain = the emerald mine
    .short = Emerald mine
    .task = Mine emeralds in { $colour }'s emerald mine
card-diamond_mine = { $colour }'s diamond mine
    .capital = { $colour }'s diamond mine
    .plain = the diamond mine
    .short = Diamond mine
    .task = Mine diamonds in { $colour }'s diamond mine
card-gold_mine = { $colour }'s gold mine
    .capital = { $colour }'s gold mine
    .plain = the gold mine
    .short = Gold mine
    .task = Mine gold in { $colour }'s gold mine
card-tavern = { $colour }'s tavern
    .capital = { $colour }'s tavern
    .plain = the tavern
    .short = Tavern
    .task = Meet the ogres in { $colour }'s tavern
card-general_store = { $colour }'s general store
    .capital = { $colour }'s general store
    .plain = the general store
    .short = General store
    .task = Trade in { $colour }'s general store
card-dragon = { $colour }'s dragon
    .capital = { $colour }'s dragon
    .plain = the dragon
    .short = Dragon
    .task = Defeat { $colour }'s dragon
card-frost_giant = { $colour }'s frost giant
    .capital = { $colour }'s frost giant
    .plain = the frost giant
    .short = Frost giant
    .task = Defeat { $colour }'s frost giant

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
    .deed = steal all ogre cards of an opponent
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
