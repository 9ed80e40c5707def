# Lo que un jugador puede elegir, como orden: un mensaje por cada verbo. `$now_…` dice qué se está preguntando.
action-activate = Activa { $engine }
action-reveal = Juega una carta de orco
action-proceed = { $now_at ->
        [reveal] Resuelve la carta de asedio
        [tower] No intervengas
        [catapult] No intervengas
        [shot] No intervengas
        [arrow] Que avancen los orcos
       *[other] Sigue
    }
action-hire = { $mercenary_id ->
        [cancel] Activa { $mercenary_al } ({ $cost } de oro): la carta de asedio no tiene efecto
        [catapult] Activa { $mercenary_al } ({ $cost } de oro): no se revela carta de catapulta
        [orcs] Activa { $mercenary_al } ({ $cost } de oro): derrota a todos los orcos de los talleres
        [goblin] Activa { $mercenary_al } ({ $cost } de oro): derrota al { $goblin }
       *[troll] Activa { $mercenary_al } ({ $cost } de oro): derrota al { $troll }
    }
action-take = { $card_id ->
        [unnamed] Toma la carta del hueco { $space }
       *[other] Toma { $card_el }
    }
action-remove = Retira { $card_el } del juego
action-lay = { $now_kind ->
        [muster] Añade { $card_el } al ataque
       *[other] Juega { $card_el }
    }
action-move = Muévete { $place_to }
action-work = { $value ->
        [0] { $resource_id ->
            [any] Trabaja el recurso del taller
           *[other] Trabaja { $material }
        }
       *[other] Trabaja { $material } ({ $value })
    }
action-put = Coloca una unidad sobre { $on }
action-finish = { $now_kind ->
        [place] No coloques más
       *[other] Deja el tablero de mejora como está y termina el turno
    }
action-dig = Cava y retira { $value ->
        [one] { $value } escombro
       *[other] { $value } escombros
    }
action-dig_at = Cava y retira un escombro del { $goblin }
action-close = Ataca cuerpo a cuerpo con { $value ->
        [one] { $value } dado
       *[other] { $value } dados
    }
action-direct = Ataca cuerpo a cuerpo con { $direct ->
        [0] impactos directos
       *[other] { $direct } impactos directos
    }
action-shoot = { $value ->
        [0] Ataca a distancia { $target_to }
        [one] Ataca a distancia { $target_to } con { $value } dado
       *[other] Ataca a distancia { $target_to } con { $value } dados
    }
action-roll = { $now_dice ->
        [0] Ataca: { $now_hits } impactos directos, sin dados
        [one] { $now_hits ->
            [0] Lanza { $now_dice } dado
           *[other] Lanza { $now_dice } dado (y { $now_hits } impactos directos)
        }
       *[other] { $now_hits ->
            [0] Lanza { $now_dice } dados
           *[other] Lanza { $now_dice } dados (y { $now_hits } impactos directos)
        }
    }
action-fell = Derrota a un orco
action-cover = Cubre un círculo de { $hits } del { $troll }
action-wound = Derrota al { $goblin }
action-rest = { $now_moved ->
        [yes] No hagas nada más con ella
       *[other] No hagas nada con ella
    }
action-end_turn = Termina el turno
action-scrap = Retira { $card_el } del tablero de mejora
action-fill = Rellena el hueco { $space } con el mazo { $deck }
