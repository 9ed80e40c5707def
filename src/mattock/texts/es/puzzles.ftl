# Problemas: una posición, y una acción que es mejor que todas las demás.
puzzles-title = Problemas
puzzles-note = Posiciones de partidas de verdad. Una acción es claramente mejor que todas las demás: encuéntrala. Ves lo que veía ese jugador, nada más.
puzzles-none = Aquí todavía no hay problemas.
puzzles-solved = { $count } de { $all } resueltos
puzzle-title = Problema
puzzle-loading = Se está preparando el problema…
puzzle-daily = Problema del día
puzzle-daily-note = El mismo para todos, cada día uno nuevo
puzzle-solved-alone = resuelto al primer intento
puzzle-solved-helped = resuelto con ayuda
puzzle-open = sin resolver
puzzle-level-1 = fácil
puzzle-level-2 = más difícil
puzzle-level-3 = difícil
puzzle-label = Problema { $number }, { $level }, { $players ->
    [one] en solitario
   *[other] { $players } jugadores
}, { $solved }
puzzle-number = Problema { $number } de { $count }
puzzle-close = Todos los problemas
puzzle-ask = Eres { $name }: encuentra la mejor acción.
puzzle-ask-mistake = Turno { $turn }, eres { $name }: aquí perdiste algo. ¿Qué era mejor?
puzzle-how = Hazlo en la mesa, como en una partida. No puede salir nada mal.
puzzle-show = Ver la solución
puzzle-wrong = Hay una mejor.
puzzle-wrong-action = { $action }: hay una mejor.
puzzle-wrong-chance = { $action }: eso deja una probabilidad de ganar del { $chance } %.
puzzle-best = La mejor acción conserva el { $best } %. Inténtalo otra vez.
puzzle-right = ¡Correcto!
puzzle-shown = La mejor acción:
puzzle-better = { $action }. Probabilidad de ganar: { $best } %.
puzzle-better-because = { $action }; { $reason }. Probabilidad de ganar: { $best } %.
puzzle-next = Siguiente problema
puzzle-done = Todos vistos
puzzle-replay = Verlo en la partida

mistakes-title = Aprender de los errores
mistakes-note = Pide el repaso de una partida tuya terminada: las decisiones que más te costaron se convierten en problemas.
mistakes-none = El repaso no señala ningún error tuyo en esta partida.
mistakes-go = Aprender de los errores
