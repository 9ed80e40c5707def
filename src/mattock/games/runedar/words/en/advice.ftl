# Advice for the fortress: what an action is worth to all, and why. A reason goes on after “because”.
advice-line = { $action }: { $chance } % chance to get out, because { $reason }.
advice-plan = { $action }, then “{ $then }”
advice-part-victory = it may get you out at once
advice-part-survival = it may keep off the end
advice-part-no_less = nothing else promises clearly more
advice-part-only = nothing else can be done
advice-part-gold = { $way ->
        [guard] it keeps the gold in the central chamber
        [spare] it costs less gold
       *[gain] it saves gold
    }
advice-part-orcs = { $way ->
        [guard] it holds the orcs back
        [spare] it lets fewer orcs come near
       *[gain] it thins out the orcs
    }
advice-part-engines = { $way ->
        [guard] it keeps the catapult and the siege tower away
        [spare] it gives the catapult and the siege tower less room
       *[gain] it takes the edge off the catapult and the siege tower
    }
advice-part-trolls = { $way ->
        [guard] it keeps the trolls in check
        [spare] it gives the trolls less room
       *[gain] it does damage to the trolls
    }
advice-part-tunnel = { $way ->
        [guard] it keeps the way to the rubble open
        [spare] it leaves less of the way to the rubble blocked
       *[gain] it digs the tunnel onwards
    }
advice-part-goblins = { $way ->
        [guard] it keeps the goblins from getting in the way
        [spare] it lets the goblins get less in the way
       *[gain] it brings you closer to defeating the goblins
    }
advice-part-deck = { $way ->
        [guard] it keeps good cards in your decks
        [spare] it takes less from your decks
       *[gain] it makes your decks better
    }
advice-part-board = { $way ->
        [guard] it keeps what lies on the upgrade board
        [spare] it takes less from the upgrade board
       *[gain] it brings upgrades closer
    }
advice-part-time = { $way ->
        [guard] it loses no time
        [spare] it loses less time
       *[gain] it wins time against the siege
    }
advice-part-place = { $way ->
        [guard] it keeps the dwarf where there is work to do
        [spare] it takes the dwarf less far from the work
       *[gain] it brings the dwarf where there is work to do
    }
