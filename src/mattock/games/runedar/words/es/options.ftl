# Lo que se puede elegir antes de la partida; `pick-…` se elige para cada asiento.
pick-dwarfs = Tu enano
pick-dwarfs-of = Enano del asiento { $number }
pick-dwarfs-brynja = Brynja
pick-dwarfs-torvald = Torvald
pick-dwarfs-eldrun = Eldrun
pick-dwarfs-thrain = Thrain
option-difficulty = Dificultad
option-difficulty-easy = fácil
option-difficulty-normal = normal
option-difficulty-hard = difícil
option-difficulty-epic = épico
option-dice = Dados
option-dice-standard = estándar
option-dice-blades = con más filos
option-open_hands = Manos
option-open_hands-false = ocultas
option-open_hands-true = a la vista de todos
