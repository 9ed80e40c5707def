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
chronicles-rating-rule = Listed is who has played ten rated games against three people over two days, and has met three players of whom that is true as well.
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
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-step = Step { $number } of { $count }
replay-missing = This game cannot be shown: it is not over, or not for you.
