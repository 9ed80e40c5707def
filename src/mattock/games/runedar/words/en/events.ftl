# What happened, as sentences of a story: one message for each event of the engine.

# Setup and turns
event-first_chosen = { $seat } goes first.
event-rubble_placed = { $count } rubble blocks the tunnel.
event-cards_drawn = { $cards ->
        [none] { $seat } drew { $count } cards.
       *[other] { $seat } drew { $cards }.
    }
event-deck_shuffled = { $seat } shuffled all twelve cards and put two under the discard token.
event-turn_began = Turn { $turn }: { $seat }
event-cards_left_unused = { $seat } left unused: { $cards }.
event-turn_ended = { $seat } ended the turn.

# Siege tower and catapult
event-engine_came = { $lying ->
        [yes] { $engine_capital } came to { $seat }, lying down.
       *[other] { $engine_capital } came to { $seat }.
    }
event-engine_raised = { $engine_capital } was raised.
event-engine_activated = { $engine_capital } was activated!
event-engine_returned = { $engine_capital } is back in the reserve.
event-troll_revealed = Revealed: a { $troll }; troll tiles left: { $left }.
event-troll_came = A { $troll } stepped into the tunnel entrance courtyard.
event-catapult_revealed = The catapult card shows space { $space } of the upgrade board; catapult cards left: { $left }.
event-space_blocked = Space { $space } is blocked for the rest of the game.
event-gold_lost = { $count ->
        [one] { $count } nugget was lost
       *[other] { $count } nuggets were lost
    }; gold left: { $left }.

# Siege cards
event-orc_card_played = { $seat } played an orc card.
event-siege_revealed = The siege card shows { $siege }; siege cards left: { $left }.
event-siege_cancelled = The siege card was cancelled.
event-orcs_came = { $count ->
        [one] An orc gathered
       *[other] { $count } orcs gathered
    } { $place_in }; orcs left in the reserve: { $left }.
event-orcs_marched = { $count ->
        [one] An orc advanced
       *[other] { $count } orcs advanced
    } { $start_from } { $place_to }.
event-gold_stolen = { $count ->
        [one] An orc { $start_from } stole a nugget
       *[other] { $count } orcs { $start_from } stole { $count } nuggets
    }; gold left: { $left }.

# Cards, moving, working, digging
event-card_laid = { $seat } played the { $card }.
event-card_rested = { $seat } did nothing more with the { $card }.
event-dwarf_moved = { $magic ->
        [yes] { $seat } moved by magic { $start_from } { $place_to }.
       *[other] { $seat } moved { $start_from } { $place_to }.
    }
event-resource_placed = { $seat } placed { $count } { $resource } on { $on }.
event-rubble_cleared = { $seat } dug away { $count } rubble; left: { $left }.
event-goblin_rubble_cleared = { $seat } dug away { $count } rubble of the { $goblin }; left: { $left }.
event-section_opened = Tunnel section { $section } is completed!
event-goblin_came = Out of it came a { $goblin }.
event-goblin_left = { $how ->
        [hit] The { $goblin } was defeated
        [paid] The { $goblin } took its pay and left
        [dug] The { $goblin } lost its rubble and left
       *[hired] A mercenary defeated the { $goblin }
    }; goblins defeated: { $beaten }.
event-resources_returned = Back to the workshops: { $resources }.

# Attacks
event-attack_declared = { $mode ->
        [long] { $seat } took aim at { $target }.
       *[close] { $seat } attacked { $place_in }.
    }
event-dice_rolled = { $mode ->
        [long] { $seat } rolled { $faces }: { $hits ->
            [one] { $hits } crossbow
           *[other] { $hits } crossbows
        }.
       *[close] { $faces_count ->
            [0] { $seat } attacked without dice
           *[other] { $seat } rolled { $faces }
        }: { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        }.
    }
event-orc_fell = { $count ->
        [one] An orc was defeated
       *[other] { $count } orcs were defeated
    } { $place_in }.
event-circle_covered = { $count ->
        [one] A circle of { $hits }
       *[other] { $count } circles of { $hits }
    } of the { $troll } { $count ->
        [one] was covered
       *[other] were covered
    }; open circles left: { $left }.
event-troll_fell = The { $troll } was defeated.

# Upgrades, refilling, mercenaries
event-card_removed = { $seat } removed the { $card } from the game.
event-upgrade_taken = { $seat } took the { $card } from the upgrade board.
event-upgrade_scrapped = Removed from the upgrade board: the { $card }.
event-upgrade_placed = Space { $space } was filled from the { $deck } deck: { $card }.
event-hired = { $seat } hired { $mercenary } for { $cost } gold; gold left: { $left }.

# The end
event-game_won = Victory! The way out is free. Gold saved: { $gold }.
event-game_lost = Defeat. { $reason } Goblins defeated: { $goblins }.
