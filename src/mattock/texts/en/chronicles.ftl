# The book of what has been: finished games, the best of them, the hall, one game step by step.
chronicles-title = Chronicles
chronicles-newest = Newest tales
chronicles-mine = My tales
chronicles-game = Game
chronicles-any-game = All games
chronicles-players = Players
chronicles-any-number = Any number
chronicles-difficulty = Difficulty
chronicles-any-difficulty = Any difficulty
chronicles-best-of = Best games: { $game }
chronicles-fame-of = Hall of { $game }
chronicles-none = No tale is written here yet.
chronicles-unreachable = The chronicles cannot be read just now.
chronicles-more = Turn the page
chronicles-back = Back to the hall
chronicles-won = Won: { $title }
chronicles-lost = Lost: { $title }
chronicles-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
chronicles-crowned = { $winners } crowned at { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
chronicles-shared = { $winners } share the crown at { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
chronicles-length = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
chronicles-with-bots = Behind + stand games with bots.
chronicles-rewound = luck was taken back
chronicles-continued = Played on from another game
chronicles-daily = Game of the day
chronicles-again = attempt { $count }
chronicles-remote = { $name } (bot)
chronicles-bot-random = bot at random
chronicles-bot-apprentice = apprentice bot
chronicles-bot-assistant = assistant bot
chronicles-bot-journeyman = journeyman bot
chronicles-bot-foreman = foreman bot
chronicles-bot-master = master bot
chronicles-score = { $name } { $score }
chronicles-replay = Watch it again
chronicles-luck = Check the luck
chronicles-name = Name
chronicles-games = Games
chronicles-wins = Wins
chronicles-best-score = Best
chronicles-mean-score = Mean
chronicles-rating = Rating
chronicles-unrated = not yet
chronicles-rating-value = { $rating } ± { $uncertainty }
chronicles-rating-note = The rating counts games between people. Behind ± stands how unsure it still is.
chronicles-rating-rule = Players are listed who have played ten rated games against three people over two days and met three players who have done so too.
chronicles-provisional = { $value } (provisional)
chronicles-helped = with bots

luck-title = Fair luck
luck-promise = With the first cards this promise was given:
luck-promised = Fair luck: promise { $start }…
luck-promised-note = This fixes all dice and cards of the game without showing them, and this browser keeps it. At the end the secret behind it is told, and everybody can check that it is the one promised.
luck-seen-same = This browser saw the same promise while the game was on.
luck-seen-other = While the game was on this browser saw another promise:
luck-unseen = This browser did not see the promise while the game was on.
luck-secret = After the last one its secret was told:
luck-check = Derive every number again
luck-checking = Deriving…
luck-kept = The secret is the one promised, and all { $count } numbers follow from it.
luck-broken-promise = The secret is not the one that was promised!
luck-broken-number = Number { $count } of the game does not follow from the secret!
luck-covers = The promise covers the luck alone, not the options of the game.
luck-cannot = This browser checks luck only at a safe address (https, or on this machine). Download the journal and use: mattock verify
luck-journal = Download the journal

replay-title = The game again
replay-loading = The game is being fetched …
replay-first = To the beginning
replay-back-deed = One step back
replay-back-turn = One turn back
replay-next-deed = One step on
replay-next-turn = One turn on
replay-flow-back = Play backwards
replay-play = Play
replay-pause = Pause
replay-last = To the end
replay-where = Time line
replay-step = Step { $number } of { $count }
replay-close = Close
replay-options = More
replay-unit = The arrows go
replay-unit-deed = step by step
replay-unit-turn = turn by turn
replay-eyes = Seen by
replay-eyes-onlooker = an onlooker
replay-eyes-open = everybody at once
replay-chapters = Chapters
replay-share = A link to this moment
replay-keys = Keys: ← → one step, with Shift one turn; Page Up and Page Down from chapter to chapter; Home, End; Space plays and pauses.
replay-missing = This game cannot be shown: it is not over, or not for you.
replay-play-on = Play on from here

play-on-note = A new table begins at this moment. What comes of it is marked in the chronicles, never rated and in no list of the best.
play-on-fate = The luck from here on
play-on-fate-new = A new fate
play-on-fate-new-note = Dice and cards fall as they will.
play-on-fate-same = The same fate
play-on-fate-same-note = Dice and cards that are asked for in the same order fall as they did then.
play-on-company = Who plays
play-on-bots = with bots
play-on-alone = I play everybody
play-on-friends = with friends
play-on-seat = Your seat
play-on-level = The bots
play-on-go = Play on

journal-title = Open a journal
journal-note = Look at a game that you have as a file: the journal that a replay or “Was it fair?” lets you download. It is only shown, not kept.
journal-choose = A journal (.jsonl)
journal-reading = The journal is being read …

analysis-title = Review
analysis-close = Close the review
analysis-note = Where was it decided? Each decision is thought through again from what its player knew.
analysis-ask = Review this game
analysis-under-way = The game is being thought through …
analysis-rough = A first, rough curve; the whole review is under way …
analysis-ahead = { $count ->
    [one] One other review comes first …
   *[other] { $count } other reviews come first …
}
analysis-cancel = Cancel
analysis-of = For
analysis-split = Luck and decision
analysis-chance = Chance to win here: { $chance } %.
analysis-points = { $count ->
    [one] One moment mattered: it is marked on the curve.
   *[other] { $count } moments mattered: they are marked on the curve.
}
analysis-point-decision = { $name }: { $action }. Chance { $before } % → { $after } %.
analysis-point-luck = After { $name }: { $action }, luck turned: { $before } % → { $after } %.
analysis-point-others = After { $name }: { $action }, others turned it: { $before } % → { $after } %.
analysis-better = Better: { $action }.
analysis-better-because = Better: { $action }; { $reason }.
analysis-way = From { $start } % at the start to { $end } %. What moved it:
analysis-part-decisions = mistakes
analysis-part-others = the others’ play
analysis-part-luck = luck
analysis-sums = A chance rises and falls many times; so what one thing took or gave in all may be more than 100 points.
analysis-share = { $name }: { $mistakes ->
    [0] no mistake named
    [one] one mistake
   *[other] { $mistakes } mistakes
}, { $decisions } by decisions, { $luck } by luck
analysis-won-decisions = { $who ->
    [team] Won by your decisions ({ $points } points).
   *[seat] { $name } won by decisions ({ $points } points).
}
analysis-won-others = { $who ->
    [team] Won because of what others did ({ $points } points).
   *[seat] { $name } won because of what others did ({ $points } points).
}
analysis-won-luck = { $who ->
    [team] Won because dice and cards were kind ({ $points } points).
   *[seat] { $name } won because dice and cards were kind ({ $points } points).
}
analysis-won-start = { $who ->
    [team] Won as was to be expected from the start.
   *[seat] { $name } won as was to be expected from the start.
}
analysis-lost-decisions = { $who ->
    [team] Lost by decisions: they cost { $points } points.
   *[seat] { $name } lost by decisions: they cost { $points } points.
}
analysis-lost-others = { $who ->
    [team] Lost because of what others did ({ $points } points).
   *[seat] { $name } lost because of what others did ({ $points } points).
}
analysis-lost-luck = { $who ->
    [team] Lost because dice and cards were unkind: they cost { $points } points.
   *[seat] { $name } lost because dice and cards were unkind: they cost { $points } points.
}
analysis-lost-start = { $who ->
    [team] Lost as was to be feared from the start.
   *[seat] { $name } lost as was to be feared from the start.
}
