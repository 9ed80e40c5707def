# The picture of the fortress and what lies beside it. Short: each place has about ten columns.
screen-gold = { $count } gold
screen-orcs = { $count ->
        [one] { $count } orc
       *[other] { $count } orcs
    }
screen-rubble = { $count } rubble
screen-goblin-named = goblin { $level }: { $needs }
screen-goblin-any = goblin { $level }: { $any } of any kind
screen-goblin-rubble = goblin { $level }: { $rubble } rubble
screen-goblin-hits = goblin { $level }: circle ({ $hits })
screen-troll = troll: circles { $circles }
screen-tunnel = Tunnel
screen-sections = { $open } of { $all } completed
screen-engine-reserve = in the reserve
screen-engine-ready = at { $seat }
screen-engine-lying = lying, { $seat }

# The five ways to lose
screen-meters = If one of these runs out, all is lost
meter-gold = gold
meter-siege_left = siege cards
meter-orc_reserve = orcs in reserve
meter-troll_tiles_left = troll tiles
meter-catapult_cards_left = catapult cards
screen-arrow = { $count ->
        [0] An arrow now would cost no gold.
        [one] An arrow now would cost { $count } nugget!
       *[other] An arrow now would cost { $count } nuggets!
    }
screen-wave = wave { $wave } of 5

# The upgrade board, the mercenaries, the hands
screen-board = Upgrade board (placed/wanted)
screen-decks = Decks: { $yellow } yellow, { $grey } grey, { $red } red
screen-space-empty = empty
screen-space-blocked = blocked
screen-space-finished = completed!
screen-laid = { $resource } { $laid }/{ $wanted }
screen-hires = Mercenaries
screen-hire-short = { $mercenary } ({ $price })
screen-price = { $cost } gold
screen-hired = hired
screen-hand = Hand of { $seat }
screen-hand-hidden = Others (in hand + draw deck)
screen-hand-count = { $seat } { $hand }+{ $deck }
screen-usable = { $deed }*
screen-turn = Turn { $turn }: { $seat }
screen-over = The game is over

terminal-help-signs =
    In the picture » marks the dwarf whose turn it is; frames that touch are one
    step apart.
    In the hand * marks what a card could do right now; every card can also move.
    (2) is an open circle that takes two hits, x a covered one.
