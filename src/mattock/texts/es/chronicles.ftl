# El libro de lo que ha sido: partidas terminadas, las mejores, el salón, una partida paso a paso.
chronicles-title = Crónicas
chronicles-newest = Últimos relatos
chronicles-mine = Mis relatos
chronicles-game = Juego
chronicles-any-game = Todos los juegos
chronicles-players = Jugadores
chronicles-any-number = Cualquier número
chronicles-difficulty = Dificultad
chronicles-any-difficulty = Cualquier dificultad
chronicles-best-of = Mejores partidas: { $game }
chronicles-fame-of = Salón: { $game }
chronicles-none = Aquí aún no hay ningún relato escrito.
chronicles-unreachable = Ahora mismo no se pueden leer las crónicas.
chronicles-more = Pasar página
chronicles-back = Volver a la sala
chronicles-won = Victoria: { $title }
chronicles-lost = Derrota: { $title }
chronicles-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
chronicles-crowned = Corona para { $winners } con { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
chronicles-shared = { $winners } comparten la corona con { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
chronicles-length = { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, { $actions ->
        [one] { $actions } acción
       *[other] { $actions } acciones
    }, { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
chronicles-with-bots = Detrás de + están las partidas con bots.
chronicles-rewound = se deshizo la suerte
chronicles-continued = Continúa otra partida
chronicles-daily = Partida del día
chronicles-again = intento { $count }
chronicles-remote = { $name } (bot)
chronicles-bot-random = bot al azar
chronicles-bot-apprentice = bot aprendiz
chronicles-bot-assistant = bot ayudante
chronicles-bot-journeyman = bot oficial
chronicles-bot-foreman = bot capataz
chronicles-bot-master = bot maestro
chronicles-score = { $name } { $score }
chronicles-replay = Verla otra vez
chronicles-luck = Comprobar la suerte
chronicles-name = Nombre
chronicles-games = Partidas
chronicles-wins = Victorias
chronicles-best-score = Mejor
chronicles-mean-score = Media
chronicles-rating = Puntuación
chronicles-unrated = aún no
chronicles-rating-value = { $rating } ± { $uncertainty }
chronicles-rating-note = La puntuación cuenta las partidas entre personas. Tras ± se ve cuán insegura es todavía.
chronicles-rating-rule = Aparece quien ha jugado diez partidas puntuadas contra tres personas en dos días y se ha enfrentado a tres jugadores que también lo cumplen.
chronicles-provisional = { $value } (provisional)
chronicles-helped = con bots

luck-title = Suerte limpia
luck-promise = Con las primeras cartas se hizo esta promesa:
luck-promised = Suerte limpia: promesa { $start }…
luck-promised-note = Esto fija todos los dados y cartas de la partida sin mostrarlos, y este navegador lo guarda. Al final se revela el secreto que hay detrás y cualquiera puede comprobar que es el prometido.
luck-seen-same = Este navegador vio la misma promesa durante la partida.
luck-seen-other = Durante la partida este navegador vio otra promesa:
luck-unseen = Este navegador no vio la promesa durante la partida.
luck-secret = Después de la última se reveló su secreto:
luck-check = Deducir de nuevo cada número
luck-checking = Deduciendo…
luck-kept = El secreto es el prometido y los { $count } números se deducen de él.
luck-broken-promise = ¡El secreto no es el prometido!
luck-broken-number = ¡El número { $count } de la partida no se deduce del secreto!
luck-covers = La promesa solo cubre la suerte, no las opciones de la partida.
luck-cannot = Este navegador solo comprueba la suerte en una dirección segura (https o este mismo equipo). Descarga el diario y usa: mattock verify
luck-journal = Descargar el diario

replay-title = La partida otra vez
replay-loading = Se está trayendo la partida…
replay-first = Al principio
replay-back-deed = Un paso atrás
replay-back-turn = Un turno atrás
replay-next-deed = Un paso adelante
replay-next-turn = Un turno adelante
replay-flow-back = Reproducir hacia atrás
replay-play = Reproducir
replay-pause = Pausa
replay-last = Al final
replay-where = Línea de tiempo
replay-step = Paso { $number } de { $count }
replay-close = Cerrar
replay-options = Más
replay-unit = Las flechas van
replay-unit-deed = paso a paso
replay-unit-turn = turno a turno
replay-eyes = Lo ve
replay-eyes-onlooker = quien mira
replay-eyes-open = todos a la vez
replay-chapters = Capítulos
replay-share = Un enlace a este momento
replay-keys = Teclas: ← → un paso, con Mayús un turno; Re Pág y Av Pág de capítulo en capítulo; Inicio, Fin; Espacio reproduce y pausa.
replay-missing = Esta partida no se puede mostrar: no ha terminado o no es para ti.
replay-play-on = Seguir desde aquí

play-on-note = Una mesa nueva empieza en este momento. Lo que resulte queda marcado en las crónicas, nunca puntúa y no entra en ninguna lista de los mejores.
play-on-fate = La suerte desde aquí
play-on-fate-new = Un destino nuevo
play-on-fate-new-note = Los dados y las cartas salen como quieran.
play-on-fate-same = El mismo destino
play-on-fate-same-note = Los dados y las cartas que se pidan en el mismo orden salen como entonces.
play-on-company = Quién juega
play-on-bots = con bots
play-on-alone = juego por todos
play-on-friends = con amigos
play-on-seat = Tu asiento
play-on-level = Los bots
play-on-go = Seguir jugando

journal-title = Abrir un diario
journal-note = Mira una partida que tienes en un archivo: el diario que se descarga de una repetición o de «¿Fue justo?». Solo se muestra, no se guarda.
journal-choose = Un diario (.jsonl)
journal-reading = Se está leyendo el diario…

analysis-title = Repaso
analysis-close = Cerrar el repaso
analysis-note = ¿Dónde se decidió? Cada decisión se vuelve a pensar desde lo que sabía quien la tomó.
analysis-ask = Repasar esta partida
analysis-under-way = Se está repensando la partida…
analysis-rough = Una primera curva aproximada; el repaso completo está en marcha…
analysis-ahead = { $count ->
    [one] Antes va otro repaso…
   *[other] Antes van { $count } repasos…
}
analysis-cancel = Cancelar
analysis-of = De
analysis-split = Suerte y decisión
analysis-chance = Probabilidad de ganar aquí: { $chance } %.
analysis-points = { $count ->
    [one] Un momento fue decisivo: está marcado en la curva.
   *[other] { $count } momentos fueron decisivos: están marcados en la curva.
}
analysis-point-decision = { $name }: { $action }. Probabilidad { $before } % → { $after } %.
analysis-point-luck = Tras { $name }: { $action }, la suerte cambió: { $before } % → { $after } %.
analysis-point-others = Tras { $name }: { $action }, otros lo cambiaron: { $before } % → { $after } %.
analysis-better = Mejor: { $action }.
analysis-better-because = Mejor: { $action }; { $reason }.
analysis-way = Del { $start } % al principio al { $end } %. Lo que la movió:
analysis-part-decisions = errores
analysis-part-others = juego de los demás
analysis-part-luck = suerte
analysis-sums = Una probabilidad sube y baja muchas veces; por eso lo que algo quitó o dio en total puede pasar de 100 puntos.
analysis-share = { $name }: { $mistakes ->
    [0] ningún error señalado
    [one] un error
   *[other] { $mistakes } errores
}, { $decisions } por decisiones, { $luck } por suerte
analysis-won-decisions = { $who ->
    [team] Ganada por vuestras decisiones ({ $points } puntos).
   *[seat] { $name } ganó por sus decisiones ({ $points } puntos).
}
analysis-won-others = { $who ->
    [team] Ganada por lo que hicieron otros ({ $points } puntos).
   *[seat] { $name } ganó por lo que hicieron otros ({ $points } puntos).
}
analysis-won-luck = { $who ->
    [team] Ganada porque dados y cartas fueron amables ({ $points } puntos).
   *[seat] { $name } ganó porque dados y cartas fueron amables ({ $points } puntos).
}
analysis-won-start = { $who ->
    [team] Ganada como cabía esperar desde el principio.
   *[seat] { $name } ganó como cabía esperar desde el principio.
}
analysis-lost-decisions = { $who ->
    [team] Perdida por las decisiones: costaron { $points } puntos.
   *[seat] { $name } perdió por sus decisiones: costaron { $points } puntos.
}
analysis-lost-others = { $who ->
    [team] Perdida por lo que hicieron otros ({ $points } puntos).
   *[seat] { $name } perdió por lo que hicieron otros ({ $points } puntos).
}
analysis-lost-luck = { $who ->
    [team] Perdida porque dados y cartas fueron crueles: costaron { $points } puntos.
   *[seat] { $name } perdió porque dados y cartas fueron crueles: costaron { $points } puntos.
}
analysis-lost-start = { $who ->
    [team] Perdida como cabía temer desde el principio.
   *[seat] { $name } perdió como cabía temer desde el principio.
}
