# Jugadores cuyo nombre nadie nos ha dicho.
seat-number = Jugador { $number }

# Como el juego llama a alguien, y cómo se llama de verdad.
seat-person = { $seat } ({ $name })

# Campos que tiene la vista de todo juego, para una mesa sin dibujo propio.
field-to_move = Le toca a
field-first = Empezó
field-seat = Jugador

# Opciones que tiene todo juego.
common-option-players = Jugadores
common-option-first = Quién empieza
