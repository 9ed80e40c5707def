# Advice at the table: the chance to win, the place to expect, and why. A reason goes on after “because”.
advice-line = { $action }: { $chance } % to win, place { $rank }, because { $reason }.
advice-plan = { $action }, then “{ $then }”
advice-part-victory = it may win the game at once
advice-part-survival = it may keep another from winning now
advice-part-no_less = nothing else promises clearly more
advice-part-only = nothing else can be done
advice-part-goals = { $way ->
        [hinder] it keeps a trading goal from { $seat }
        [guard] it keeps a trading goal within reach
        [spare] it costs you fewer points of trading goals
        [slow] it leaves { $seat } fewer points with trading goals
       *[gain] it earns points with trading goals
    }
advice-part-race = { $way ->
        [hinder] it leaves { $seat } farther from the next goal
        [guard] it keeps the next goal close
        [spare] it takes you less far from the next goal
        [slow] it brings { $seat } less close to the next goal
       *[gain] it brings the next goal closer
    }
advice-part-secret = { $way ->
        [hinder] it leaves { $seat } farther from a secret goal
        [guard] it keeps your secret goal within reach
        [spare] it takes you less far from your secret goal
        [slow] it brings { $seat } less close to a secret goal
       *[gain] it brings your secret goal closer
    }
advice-part-gems = { $way ->
        [hinder] it costs { $seat } gems
        [guard] it keeps your gems
        [spare] it costs you fewer gems
        [slow] it leaves { $seat } fewer gems
       *[gain] it brings you gems
    }
advice-part-kingdom = { $way ->
        [hinder] it makes the kingdom of { $seat } worth less
        [guard] it keeps the worth of your kingdom
        [spare] it costs your kingdom less of its worth
        [slow] it leaves less worth to the kingdom of { $seat }
       *[gain] it makes your kingdom worth more
    }
advice-part-monsters = { $way ->
        [hinder] it keeps { $seat } from defeating a monster
        [guard] it keeps a monster within your reach
        [spare] it costs you fewer points of defeated monsters
        [slow] it leaves { $seat } fewer points with defeated monsters
       *[gain] it earns points with defeated monsters
    }
advice-part-dwarfs = { $way ->
        [hinder] it ties up the dwarfs of { $seat }
        [guard] it keeps dwarfs at hand
        [spare] it leaves more of your dwarfs at work or at hand
        [slow] it leaves less to do for the dwarfs of { $seat }
       *[gain] it puts your dwarfs to work
    }
advice-part-ogres = { $way ->
        [hinder] it costs { $seat } ogre cards
        [guard] it keeps your ogre cards
        [spare] it costs you fewer ogre cards
        [slow] it leaves { $seat } fewer ogre cards
       *[gain] it brings you ogre cards
    }
advice-part-actions = { $way ->
        [hinder] it costs { $seat } actions
        [guard] it keeps your actions
        [spare] it costs you fewer actions
        [slow] it leaves { $seat } fewer actions
       *[gain] it gives you more actions
    }
advice-part-turn = { $way ->
        [hinder] it takes the advantage of the move from { $seat }
        [guard] it keeps the advantage of your move
        [spare] it gives away less of your move
        [slow] it leaves { $seat } less of the advantage of the move
       *[gain] it makes use of your move
    }
