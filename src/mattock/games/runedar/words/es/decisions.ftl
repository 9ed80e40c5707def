# Lo que se pregunta: un mensaje por cada tipo de decisión; `.goal` es lo mismo en pocas palabras, tras «toca».
decision-engines = ¿Qué activas ahora?
    .goal = activar la torre de asedio y la catapulta
decision-orcs = Las cartas de orco van primero.
    .goal = jugar las cartas de orco
decision-cards = ¿Qué haces?
    .goal = jugar una carta o terminar el turno
decision-pause = { $at ->
        [reveal] ¿Intervienes antes de resolver esta carta de asedio?
        [tower] ¿Intervienes antes de que se active la torre de asedio?
        [catapult] ¿Intervienes antes de que se active la catapulta?
        [shot] ¿Intervienes antes de que se active la catapulta?
       *[arrow] ¿Intervienes antes de que avancen los orcos?
    }
    .goal = activar a un mercenario, tomar una mejora o seguir
decision-take = ¿Qué carta retiras a cambio? Tomas { $card_el }.
    .goal = retirar una carta a cambio de la mejora
decision-use = { $moved ->
        [yes] ¿Y tras el movimiento mágico?
       *[other] ¿Qué haces con { $card_el }?
    }
    .goal = usar la carta recién jugada
decision-place = ¿Dónde va { $resource_el }? Por colocar: { $left }.
    .goal = colocar los recursos
decision-dig = ¿De qué goblin retiras escombros? Fuerza restante: { $left }.
    .goal = cavar entre los escombros de un goblin
decision-muster = { $mode ->
        [long] Apuntas { $target_to }. ¿Más cartas, o lanzas?
       *[close] Atacas { $target_in }. ¿Más cartas, o lanzas?
    }
    .goal = añadir cartas al ataque o lanzar los dados
decision-join = ¿Con qué símbolo sumas { $card_el } al ataque?
    .goal = decir cómo se suma la carta al ataque
decision-share = { $mode ->
        [long] Tirada: { $faces }. Ballestas por repartir: { $hits }.
       *[close] Tirada: { $faces }. Impactos por repartir: { $hits }.
    }
    .goal = repartir los impactos
decision-refill = { $done ->
        [yes] El tablero de mejora está relleno: tu turno puede terminar.
       *[other] Estás en la cámara central: ¿rellenas el tablero de mejora?
    }
    .goal = rellenar el tablero de mejora o terminar el turno
