# The command line.
cli-game = { $name }: { $title }, { $least } to { $most } players
cli-game-fixed = { $name }: { $title }, { $most } players
cli-commitment = The luck is fair. Commitment: { $commitment }
cli-secret = The secret behind the luck, which fits the commitment: { $secret }
cli-journal-written = { $over ->
        [yes] The journal is in { $file }; `mattock verify` checks it.
       *[no] The journal so far is in { $file }; it has no end: `mattock replay --unfinished` reads it.
    }

# simulate
cli-playing = Playing
cli-trials = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of random players out of { $asked }, seed { $seed }
cli-win-rate = Won: { $wins }, that is { $rate } % (95 % interval { $low } to { $high } %)
cli-winner = Won by
cli-beginner = whoever began
cli-shared = several together
cli-interval = 95 % interval
cli-between = { $low }–{ $high } %
cli-ending = How it ended
cli-count = Games
cli-share = Share
cli-measure = A game has
cli-mean = mean
cli-quantile = { $share ->
        [50] median
       *[other] { $share } %
    }
cli-measure-decisions = decisions
cli-speed = { $jobs ->
        [one] { $speed } decisions a second, one process
       *[other] { $speed } decisions a second, { $jobs } processes
    }

# lab
cli-lab-resume = The results so far are in { $folder }; the same command goes on.
cli-lab-page = The report is in { $file }
cli-lab-done = { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } in { $folder }; `mattock lab report` draws them.

# weigh
cli-weigh = { $title }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-weigh-won = wins
cli-weigh-in-ten = { $rate } %, { $times } of 10
cli-weigh-settings = Settings
cli-weigh-target = Nearest to { $target } %
cli-weigh-table = From the table that the lab played for mattock { $version }.
cli-weigh-played = Played just now, because the table of the lab has no such game: the fewer games, the wider the interval.

# verify
cli-false = False: { $problem }
cli-verified-chain = { $title }, { $actions } actions: the chain of sums is whole.
cli-verified-rules = Every action is legal under the rules { $rules } with the components { $components }.
cli-luck-derived = The luck is fair: the secret fits the commitment { $commitment }, and all { $total } numbers follow from it.
cli-luck-secret = The luck is called fair, commitment { $commitment }, but its secret is not told yet: { $total } numbers fit the rules and cannot be derived.
cli-luck-unknown = The luck is { $kind }: { $total } numbers fit the rules, but where they came from cannot be checked.
cli-verified-numbers = Numbers by stream: { $counts }.
cli-verified-options = The file says: { $title }, { $options }.
cli-verified-unproved = { $luck ->
        [fair] These options, and who acted, are not proved: the promise covers the luck alone. And it is worth something if the commitment above is the one that was shown in the game.
       *[other] These options, and who acted, are not proved.
    }
cli-verified-unfinished = The game is not over.
cli-verified = { $luck ->
        [yes] The luck is proved, and all else that can be checked is well.
       *[no] All that can be checked is well.
    }

# components
cli-box-fine = { $file }: fine. Own rows: { $own } of { $all }.
cli-box-title = { $title }: what is in the box ({ $box })
cli-box-legend = Source: R rulebook, printed there; I inferred, from what is publicly known; C reconstructed, our choice where nothing is known; * from your own file.
cli-source-rulebook = R
cli-source-inferred = I
cli-source-reconstructed = C
cli-column-source = Source
cli-column-name = Name
cli-column-cost = Cost
cli-column-count = Copies
cli-column-deed = What it does

# db, export, import, backup
cli-store-upgraded = { $database } is up to date.
cli-table-exported = The log of table { $table } is in { $file }. It holds every secret of the game: keep it to yourself.
cli-table-imported = Table { $table } is in, played again and checked.
cli-table-return = { $name } plays on here with this link, once and within a week: your server’s address followed by { $link }
cli-store-copied = The copy is in { $file }.

# people, tables, reports: the operator keeps order
cli-person-bot = a program
cli-person-ban = banned: { $reason }
cli-person-counts = Devices: { $devices }, games: { $games }, has reported: { $by }, was reported: { $about }
cli-person-tables = Sits at { $tables }
cli-person-banned = { $person } is banned. Servers that run close their connections within seconds.
cli-person-unbanned = { $person } is welcome again.
cli-person-renamed = { $person } is called { $name } now.
cli-person-revoked = All keys of { $person } are worthless. With this link the owner comes back, once and within a week: your server’s address followed by { $link }
cli-table-closed = Table { $table } is closed.
cli-report-settled = Report { $number } is settled.
cli-operator = The operator’s page, for you alone: { $address }
cli-order-id = id
cli-order-name = Name
cli-order-since = Since
cli-order-note = Note
cli-order-number = No.
cli-order-order = Order
cli-order-by = By
cli-order-table = Table
cli-order-version = Entry
cli-order-about = About
cli-order-line = Line

# serve, bot, ladder, and whatever is interrupted
cli-served = Mattock is served at { $address } (Ctrl-C stops it).
cli-bot-waits = No table waits for a player at { $url } yet: the bot waits for one.
cli-bot-done = The game has ended: { $status ->
        [over] over
       *[abandoned] abandoned
    }.
cli-match = { $match }: { $won } of { $games } ({ $interval })
cli-stopped = Stopped.

# What went wrong, in one line. `detail` is what the library or Typer says about it, in English.
cli-error-not-allowed = { $option }={ $value }: allowed are { $allowed }
cli-error-out-of-range = { $option }={ $value }: allowed are whole numbers from { $low } to { $high }
cli-error-out-of-time = { $option }={ $value }: allowed are numbers above 0 and below { $high }
cli-error-unknown-option = unknown option { $option }: known are { $known }
cli-error-unknown-game = no game { $name }: known are { $known }
cli-error-no-box = the game { $name } has no box of components
cli-error-unknown-language = no language { $language }: known are { $known }
cli-error-no-such-option = No such option: { $name }; see { $command }
cli-error-missing = Missing argument '{ $name }'; see { $command }
cli-error-bad-value = Invalid value for '{ $name }': { $detail }; see { $command }
cli-error-misused = { $detail }; see { $command }
cli-error-no-file = No such file or directory
cli-error-file-exists = File exists
cli-error-is-folder = Is a directory
cli-error-no-folder = No such folder
cli-error-no-permission = Permission denied
cli-error-not-a-journal = not a journal
cli-error-truncated = { $detail }; --unfinished accepts that
cli-error-damaged = { $detail }
cli-error-newer = { $detail }
cli-error-mismatch = { $detail }
cli-error-impossible = { $detail }
cli-error-forged = { $detail }
cli-error-nothing-to-review = There is nothing to review: no decision with a choice was made
cli-error-no-action-taken = No action was taken in this game
cli-error-no-picture = { $file }: a picture ends in .png or .svg
cli-error-one-budget = Give --seconds or --iterations, not both
cli-error-plays-on = --from plays on and reviews nothing: leave out { $option }
cli-error-no-address = { $url }: no address; one looks like http://example.org:8000
cli-error-unreachable = { $url } cannot be reached
cli-error-silent = The server does not answer any more
cli-error-no-server = { $url } is no server of ours
cli-error-server-says = The server says { $answer }
cli-error-secret-alone = A secret or a password opens one table: name it with --table, or give the whole link
cli-error-no-table = no table { $table }
cli-error-no-person = nobody has the id { $person }
cli-error-no-report = there is no report { $number }
cli-error-needs-extra = { $command } needs the { $extra } extra: { $install }
cli-error-experiment = { $field ->
        [none] { $file }, line { $line }: { $problem }
       *[other] { $file }, line { $line }, { $field }: { $problem }
    }
cli-error-no-results = { $folder }: no results of an experiment
cli-error-other-results = { $folder }: { $what ->
        [rules] these results were played under another version of the rules
        [components] these results were played with other components
        [version] these results were played by another version of mattock
        [schema] these results are written in another layout
       *[other] these are the results of another experiment
    }; name another folder
cli-error-not-together = { $game } is not won together: there is nothing to weigh
cli-error-results-in-use = { $folder }: another run is adding to these results
cli-error-one-server = An SQLite file serves one process: several workers need PostgreSQL, --database postgresql://…
cli-error-no-cluster = no Ray cluster answers at { $address }
cli-error-workers-lost = the processes that play were ended { $times } times in a row; what was played is kept
