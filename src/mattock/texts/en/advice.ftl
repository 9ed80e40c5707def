# What the coach and the review say, whatever the game. Chances are in per cent, changes in percentage points.
advice-heading = What looks best, from what you know:
advice-rank = { $whole }.{ $tenths }

# The review in words
review-progress = Thinking it through
review-heading = { $title }: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $choices } of them with a choice
review-way-together = { $players ->
        [one] Your chance
       *[other] Your team's chance
    } to win went from { $start } % to { $end } %. Of all that changed it, decisions made { $of_decisions } % (in points: { $decisions } in all), luck { $of_luck } % ({ $luck }).
review-way-seat = { $seat }: from { $start } % to { $end } %. Of all that changed it, own decisions made { $of_decisions } % (in points: { $decisions } in all), what others did { $of_others } % ({ $others }), luck { $of_luck } % ({ $luck }).
review-still-together = { $players ->
        [one] Your chance
       *[other] Your team's chance
    } to win stayed at { $start } %.
review-still-seat = { $seat }: { $start } % from start to end.
review-luck = Luck is what came with dice, cards and secrets. All chances are estimates; what they did not see coming counts as luck too.
review-others = What others did is what their mistakes gave, and how far their other moves were better or worse for one than expected.
review-own-eyes = Each chance is judged by what that player could know at their own decisions; so together they need not make 100 %.
review-sums = A chance rises and falls many times; so what one thing took or gave in all may be more than 100 points.
review-larger = { $larger ->
        [decisions] Decisions weighed more than luck.
       *[luck] Luck weighed more than decisions.
    }
review-verdict-together = { $why ->
        [won_luck] Won above all by luck: it brought { $points } points.
        [won_start] Won as it began: the chance was { $points } % at the start, and nothing took much of it.
        [lost_decisions] Lost above all by decisions: mistakes cost { $points } points.
        [lost_start] Lost as it began: the chance was { $points } % at the start, and nothing brought much more.
       *[lost_luck] Lost above all by bad luck: it cost { $points } points.
    }
review-verdict-seat = { $why ->
        [won_others] { $seat } won above all by what others did: it brought { $points } points.
        [won_luck] { $seat } won above all by luck: it brought { $points } points.
        [won_start] { $seat } won as it began: the chance was { $points } % at the start, and nothing took much of it.
        [lost_decisions] { $seat } did not win, above all by own decisions: mistakes cost { $points } points.
        [lost_others] { $seat } did not win, above all by what others did: it cost { $points } points.
        [lost_start] { $seat } did not win: the chance was { $points } % at the start, and nothing brought much more.
       *[lost_luck] { $seat } did not win, above all by bad luck: it cost { $points } points.
    }
review-points = { $count ->
        [0] No turning point can be told from chance.
        [one] Where the game turned:
       *[other] The { $count } turning points:
    }
review-strokes = What else changed much, after these actions:
review-point = Action { $number }, { $seat }: “{ $chosen }” cost { $loss ->
        [0] less than a point.
        [one] { $loss } point ({ $kept } % instead of { $hoped } %).
       *[other] { $loss } points ({ $kept } % instead of { $hoped } %).
    }
review-better = Better: “{ $better }”, because { $reason }.
review-point-after = Action { $number }, { $seat }, “{ $chosen }”: after it { $cause ->
        [luck] luck
        [both] luck and what others did
       *[others] what others did
    } changed the chance from { $before } % to { $after } %.
review-best = No better action was known: it was the best.
review-unfinished = The game is not over; the curve ends where the journal does.
review-interrupted = Interrupted: this is the game up to action { $number }.
review-unchecked = What looked like a mistake and was not yet looked at closely is left out.
review-picture = The picture is in { $file }.
review-continue = To play on from a turning point: { $command }
review-from = You take over before action { $number }, knowing what { $seat } knew; what was hidden is dealt again.

# The picture
review-label-title = { $title }: luck and decisions
review-label-action = Action
review-label-turn = turn
review-label-chance = Chance to win
review-label-together = all together
review-label-change = Change, in points
review-label-start = Start
review-label-decisions = Decisions
review-label-others = What others did
review-label-luck = Luck
review-label-end = Result
review-label-so-far = So far
review-label-point = Turning point
