# What is asked: one message for each kind of decision; `.goal` is the same in a few words, for a refusal.
decision-engines = What do you activate now?
    .goal = activate the siege tower and the catapult
decision-orcs = Orc cards come first.
    .goal = play the orc cards
decision-cards = What do you do?
    .goal = play a card or end the turn
decision-pause = { $at ->
        [reveal] Do you step in before you carry out this siege card?
        [tower] Do you step in before the siege tower is activated?
        [catapult] Do you step in before the catapult is activated?
        [shot] Do you step in before the catapult is activated?
       *[arrow] Do you step in before the orcs advance?
    }
    .goal = hire somebody, take an upgrade or go on
decision-take = Which card do you remove for the { $card }?
    .goal = remove a card for the upgrade
decision-use = { $moved ->
        [yes] And after the magic move?
       *[other] What do you do with the { $card }?
    }
    .goal = use the card just played
decision-place = Where does the { $resource } go? Left to place: { $left }.
    .goal = place the resources
decision-dig = Whose rubble? Strength left: { $left }.
    .goal = dig at a goblin's rubble
decision-muster = { $mode ->
        [long] You aim at { $target }. More cards, or roll?
       *[close] You attack { $target_in }. More cards, or roll?
    }
    .goal = add cards to the attack or roll
decision-join = Which symbol of the { $card } joins the attack?
    .goal = say how the card joins the attack
decision-share = { $mode ->
        [long] Rolled: { $faces }. Crossbows to share out: { $hits }.
       *[close] Rolled: { $faces }. Hits to share out: { $hits }.
    }
    .goal = share out the hits
decision-refill = { $done ->
        [yes] The upgrade board is refilled: your turn may end.
       *[other] You are in the central chamber: do you refill the upgrade board?
    }
    .goal = refill the upgrade board or end the turn
