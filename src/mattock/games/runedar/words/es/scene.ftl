# Lo que está escrito en la mesa del navegador: rótulos cortos, que caben sobre las cosas.

# Los nombres en el dibujo
scene-place-central_chamber = Cámara central
scene-place-carpenters = Carpintería
scene-place-tannery = Peletería
scene-place-foundry = Fundición
scene-place-carpenters_wall = Muro de la carpintería
scene-place-tannery_wall = Muro de la peletería
scene-place-foundry_wall = Muro de la fundición
scene-place-carpenters_outside = Exterior del muro
scene-place-tannery_outside = Exterior del muro
scene-place-foundry_outside = Exterior del muro
scene-place-tunnel_courtyard = Patio de la entrada al túnel
scene-place-tunnel_tower = Torre del túnel
scene-place-second_tower = Segunda torre
scene-place-third_tower = Tercera torre

# En el teléfono hay menos sitio
scene-short-central_chamber = Cámara
scene-short-tunnel_courtyard = Patio
scene-short-carpenters_outside = Exterior
scene-short-tannery_outside = Exterior
scene-short-foundry_outside = Exterior

# Los cinco medidores: si uno se llena, todo está perdido
scene-meter-orcs = Orcos
scene-meter-trolls = Troles
scene-meter-siege = Asedio
scene-meter-stones = Catapulta
scene-meter-gold = Oro
scene-meter-count = { $now } / { $full }
scene-meters = Cinco maneras de perder
scene-meter-told-orcs = Orcos en juego: { $now } de { $full }; con todos ellos se pierde la partida.
scene-meter-told-trolls = Fichas de trol reveladas: { $now } de { $full }; con la última se pierde la partida.
scene-meter-told-siege = Cartas de asedio reveladas: { $now } de { $full }; con la última se pierde la partida.
scene-meter-told-stones = Cartas de catapulta reveladas: { $now } de { $full }; con la última se pierde la partida.
scene-meter-told-gold = Oro que queda: { $now } de { $full }; sin oro se pierde la partida.
scene-wave = { $wave ->
        [1] La primera oleada
        [2] La segunda oleada
        [3] La tercera oleada
        [4] La cuarta oleada
       *[5] La quinta oleada
    }
scene-wave-at = { $wave } · { $difficulty }
scene-difficulty = Dificultad: { $difficulty }.

# Los jugadores y lo que los amenaza
scene-players = Enanos
scene-your-turn = Te toca
scene-on-turn = Le toca
scene-you = Tú
scene-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
scene-engine-ready = { $engine }: se activa al empezar el próximo turno de este enano
scene-engine-lying = { $engine }: aún tumbada
scene-engine-due = { $engine }: se activa ahora

# El tablero de mejora
scene-bench = Tablero de mejora
scene-space-blocked = Bloqueado
scene-space-struck = por la catapulta
scene-space-number = Hueco { $space }:
scene-space-empty = Hueco vacío
scene-space-told = { $open ->
        [0] Hueco { $space }: { $card } ({ $deeds }), completada
       *[other] Hueco { $space }: { $card } ({ $deeds }), aún por colocar: { $needs }
    }
scene-take = Tomar
scene-rescue = Salvar
scene-ask-rescue = La catapulta puede destruir una mejora completada. ¿La salvas?
scene-scrap = Retirar
scene-deck-told = Mazo { $deck }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

# Mercenarios, carta de asedio, mano
scene-hires = Mercenarios
scene-paid-off = se activó
scene-hire-told = { $name }, { $cost } de oro: { $deed }
scene-hire-gone = { $name }: carta ya activada
scene-hire-besides = { $name } ({ $cost } de oro)
scene-siege-card = Carta de asedio
scene-siege-wave = oleada { $wave }
scene-siege-orcs = { $count ->
        [one] Llega { $count } orco { $place_to }.
       *[other] Llegan { $count } orcos { $place_to }.
    }
scene-siege-tower = La torre de asedio entra en juego.
scene-siege-tower-activated = La torre de asedio ya está en juego: se activa de inmediato.
scene-siege-catapult = La catapulta entra en juego.
scene-siege-catapult-activated = La catapulta ya está en juego: se activa de inmediato.
scene-siege-arrow = Los orcos avanzan.
scene-hand = Tu mano
scene-hand-of = Mano de { $seat }
scene-orc-first = Va primero
scene-symbol-move = mover { $value }
scene-symbol-magic = a cualquier sitio
scene-dice = Dados
scene-dice-hits = { $hits ->
        [one] { $hits } impacto
       *[other] { $hits } impactos
    }
scene-dice-crossbows = { $hits ->
        [one] { $hits } ballesta
       *[other] { $hits } ballestas
    }
scene-dice-sure = +{ $hits } impactos directos
scene-dice-left = quedan { $left } por repartir

# Probabilidades antes de tirar
scene-odds = Probabilidades de derrotar
scene-odds-dice = { $dice ->
        [0] Sin dados
        [one] { $dice } dado
       *[other] { $dice } dados
    }
scene-odds-orcs = { $count ->
        [one] { $count } orco
       *[other] { $count } orcos
    }
scene-odds-troll = Trol
scene-odds-circle = Un círculo más
scene-odds-goblin = Goblin
scene-odds-all = Todos
scene-percent = { $percent } %

# El turno
scene-phases = El turno
scene-phase-engines = Máquinas
scene-phase-orcs = Cartas de orco
scene-phase-cards = Cartas de enano
scene-phase-refill = Rellenar
scene-phase-draw = Robar cartas
scene-phase-done = { $phase }: hecho
scene-phase-now = { $phase }: ahora
scene-waiting = Le toca a { $seat }
scene-watching = El asedio sigue su curso
scene-choose = Elige qué hacer
scene-choose-more = Elige qué hace la carta «{ $card }»
scene-choose-share = Elige a quién alcanzan
scene-choose-take = Elige la carta que retiras
scene-choose-join = Elige el símbolo para el ataque
scene-choose-place = Elige dónde va el recurso
scene-choose-move = Elige adónde vas
scene-choose-long = Elige a qué apuntas
scene-unused = { $count ->
        [one] { $count } carta queda sin usar. Pulsa otra vez.
       *[other] { $count } cartas quedan sin usar. Pulsa otra vez.
    }
scene-rest-short = Nada
scene-all-played = Has jugado todas tus cartas.
scene-luck = Después decide la suerte
scene-then-end = después termina tu turno
scene-attack = { $roll }: { $whom }
scene-refill-hint = Retira cartas primero: tras rellenar el primer hueco ya no se retira nada. Las mejoras amarillas son baratas; las grises, más fuertes; las rojas, las más fuertes y caras.
scene-back = Atrás
scene-end-refill = Rellenar y terminar el turno
scene-put = Coloca { $count } recursos
scene-onto = { $count } → { $what }

# Hojas de la pantalla pequeña, y el relato
scene-sheet-bench = Mejoras
scene-sheet-hire = Mercenarios
scene-sheet-log = Historia
scene-close = Cerrar
scene-log = Historia
scene-key-undo = Deshacer
scene-key-coach = Consejero
scene-key-why = ¿Por qué no?
# Long words on narrow cards may be divided here.
scene-breaks = Herra|mientas deshila|chada herra|mientas profun|didades

# Qué son las cosas de la mesa, para quien pregunte
scene-need-boot = Elige una carta con una bota y podrás ir allí.
scene-need-sword = Elige una carta con espadas, hacha o ballesta; después señala a quién atacas.
scene-said-no-attack = Esta carta no muestra ningún ataque.
scene-said-too-far = Cuerpo a cuerpo solo atacas donde está tu enano. Muévete allí primero, o elige una carta con ballesta y sube a una torre.
scene-said-goblin-resources = A este goblin no se le ataca: se va a cambio de recursos. Trabaja para él en un taller.
scene-said-goblin-rubble = A este goblin no se le ataca: se va cuando se retiran sus escombros.
scene-said-where = Ahora se puede: elige dónde.
scene-said-in-use = Esta carta está en uso: elige para qué.
scene-said-tunnel = El túnel es la salida: { $open } de { $all } secciones están completadas. Quien cava completa la siguiente, y detrás esperan goblins.
scene-said-seat = { $seat }: { $standing }. La torre de asedio o la catapulta que amenaza a alguien está junto a su nombre.
scene-said-undo = Deshace lo que has hecho. Si intervino el azar, se pregunta a los demás; si juegas en solitario, consta en las crónicas.

# Para quien escucha en vez de mirar
scene-tree = La fortaleza
scene-marks = En la fortaleza y fuera de ella
scene-field-carpenters_outside = Exterior del muro de la carpintería
scene-field-tannery_outside = Exterior del muro de la peletería
scene-field-foundry_outside = Exterior del muro de la fundición
scene-tree-nobody = nadie
scene-tree-orcs = { $count ->
        [one] { $count } orco
       *[other] { $count } orcos
    }
scene-tree-rubble = { $count ->
        [one] { $count } escombro
       *[other] { $count } escombros
    }
scene-tree-gold = { $count } de oro
scene-tree-goblin-named = goblin de nivel { $level } que aún quiere { $needs }
scene-tree-goblin-any = goblin de nivel { $level } que aún quiere { $count } de cualquier tipo
scene-tree-goblin-rubble = goblin de nivel { $level } tras { $count ->
        [one] { $count } escombro
       *[other] { $count } escombros
    }
scene-tree-goblin-hits = goblin de nivel { $level } con un círculo de { $count }
scene-tree-troll = trol con círculos abiertos { $circles }
scene-tree-place = { $place }: { $there }
scene-tree-tunnel = Túnel: { $open } de { $all } secciones completadas

# El final
scene-victory = Victoria
scene-defeat = Derrota
scene-victory-line = Aire frío, y luego el sol. La montaña se cierra sobre una fortaleza vacía.
scene-defeat-line = La sala ha caído. Antorchas ajenas van de puerta en puerta.
scene-victory-why = { $cards ->
        [one] Quedaban { $cards } carta de asedio y { $gold } de oro hasta la derrota.
       *[other] Quedaban { $cards } cartas de asedio y { $gold } de oro hasta la derrota.
    }
scene-defeat-why = { $open } de { $all } secciones del túnel completadas, { $goblins ->
        [one] { $goblins } goblin derrotado
       *[other] { $goblins } goblins derrotados
    }.
scene-chronicle = Las crónicas de Runedar
scene-number-difficulty = Dificultad
scene-number-turns = Turnos
scene-number-gold = Oro que queda
scene-number-goblins = Goblins derrotados
scene-number-siege = Cartas de asedio
scene-number-hires = Mercenarios activados
scene-number-sections = Secciones del túnel
scene-number-upgrades = Mejoras tomadas
