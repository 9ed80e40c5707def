# The games of the day, one fate for everybody; and the same fate for a friend.
daily-title = Games of the day
daily-note = One fate for everybody: wherever the same thing is drawn, the same card comes and the same die falls. Your first attempt counts.
daily-game = Game of the day
daily-rule = Your score counts.
daily-sign = Today’s fate
daily-sign-note = The same luck for everybody
daily-before = The day before
daily-after = The day after
daily-loading = The leaf is being turned …
daily-missing = There is no such day.
daily-setup = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
daily-setup-hard = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $difficulty }
daily-rivals = { $count ->
        [one] You and a bot ({ $level })
       *[other] You and { $count } bots ({ $level })
    }
daily-ends = Begin within { $hours } h { $minutes } min
daily-closes = What was begun may be played to its end for { $hours } h { $minutes } min
daily-closed = This day is over: the results stand.
daily-begun = { $count ->
        [0] Nobody has begun yet.
        [one] One person has begun.
       *[other] { $count } people have begun.
    }
daily-play = Begin
daily-play-note = this attempt counts
daily-go-on = Go on
daily-again = Once more
daily-again-note = this does not count
daily-won = Won: { $points } points
daily-lost = Lost: { $points } points
daily-given-up = You broke it off.
daily-too-late = You did not reach the end in time.
daily-lead = { $lead } points against the bots’ mean
daily-lead-waits = The bots are still playing: { $games } of { $total } games are done.
daily-better = Better than { $beaten } of { $total } bots
daily-attempts = { $count ->
        [one] You have tried once more, which does not count.
       *[other] You have tried { $count } times more, which does not count.
    }
daily-bots = Bots on the same fate
daily-bots-mean = Mean { $mean } points; { $wins } of { $games } won
daily-chart = { $games } games of bots, from { $low } to { $high } points, mean { $mean }.
daily-chart-you = You: { $points } points.
daily-results = Results
daily-results-none = Nobody has played to the end yet.
daily-results-later = You see the results once you have played.
daily-name = Name
daily-points = Points
daily-against = Against bots
daily-alike = second under this name
daily-replay = Watch it again
daily-streak = { $days ->
        [0] No streak yet
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
daily-streak-best = longest: { $days }
end-daily = How it stands today
daily-share = Share it, without spoilers
daily-share-won = won, { $points } points
daily-share-lost = lost, { $points } points
daily-share-text = Your result as a text
daily-luck = Fair luck
daily-luck-promise = This promise fixes the fate of the day. It is shown before anybody plays:
daily-luck-next = And this one that of the day after:
daily-luck-later = The secret behind it is told when nobody plays this day any more.
daily-luck-secret = This secret was behind it:
daily-luck-kept = The secret is the one promised.
daily-luck-broken = The secret is not the one that was promised!

fate-title = The same fate
fate-told = { $name } has played this game and passes its fate on to you: wherever the same thing is drawn, the same card comes and the same die falls.
fate-note = What comes of it is marked in the chronicles and in no list of the best.
fate-play = Play it
fate-play-note = { $level } bots on the other seats
fate-share = The same fate for a friend
fate-share-note = Whoever follows this link plays the same game with the same luck. Then you both find how it went there.
fate-link = Link to the same fate
fate-results = On this fate
fate-hidden = How others fared is shown once you have played it too.

chronicles-numbers = My numbers
numbers-games = Games
numbers-won-of = Won of { $games }
numbers-best = Best score of a victory
numbers-rate = Win rate
numbers-rate-told = { $value }: { $wins } of { $games } won, { $rate } %; surely between { $low } and { $high } %.
numbers-endings = How it ended
numbers-favourites-upgrade = Taken most often
numbers-favourites-trading = Bought most often
numbers-recent = The last games, the newest on the right
numbers-none = You have not played this to its end yet.
numbers-rate-note = The bar is the share won; the thin line is where the true share lies with 95 % certainty.
numbers-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
numbers-recent-won = won
numbers-recent-lost = lost
