# Por qué algo no se puede hacer: un mensaje por cada código del motor.
refusal-other_game = Eso es de otro juego.
refusal-game_over = La partida ha terminado.
refusal-not_now = Ahora no: toca { $asked }.
refusal-engine_not_due = { $engine_capital } no se activa en este turno, o ya se ha activado.
refusal-card_not_in_hand = No tienes { $card_el } en la mano.
refusal-orc_card = Una carta de orco no se puede jugar así ni retirar.
refusal-no_such_symbol = La carta no muestra eso.
refusal-same_place = Tu enano ya está ahí.
refusal-too_far = Demasiado lejos: se mueve como mucho dos pasos.
refusal-already_moved = La carta ya ha movido a tu enano.
refusal-not_in_workshop = Tu enano no está en el taller adecuado: la madera se trabaja en la carpintería, la piel en la peletería y el metal en la fundición.
refusal-orc_in_workshop = Hay un orco en el taller: ahí no trabaja nadie.
refusal-workshop_empty = El taller está vacío.
refusal-nothing_needs_it = Ni las mejoras ni los goblins necesitan ese recurso.
refusal-does_not_need_it = Ahí no hace falta ese recurso.
refusal-not_in_courtyard = Tu enano no está en el patio de la entrada al túnel.
refusal-nothing_to_dig = Ahí no hay escombros.
refusal-enemy_in_courtyard = Un goblin o un trol bloquea el túnel.
refusal-no_rubble_there = Ese goblin no tiene escombros.
refusal-no_foe_here = Aquí no hay nadie a quien atacar.
refusal-not_on_tower = Los ataques a distancia se hacen desde una torre.
refusal-out_of_range = Eso no está al alcance de esta torre.
refusal-nothing_to_hit = Ahí no hay nada que atacar.
refusal-no_orc_there = Ahí no hay ningún orco.
refusal-too_few_hits = Para eso hace falta más de lo que queda.
refusal-no_such_troll = Ese trol no está ahí.
refusal-no_such_circle = Ese trol no tiene abierto ningún círculo así.
refusal-no_hit_goblin = Ahí no hay ningún goblin al que se pueda atacar.
refusal-no_card_there = En el hueco { $space } no hay ninguna carta.
refusal-not_finished = Sin completar: { $card_el }. Aún hace falta: { $needs }.
refusal-no_card_to_remove = No tienes ninguna carta que puedas retirar a cambio.
refusal-space_taken = En el hueco { $space } ya hay una carta.
refusal-space_blocked = La catapulta ha bloqueado el hueco { $space }.
refusal-deck_empty = El mazo { $deck } está vacío.
refusal-filling_begun = Una vez que se empieza a rellenar, ya no se retira nada.
refusal-already_hired = Cada mercenario ayuda una vez por partida, y { $mercenary } ya lo ha hecho.
refusal-too_little_gold = El precio es { $cost } de oro, y debe quedar una pepita; oro que queda: { $gold }.
refusal-no_effect = { $lacking ->
        [orc] No hay ningún orco en los talleres.
        [goblin] No hay ningún goblin en el patio de la entrada al túnel.
        [troll] No hay ningún trol en el patio de la entrada al túnel.
       *[change] Esta carta de asedio no cambia nada.
    }
refusal-no_moment = { $mercenary_id ->
        [cancel] No es el momento: el explorador ayuda solo cuando se acaba de revelar una carta de asedio.
       *[other] No es el momento: el cortacuerdas ayuda solo en la pausa justo antes de que una catapulta surta efecto.
    }
