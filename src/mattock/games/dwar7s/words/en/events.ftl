# What happened, as sentences of a story: one message for each event of the engine.

# Setup and turns
event-first_chosen = { $seat } goes first.
event-secret_dealt = { $secret ->
        [none] { $seat } was dealt a secret goal.
       *[other] { $secret_asks ->
            [none] { $seat } was dealt a secret goal: { $secret }.
           *[other] { $seat } was dealt a secret goal: { $secret } ({ $secret_asks }).
        }
    }
event-goal_offered = { $goal_points ->
        [0] On offer: { $goal_plain }
        [one] On offer: { $goal_plain } for { $goal_price }, worth { $goal_points } point
       *[other] On offer: { $goal_plain } for { $goal_price }, worth { $goal_points } points
    }; goals left in the deck: { $left }.
event-turn_began = Round { $round }: { $seat }
event-actions_ended = { $used ->
        [0] { $seat } spent no action.
        [one] { $seat } spent one action.
       *[other] { $seat } spent { $used } actions.
    }
event-turn_ended = { $seat } ended the turn.

# Cards and dwarfs
event-card_laid = { $covered ->
        [none] { $site_id ->
            [empty] { $seat } laid { $card_plain } on the empty table.
            [none] { $seat } laid { $card_plain }.
           *[other] { $seat } laid { $card_plain } { $site }.
        }
       *[other] { $seat } laid { $card_plain } on top of { $covered }.
    }
event-card_covered = { $card_capital } is covered.
event-dwarf_placed = { $count ->
        [none] { $seat } placed a dwarf on { $card }.
       *[other] { $seat } placed { $count } dwarfs on { $card }.
    }
event-dwarf_moved = { $seat } moved a dwarf from { $start } to { $card }.
event-dwarfs_returned = { $count ->
        [one] A dwarf of { $owner } came home from { $card }.
       *[other] { $count } dwarfs of { $owner } came home from { $card }.
    }

# Tasks
event-card_resolved = { $count ->
        [none] { $seat } had enough dwarfs on { $card }.
        [one] A dwarf of { $seat } came home from { $card }.
       *[other] { $count } dwarfs of { $seat } came home from { $card }.
    }
event-task_failed = Nothing came of it: { $why }.
event-gems_taken = { $seat } took { $amount }; { $gem_many } left: { $left }.
event-ogres_shuffled = The ogre deck was empty; shuffled again: { $ogres }.
event-ogre_drawn = { $ogre ->
        [none] { $seat } drew an ogre card
       *[other] { $seat } drew an ogre card, { $ogre }
    }; ogre cards left in the deck: { $left }.
event-gems_paid = { $seat } paid { $amount }; { $gem_many } left: { $left }.
event-goal_bought = { $paid ->
        [none] { $seat } bought { $goal }!
       *[other] { $seat } paid { $paid } and bought { $goal }!
    }
event-task_declined = { $seat } let it be.
event-stack_dug = { $seat } dug: { $buried } went to the bottom of its stack, and { $card } came up.
event-monster_defeated = { $seat } defeated { $card }!
event-card_uncovered = { $card_capital } is back in play.

# Secret goals, ogre cards, discarding
event-secret_revealed = { $secret_asks ->
        [none] { $seat } revealed a secret goal: { $secret }!
       *[other] { $seat } revealed a secret goal: { $secret } ({ $secret_asks })!
    }
event-ogre_played = { $seat } played { $ogre }.
event-dwarfs_swapped = The dwarf of { $seat } on { $start } and the dwarf of { $owner } on { $card } changed places.
event-dwarf_fled = A dwarf of { $owner } ran from { $start } to { $card }.
event-gem_stolen = { $seat } stole { $gem_one } from { $victim }.
event-ogres_taken = { $ogres ->
        [none] { $count ->
            [one] { $seat } stole the ogre card of { $victim }.
            [2] { $seat } stole both ogre cards of { $victim }.
           *[other] { $seat } stole all { $count } ogre cards of { $victim }.
        }
       *[other] { $seat } stole all ogre cards of { $victim }: { $ogres }.
    }
event-ogres_lost = { $ogres ->
        [none] { $count ->
            [one] { $victim } lost the ogre card to { $seat }.
            [2] { $victim } lost both ogre cards to { $seat }.
           *[other] { $victim } lost all { $count } ogre cards to { $seat }.
        }
       *[other] { $victim } lost all ogre cards to { $seat }: { $ogres }.
    }
event-gem_discarded = { $seat } held too many cards and gave back { $gem_one }.
event-ogre_discarded = { $seat } held too many cards and discarded { $ogre_one }.

# The end
event-end_triggered = { $goals ->
        [one] { $seat } has reached { $goals } goal: this is the last round.
       *[other] { $seat } has reached { $goals } goals: this is the last round.
    }
event-game_ended = { $reason } The game ends after round { $round }.
event-scored = { $score ->
        [one] { $seat }: { $score } point
       *[other] { $seat }: { $score } points
    }; { $kingdom ->
        [0] no kingdom
        [one] a kingdom of { $kingdom } card
       *[other] a kingdom of { $kingdom } cards
    }, { $dwarfs ->
        [one] { $dwarfs } dwarf
       *[other] { $dwarfs } dwarfs
    } on the table.
