# Lo que el salón dice del juego antes de abrir su mesa.
hall-game-runedar = El asedio de Runedar
hall-about-runedar = Defended juntos la fortaleza · 1–4 jugadores · 60 min
hall-play-runedar = { $others ->
        [0] { $step ->
            [0] en solitario, fácil
            [1] en solitario, normal
            [2] en solitario, difícil
           *[other] en solitario, épico
        }
        [1] { $step ->
            [0] con un enano bot, fácil
            [1] con un enano bot, normal
            [2] con un enano bot, difícil
           *[other] con un enano bot, épico
        }
        [2] { $step ->
            [0] con dos enanos bot, fácil
            [1] con dos enanos bot, normal
            [2] con dos enanos bot, difícil
           *[other] con dos enanos bot, épico
        }
       *[other] { $step ->
            [0] con tres enanos bot, fácil
            [1] con tres enanos bot, normal
            [2] con tres enanos bot, difícil
           *[other] con tres enanos bot, épico
        }
    }
hall-chronicles-runedar = Asedios resistidos y fortalezas perdidas, contados por quienes estuvieron allí.
hall-best-runedar = Mejores asedios
about-runedar = El asedio de Runedar es obra de Reiner Knizia y lo publica Ludonova.
daily-game-runedar = El asedio del día
daily-rule-runedar = Una victoria cuenta 20 puntos y uno por cada pepita salvada; una derrota, uno por cada goblin derrotado.
