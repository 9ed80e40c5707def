# The game, its options, what may be done, what is asked, and why something cannot be done.
game-title = Liar's Dice
hall-about-liars_dice = Two cups, ten dice, one liar · 2 players · 10 min
hall-fame-liars_dice = Hall of Liars
daily-game-liars_dice = The dice of the day
daily-rule-liars_dice = A victory counts 10 points and one for each die left.

option-dice = Dice each
option-ones = Ones
option-ones-plain = count as ones
option-ones-wild = count as any face

action-bid = Bid { $count } { $count ->
        [one] { $face }
       *[other] { $face_many }
    }
action-doubt = Doubt it

decision-open = You begin: how many dice of which face lie under both cups?
    .goal = make a first bid
decision-answer = The bid is { $count } { $count ->
        [one] { $face }
       *[other] { $face_many }
    }. Do you bid more, or do you doubt it?
    .goal = bid more or doubt

refusal-other_game = That belongs to another game.
refusal-game_over = The game is over.
refusal-not_now = Not now: what is asked is to { $asked }.
refusal-not_higher = The bid of { $standing_count } { $standing_count ->
        [one] { $standing_face }
       *[other] { $standing_face_many }
    } stands: bid more dice, or as many of a higher face.
refusal-too_many = Only { $dice } dice are left under both cups.
