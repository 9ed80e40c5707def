# Lo que ha pasado, como frases de una historia: un mensaje por cada suceso del motor.

# Preparación y turnos
event-first_chosen = { $seat } empieza.
event-rubble_placed = { $count ->
        [one] { $count } escombro bloquea
       *[other] { $count } escombros bloquean
    } el túnel.
event-cards_drawn = { $cards ->
        [none] { $seat } robó { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[other] { $seat } robó { $count ->
            [one] una carta
           *[other] { $count } cartas
        }: { $cards }.
    }
event-deck_shuffled = { $seat } barajó sus doce cartas y puso dos bajo su ficha de descarte.
event-turn_began = Turno { $turn }: { $seat }
event-cards_left_unused = { $seat } dejó sin usar: { $cards }.
event-turn_ended = { $seat } terminó el turno.

# Torre de asedio y catapulta
event-engine_came = { $lying ->
        [yes] { $engine_capital } llegó hasta { $seat }, aún tumbada.
       *[other] { $engine_capital } llegó hasta { $seat }.
    }
event-engine_raised = { $engine_capital } quedó levantada.
event-engine_activated = ¡{ $engine_capital } se activó!
event-engine_returned = { $engine_capital } volvió a la reserva.
event-troll_revealed = Se reveló un { $troll }; fichas de trol restantes: { $left }.
event-troll_came = Un { $troll } entró en el patio de la entrada al túnel.
event-catapult_revealed = La carta de catapulta señala el hueco { $space } del tablero de mejora; cartas de catapulta restantes: { $left }.
event-space_blocked = El hueco { $space } queda bloqueado para el resto de la partida.
event-gold_lost = { $count ->
        [one] Se perdió { $count } pepita
       *[other] Se perdieron { $count } pepitas
    }; oro restante: { $left }.

# Cartas de asedio
event-orc_card_played = { $seat } jugó una carta de orco.
event-siege_revealed = La carta de asedio muestra { $siege }; cartas de asedio restantes: { $left }.
event-siege_cancelled = La carta de asedio quedó cancelada.
event-orcs_came = { $count ->
        [one] Llegó un orco
       *[other] Llegaron { $count } orcos
    } { $place_to }; orcos restantes en la reserva: { $left }.
event-orcs_marched = { $count ->
        [one] Un orco avanzó
       *[other] { $count } orcos avanzaron
    } { $start_from } { $place_to }.
event-gold_stolen = { $count ->
        [one] Un orco { $start_from } robó una pepita
       *[other] { $count } orcos { $start_from } robaron { $count } pepitas
    }; oro restante: { $left }.

# Cartas, movimiento, trabajo y túnel
event-card_laid = { $seat } jugó { $card_el }.
event-card_rested = { $seat } no hizo nada más con { $card_el }.
event-dwarf_moved = { $magic ->
        [yes] { $seat } se movió por arte de magia { $start_from } { $place_to }.
       *[other] { $seat } se movió { $start_from } { $place_to }.
    }
event-resource_placed = { $seat } colocó { $count } { $count ->
        [one] { $resource }
       *[other] { $resource_many }
    } sobre { $on }.
event-rubble_cleared = { $seat } cavó y retiró { $count ->
        [one] { $count } escombro
       *[other] { $count } escombros
    }; restantes: { $left }.
event-goblin_rubble_cleared = { $seat } cavó y retiró { $count ->
        [one] { $count } escombro
       *[other] { $count } escombros
    } del { $goblin }; restantes: { $left }.
event-section_opened = ¡La sección { $section } del túnel está completada!
event-goblin_came = De allí salió un { $goblin }.
event-goblin_left = { $how ->
        [hit] El { $goblin } fue derrotado
        [paid] El { $goblin } cobró lo suyo y se marchó
        [dug] El { $goblin } perdió sus escombros y se marchó
       *[hired] Un mercenario derrotó al { $goblin }
    }; goblins derrotados: { $beaten }.
event-resources_returned = De vuelta a los talleres: { $resources }.

# Ataques
event-attack_declared = { $mode ->
        [long] { $seat } apuntó { $target_to }.
       *[close] { $seat } atacó { $place_in }.
    }
event-dice_rolled = { $mode ->
        [long] { $seat } sacó { $faces }: { $hits ->
            [one] { $hits } ballesta
           *[other] { $hits } ballestas
        }.
       *[close] { $faces_count ->
            [0] { $seat } atacó sin dados
           *[other] { $seat } sacó { $faces }
        }: { $hits ->
            [one] { $hits } impacto
           *[other] { $hits } impactos
        }.
    }
event-orc_fell = { $count ->
        [one] Un orco fue derrotado
       *[other] { $count } orcos fueron derrotados
    } { $place_in }.
event-circle_covered = { $count ->
        [one] Quedó cubierto un círculo de { $hits }
       *[other] Quedaron cubiertos { $count } círculos de { $hits }
    } del { $troll }; círculos abiertos restantes: { $left }.
event-troll_fell = El { $troll } fue derrotado.

# Mejoras, relleno del tablero, mercenarios
event-card_removed = { $seat } retiró { $card_el } del juego.
event-upgrade_taken = { $seat } tomó { $card_el } del tablero de mejora.
event-upgrade_scrapped = Fuera del tablero de mejora: { $card_el }.
event-upgrade_placed = El hueco { $space } se rellenó con el mazo { $deck }: { $card }.
event-hired = { $seat } activó { $mercenary_al } por { $cost } de oro; oro restante: { $left }.

# El final
event-game_won = ¡Victoria! La salida está libre. Oro salvado: { $gold }.
event-game_lost = Derrota. { $reason } Goblins derrotados: { $goblins }.
