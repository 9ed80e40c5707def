# What happened, how it began and ended, and what the coach says.
story-opening = { game-title }: { $players }, { $dice } dice each; ones { $ones }.
ones-plain = count as ones
ones-wild = count as any face

event-round_began = Round { $round }: { $seat } begins.
event-rolled = { $roll ->
        [none] { $seat } rolls { $dice } dice under the cup.
       *[other] { $seat } rolls { $roll }.
    }
event-bid_made = { $seat } bids { $count } { $count ->
        [one] { $face }
       *[other] { $face_many }
    }.
event-doubted = { $seat } doubts { $bidder_seat }: { $count } { $count ->
        [one] { $face }
       *[other] { $face_many }
    }?
event-shown = { $seat } shows { $roll }.
event-counted = { $found ->
        [0] No die counts
        [one] { $found } die counts
       *[other] { $found } dice count
    }; the bid was { $count }.
event-die_lost = { $seat } loses a die and has { $dice } left.
event-game_ended = { $seat } wins.

reason-bluff = a bluff was called
    .short = bluff called
reason-doubt = a true bid was doubted
    .short = true bid doubted
outcome-bluff = { $winners } wins with { $score } { $score ->
        [one] die
       *[other] dice
    } left: the last bid was a bluff.
outcome-doubt = { $winners } wins with { $score } { $score ->
        [one] die
       *[other] dice
    } left: the last bid was true.

advice-line = { $action }: { $chance } % to win, place { $rank }, because { $reason } (thought through { $visits ->
        [one] once
       *[other] { $visits } times
    }).
advice-plan = { $action }, then “{ $then }”
advice-part-victory = it may win the game at once
advice-part-survival = it may keep the other from winning now
advice-part-no_less = it is among what promises most
advice-part-only = nothing else can be done
advice-part-dice = { $way ->
        [hinder] it may cost { $seat } a die
        [guard] it keeps your dice
        [spare] it costs you fewer dice
        [slow] it leaves { $seat } less ahead in dice
       *[gain] it may put you ahead in dice
    }
advice-part-bid = { $way ->
        [hinder] it leaves { $seat } with a worse bid to answer
        [guard] it keeps your bid likely
        [spare] it is the less unlikely bid
        [slow] it makes the doubt of { $seat } less sure
       *[gain] it is a bid that is likely to hold
    }
