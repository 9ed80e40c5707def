# What a player may choose, as an order: one message for each verb. `$now_…` tells what is being asked.
action-activate = Activate { $engine }
action-reveal = Play an orc card
action-proceed = { $now_at ->
        [reveal] Let the siege card happen
        [tower] Let the siege tower strike
        [catapult] Let the catapult strike
        [shot] Let the catapult strike
        [arrow] Let the orcs march
       *[other] Go on
    }
action-hire = { $mercenary_id ->
        [cancel] Hire { $mercenary } ({ $cost } gold): the siege card has no effect
        [catapult] Hire { $mercenary } ({ $cost } gold): the catapult does not strike
        [orcs] Hire { $mercenary } ({ $cost } gold): every orc in the workshops falls
        [goblin] Hire { $mercenary } ({ $cost } gold): the { $goblin } leaves
       *[troll] Hire { $mercenary } ({ $cost } gold): the { $troll } falls
    }
action-take = { $card_id ->
        [unnamed] Take the card on space { $space }
       *[other] Take the { $card } (space { $space })
    }
action-remove = Give up the { $card }
action-lay = { $now_kind ->
        [muster] Add the { $card } to the attack
       *[other] Play the { $card }
    }
action-move = Go { $place_to }
action-work = { $value ->
        [0] { $resource_id ->
            [any] Work what the workshop makes
           *[other] Work { $material }
        }
       *[other] Work { $value } { $material }
    }
action-put = Lay one on { $on }
action-finish = { $now_kind ->
        [place] Lay no more
       *[other] Leave the board as it is and end the turn
    }
action-dig = Dig away { $value } rubble
action-dig_at = Dig away one rubble of the { $goblin }
action-close = Attack here with { $value ->
        [one] { $value } die
       *[other] { $value } dice
    }
action-direct = Attack here with { $value ->
        [one] a direct hit (2 hits)
       *[other] { $value } direct hits ({ $direct } hits)
    }
action-shoot = { $value ->
        [0] Shoot at { $target }
        [one] Shoot at { $target } with { $value } die
       *[other] Shoot at { $target } with { $value } dice
    }
action-roll = { $now_dice ->
        [0] Strike: { $now_hits } hits, no dice
        [one] { $now_hits ->
            [0] Roll { $now_dice } die
           *[other] Roll { $now_dice } die ({ $now_hits } hits besides)
        }
       *[other] { $now_hits ->
            [0] Roll { $now_dice } dice
           *[other] Roll { $now_dice } dice ({ $now_hits } hits besides)
        }
    }
action-fell = Fell an orc
action-cover = Cover a circle of { $hits } of the { $troll }
action-wound = Fell the { $goblin }
action-rest = { $now_moved ->
        [yes] Do nothing more with it
       *[other] Do nothing with it
    }
action-end_turn = End the turn
action-scrap = Remove the { $card } from space { $space }
action-fill = Fill space { $space } from the { $deck } deck
