# Lo que un jugador puede elegir, como orden: un mensaje por cada verbo. `$now_…` dice qué se está preguntando.
action-stop = { $left ->
        [0] Sigue y resuelve las tareas
        [one] Para aquí: { $left } acción sin usar
       *[other] Para aquí: { $left } acciones sin usar
    }
action-reveal = { $secret ->
        [none] Revela tu objetivo secreto
       *[other] Revela tu objetivo secreto: { $secret }
    }
action-end_turn = Termina el turno
action-lay = Coloca { $card_plain }
action-turn = { $walls ->
        [none] { $turn ->
            [0] Déjala como está
            [1] Un cuarto de vuelta en sentido horario
            [2] Media vuelta
           *[3] Un cuarto de vuelta en sentido antihorario
        }
       *[other] Muros: { $walls }
    }
action-place = { $needs ->
        [0] Pon un enano en { $target }
       *[other] Pon un enano en { $target } (hay { $mine } de { $needs })
    }
action-move = { $target ->
        [none] Mueve un enano { $side } desde { $card }
       *[other] { $needs ->
            [0] Mueve un enano { $side } desde { $card } hasta { $target }
           *[other] Mueve un enano { $side } desde { $card } hasta { $target } (hay { $mine } de { $needs })
        }
    }
action-play = Juega { $ogre }: { $ogre_deed }
action-resolve = { $card_task }
action-buy = { $goal_points ->
        [0] Compra { $goal }
        [one] Compra { $goal } por { $goal_price } ({ $goal_points } punto)
       *[other] Compra { $goal } por { $goal_price } ({ $goal_points } puntos)
    }
action-decline = { $now_kind ->
        [trade] No compres nada
       *[other] Deja todas las pilas como están
    }
action-dig = { $emerging ->
        [none] Excava bajo { $target }
       *[other] Excava bajo { $target }: sale a la luz { $emerging }
    }
action-discard = Descarta { $card_one }
action-beside = { $where_capital }
action-cover = Sobre { $on }
action-ambush = { $crowd ->
        [none] Emboscada en { $card }
       *[other] Emboscada en { $card }: { $crowd }
    }
action-send = Tu enano en { $card }
action-swap = Un enano de { $colour } en { $card }
action-scare = Un enano de { $colour } en { $card }
action-flee = Huye { $target_al }
action-steal = Roba { $gem_one } a { $colour }
action-rob = { $spoils ->
        [0] Quédate con las cartas de ogro de { $colour }
        [one] Quédate con la carta de ogro de { $colour }
        [2] Quédate con las dos cartas de ogro de { $colour }
       *[other] Quédate con las { $spoils } cartas de ogro de { $colour }
    }
action-order = { $order ->
        [keep] En los turnos de los demás, guarda tu objetivo secreto aunque se cumpla
       *[reveal] En los turnos de los demás, revela tu objetivo secreto en cuanto se cumpla
    }
