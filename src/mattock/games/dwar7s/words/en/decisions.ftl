# What is asked: one message for each kind of decision; `.goal` is the same in a few words, for a refusal.
decision-actions = { $left ->
        [0] { $is_revealed ->
            [yes] No action is left. Ogre cards cost nothing: what do you do?
           *[no] No action is left. Ogre cards and the secret goal cost nothing: what do you do?
        }
        [one] What do you do? One action is left.
       *[other] What do you do? Actions left: { $left }.
    }
    .goal = use your actions or stop
decision-space = Where do you lay { $card_plain }?
    .goal = say where the card goes
decision-turn = { $where ->
        [none] How do you turn { $card_plain }?
       *[other] How do you turn { $card_plain }, { $where }?
    }
    .goal = turn the card
decision-ambush = Ambush! On which card do all dwarfs have to go home?
    .goal = say which card is ambushed
decision-send = The Brute is at your service. Which of your dwarfs changes places?
    .goal = say which of your dwarfs changes places
decision-swap = With whom does your dwarf on { $card } change places?
    .goal = say with whom your dwarf changes places
decision-scare = Panic! Which dwarf runs?
    .goal = say which dwarf runs
decision-flee = Where does the dwarf of { $colour } on { $card } run to?
    .goal = say where the dwarf runs to
decision-steal = What does the Thief steal, and from whom?
    .goal = say what is stolen from whom
decision-rob = Whose ogre cards does the Crown steal?
    .goal = say whose ogre cards you steal
decision-resolve = Which task is next?
    .goal = choose the next task
decision-trade = What do you buy in { $card }?
    .goal = buy a goal or nothing
decision-dig = { $card_capital } can dig: which top card goes to the bottom of its stack?
    .goal = choose a stack to dig, or leave it
decision-discard = { $held ->
        [0] You hold more than nine cards. What do you discard?
       *[other] You hold { $held } cards, and nine are the limit. What do you discard?
    }
    .goal = discard down to nine cards
decision-closing = The turn is over but for one thing: do you reveal your secret goal?
    .goal = reveal your secret goal or end the turn
