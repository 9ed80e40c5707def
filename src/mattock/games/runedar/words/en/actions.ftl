# What a player may choose, as an order: one message for each verb. `$now_…` tells what is being asked.
action-activate = Activate { $engine }
action-reveal = Play an orc card
action-proceed = { $now_at ->
        [reveal] Carry out the siege card
        [tower] Do not step in
        [catapult] Do not step in
        [shot] Do not step in
        [arrow] Let the orcs advance
       *[other] Go on
    }
action-hire = { $mercenary_id ->
        [cancel] Hire { $mercenary } ({ $cost } gold): the siege card has no effect
        [catapult] Hire { $mercenary } ({ $cost } gold): no catapult card is revealed
        [orcs] Hire { $mercenary } ({ $cost } gold): defeats every orc in the workshops
        [goblin] Hire { $mercenary } ({ $cost } gold): defeats the { $goblin }
       *[troll] Hire { $mercenary } ({ $cost } gold): defeats the { $troll }
    }
action-take = { $card_id ->
        [unnamed] Take the card on space { $space }
       *[other] Take the { $card }
    }
action-remove = Remove the { $card } from the game
action-lay = { $now_kind ->
        [muster] Add the { $card } to the attack
       *[other] Play the { $card }
    }
action-move = Move { $place_to }
action-work = { $value ->
        [0] { $resource_id ->
            [any] Work what the workshop makes
           *[other] Work { $material }
        }
       *[other] Work { $value } { $material }
    }
action-put = Place one on { $on }
action-finish = { $now_kind ->
        [place] Place no more
       *[other] Leave the upgrade board as it is and end the turn
    }
action-dig = Dig away { $value } rubble
action-dig_at = Dig away one rubble of the { $goblin }
action-close = Attack at close range with { $value ->
        [one] { $value } die
       *[other] { $value } dice
    }
action-direct = Attack at close range with { $direct ->
        [0] direct hits
       *[other] { $direct } direct hits
    }
action-shoot = { $value ->
        [0] Attack { $target } at long range
        [one] Attack { $target } at long range with { $value } die
       *[other] Attack { $target } at long range with { $value } dice
    }
action-roll = { $now_dice ->
        [0] Attack: { $now_hits } direct hits, no dice
        [one] { $now_hits ->
            [0] Roll { $now_dice } die
           *[other] Roll { $now_dice } die (and { $now_hits } direct hits)
        }
       *[other] { $now_hits ->
            [0] Roll { $now_dice } dice
           *[other] Roll { $now_dice } dice (and { $now_hits } direct hits)
        }
    }
action-fell = Defeat an orc
action-cover = Cover a circle of { $hits } of the { $troll }
action-wound = Defeat the { $goblin }
action-rest = { $now_moved ->
        [yes] Do nothing more with it
       *[other] Do nothing with it
    }
action-end_turn = End the turn
action-scrap = Remove the { $card } from the upgrade board
action-fill = Fill space { $space } from the { $deck } deck
