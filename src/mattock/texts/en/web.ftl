# The browser: the hall, and what lies around every table.
language-en = English
language-de = Deutsch
language-es = Español
name-bynames = Stonehand, Ironfoot, Deepdelver, Emberbeard, Goldbraid, Hammerfall, Oakshield, Lanternlight, Rockbreaker, Silverbrow

hall-motto = Two dwarf games, one mountain hall
hall-stranger = Welcome
hall-played = { $count ->
    [0] no account needed
    [one] one game so far
   *[other] { $count } games so far
}
hall-play = Play now
hall-change = Change
hall-ways = Other ways to play { $game }
hall-alone = Solo
hall-friends = With friends
hall-hotseat = Hot-seat
hall-bots = With bots
hall-continue = Continue
hall-games = { $count ->
    [one] one game is going on
   *[other] { $count } games are going on
}
hall-your-turn = Your turn
hall-tables = Open tables
hall-tables-note = Somebody may be waiting
hall-join = Join a table
hall-mine = My games
hall-chronicles = Chronicles
hall-chronicles-read = Read the tales →
hall-learn = Learn by playing
hall-learn-note = A guided game of ten minutes each
hall-learn-game = Choose a tour
hall-book = Book of rules
hall-settings = Settings
hall-credits = About and credits
hall-more = More

status-open = not started
status-playing = being played
status-over = over
status-abandoned = abandoned
seat-free = free
table-locked = needs a password

play-friends = { $game } with friends
play-friends-note = You open a table and get a link. Whoever has it can sit down; bots may take the seats that stay free.
play-hotseat = { $game } at one screen
play-hotseat-note = You pass the screen on. Before each turn the hand is covered until the next player is there.
play-bots = { $game } with bots
play-bots-note = You play at once; bots take all the other seats.
play-players = Players
play-screen-name = Name of seat { $number } (optional)
play-people = People at this screen
play-level = The bots are
play-weigh = { $times ->
        [0] Journeymen hardly ever win this.
        [1] Journeymen win this once in 10 games.
        [10] Journeymen win this nearly always.
       *[other] Journeymen win this { $times } times in 10.
    }
play-weigh-people = { $people ->
        [1] You have won { $won } of { $games } games like this.
       *[other] Together you have won { $won } of { $games } games like this.
    }
play-more = More choices
play-clock = Time for a turn
play-clock-0 = as long as it takes
play-clock-60 = one minute
play-clock-180 = three minutes
play-clock-86400 = one day
play-listed = Who finds the table
play-listed-false = whoever has the link
play-listed-true = everybody
play-talk = Who may write
play-talk-false = players
play-talk-true = onlookers too
play-coach = Coach
play-coach-false = nobody asks one
play-coach-true = everybody may ask
play-password = Password (if you want one)
play-rated = Rating
play-rated-false = just for fun
play-rated-true = rated
play-open = Open the table
play-start = Start
play-or-join = or join an open table

level-random = by chance
level-apprentice = apprentice
level-assistant = assistant
level-journeyman = journeyman
level-foreman = foreman
level-master = master
level-apprentice-note = Plays simple, sensible moves.
level-assistant-note = Has a good hand and overlooks things.
level-journeyman-note = Knows the craft and plays quickly.
level-foreman-note = Thinks each move over, for a blink of an eye.
level-master-note = Thinks ahead, about a second for each move.

tables-none = Nobody is waiting just now. Open a table yourself!
tables-link = A friend has sent you a link?
tables-join = Join
tables-no-link = That is not a link to a table.
mine-none = You have not played yet. Go through one of the doors!

me-title = Who are you?
me-note = You need no account. Your name is kept in this browser.
me-name = Name
me-keep = Keep it
me-devices = Your other devices
me-devices-note = Open this link on your phone or another computer to go on there as yourself. It works once, for an hour.
me-device-make = Make a link
me-device-link = Link for your other device
me-linked = Welcome back, { $name }.
share-copy = Copy
share-copied = Copied.
share-send = Share

settings-language = Language
settings-theme = Light
settings-theme-dark = night
settings-theme-parchment = parchment
settings-sound = Sound
settings-sound-true = on
settings-sound-false = off
settings-pace = Others' turns
settings-pace-note = While others play, each step is shown where it happens. Any key or a tap skips it.
settings-pace-usual = read along
settings-pace-quick = brisk
settings-pace-none = instant
settings-marks = Marks beside colours
settings-marks-note = Shapes and runes tell the players apart without any colour; this makes them larger.
settings-marks-true = large
settings-marks-false = usual
settings-text = Text size
settings-text-usual = usual
settings-text-large = large
settings-text-larger = larger
settings-notify = Tell me when it is my turn
settings-notify-true = yes
settings-notify-false = no
notify-offer = Shall this browser call you when it is your turn?
notify-yes = Yes, please
notify-no = No, thank you
notify-denied = The browser does not allow this page to call you.

about-mattock = Mattock is free software: two dwarf board games to play with friends, with bots, or alone.
about-games = The games
about-fan = This is an independent fan project. The games belong to their designers and publishers; no text and no picture of theirs is used here. Buy the boxes: they are lovely.
about-pictures = Pictures
about-icons = The scenes are our own drawings. The icons come from game-icons.net and were drawn by { $authors }.
about-letters = Typefaces
about-fonts = Almendra by Ana Sanfelippo, Alegreya Sans by Juan Pablo del Peral, Noto Sans Runic by Google; all under the SIL Open Font License.
about-tools = Made with
about-made-with = Python, Svelte, Vite, Fluent, Litestar, msgspec and SQLAlchemy.
about-api = For programmers: the interface

sheet-close = Close
toast-close = { $text } (close)

answer-unreachable = Nobody answers. Is the server running?
answer-failed = That did not work. Please try again.
answer-too_fast = Not so fast, please: try again in a moment.
answer-asked_again = You have asked again in the meantime.
answer-unrecognised = The hall does not know you any more. Please come in again.
answer-foreign_origin = This page may not speak with the server.
answer-malformed = The server did not understand this. Is the page older than the server? Reload it.
answer-bad_option = The game cannot be set up like this.
answer-bad_journal = This file is not the journal of a game.
answer-bad_journal-damaged = This journal is damaged: it was cut off or changed.
answer-bad_journal-other_rules = This journal was made under rules or with cards that are not known here.
answer-bad_journal-unknown_game = This journal is of a game that is not played here.
answer-bad_journal-too_long = This journal is too long.
answer-too_large = This file is too large.
answer-bad_name = This name cannot be written here. Letters, digits and simple signs are fine, up to 64.
answer-no_such_table = There is no such table.
answer-no_such_seat = There is no such seat.
answer-table_full = The table is full.
answer-seat_taken = The seat is taken.
answer-unavailable = The table cannot be reached just now. Nothing is lost; please try again.
answer-not_yours = That is not yours to do.
answer-not_yours-not_your_turn = It is not your turn.
answer-not_yours-not_your_seat = That is not your seat.
answer-not_yours-not_the_host = Only the host may do that.
answer-not_yours-not_at_the_table = You do not sit at this table.
answer-not_yours-not_asked = Nobody asked you.
answer-not_yours-not_entered = This table has a password.
answer-not_yours-wrong_password = That is not the password.
answer-not_yours-wrong_secret = This link is not valid any more.
answer-not_yours-kept_out = The host keeps you out of this table.
answer-not_yours-onlooker = At this table only players may write.
answer-not_now = That cannot be done now.
answer-not_now-not_started = The game has not started yet.
answer-not_now-already_started = The game has already started.
answer-not_now-already_seated = You already play in this game. Whoever plays against others takes no second seat now.
answer-not_now-already_picked = Another seat already has that.
answer-not_now-game_over = The game is over.
answer-not_now-seats_free = There are still free seats.
answer-not_now-nothing_to_undo = There is nothing to take back.
answer-not_now-proposal_waits = Another question is still waiting for an answer.
answer-not_now-a_bot_plays = A bot plays this seat. Take it back first.
answer-not_now-table_waits = This table waits for its players.
answer-not_now-game_on = The game is still going on.
answer-not_now-no_such_proposal = That proposal is no longer on the table.
answer-not_now-no_bot_plays = No bot plays this seat.
answer-not_now-nobody_away = Nobody is away.
answer-not_now-coach_off = There is no coach at this table.
answer-not_now-private_alone = This order is given together with what you do next.
answer-not_now-rated = In a rated game, people play among themselves: each on one seat, without bots and without a coach.
answer-not_now-seat_kept = That seat is kept for somebody who played in the last game.
answer-not_now-no_tour = No tour is on at this table.
answer-not_now-tour_is_past = The tour does not go that far.
answer-not_now-reviews_wait = Some reviews that you have asked for are not done yet. Wait for one of them, or cancel it.
answer-not_now-not_reviewed = This game has not been reviewed yet.
answer-not_now-muted = The host has muted you.
answer-not_now-not_here = Nobody of that name is at the table any more.
answer-not_now-closed = Whoever runs this server has closed this table.
answer-banned = Whoever runs this server does not let you in.
answer-not_now-daily = A game of the day is played alone, once and to its end.
answer-not_now-daily_tries = You have tried this day as often as one may.
answer-not_now-goes_on = A game that goes on from another one keeps its options.

table-buttons = At the table
table-coach = Coach
table-why = Why not?
table-menu = Menu
table-log = Story
table-chat = Chat
table-undo = Undo
table-sound-off = Turn the sound off
table-sound-on = Turn the sound on
table-hall = Back to the hall
table-link = Link to this table
table-device = Go on at another device
table-people = At the table
table-turn = Your turn!
table-looking-on = You are looking on.
table-taken-back = What happened last was taken back.
table-turn-title = Your turn
table-turn-of = { $name } to play
table-turn-bot = { $name } is thinking
table-skip = Skip the movement
table-loading = The table is being set …
table-clock = { $name }: { $time }
table-keys = Keys
table-key-log = the story
table-key-undo = take back
table-key-coach = the coach
table-key-why = why not?
table-key-skip = skip the movement
table-key-close = close
table-key-cards = choose a card
table-key-confirm = confirm
table-key-places = walk the places
table-key-move = move
table-key-close_combat = close-range attack
table-key-direct = direct hits
table-key-long = long-range attack
table-key-dig = dig
table-key-work = work resources
table-key-rest = do nothing with it
table-key-finish = be done, go on
table-key-end = end the turn
table-key-walk = walk or move the table
table-key-turn = turn the card
table-key-zoom = nearer, farther
table-key-fit = see everything
table-key-castle = to my castle
table-key-order = the standing order

line-lost = The line to the table is broken. Trying again …
line-offline = You are offline. The table waits for you.
line-kept = Your last click is kept and will be sent.
line-again = Try again
line-joining = Going to the table …
guest-title = Welcome to the hall
guest-note = You are invited to a table. What shall the others call you? You need no account.
guest-go = To the table
guest-invited = { $name } invites you to { $game }.
guest-table = { $name } is at this table: { $game }.
guest-game = This table plays { $game }.
guest-name = What shall the others call you? You need no account.

enter-title = A closed table
enter-refused = Before the door
enter-note = Whoever opened this table has given it a password.
enter-password = Password
enter-go = Enter

wait-title = The table is being set
wait-seat = Seat { $number }
wait-seat-picked = Seat { $number }, { $value }
wait-you = you
wait-sit = Sit here
wait-sit-down = Sit down
wait-bot = Bot
wait-bot-away = Send away
wait-free = Free this seat
wait-invite = Invite
wait-invite-link = Link for seat { $number }
wait-link = Send this link to your friends
wait-start = Start
wait-start-fill = { $count ->
    [0] everybody is here
    [one] a bot takes the free seat
   *[other] bots take the { $count } free seats
}
wait-host = { $name } starts when everybody is here.
wait-option = { $name }: { $value }
wait-clock = Clock: { $turn } for each turn. When it runs out, a bot ({ $level }) finishes the turn, and you play again from your next one.
wait-clock-reserve = Clock: { $turn } for each turn, and { $reserve } in reserve for the whole game. When both have run out, a bot ({ $level }) finishes the turn, and you play again from your next one.
wait-clock-none = No clock. When nothing has happened for a minute, or for ten while a player is connected, a bot ({ $level }) may play on.
wait-clock-rated = No clock. When nothing has happened for a day, a bot ({ $level }) may play on.
wait-clock-kept = No clock: every seat is kept for its player, however long it takes.
wait-rated = This game is rated; whoever sits down agrees to that. Leaving it to a bot counts as lost.
wait-kept = kept for { $name }
wait-standing = Also here: { $names }
wait-leave = Stand up
wait-options = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}

cover-title = { $name } is next
cover-note = Pass the screen on. Nobody else should look.
cover-lift = I am { $name }
cover-open = We play with open cards

log-title = The story so far
log-empty = Nothing has happened yet.
log-rule = Rule { $rule }
log-created = { $name } opened the table.
log-entered = { $name } came in.
log-sat = { $name } sat down on seat { $seat }.
log-bot_seated = A bot sat down on seat { $seat }.
log-seat_freed = Seat { $seat } is free again.
log-picked = { $name } picked { $value }.
log-picked-seat = Seat { $seat } gets { $value }.
log-left = { $name } went away.
log-returned = { $name } is back.
log-seat_passed = A bot plays for { $name } now.
log-seat_passed-clock = Time is up: a bot plays for { $name } now.
log-coached = { $name } asked the coach.
log-seat_taken_back = { $name } plays again.
log-game_started = The game begins.
log-rewound = { $name } took back what happened last.
log-proposed-undo = { $name } asks to take something back.
log-proposed-abandon = { $name } asks to stop the game here.
log-agreed = { $name } agrees.
log-declined = { $name } does not agree.
log-withdrawn = { $name } takes the question back.
log-abandoned = The game was stopped here.
log-rematch_made = { $name } set up another game.
log-moderated-mute = { $name } may not write any more: the host has decided so.
log-moderated-unmute = { $name } may write again.
log-moderated-remove = The host has sent { $name } away.
log-moderated-readmit = { $name } may come back.
log-closed = Whoever runs this server has closed this table.
log-closed-why = Whoever runs this server has closed this table: { $value }
log-game_continued = This game goes on from a moment of another one.

chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
chat-line = { $name }: { $text }
chat-unread = { $count ->
    [one] Chat: one new message
   *[other] Chat: { $count } new messages
}
chat-quick = Quick phrases
chat-quick-1 = Well played!
chat-quick-2 = Good luck!
chat-quick-3 = Thank you!
chat-quick-4 = One moment, please.
chat-quick-5 = Your turn, I think.
chat-quick-6 = Oh no!
chat-silent-closed = This table is closed.
chat-silent-muted = The host has muted you. You can play on.
chat-silent-onlooker = You are looking on. Only players write here.

people-away = away
people-here = here
people-bot = { $name }, bot ({ $level })
seat-bot = { $name }, { $level }
people-stand-in = a bot stands in ({ $level })
people-returning = plays again from the next turn on
people-timeouts = { $count ->
        [one] the clock ran out once
       *[other] the clock ran out { $count } times
    }
people-hand-over = Let a bot play
people-take-back = Play myself
people-sit = Play this seat
people-onlookers = Looking on
people-hand-over-sure = It is the turn of { $name }. When nothing has happened for a minute, or for ten while they are connected, a bot may play on. Shall it?
people-ask-host = You are looking on. The host can invite you to a seat.
name-alike = a name like another’s here
order-title = Keep order
order-report = Report this table
order-onlooker = looks on
order-muted = muted
order-mute = Mute
order-unmute = Let write again
order-remove = Send away
order-remove-sure = { $name } loses the seat, a bot plays on, and they cannot come back until you let them. Shall it be?
order-no = No
order-nobody = Nobody else is here.
order-removed = sent away
order-readmit = Let come back
report-table = Report this table
report-line = Report what { $name } wrote
report-table-ask = What is wrong at this table? Only whoever runs this server reads it.
report-line-ask = What is wrong with this line? Only whoever runs this server reads it.
report-send = Report
report-thanks = Reported. Thank you.
presence-came = { $name } is here.
presence-went = { $name } is away just now.
presence-looks-on = { $name } is looking on.

ask-undo = { $name } would like to take back { $count ->
    [one] the last step
   *[other] the last { $count } steps
}.
ask-abandon = { $name } would like to stop the game here.
asked-undo = You have asked to take back { $count ->
    [one] the last step
   *[other] the last { $count } steps
}.
asked-abandon = You have asked to stop the game here.
ask-agree = Agree
ask-decline = Do not agree
ask-withdraw = Take the question back
ask-waits = Waiting for { $names }.
undo-free = Undo.
undo-ask = Undo, if the others agree.
undo-marked = Undo (the chronicles will say so).
undo-what = Takes back: { $deed }
undo-what-others = Takes back what { $names } did, to before: { $deed }
undo-into-turn = Takes back the end of the turn of { $name } and all that followed
undo-last = Takes back the last step
undo-yes = Take it back
undo-no = Leave it
abandon = Stop the game for all
abandon-sure = Shall the game end here, for all players?
abandon-ask = Shall the game end here, for all? The others will be asked.
abandon-yes = Yes, end it
abandon-no = No, play on
leave-bot = Leave, and let a bot play for me
away-all = A bot plays for you.
away-return = I am back

recap-title = Since your last turn
recap-title-first = Before your first turn
recap-more = Show { $count }
recap-close = Close the recap
recap-brief = { $count ->
        [one] Since your last turn: one thing
       *[other] Since your last turn: the { $count } main events
    }
recap-brief-first = { $count ->
        [one] Before your first turn: one thing
       *[other] Before your first turn: { $count } things
    }
recap-again = Watch it again
recap-from-here = Watch from here
harm-title = Done against you
harm-by = { $name } against you
harm-by-all = { $name } against all of you
harm-more = and { $count } more: the log tells it
harm-seen = Seen

why-mode = Choose anything to learn why it cannot be done.
why-can = This can be done now.
why-not-your-turn = It is the turn of { $name }.
why-rule = Read rule { $rule }

coach-title = The coach says
coach-thinking = The coach is thinking …
coach-none = The coach has nothing to say here.
coach-more = What else
coach-less = Show less
coach-close = Thank you

learn-title = First steps
learn-note = You play a real game, with somebody beside you who says what is what. It takes about ten minutes, and you can leave at any time.
learn-go = Start the tour
learn-no = No, just play
learn-puzzles = Puzzles: find the better action

end-again = Play again
end-step-up = A step up: { $step }
end-step-down = A step down: { $step }
end-rematch-join = Go to the next game
end-luck = Was it fair?
end-chronicle = In the chronicles
end-replay = See it again
end-hall = To the hall
end-look = Look at the table
end-show = The ending

# A game that has no scene of its own.
plain-table = The table
plain-actions = What you may do
plain-note = This game has no pictures of its own: it is played in words.
play-unknown = There is no such game here.
hall-others = More games

# Whoever runs the server keeps order
operator-title = Keeping order
operator-token = The token that the server printed when it started
operator-reports = Reports
operator-no-reports = Nothing was reported.
operator-report = Report { $number }
operator-entry = entry { $version }
operator-says = { $name } says: { $text }
operator-by = By { $name }
operator-settle = Settled
operator-people = People
operator-name = Part of a name, or an id
operator-search = Search
operator-which = Show
operator-which-false = everybody
operator-which-true = banned
operator-banned = banned: { $reason }
operator-nobody = Nobody was found.
operator-tables = Tables
operator-table = The name of the table, as in its link
operator-reason = Why; everybody at the table reads it
operator-close = Close the table
operator-close-sure = Yes, close it
operator-closed = Table { $table } is closed.
operator-since = since { $day }
operator-bot = a program
operator-counts = Devices: { $devices } · games: { $games } · has reported: { $by } · was reported: { $about }
operator-words = Why, or the new name
operator-ban = Ban
operator-unban = Let in again
operator-rename = Rename
operator-revoke = Revoke the keys
operator-revoke-sure = Yes, revoke all keys
operator-back = Close
operator-link = With this link the owner comes back, once and within a week
operator-order-ban = banned
operator-order-unban = let in again
operator-order-rename = renamed
operator-order-revoke = keys revoked
operator-order-close = table closed
