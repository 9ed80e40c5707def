# What is written on the table in the browser: labels of things, short enough to be painted on them.

# The names on the picture
scene-place-central_chamber = Central Chamber
scene-place-carpenters = Carpenter's
scene-place-tannery = Tannery
scene-place-foundry = Foundry
scene-place-carpenters_wall = Carpenter's Wall
scene-place-tannery_wall = Tannery Wall
scene-place-foundry_wall = Foundry Wall
scene-place-carpenters_outside = Outside
scene-place-tannery_outside = Outside
scene-place-foundry_outside = Outside
scene-place-tunnel_courtyard = Tunnel Entrance Courtyard
scene-place-tunnel_tower = Tunnel Tower
scene-place-second_tower = Second Tower
scene-place-third_tower = Third Tower

# On a phone there is less room
scene-short-central_chamber = Chamber
scene-short-tunnel_courtyard = Courtyard
scene-short-carpenters_outside = Outside
scene-short-tannery_outside = Outside
scene-short-foundry_outside = Outside

# The five meters: each of them full is defeat
scene-meter-orcs = Orcs
scene-meter-trolls = Trolls
scene-meter-siege = Siege
scene-meter-stones = Catapult
scene-meter-gold = Gold
scene-meter-count = { $now } / { $full }
scene-meters = Five ways to lose
scene-meter-told-orcs = Orcs in play: { $now } of { $full }; with all of them in play you have lost.
scene-meter-told-trolls = Troll tiles revealed: { $now } of { $full }; with the last one you have lost.
scene-meter-told-siege = Siege cards revealed: { $now } of { $full }; with the last one you have lost.
scene-meter-told-stones = Catapult cards revealed: { $now } of { $full }; with the last one you have lost.
scene-meter-told-gold = Gold left: { $now } of { $full }; without gold you have lost.
scene-wave = { $wave ->
        [1] The first wave
        [2] The second wave
        [3] The third wave
        [4] The fourth wave
       *[5] The fifth wave
    }
scene-wave-at = { $wave } · { $difficulty }
scene-difficulty = Difficulty: { $difficulty }.

# Players and what threatens them
scene-players = Dwarfs
scene-your-turn = Your turn
scene-on-turn = Playing now
scene-you = You
scene-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
scene-engine-ready = { $engine }: activated at the start of this dwarf's next turn
scene-engine-lying = { $engine }: lying down
scene-engine-due = { $engine }: activated now

# The upgrade board
scene-bench = Upgrade board
scene-space-blocked = Blocked
scene-space-struck = by the catapult
scene-space-number = Space { $space }:
scene-space-empty = Empty space
scene-space-told = { $open ->
        [0] Space { $space }: { $card } ({ $deeds }), completed
       *[other] Space { $space }: { $card } ({ $deeds }), still wants { $needs }
    }
scene-take = Take
scene-rescue = Save
scene-ask-rescue = The catapult may break a completed upgrade. Do you save it?
scene-scrap = Remove
scene-deck-told = { $deck } deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# Mercenaries, siege card, hand
scene-hires = Mercenaries
scene-paid-off = hired
scene-hire-told = { $name }, { $cost } gold: { $deed }
scene-hire-gone = { $name }: already hired
scene-hire-besides = { $name } ({ $cost } gold)
scene-siege-card = Siege card
scene-siege-wave = wave { $wave }
scene-siege-orcs = { $count ->
        [one] { $count } orc comes { $place_to }.
       *[other] { $count } orcs come { $place_to }.
    }
scene-siege-tower = The siege tower comes into play.
scene-siege-tower-activated = The siege tower is in play already: it is activated at once.
scene-siege-catapult = The catapult comes into play.
scene-siege-catapult-activated = The catapult is in play already: it is activated at once.
scene-siege-arrow = The orcs advance.
scene-hand = Your hand
scene-hand-of = Hand of { $seat }
scene-orc-first = Comes first
scene-symbol-move = move { $value }
scene-symbol-magic = move anywhere
scene-dice = Dice
scene-dice-hits = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
scene-dice-crossbows = { $hits ->
        [one] { $hits } crossbow
       *[other] { $hits } crossbows
    }
scene-dice-sure = +{ $hits } direct hits
scene-dice-left = { $left } left to share out

# Odds before a roll
scene-odds = Odds of defeating
scene-odds-dice = { $dice ->
        [0] No dice
        [one] { $dice } die
       *[other] { $dice } dice
    }
scene-odds-orcs = { $count ->
        [one] { $count } orc
       *[other] { $count } orcs
    }
scene-odds-troll = Troll
scene-odds-circle = A circle more
scene-odds-goblin = Goblin
scene-odds-all = All
scene-percent = { $percent } %

# The turn
scene-phases = The turn
scene-phase-engines = Engines
scene-phase-orcs = Orc cards
scene-phase-cards = Dwarf cards
scene-phase-refill = Refill
scene-phase-draw = Draw
scene-phase-done = { $phase }: done
scene-phase-now = { $phase }: now
scene-waiting = { $seat } is playing
scene-watching = The siege takes its course
scene-choose = Choose what to do
scene-choose-more = Choose what the { $card } does
scene-choose-share = Choose who is hit
scene-choose-take = Choose the card that you remove
scene-choose-join = Choose the symbol that joins in
scene-choose-place = Choose where it goes
scene-choose-move = Choose where to go
scene-choose-long = Choose whom to aim at
scene-unused = { $count ->
        [one] { $count } card stays unused. Press again.
       *[other] { $count } cards stay unused. Press again.
    }
scene-rest-short = Nothing
scene-all-played = All your cards are played.
scene-luck = Then luck decides
scene-then-end = then your turn ends
scene-attack = { $roll }: { $whom }
scene-refill-hint = Remove cards first: after the first filling nothing is removed any more. Yellow upgrades are cheap, grey ones stronger, red ones strongest and dear.
scene-back = Back
scene-end-refill = Refill, then end the turn
scene-put = Place { $count } resources
scene-onto = { $count } → { $what }

# Sheets of the small screen, and the log
scene-sheet-bench = Upgrades
scene-sheet-hire = Hire
scene-sheet-log = Story
scene-close = Close
scene-log = Story
scene-key-undo = Undo
scene-key-coach = Coach
scene-key-why = Why not?
# Long words on narrow cards may be divided here.
scene-breaks = Wheel|barrow

# What things on the table are, for whoever asks
scene-need-boot = Choose a card with a boot; then you can go there.
scene-need-sword = Choose a card with swords, an axe or a crossbow; then point at whom you attack.
scene-said-no-attack = This card shows no attack.
scene-said-too-far = At close range you attack only where your dwarf stands. Move there first, or choose a card with a crossbow and stand on a tower.
scene-said-goblin-resources = This goblin is not attacked: it goes away for resources. Work for it in a workshop.
scene-said-goblin-rubble = This goblin is not attacked: it goes away when its rubble is dug away.
scene-said-where = This can be done now: choose where.
scene-said-in-use = This card is being used: choose what for.
scene-said-tunnel = The tunnel is the way out: { $open } of { $all } sections are completed. Digging completes the next one, and goblins wait behind it.
scene-said-seat = { $seat }: { $standing }. A siege tower or a catapult that threatens somebody stands beside their name.
scene-said-undo = Takes back what you did. If luck was involved, the others are asked; if you play alone, the chronicles say so.

# For those who listen instead of looking
scene-tree = The fortress
scene-marks = In and around the fortress
scene-field-carpenters_outside = Outside the carpenter's wall
scene-field-tannery_outside = Outside the tannery wall
scene-field-foundry_outside = Outside the foundry wall
scene-tree-nobody = nobody
scene-tree-orcs = { $count ->
        [one] { $count } orc
       *[other] { $count } orcs
    }
scene-tree-rubble = { $count } rubble
scene-tree-gold = { $count } gold
scene-tree-goblin-named = level { $level } goblin that still wants { $needs }
scene-tree-goblin-any = level { $level } goblin that still wants { $count } of any kind
scene-tree-goblin-rubble = level { $level } goblin behind { $count } rubble
scene-tree-goblin-hits = level { $level } goblin with a circle of { $count }
scene-tree-troll = troll with open circles { $circles }
scene-tree-place = { $place }: { $there }
scene-tree-tunnel = Tunnel: { $open } of { $all } sections completed

# The end
scene-victory = Victory
scene-defeat = Defeat
scene-victory-line = Cold air, and then the sun. Behind you the mountain closes over an empty fortress.
scene-defeat-line = The hall is breached. Torches that are not yours go from door to door.
scene-victory-why = { $cards ->
        [one] { $cards } siege card and { $gold } gold were left before defeat.
       *[other] { $cards } siege cards and { $gold } gold were left before defeat.
    }
scene-defeat-why = { $open } of { $all } tunnel sections were completed, { $goblins ->
        [one] { $goblins } goblin was defeated
       *[other] { $goblins } goblins were defeated
    }.
scene-chronicle = The Chronicles of Runedar
scene-number-difficulty = Difficulty
scene-number-turns = Turns
scene-number-gold = Gold left
scene-number-goblins = Goblins defeated
scene-number-siege = Siege cards
scene-number-hires = Mercenaries hired
scene-number-sections = Tunnel sections
scene-number-upgrades = Upgrades taken
