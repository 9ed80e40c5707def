# Jugadores cuyo nombre nadie nos ha dicho.
seat-number = Jugador { $number }

# Como el juego llama a alguien, y cómo se llama de verdad.
seat-person = { $seat } ({ $name })
