# Advice at the table: the chance to win, the place to expect, and why. A reason goes on after “because”.
advice-line = { $action }: { $chance } % to win, place { $rank }, because { $reason } (thought through { $visits ->
        [one] once
       *[other] { $visits } times
    }).
advice-plan = { $action }, then “{ $then }”
advice-part-victory = it may win the game at once
advice-part-survival = it may keep another from winning now
advice-part-no_less = it is among what promises most
advice-part-only = nothing else can be done
advice-part-goals = { $way ->
        [hinder] it keeps a trading goal from { $seat }
        [guard] it keeps a trading goal within reach
       *[gain] it earns points with trading goals
    }
advice-part-race = { $way ->
        [hinder] it leaves { $seat } farther from the next goal
        [guard] it keeps the next goal close
       *[gain] it brings the next goal closer
    }
advice-part-secret = { $way ->
        [hinder] it leaves { $seat } farther from a secret goal
        [guard] it keeps your secret goal within reach
       *[gain] it brings your secret goal closer
    }
advice-part-gems = { $way ->
        [hinder] it costs { $seat } gems
        [guard] it keeps your gems
       *[gain] it brings you gems
    }
advice-part-kingdom = { $way ->
        [hinder] it makes the kingdom of { $seat } worth less
        [guard] it keeps the worth of your kingdom
       *[gain] it makes your kingdom worth more
    }
advice-part-monsters = { $way ->
        [hinder] it keeps { $seat } from beating a monster
        [guard] it keeps a monster within your reach
       *[gain] it earns points with beaten monsters
    }
advice-part-dwarfs = { $way ->
        [hinder] it ties up the dwarfs of { $seat }
        [guard] it keeps dwarfs at hand
       *[gain] it puts your dwarfs to work
    }
advice-part-ogres = { $way ->
        [hinder] it costs { $seat } ogre cards
        [guard] it keeps your ogre cards
       *[gain] it brings you ogre cards
    }
advice-part-actions = { $way ->
        [hinder] it costs { $seat } actions
        [guard] it keeps your actions
       *[gain] it gives you more actions
    }
advice-part-turn = { $way ->
        [hinder] it takes the advantage of the move from { $seat }
        [guard] it keeps the advantage of your move
       *[gain] it makes use of your move
    }
