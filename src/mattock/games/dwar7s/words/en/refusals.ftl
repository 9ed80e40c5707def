# Why something cannot be done: one message for each code of the engine.
refusal-other_game = That belongs to another game.
refusal-game_over = The game is over.
refusal-not_now = Not now: what is asked is to { $asked }.
refusal-no_action_left = { $allowed ->
        [0] No action is left.
       *[other] No action is left: you had { $allowed }.
    }
refusal-card_not_in_hand = You do not hold { $card_plain } any more.
refusal-space_taken = A card already lies { $side } of { $card }.
refusal-other_name = That space is known as { $known_side } of { $known_by }.
refusal-card_not_in_play = { $target_capital } does not lie open on the table.
refusal-other_symbol = { $symbol ->
        [none] { $target_capital } has another symbol: only equal symbols are stacked.
       *[other] { $target_capital } has { $target_symbol }, your card { $symbol }: only equal symbols are stacked.
    }
refusal-never_covered = Nothing is ever laid on a castle or on a monster.
refusal-dwarfs_on_card = { $crowd ->
        [none] Dwarfs stand on { $target }.
       *[other] Dwarfs stand on { $target }: { $crowd }.
    }
refusal-pile_empty = Your pile is empty: all your dwarfs are on the table.
refusal-no_free_slot = { $slots ->
        [0] No spot is free on { $target }.
        [one] The only spot of { $target } is taken.
       *[other] All { $slots } spots of { $target } are taken.
    }
refusal-no_dwarf_there = { $verb ->
        [ambush] No dwarf stands on { $card }.
        [swap] { $colour } has no dwarf on { $card }.
        [scare] { $colour } has no dwarf on { $card }.
       *[other] You have no dwarf on { $card }.
    }
refusal-no_card_there = No card lies { $side } of { $card }.
refusal-border_closed = { $target ->
        [none] A wall closes the border { $side } of { $card }.
       *[other] A wall closes the border between { $card } and { $target }.
    }
refusal-not_ready = { $lacking ->
        [none] Not enough of your dwarfs stand on { $target }.
        [0] { $target_capital } has done its task in this turn.
        [one] { $target_capital } needs one more of your dwarfs.
       *[other] { $target_capital } needs { $lacking } more of your dwarfs.
    }
refusal-not_on_offer = Not on offer now: { $goal_plain }.
refusal-too_few_gems = The price of { $goal } is { $cost }: you lack { $lacks }.
refusal-no_stack = Nothing lies beneath { $target }.
refusal-monster_on_top = No digging beneath a monster: { $target } has to be defeated first.
refusal-already_revealed = Your secret goal is already revealed.
refusal-goal_not_fulfilled = { $secret_asks ->
        [none] Your secret goal is not met yet.
       *[other] Not yet: { $secret } asks for { $secret_asks }. So far: { $secret_got }.
    }
refusal-ogre_not_held = You do not hold { $ogre }.
refusal-no_effect = { $verb ->
        [send] No enemy dwarf stands on a card other than { $card }.
        [scare] The dwarf of { $colour } on { $card } has nowhere to run to.
       *[play] It would have no effect: { $ogre_idle }.
    }
refusal-same_card = { $verb ->
        [flee] The dwarf has to run to another card.
       *[other] Both dwarfs stand on { $card }: that changes nothing.
    }
refusal-own_dwarf = That is a dwarf of your own; it takes an enemy's.
refusal-out_of_reach = { $target_capital } is out of reach: two cards at most, across open borders, with a free spot on each.
refusal-own_seat = You cannot rob yourself.
refusal-no_such_player = Nobody plays { $colour_adjective } here.
refusal-nothing_to_take = { $gem ->
        [none] { $colour } has no ogre cards.
       *[other] { $colour } has no { $gem_many }.
    }
refusal-nothing_to_discard = You hold no { $card_many }.
refusal-table_empty = The table is empty: a kingdom card has to be laid first.
refusal-order_in_force = That is your standing order already.

# What belongs to another part of the turn
refusal-only_in_actions = { $verb ->
        [lay] Kingdom cards are laid in the Actions phase, and that is over in this turn.
        [stop] The Actions phase is over already.
       *[other] Dwarfs are placed and moved in the Actions phase, and that is over in this turn.
    }
refusal-ogres_wait = Ogre cards are played in the Actions phase: this one waits for your next turn.
refusal-kingdom_kept = Kingdom cards are never discarded: choose a gem or an ogre card.
refusal-only_at_store = { $has_gems ->
        [yes] { $dwarfs } dwarfs on a general store buy a goal. You have all the gems for { $goal }.
       *[no] { $dwarfs } dwarfs on a general store buy a goal. For { $goal } you lack { $lacks }.
    }
refusal-only_at_castle = { $dwarfs } dwarfs on a castle dig.
refusal-after_actions = Tasks are resolved after the actions: end your actions first.
refusal-only_above_limit = Cards are discarded at the end of the turn, and only above nine. You hold { $held }.
