# What the commands say of its box and its figures.
cli-measure-round = rondas
cli-measure-best_score = puntos del mejor
cli-measure-score = puntos de cada jugador
cli-measure-goals = objetivos de cada jugador
cli-measure-kingdom = valor de cada reino
cli-measure-monsters = monstruos derrotados por cada jugador
cli-column-symbol = Símbolo
cli-column-needs = Pide
cli-column-slots = Puestos
cli-column-gives = Da
cli-column-points = Puntos
cli-column-walls = Muros
cli-column-asks = Exige
cli-table-kingdom = Cartas de reino, de cada color
cli-table-gem = Cartas de gema
cli-table-ogre = Cartas de ogro
cli-table-trading = Objetivos comerciales
cli-table-secret = Objetivos secretos
cli-symbol-dragon = dragón
cli-symbol-giant = gigante
cli-symbol-dwarf = enano
cli-gives = { $task ->
        [castle] una excavación
        [ruby_mine] { $count ->
            [one] { $count } rubí
           *[other] { $count } rubíes
        }
        [emerald_mine] { $count ->
            [one] { $count } esmeralda
           *[other] { $count } esmeraldas
        }
        [diamond_mine] { $count ->
            [one] { $count } diamante
           *[other] { $count } diamantes
        }
        [gold_mine] { $count } de oro
        [tavern] { $count ->
            [one] { $count } carta de ogro
           *[other] { $count } cartas de ogro
        }
        [general_store] una compra
       *[other] { $points } puntos
    }
