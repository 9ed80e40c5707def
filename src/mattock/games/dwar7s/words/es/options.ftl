# Lo que se puede elegir antes de la partida; `pick-…` se elige para cada asiento.
pick-colours = Tu color
pick-colours-of = Color del asiento { $number }
pick-colours-blue = azul
pick-colours-red = rojo
pick-colours-green = verde
pick-colours-yellow = amarillo
option-goals_to_end = Objetivos que terminan la partida
option-shared_kingdoms = Reinos compartidos
option-shared_kingdoms-full = cuentan enteros
option-shared_kingdoms-split = se dividen
option-ogres = Ogros
option-ogres-all = todos
option-ogres-gentle = sin Ladrón ni Corona
