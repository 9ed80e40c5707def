# Lo que un jugador puede elegir, como orden: un mensaje por cada verbo. `$now_…` dice qué se está preguntando.
action-activate = Activa { $engine }
action-reveal = Juega una carta de orco
action-proceed = { $now_at ->
        [reveal] Que se cumpla la carta de asedio
        [tower] Que ataque la torre de asedio
        [catapult] Que ataque la catapulta
        [shot] Que ataque la catapulta
        [arrow] Que avancen los orcos
       *[other] Sigue
    }
action-hire = { $mercenary_id ->
        [cancel] Activa { $mercenary_al } ({ $cost } de oro): la carta de asedio no tiene efecto
        [catapult] Activa { $mercenary_al } ({ $cost } de oro): la catapulta no ataca
        [orcs] Activa { $mercenary_al } ({ $cost } de oro): caen todos los orcos de los talleres
        [goblin] Activa { $mercenary_al } ({ $cost } de oro): se marcha el { $goblin }
       *[troll] Activa { $mercenary_al } ({ $cost } de oro): cae el { $troll }
    }
action-take = { $card_id ->
        [unnamed] Llévate la carta del hueco { $space }
       *[other] Llévate { $card_el } (hueco { $space })
    }
action-remove = Retira { $card_el }
action-lay = { $now_kind ->
        [muster] Añade { $card_el } al ataque
       *[other] Juega { $card_el }
    }
action-move = Ve { $place_to }
action-work = { $value ->
        [0] { $resource_id ->
            [any] Trabaja el recurso del taller
           *[other] Trabaja { $material }
        }
       *[other] Trabaja { $material } ({ $value })
    }
action-put = Pon una unidad sobre { $on }
action-finish = { $now_kind ->
        [place] No pongas más
       *[other] Deja el tablero como está y termina el turno
    }
action-dig = Cava y quita { $value ->
        [one] { $value } escombro
       *[other] { $value } escombros
    }
action-dig_at = Cava y quita un escombro del { $goblin }
action-close = Ataca aquí con { $value ->
        [one] { $value } dado
       *[other] { $value } dados
    }
action-direct = Ataca aquí con { $value ->
        [one] un impacto directo (2 impactos)
       *[other] { $value } impactos directos ({ $direct } impactos)
    }
action-shoot = { $value ->
        [0] Dispara { $target_to }
        [one] Dispara { $target_to } con { $value } dado
       *[other] Dispara { $target_to } con { $value } dados
    }
action-roll = { $now_dice ->
        [0] Golpea: { $now_hits } impactos, sin dados
        [one] { $now_hits ->
            [0] Lanza { $now_dice } dado
           *[other] Lanza { $now_dice } dado (y { $now_hits } impactos aparte)
        }
       *[other] { $now_hits ->
            [0] Lanza { $now_dice } dados
           *[other] Lanza { $now_dice } dados (y { $now_hits } impactos aparte)
        }
    }
action-fell = Abate a un orco
action-cover = Cubre un círculo de { $hits } del { $troll }
action-wound = Abate al { $goblin }
action-rest = { $now_moved ->
        [yes] No hagas nada más con ella
       *[other] No hagas nada con ella
    }
action-end_turn = Termina el turno
action-scrap = Quita { $card_el } del hueco { $space }
action-fill = Rellena el hueco { $space } con el mazo { $deck }
