# What a player may choose, as an order: one message for each verb. `$now_…` tells what is being asked.
action-stop = { $left ->
        [0] Go on and resolve the tasks
        [one] Stop here: { $left } action unused
       *[other] Stop here: { $left } actions unused
    }
action-reveal = { $secret ->
        [none] Reveal your secret goal
       *[other] Reveal your secret goal: { $secret }
    }
action-end_turn = End the turn
action-lay = Lay { $card_plain }
action-turn = { $walls ->
        [none] { $turn ->
            [0] Leave it as it is
            [1] A quarter turn clockwise
            [2] Half a turn
           *[3] A quarter turn anticlockwise
        }
       *[other] Walls: { $walls }
    }
action-place = { $needs ->
        [0] Place a dwarf on { $target }
       *[other] Place a dwarf on { $target } ({ $mine } of { $needs } there)
    }
action-move = { $target ->
        [none] Move a dwarf { $side } from { $card }
       *[other] { $needs ->
            [0] Move a dwarf { $side } from { $card } to { $target }
           *[other] Move a dwarf { $side } from { $card } to { $target } ({ $mine } of { $needs } there)
        }
    }
action-play = Play { $ogre }: { $ogre_deed }
action-resolve = { $card_task }
action-buy = { $goal_points ->
        [0] Buy { $goal }
        [one] Buy { $goal } for { $goal_price } ({ $goal_points } point)
       *[other] Buy { $goal } for { $goal_price } ({ $goal_points } points)
    }
action-decline = { $now_kind ->
        [trade] Buy nothing
       *[other] Leave all stacks as they are
    }
action-dig = { $emerging ->
        [none] Dig beneath { $target }
       *[other] Dig beneath { $target }: { $emerging } comes up
    }
action-discard = Discard { $card_one }
action-beside = { $where_capital }
action-cover = On top of { $on }
action-ambush = { $crowd ->
        [none] Ambush { $card }
       *[other] Ambush { $card }: { $crowd }
    }
action-send = Your dwarf on { $card }
action-swap = A dwarf of { $colour } on { $card }
action-scare = A dwarf of { $colour } on { $card }
action-flee = To { $target }
action-steal = Steal { $gem_one } from { $colour }
action-rob = { $spoils ->
        [0] Steal the ogre cards of { $colour }
        [one] Steal the ogre card of { $colour }
        [2] Steal both ogre cards of { $colour }
       *[other] Steal all { $spoils } ogre cards of { $colour }
    }
action-order = { $order ->
        [keep] In others' turns, keep your secret goal even when it is met
       *[reveal] In others' turns, reveal your secret goal at once when it is met
    }
