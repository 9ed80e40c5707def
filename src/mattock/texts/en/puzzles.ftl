# Puzzles: a position, and one action that is better than all others.
puzzles-title = Puzzles
puzzles-note = Positions out of real games. One action is clearly better than all others: find it. You see what that player saw, nothing more.
puzzles-none = There are no puzzles here yet.
puzzles-solved = { $count } of { $all } solved
puzzle-title = Puzzle
puzzle-loading = The puzzle is being laid out …
puzzle-daily = Puzzle of the day
puzzle-daily-note = The same for everybody, a new one every day
puzzle-solved-alone = solved at the first try
puzzle-solved-helped = solved with help
puzzle-open = not solved yet
puzzle-level-1 = easy
puzzle-level-2 = harder
puzzle-level-3 = hard
puzzle-label = Puzzle { $number }, { $level }, { $players ->
    [one] alone
   *[other] { $players } players
}, { $solved }
puzzle-number = Puzzle { $number } of { $count }
puzzle-close = All puzzles
puzzle-ask = You are { $name }: find the better action.
puzzle-ask-mistake = Turn { $turn }, you are { $name }: here you gave something away. What was better?
puzzle-how = Do it on the table, as in a game. Nothing can go wrong.
puzzle-show = Show the answer
puzzle-wrong = There is a better one.
puzzle-wrong-action = { $action }: there is a better one.
puzzle-wrong-chance = { $action }: that leaves a chance of { $chance } %.
puzzle-best = The better action keeps { $best } %. Try again.
puzzle-right = Right!
puzzle-shown = The better action:
puzzle-better = { $action }. Chance to win: { $best } %.
puzzle-better-because = { $action }; { $reason }. Chance to win: { $best } %.
puzzle-next = Next puzzle
puzzle-done = All puzzles seen
puzzle-replay = See it in the game

mistakes-title = Learn from your mistakes
mistakes-note = Have a game of yours reviewed when it is over: the decisions that cost you most become puzzles.
mistakes-none = The review names no mistake of yours in this game.
mistakes-go = Learn from your mistakes
