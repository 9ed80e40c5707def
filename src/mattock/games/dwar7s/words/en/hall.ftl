# What the hall says of the game before its table is opened.
hall-game-dwar7s = Dwar7s Fall
hall-about-dwar7s = Grow the richest kingdom · 2–4 players · 45 min
hall-play-dwar7s = { $others ->
        [1] { $step ->
            [0] against one apprentice
            [1] against one assistant
            [2] against one journeyman
            [3] against one foreman
           *[other] against one master
        }
        [2] { $step ->
            [0] against two apprentices
            [1] against two assistants
            [2] against two journeymen
            [3] against two foremen
           *[other] against two masters
        }
       *[other] { $step ->
            [0] against three apprentices
            [1] against three assistants
            [2] against three journeymen
            [3] against three foremen
           *[other] against three masters
        }
    }
hall-chronicles-dwar7s = Kings and queens of the valley, and what their crowns were worth.
hall-fame-dwar7s = Hall of Dwar7s Fall
about-dwar7s = Dwar7s Fall was designed by Luís Brüeh and is published by Vesuvius Media.
daily-game-dwar7s = The autumn of the day
daily-rule-dwar7s = Your victory points count.
