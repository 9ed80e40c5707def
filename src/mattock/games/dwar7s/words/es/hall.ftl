# Lo que el salón dice del juego antes de abrir su mesa.
hall-game-dwar7s = Dwar7s Fall
hall-about-dwar7s = Levanta el reino más rico · 2–4 jugadores · 45 min
hall-play-dwar7s = { $others ->
        [1] { $step ->
            [0] contra un aprendiz
            [1] contra un ayudante
            [2] contra un oficial
            [3] contra un capataz
           *[other] contra un maestro
        }
        [2] { $step ->
            [0] contra dos aprendices
            [1] contra dos ayudantes
            [2] contra dos oficiales
            [3] contra dos capataces
           *[other] contra dos maestros
        }
       *[other] { $step ->
            [0] contra tres aprendices
            [1] contra tres ayudantes
            [2] contra tres oficiales
            [3] contra tres capataces
           *[other] contra tres maestros
        }
    }
hall-chronicles-dwar7s = Reyes y reinas del valle, y lo que valieron sus coronas.
hall-fame-dwar7s = Salón de Dwar7s Fall
about-dwar7s = Dwar7s Fall es obra de Luís Brüeh y lo publica Vesuvius Media.
daily-game-dwar7s = El otoño del día
daily-rule-dwar7s = Cuentan tus puntos de victoria.
