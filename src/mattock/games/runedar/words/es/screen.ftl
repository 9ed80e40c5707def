# El dibujo de la fortaleza y lo que hay al lado. Breve: cada sitio tiene unas diez columnas.
screen-gold = { $count } de oro
screen-orcs = { $count ->
        [one] { $count } orco
       *[other] { $count } orcos
    }
screen-rubble = { $count ->
        [one] { $count } escombro
       *[other] { $count } escombros
    }
screen-goblin-named = goblin { $level }: { $needs }
screen-goblin-any = goblin { $level }: { $any } de cualquier tipo
screen-goblin-rubble = goblin { $level }: { $rubble ->
        [one] { $rubble } escombro
       *[other] { $rubble } escombros
    }
screen-goblin-hits = goblin { $level }: círculo ({ $hits })
screen-troll = trol: círculos { $circles }
screen-tunnel = Túnel
screen-sections = { $open } de { $all } completadas
screen-engine-reserve = en la reserva
screen-engine-ready = con { $seat }
screen-engine-lying = tumbada { $seat }

# Las cinco maneras de perder
screen-meters = Si algo se agota, todo está perdido
meter-gold = oro
meter-siege_left = cartas de asedio
meter-orc_reserve = orcos en reserva
meter-troll_tiles_left = fichas de trol
meter-catapult_cards_left = cartas de catapulta
screen-arrow = { $count ->
        [0] Una flecha ahora no costaría oro.
        [one] ¡Una flecha ahora costaría { $count } pepita!
       *[other] ¡Una flecha ahora costaría { $count } pepitas!
    }
screen-wave = oleada { $wave } de 5

# El tablero de mejora, los mercenarios, las manos
screen-board = Tablero de mejora (puesto/pedido)
screen-decks = Mazos: amarillo { $yellow }, gris { $grey }, rojo { $red }
screen-space-empty = vacío
screen-space-blocked = bloqueado
screen-space-finished = ¡completada!
screen-laid = { $resource } { $laid }/{ $wanted }
screen-hires = Mercenarios
screen-hire-short = { $mercenary } ({ $price })
screen-price = { $cost } oro
screen-hired = se activó
screen-hand = Mano de { $seat }
screen-hand-hidden = Los demás (mano + mazo de robo)
screen-hand-count = { $seat } { $hand }+{ $deck }
screen-usable = { $deed }*
screen-turn = Turno { $turn }: { $seat }
screen-over = La partida ha terminado

terminal-help-signs =
    En el dibujo, » es el enano que tiene el turno; los marcos que se tocan están a
    un paso.
    En la mano, * señala lo que una carta podría hacer ahora mismo; todas permiten
    mover.
    (2) es un círculo abierto que exige dos impactos; x, uno ya cubierto.
