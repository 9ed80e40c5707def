# El informe de un experimento.
lab-report = Informe: { $name }
lab-lead = Jugado por mattock { $version } con la semilla { $seed }. Las barras finas y los números entre paréntesis son intervalos del 95 %.
lab-summary = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $decisions } decisiones.
lab-table = Las cifras
lab-players = { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
lab-players-head = Jugadores
lab-bots = Nivel
lab-games = Partidas
lab-won = ganadas
lab-won-games = partidas ganadas
lab-lost-games = partidas perdidas
lab-seat = asiento
lab-begins = orden desde quien empieza
lab-reason = Cómo terminó
lab-share-of-games = parte de todas las partidas
lab-decisions = decisiones
lab-win-rate = Con qué frecuencia ganan
lab-win-rate-note = La parte de partidas ganadas, con su intervalo del 95 %.
lab-seats = ¿Hay asientos mejores que otros?
lab-seats-note = La parte de las victorias de cada asiento entre bots de un nivel; una victoria compartida cuenta en partes. La línea discontinua es la igualdad.
lab-first = ¿Ayuda empezar?
lab-first-note = Lo mismo, contado desde quien empezó.
lab-lost = Cómo y cuándo pierden
lab-lost-note = Partidas perdidas según cuándo se perdieron.
lab-ended = Cómo y cuándo terminan las partidas
lab-ended-note = Todas las partidas según cuándo terminaron.
lab-length = Cuánto dura una partida
lab-length-note = La línea fina abarca nueve de cada diez partidas, la gruesa la mitad central; el punto es la mediana.
lab-curve = A lo largo de una partida: { $what }
lab-curve-note = La línea es la media; la banda abarca ocho de cada diez partidas. Falta el final, al que llegan pocas partidas.
lab-decisions-per-turn = A lo largo de una partida: decisiones
lab-use-offered = usado al ofrecerse
lab-use-game = usado en una partida
lab-worth = puntos porcentuales ganados de más con ello
lab-use-note = Izquierda: con qué frecuencia se usó de las veces que se ofreció. Derecha: cuánto más ganaron quienes lo usaron que quienes pudieron y no lo hicieron. Muestra lo que va junto, no cuál es la causa.
lab-use-often-note = Izquierda: con qué frecuencia se usó en una partida. Derecha: cuánto más ganaron quienes lo usaron o, donde todos lo hacen, más de lo habitual. Muestra lo que va junto, no cuál es la causa.
lab-questions = Qué se pregunta a los jugadores
lab-questions-note = Con qué frecuencia sale en una partida cada pregunta, por su nombre en los datos, y cuántas respuestas hay de media.
lab-asked = veces en una partida
lab-choices = opciones
