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
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-step = Paso { $number } de { $count }
replay-missing = Esta partida no se puede mostrar: no ha terminado o no es para ti.
