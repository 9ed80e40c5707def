# Rótulos de la escena en el navegador. Están en tablas, cartas y botones, así que son breves.
scene-board = La mesa
scene-round = Ronda { $round }
scene-points-short = PV
scene-wait = Juegan los demás
scene-over = La partida ha terminado
scene-skip-key = Cualquier tecla lo salta.
scene-skip-tap = Un toque lo salta.
scene-others-turn = Juega { $name }.
scene-you = tú
scene-last-round = { $who ->
        [you] ¡La última ronda, y tu último turno!
       *[others] { $count ->
            [one] ¡La última ronda! Aún juega { $names }.
           *[other] ¡La última ronda! Aún por jugar: { $names }.
        }
    }
scene-only-stop = No queda ninguna acción.
scene-only-resolve = Queda una tarea.
scene-only-end_turn = No queda nada por hacer: termina el turno.
scene-phase-actions = Acciones
scene-phase-resolve = Resolver
scene-phase-discard = Descartar

# Jugadores
scene-player = { $name }: { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }, objetivos { $goals } de { $end }; reino de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } que vale { $worth }; enanos listos: { $dwarfs }; cartas de ogro: { $ogres }; gemas: { $gems }; { $goals ->
        [0] cartas de reino en la mano: { $held }
       *[other] cartas de reino en la mano: { $held }; objetivos logrados: { $reached }
    }
scene-source-kingdom = Reino
scene-source-gems = Gemas
scene-source-goals = Objetivos
scene-source-trading = Comercio
scene-source-secret = Secreto
scene-source-monsters = Monstruos
scene-ogres-held = Cartas de ogro: { $count }
scene-cards-held = Cartas de reino en la mano: { $count }
scene-dwarfs-ready = Enanos listos: { $count }
scene-ready = { $count ->
        [one] { $count } listo
       *[other] { $count } listos
    }
scene-your-turn = te toca
scene-goals-of = { $count } de { $end } objetivos

# Objetivos, gemas y cartas
scene-market = Objetivos a la venta
scene-goals-left = { $count ->
        [0] ningún objetivo más
        [one] { $count } objetivo más
       *[other] { $count } objetivos más
    }
scene-lack-one = falta { $gem }
scene-lack = faltan { $count } gemas
scene-lack-none = lo tienes todo
scene-piles = Gemas que quedan
scene-hand = Mano { $held } de { $limit }
scene-secret = Objetivo secreto
scene-secret-revealed = Revelado
scene-secret-asks = Tu objetivo secreto: { $secret }, { $points } puntos por { $asks }
scene-secret-progress = { $reached } de { $asked }
scene-gives-castle = { $needs } enanos: excavar; +1 acción
scene-gives-ruby_mine = { $needs } enanos: { $gives ->
        [one] { $gives } rubí
       *[other] { $gives } rubíes
    }
scene-gives-emerald_mine = { $needs } enanos: { $gives ->
        [one] { $gives } esmeralda
       *[other] { $gives } esmeraldas
    }
scene-gives-diamond_mine = { $needs } enanos: { $gives ->
        [one] { $gives } diamante
       *[other] { $gives } diamantes
    }
scene-gives-gold_mine = { $needs } enanos: { $gives } de oro
scene-gives-tavern = { $needs } enanos: { $gives ->
        [one] { $gives } carta de ogro
       *[other] { $gives } cartas de ogro
    }
scene-gives-general_store = { $needs } enanos: una compra
scene-gives-dragon = detiene minas de su zona
scene-gives-frost_giant = hiela castillos de su zona
scene-ogre-ambush = vacía una carta
scene-ogre-brute = cambia dos enanos
scene-ogre-panic = un enano corre 1 o 2 cartas
scene-ogre-thief = roba una gema
scene-ogre-crown = toma todas las cartas de ogro
scene-depth = Una pila de { $count } cartas: mirar debajo

# Nombres en las cartas; un guion opcional (U+00AD) dice dónde puede partirse una palabra larga.
scene-name-castle = Castillo
scene-name-ruby_mine = Mina de rubíes
scene-name-emerald_mine = Mina de esmeraldas
scene-name-diamond_mine = Mina de diamantes
scene-name-gold_mine = Mina de oro
scene-name-tavern = Taberna
scene-name-general_store = Tienda general
scene-name-dragon = Dragón
scene-name-frost_giant = Gigante de escarcha

# Lo que se hace: botones
scene-actions = Acciones: { $used } de { $allowed } usadas
scene-choose = { $kind ->
        [resolve] Elige una tarea
        [trade] Elige un objetivo
        [dig] Elige una pila
        [discard] Elige qué descartas
        [space] Elige un espacio
        [turn] Gira la carta
        [steal] Elige una gema
        [rob] Elige una víctima
        [send] Elige tu enano
        [swap] Elige un enano
        [scare] Elige un enano
        [flee] Elige una carta
        [ambush] Elige una carta
       *[other] Elige carta o enano
    }
scene-sending = Un momento…
scene-cancel = Cancelar
scene-undo = Deshacer
scene-do-stop = Terminar acciones
scene-do-end_turn = Terminar el turno
scene-do-decline = Dejarlo
scene-do-reveal = Revelar el objetivo
scene-do-lay = Colocar { $card }
scene-do-place = Poner un enano
scene-do-move = Mover el enano
scene-do-play = Jugar { $ogre }
scene-do-resolve = Resolver la tarea
scene-do-resolve-all = { $count ->
        [one] Resolver la tarea
       *[other] Resolver las { $count }
    }
scene-ends-turn = así termina tu turno
scene-ends-game = así termina la partida
scene-do-reveal-points = Revelar (+{ $points })
scene-do-slay = Derrotar al monstruo
scene-do-buy = Comprar { $goal }
scene-do-dig = Excavar aquí
scene-do-discard = Descartar
scene-do-ambush = ¡Emboscada!
scene-do-send = Este enano
scene-do-swap = Cambiar de sitio
scene-do-scare = Este enano
scene-do-flee = Correr allí
scene-do-steal = Robar la gema
scene-do-rob = Quedármelas
scene-turn-right = Girar a la derecha
scene-turn-left = Girar a la izquierda
scene-fit = Ver toda la mesa
scene-castle = Ir a mi castillo
scene-nearer = Acercar
scene-farther = Alejar

# Lo que cambiaría
scene-change-worth = Reino de { $name }: de { $before } a { $after } { $after ->
        [one] punto
       *[other] puntos
    }
scene-change-score = { $name }: de { $before } a { $after } { $after ->
        [one] punto
       *[other] puntos
    }
scene-change-cards = { $before } → { $after } { $after ->
        [one] carta
       *[other] cartas
    }
scene-change-closed = { $count ->
        [one] cierra { $count } paso
       *[other] cierra { $count } pasos
    }
scene-change-opened = { $count ->
        [one] abre { $count } paso
       *[other] abre { $count } pasos
    }
scene-change-goals = { $before } → { $after } { $after ->
        [one] objetivo
       *[other] objetivos
    }
scene-change-last = Con esto empieza la última ronda
scene-change-over = Con esto termina la partida
scene-change-goal = { $secret }: cumplido
scene-change-actions = { $before } → { $after } { $after ->
        [one] acción
       *[other] acciones
    }
scene-change-silent = { $card } se detiene
scene-change-frozen = { $card } se hiela
scene-change-idle = { $card } no puede excavar
scene-change-freed = { $card } queda libre
scene-change-silent-many = { $count } minas se detienen
scene-change-frozen-many = { $count } castillos se hielan
scene-change-idle-many = { $count } castillos no pueden excavar
scene-change-freed-many = { $count } cartas quedan libres
scene-change-ready = { $card }: todo listo
scene-change-crew = { $there } de { $needs } enanos
scene-change-trophy = { $points } puntos al derrotarlo
scene-change-stopped = { $monster } la detiene
scene-change-undug = { $monster } le impide excavar
scene-change-overflow = { $count ->
        [one] Te sobraría { $count } carta en la mano
       *[other] Te sobrarían { $count } cartas en la mano
    }
scene-wasted = { $card }: { $why }
scene-change-buried = { $card } queda debajo
scene-change-surfaced = { $card } sale arriba
scene-change-price = cuesta { $gems }
scene-change-walk = { $name }: { $from } → { $to }
scene-change-gains = da { $gems }
scene-change-spoils = da { $count ->
        [one] { $count } carta de ogro
       *[other] { $count } cartas de ogro
    }
scene-change-ogres = { $name }: { $before } → { $after } { $after ->
        [one] carta de ogro
       *[other] cartas de ogro
    }
scene-change-home = { $name }: { $count ->
        [one] { $count } enano vuelve a casa
       *[other] { $count } enanos vuelven a casa
    }

# La mesa como lista
scene-outline = Todas las zonas y cartas
scene-area = Zona { $number }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
scene-area-kingdom = Zona { $number }, reino de { $names }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } por valor de { $worth ->
        [one] { $worth } punto
       *[other] { $worth } puntos
    }
scene-stack = { $card }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, enanos tuyos: { $mine } de { $needs } necesarios, puestos libres: { $free }
scene-stack-seen = { $card }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, enanos necesarios: { $needs }, puestos libres: { $free }
scene-stack-crowd = Enanos: { $crowd }
scene-stack-high = Debajo: { $cards }
scene-neighbour-open = { $side }: { $card }, abierto
scene-neighbour-closed = { $side }: { $card }, con muro
scene-side-open = { $side }: aún nada, abierto
scene-side-closed = { $side }: aún nada, con muro
scene-spell-silent = Un dragón la detiene.
scene-spell-frozen = Un gigante de escarcha lo hiela: sin acción extra, sin excavar.
scene-spell-idle = Un dragón le impide excavar.
scene-stack-blocked = Otros ocupan los puestos que necesitarías para derrotarlo.
scene-empty = La mesa está vacía.

# El final
scene-end-won = Gana { $names }
scene-end-shared = { $names } comparten la victoria
scene-end-you = ¡Ganas tú!
scene-end-round = Terminó tras la ronda { $round }.
scene-end-by = { $source ->
        [kingdom] Decidió el reino
        [gems] Decidieron las gemas
        [trading] Decidió el comercio
        [secret] Decidió el objetivo secreto
       *[monsters] Decidieron los monstruos derrotados
    }: { $points } frente a { $others } de { $other }.
scene-end-score = Puntuación final

# Qué son las cosas, para quien pregunta
scene-said-pile = En la reserva: { $gems }. { $gem ->
        [emerald] Las minas las sacan; los objetivos comerciales las devuelven.
        [gold] Las minas lo sacan; los objetivos comerciales lo devuelven.
       *[other] Las minas los sacan; los objetivos comerciales los devuelven.
    }
scene-said-actions = Acciones de este turno: { $used } de { $allowed } usadas. Lo normal son tres; el castillo propio da una cuarta, si ningún gigante de escarcha lo hiela.
scene-said-field = Aquí crecen los reinos. Arrastra la mesa para moverla; la rueda o dos dedos la acercan.

# La orden permanente del objetivo secreto para los turnos de los demás (D8.2)
scene-order-title = Orden permanente
scene-order = Si tu objetivo secreto se cumple en el turno de otra persona
scene-order-name = Orden permanente para los turnos de los demás: { $order ->
        [keep] guardar tu objetivo secreto aunque se cumpla
       *[reveal] revelar tu objetivo secreto en cuanto se cumpla
    }
scene-order-when = En otros turnos:
scene-order-short-reveal = revelarlo
scene-order-short-keep = guardarlo
scene-order-reveal = Revelarlo en el acto
scene-order-keep = Guardarlo
scene-order-means-reveal = Cuenta desde ese momento para siempre, y todos lo ven. Si está cumplido al terminar tu turno, se revela al empezar el siguiente.
scene-order-means-keep = Sigue en secreto hasta que lo reveles en un turno tuyo o la partida termine mientras se cumple.
scene-order-unseen = Nadie más sabe lo que eliges.
scene-order-pending = Fijada: va con tu próxima acción, y nadie más lo nota.
scene-order-not-now = Puedes cambiarla en tu propio turno.
scene-order-done = Listo
scene-choose-first = Coloca una carta de reino
