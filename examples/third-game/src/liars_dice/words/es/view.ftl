# Nombres de lo que muestra la mesa sencilla: uno por cada campo de una vista.
field-round = Ronda
field-bid = Apuesta en pie
field-dice_in_play = Dados bajo los dos cubiletes
field-showdown = La última duda
field-players = Jugadores
field-dice = Dados
field-roll = Bajo el cubilete
field-count = Apuesta
field-face = Cara
field-found = Contados
field-loser_seat = Perdió un dado
field-rolls = Los dados
field-seat = Jugador
