# Labels of the scene in the browser. They stand on boards, cards and buttons, so they are short.
scene-board = The table
scene-round = Round { $round }
scene-points-short = VP
scene-wait = Others are playing
scene-over = The game is over
scene-skip-key = Any key skips.
scene-skip-tap = A tap skips.
scene-others-turn = { $name } is playing.
scene-you = you
scene-last-round = { $who ->
        [you] The last round, and your last turn!
       *[others] { $count ->
            [one] The last round! Only { $names } is still to play.
           *[other] The last round! Still to play: { $names }.
        }
    }
scene-only-stop = No action is left.
scene-only-resolve = One task is left.
scene-only-end_turn = Nothing is left to do: end the turn.
scene-phase-actions = Actions
scene-phase-resolve = Resolve
scene-phase-discard = Discard

# Players
scene-player = { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, goals { $goals } of { $end }; kingdom of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } worth { $worth }; dwarfs ready: { $dwarfs }; ogre cards: { $ogres }; gems: { $gems }; { $goals ->
        [0] kingdom cards in hand: { $held }
       *[other] kingdom cards in hand: { $held }; goals reached: { $reached }
    }
scene-source-kingdom = Kingdom
scene-source-gems = Gems
scene-source-goals = Goals
scene-source-trading = Trading
scene-source-secret = Secret
scene-source-monsters = Monsters
scene-ogres-held = Ogre cards: { $count }
scene-cards-held = Kingdom cards in hand: { $count }
scene-dwarfs-ready = Dwarfs ready: { $count }
scene-ready = { $count } ready
scene-your-turn = your turn
scene-goals-of = { $count } of { $end } goals

# Goals, gems and cards
scene-market = Goals on offer
scene-goals-left = { $count ->
        [0] no further goal
        [one] { $count } further goal
       *[other] { $count } further goals
    }
scene-lack-one = { $gem } short
scene-lack = { $count } gems short
scene-lack-none = you have it all
scene-piles = Gems left
scene-hand = Hand { $held } of { $limit }
scene-secret = Secret goal
scene-secret-revealed = Goal revealed
scene-secret-asks = Your secret goal: { $secret }, { $points } points for { $asks }
scene-secret-progress = { $reached } of { $asked }
scene-gives-castle = { $needs } dwarfs: dig; +1 action
scene-gives-ruby_mine = { $needs } dwarfs: { $gives ->
        [one] { $gives } ruby
       *[other] { $gives } rubies
    }
scene-gives-emerald_mine = { $needs } dwarfs: { $gives ->
        [one] { $gives } emerald
       *[other] { $gives } emeralds
    }
scene-gives-diamond_mine = { $needs } dwarfs: { $gives ->
        [one] { $gives } diamond
       *[other] { $gives } diamonds
    }
scene-gives-gold_mine = { $needs } dwarfs: { $gives } gold
scene-gives-tavern = { $needs } dwarfs: { $gives ->
        [one] { $gives } ogre card
       *[other] { $gives } ogre cards
    }
scene-gives-general_store = { $needs } dwarfs: a trade
scene-gives-dragon = stops its area's mines
scene-gives-frost_giant = freezes its area's castles
scene-ogre-ambush = empty one card of dwarfs
scene-ogre-brute = swap two dwarfs
scene-ogre-panic = a dwarf runs 1 or 2 cards
scene-ogre-thief = steal a gem
scene-ogre-crown = steal all ogre cards
scene-depth = A stack of { $count } cards: look beneath

# Names on cards; a soft hyphen (U+00AD) says where a long word may be parted.
scene-name-castle = Castle
scene-name-ruby_mine = Ruby mine
scene-name-emerald_mine = Emerald mine
scene-name-diamond_mine = Diamond mine
scene-name-gold_mine = Gold mine
scene-name-tavern = Tavern
scene-name-general_store = General store
scene-name-dragon = Dragon
scene-name-frost_giant = Frost giant

# What one does: buttons
scene-actions = Actions: { $used } of { $allowed } used
scene-choose = { $kind ->
        [resolve] Choose a task
        [trade] Choose a goal
        [dig] Choose a stack
        [discard] Choose what to discard
        [space] Choose a space
        [turn] Turn the card
        [steal] Choose a gem
        [rob] Choose a victim
        [send] Choose your dwarf
        [swap] Choose a dwarf
        [scare] Choose a dwarf
        [flee] Choose a card
        [ambush] Choose a card
       *[other] Choose a card or a dwarf
    }
scene-sending = One moment…
scene-cancel = Cancel
scene-undo = Undo
scene-do-stop = End actions
scene-do-end_turn = End turn
scene-do-decline = Let it be
scene-do-reveal = Reveal the goal
scene-do-lay = Lay { $card }
scene-do-place = Place a dwarf
scene-do-move = Move the dwarf
scene-do-play = Play { $ogre }
scene-do-resolve = Resolve this task
scene-do-resolve-all = { $count ->
        [one] Resolve the task
       *[other] Resolve all { $count }
    }
scene-ends-turn = this ends your turn
scene-ends-game = this ends the game
scene-do-reveal-points = Reveal (+{ $points })
scene-do-slay = Defeat the monster
scene-do-buy = Buy { $goal }
scene-do-dig = Dig here
scene-do-discard = Discard it
scene-do-ambush = Ambush!
scene-do-send = This dwarf
scene-do-swap = Change places
scene-do-scare = This dwarf
scene-do-flee = Run there
scene-do-steal = Steal it
scene-do-rob = Steal them
scene-turn-right = Turn right
scene-turn-left = Turn left
scene-fit = Show the whole table
scene-castle = Go to my castle
scene-nearer = Nearer
scene-farther = Farther

# What would change
scene-change-worth = Kingdom of { $name }: from { $before } to { $after } { $after ->
        [one] point
       *[other] points
    }
scene-change-score = { $name }: from { $before } to { $after } { $after ->
        [one] point
       *[other] points
    }
scene-change-cards = { $before } → { $after } { $after ->
        [one] card
       *[other] cards
    }
scene-change-closed = { $count ->
        [one] closes { $count } border
       *[other] closes { $count } borders
    }
scene-change-opened = { $count ->
        [one] opens { $count } border
       *[other] opens { $count } borders
    }
scene-change-goals = { $before } → { $after } { $after ->
        [one] goal
       *[other] goals
    }
scene-change-last = Now the last round begins
scene-change-over = The game ends with that
scene-change-goal = { $secret } is met
scene-change-actions = { $before } → { $after } { $after ->
        [one] action
       *[other] actions
    }
scene-change-silent = { $card } stops working
scene-change-frozen = { $card } freezes
scene-change-idle = { $card } cannot dig
scene-change-freed = { $card } is free again
scene-change-silent-many = { $count } mines stop working
scene-change-frozen-many = { $count } castles freeze
scene-change-idle-many = { $count } castles cannot dig
scene-change-freed-many = { $count } cards are free again
scene-change-ready = { $card } is ready
scene-change-crew = { $there } of { $needs } dwarfs
scene-change-trophy = { $points } points when defeated
scene-change-stopped = { $monster } stops it
scene-change-undug = { $monster } keeps it from digging
scene-change-overflow = { $count ->
        [one] Your hand would overflow by { $count } card
       *[other] Your hand would overflow by { $count } cards
    }
scene-wasted = { $card }: { $why }
scene-change-buried = { $card } is covered
scene-change-surfaced = { $card } comes up
scene-change-price = costs { $gems }
scene-change-walk = { $name }: { $from } → { $to }
scene-change-gains = brings { $gems }
scene-change-spoils = brings { $count ->
        [one] { $count } ogre card
       *[other] { $count } ogre cards
    }
scene-change-ogres = { $name }: { $before } → { $after } { $after ->
        [one] ogre card
       *[other] ogre cards
    }
scene-change-home = { $name }: { $count ->
        [one] { $count } dwarf comes home
       *[other] { $count } dwarfs come home
    }

# The table as a list
scene-outline = All areas and cards
scene-area = Area { $number }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
scene-area-kingdom = Area { $number }, kingdom of { $names }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
scene-stack = { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, your dwarfs: { $mine } of { $needs } needed, free spots: { $free }
scene-stack-seen = { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, dwarfs needed: { $needs }, free spots: { $free }
scene-stack-crowd = Dwarfs: { $crowd }
scene-stack-high = Beneath it: { $cards }
scene-neighbour-open = { $side }: { $card }, open
scene-neighbour-closed = { $side }: { $card }, wall between
scene-side-open = { $side }: nothing yet, open
scene-side-closed = { $side }: nothing yet, wall
scene-spell-silent = A dragon stops it.
scene-spell-frozen = A frost giant freezes it: no extra action, no digging.
scene-spell-idle = A dragon keeps it from digging.
scene-stack-blocked = Others stand on the spots you would need to defeat it.
scene-empty = The table is empty.

# What things are, for everybody who asks
scene-said-pile = The pile has { $gems } left. { $gem ->
        [gold] Mines bring it, trading goals take it back.
       *[other] Mines bring them, trading goals take them back.
    }
scene-said-actions = Actions of this turn: { $used } of { $allowed } used. Three are usual, and one's own castle gives a fourth, unless a frost giant freezes it.
scene-said-field = Here the kingdoms grow. Drag the table to move it; the wheel or two fingers bring it nearer.

# The end
scene-end-won = { $names } wins
scene-end-shared = { $names } share the win
scene-end-you = You win!
scene-end-round = It was over after round { $round }.
scene-end-by = { $source ->
        [kingdom] The kingdom decided it
        [gems] Gems decided it
        [trading] Trade decided it
        [secret] The secret goal decided it
       *[monsters] Defeated monsters decided it
    }: { $points } against { $others } for { $other }.
scene-end-score = Final score

# The standing order of the secret goal for the turns of others (D8.2)
scene-order-title = Standing order
scene-order = When your secret goal is met in another player's turn
scene-order-name = Standing order for others' turns: { $order ->
        [keep] keep your secret goal, even when it is met
       *[reveal] reveal your secret goal at once when it is met
    }
scene-order-when = In others' turns:
scene-order-short-reveal = reveal it
scene-order-short-keep = keep it
scene-order-reveal = Reveal it at once
scene-order-keep = Keep it
scene-order-means-reveal = It counts for good from that moment, and everybody sees it. If it is met when your turn ends, it is revealed as the next turn begins.
scene-order-means-keep = It stays secret until you reveal it in a turn of your own, or until the game ends while it is met.
scene-order-unseen = Nobody else learns what you choose.
scene-order-pending = Set: it goes along with your next action, and nobody else notices.
scene-order-not-now = You can change it in your own turn.
scene-order-done = Done
scene-choose-first = Lay a kingdom card
