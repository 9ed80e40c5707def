# The report of an experiment.
lab-report = Report: { $name }
lab-lead = Played by mattock { $version } with the seed { $seed }. Whiskers and numbers in brackets are 95 % intervals.
lab-summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions.
lab-table = The figures
lab-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
lab-players-head = Players
lab-bots = Level
lab-games = Games
lab-won = won
lab-won-games = won games
lab-lost-games = lost games
lab-seat = seat
lab-begins = order from the player who begins
lab-reason = How it ended
lab-share-of-games = share of all games
lab-decisions = decisions
lab-win-rate = How often they win
lab-win-rate-note = The share of games that were won, with its 95 % interval.
lab-seats = Is one seat better than another?
lab-seats-note = Each seat's share of the victories among bots of one level; a shared victory counts in parts. The dashed line is even.
lab-first = Does it help to begin?
lab-first-note = The same, counted from whoever began.
lab-lost = How they lose, and when
lab-lost-note = Lost games by when they were lost.
lab-ended = How games end, and when
lab-ended-note = All games by when they ended.
lab-length = How long a game lasts
lab-length-note = The thin line holds nine games in ten, the thick one the middle half; the dot is the median.
lab-curve = In the course of a game: { $what }
lab-curve-note = The line is the mean, the band holds eight games in ten. The end, which few games reach, is left out.
lab-decisions-per-turn = In the course of a game: decisions
lab-use-offered = used when offered
lab-use-game = used in a game
lab-worth = percentage points won more with it
lab-use-note = Left: how often it was used, of the times it was offered. Right: how much more often those who used it won than those who could have and did not. That tells what goes together, not what is the cause.
lab-use-often-note = Left: how often it was used in a game. Right: how much more often those won who used it, or, where everybody does, used it more than usual. That tells what goes together, not what is the cause.
lab-questions = What the players are asked
lab-questions-note = How often each question, by its name in the data, comes up in a game, and how many answers there are to it on average.
lab-asked = times in a game
lab-choices = choices
