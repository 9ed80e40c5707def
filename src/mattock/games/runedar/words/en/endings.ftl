# How a game ends, and what the chronicles say.
reason-escaped = The way out is free.
    .short = escaped
reason-siege_deck = The last siege card was revealed.
    .short = last siege card
reason-catapult_deck = The last catapult card was revealed.
    .short = last catapult card
reason-troll_tiles = The last troll tile was revealed.
    .short = last troll tile
reason-orc_reserve = The last orc of the reserve came.
    .short = last orc placed
reason-gold = All gold is lost.
    .short = gold gone

title-survivors = Survivors
title-defenders = Defenders
title-heroes = Heroes
title-champions = Champions
title-legends = Legends of Runedar
title-forgotten = Forgotten
title-remembered = Remembered
title-brave = Brave
title-valiant = Valiant
title-almost_free = Almost Free
chronicle-won = The chronicles call you { $title }: { $score ->
        [one] { $score } nugget saved
       *[other] { $score } nuggets saved
    }.
chronicle-lost = The chronicles call you { $title }: { $score ->
        [one] { $score } goblin defeated
       *[other] { $score } goblins defeated
    }.

# How a story opens
game-title = The Siege of Runedar
difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
difficulty-epic = epic
dice-standard = standard dice
dice-blades = dice with more blades
story-opening = { game-title }: { $players }; { $difficulty }, { $dice }.
chronicle-won-by = { $count ->
        [one] { $count } nugget saved
       *[other] { $count } nuggets saved
    }
chronicle-lost-by = { $count ->
        [one] { $count } goblin defeated
       *[other] { $count } goblins defeated
    }
