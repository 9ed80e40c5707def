# Why something cannot be done: one message for each code of the engine.
refusal-other_game = That belongs to another game.
refusal-game_over = The game is over.
refusal-not_now = Not now: what is asked is to { $asked }.
refusal-engine_not_due = { $engine_capital } is not activated in this turn, or already was.
refusal-card_not_in_hand = You do not hold the { $card }.
refusal-orc_card = An orc card can neither be played like this nor removed.
refusal-no_such_symbol = The card does not show that.
refusal-same_place = Your dwarf is already there.
refusal-too_far = Too far: a move is at most two steps.
refusal-already_moved = The card has already moved your dwarf.
refusal-not_in_workshop = Your dwarf is not in the workshop for that: wood is worked in the carpenter's, leather in the tannery, metal in the foundry.
refusal-orc_in_workshop = An orc is in the workshop: nobody works there.
refusal-workshop_empty = The workshop is empty.
refusal-nothing_needs_it = No upgrade and no goblin needs that resource.
refusal-does_not_need_it = It does not need that resource.
refusal-not_in_courtyard = Your dwarf is not in the tunnel entrance courtyard.
refusal-nothing_to_dig = No rubble is there.
refusal-enemy_in_courtyard = A goblin or a troll blocks the tunnel.
refusal-no_rubble_there = That goblin has no rubble.
refusal-no_foe_here = Nobody is here whom you could attack.
refusal-not_on_tower = Long-range attacks start from a tower.
refusal-out_of_range = That cannot be reached from this tower.
refusal-nothing_to_hit = Nothing is there to attack.
refusal-no_orc_there = No orc is there.
refusal-too_few_hits = That needs more than what is left.
refusal-no_such_troll = That troll is not there.
refusal-no_such_circle = That troll has no such open circle.
refusal-no_hit_goblin = No goblin that can be attacked is there.
refusal-no_card_there = No card lies on space { $space }.
refusal-not_finished = For the { $card } you still need { $needs }.
refusal-no_card_to_remove = You hold no card that you could remove for it.
refusal-space_taken = A card lies on space { $space }.
refusal-space_blocked = Space { $space } is blocked by the catapult.
refusal-deck_empty = The { $deck } deck is empty.
refusal-filling_begun = Once filling has begun, nothing is removed.
refusal-already_hired = Each mercenary helps once a game, and { $mercenary } already did.
refusal-too_little_gold = The price is { $cost } gold, and one nugget must stay; you have { $gold }.
refusal-no_effect = { $lacking ->
        [orc] No orc is in a workshop.
        [goblin] No goblin stands in the tunnel entrance courtyard.
        [troll] No troll stands in the tunnel entrance courtyard.
       *[change] This siege card changes nothing anyway.
    }
refusal-no_moment = { $mercenary_id ->
        [cancel] This is not the moment: the scout helps only when a siege card has just been revealed.
       *[other] This is not the moment: the rope cutter helps only in the pause right before a catapult takes effect.
    }
