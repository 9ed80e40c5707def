# Jugadores cuyo nombre nadie nos ha dicho.
seat-number = Jugador { $number }
