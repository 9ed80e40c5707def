# Las partidas del día, un mismo destino para todos; y el mismo destino para un amigo.
daily-title = Partidas del día
daily-note = Un mismo destino para todos: donde se saca lo mismo, sale la misma carta y los dados dan lo mismo. Cuenta tu primer intento.
daily-game = La partida del día
daily-rule = Cuentan tus puntos.
daily-sign = El destino de hoy
daily-sign-note = La misma suerte para todos
daily-before = El día anterior
daily-after = El día siguiente
daily-loading = Se está pasando la hoja…
daily-missing = No existe ese día.
daily-setup = { $players ->
        [one] { $players } jugador
        [many] { $players } de jugadores
       *[other] { $players } jugadores
    }
daily-setup-hard = { $players ->
        [one] { $players } jugador
        [many] { $players } de jugadores
       *[other] { $players } jugadores
    }, { $difficulty }
daily-rivals = { $count ->
        [one] Tú y un bot de nivel { $level }
        [many] Tú y { $count } de bots de nivel { $level }
       *[other] Tú y { $count } bots de nivel { $level }
    }
daily-ends = Se puede empezar durante { $hours } h y { $minutes } minutos
daily-closes = Lo empezado puede llevarse al final durante { $hours } h y { $minutes } minutos
daily-closed = Este día ha terminado: los resultados son definitivos.
daily-begun = { $count ->
        [0] Nadie ha empezado todavía.
        [one] Una persona ha empezado.
        [many] { $count } de personas han empezado.
       *[other] { $count } personas han empezado.
    }
daily-play = Empezar
daily-play-note = este intento cuenta
daily-go-on = Seguir
daily-again = Otra vez
daily-again-note = esto no cuenta
daily-won = Victoria: { $points } puntos
daily-lost = Derrota: { $points } puntos
daily-given-up = Has abandonado.
daily-too-late = No has llegado al final a tiempo.
daily-lead = { $lead } puntos respecto a la media de los bots
daily-lead-waits = Los bots aún juegan: { $games } de { $total } partidas están listas.
daily-better = Mejor que { $beaten } bots de { $total }
daily-attempts = { $count ->
        [one] Lo has intentado una vez más, que no cuenta.
        [many] Lo has intentado { $count } de veces más, que no cuentan.
       *[other] Lo has intentado { $count } veces más, que no cuentan.
    }
daily-bots = Bots con el mismo destino
daily-bots-mean = Media de { $mean } puntos; { $wins } de { $games } ganadas
daily-chart = { $games } partidas de bots, de { $low } a { $high } puntos, media { $mean }.
daily-chart-you = Tú: { $points } puntos.
daily-results = Resultados
daily-results-none = Nadie ha llegado al final todavía.
daily-results-later = Verás los resultados cuando hayas jugado.
daily-name = Nombre
daily-points = Puntos
daily-against = Ante bots
daily-alike = por segunda vez con este nombre
daily-replay = Verla de nuevo
daily-streak = { $days ->
        [0] Aún sin racha
        [one] Racha: { $days } día
        [many] Racha: { $days } de días
       *[other] Racha: { $days } días
    }
daily-streak-best = la más larga: { $days }
end-daily = Cómo va hoy
daily-share = Compartir sin desvelar nada
daily-share-won = victoria, { $points } puntos
daily-share-lost = derrota, { $points } puntos
daily-share-text = Tu resultado como texto
daily-luck = Suerte limpia
daily-luck-promise = Esta promesa fija el destino del día. Se muestra antes de que nadie juegue:
daily-luck-next = Y esta, el del día siguiente:
daily-luck-later = El secreto que hay detrás se cuenta cuando ya nadie juega este día.
daily-luck-secret = Este secreto estaba detrás:
daily-luck-kept = El secreto es el prometido.
daily-luck-broken = ¡El secreto no es el que se prometió!

fate-title = El mismo destino
fate-told = { $name } ha jugado esta partida y te pasa su destino: donde se saca lo mismo, sale la misma carta y los dados dan lo mismo.
fate-note = Lo que salga queda marcado en las crónicas y no está en ninguna lista de los mejores.
fate-play = Jugar
fate-play-note = Bots en los otros asientos: { $level }
fate-share = El mismo destino para un amigo
fate-share-note = Quien siga este enlace juega la misma partida con la misma suerte. Luego los dos veréis allí cómo terminó.
fate-link = Enlace al mismo destino
fate-results = Con este destino
fate-hidden = Cómo les fue a otros se ve cuando tú también lo hayas jugado.

chronicles-numbers = Mis números
numbers-games = Partidas
numbers-won-of = Ganadas de { $games }
numbers-best = Mejor marca en una victoria
numbers-rate = Victorias
numbers-rate-told = { $value }: { $wins } de { $games } ganadas, { $rate } %; con seguridad entre { $low } y { $high } %.
numbers-endings = Cómo terminó
numbers-favourites-upgrade = Lo más tomado
numbers-favourites-trading = Lo más comprado
numbers-recent = Las últimas partidas, la más nueva a la derecha
numbers-none = Aún no has jugado esto hasta el final.
numbers-rate-note = La barra es la parte ganada; en la línea fina está la parte verdadera con un 95 % de certeza.
numbers-players = { $count ->
        [one] { $count } jugador
        [many] { $count } de jugadores
       *[other] { $count } jugadores
    }
numbers-recent-won = ganada
numbers-recent-lost = perdida
