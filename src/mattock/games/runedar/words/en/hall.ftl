# What the hall says of the game before its table is opened.
hall-game-runedar = The Siege of Runedar
hall-about-runedar = Hold the fortress together · 1–4 players · 60 min
hall-play-runedar = { $others ->
        [0] { $step ->
            [0] alone, easy
            [1] alone, normal
            [2] alone, hard
           *[other] alone, epic
        }
        [1] { $step ->
            [0] with one bot dwarf, easy
            [1] with one bot dwarf, normal
            [2] with one bot dwarf, hard
           *[other] with one bot dwarf, epic
        }
        [2] { $step ->
            [0] with two bot dwarfs, easy
            [1] with two bot dwarfs, normal
            [2] with two bot dwarfs, hard
           *[other] with two bot dwarfs, epic
        }
       *[other] { $step ->
            [0] with three bot dwarfs, easy
            [1] with three bot dwarfs, normal
            [2] with three bot dwarfs, hard
           *[other] with three bot dwarfs, epic
        }
    }
hall-chronicles-runedar = Sieges held and fortresses lost, as those who were there tell it.
hall-best-runedar = Best sieges
about-runedar = The Siege of Runedar was designed by Reiner Knizia and is published by Ludonova.
daily-game-runedar = The siege of the day
daily-rule-runedar = A victory counts 20 points and one for each nugget saved, a defeat one for each goblin defeated.
