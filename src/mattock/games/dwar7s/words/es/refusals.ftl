# Por qué algo no se puede hacer: un mensaje por cada código del motor.
refusal-other_game = Eso es de otro juego.
refusal-game_over = La partida ha terminado.
refusal-not_now = Ahora no: toca { $asked }.
refusal-no_action_left = { $allowed ->
        [0] No te quedan acciones.
        [one] No te quedan acciones: tenías una.
       *[other] No te quedan acciones: tenías { $allowed }.
    }
refusal-card_not_in_hand = Ya no tienes { $card_plain } en la mano.
refusal-space_taken = Ya hay una carta { $side } { $card_del }.
refusal-other_name = Ese espacio se conoce como «{ $known_side } { $known_by_del }».
refusal-card_not_in_play = { $target_capital } no está a la vista en la mesa.
refusal-other_symbol = { $symbol ->
        [none] { $target_capital } tiene otro símbolo: solo se apilan símbolos iguales.
       *[other] { $target_capital } tiene { $target_symbol }, y tu carta, { $symbol }: solo se apilan símbolos iguales.
    }
refusal-never_covered = Nunca se coloca nada sobre un castillo ni sobre un monstruo.
refusal-dwarfs_on_card = { $crowd ->
        [none] Hay enanos en { $target }.
       *[other] Hay enanos en { $target }: { $crowd }.
    }
refusal-pile_empty = Tu reserva está vacía: todos tus enanos están en la mesa.
refusal-no_free_slot = { $slots ->
        [0] No hay ningún puesto libre en { $target }.
        [one] El único puesto { $target_del } está ocupado.
       *[other] Los { $slots } puestos { $target_del } están ocupados.
    }
refusal-no_dwarf_there = { $verb ->
        [ambush] No hay ningún enano en { $card }.
        [swap] { $colour } no tiene ningún enano en { $card }.
        [scare] { $colour } no tiene ningún enano en { $card }.
       *[other] No tienes ningún enano en { $card }.
    }
refusal-no_card_there = No hay ninguna carta { $side } { $card_del }.
refusal-border_closed = { $target ->
        [none] Un muro cierra el paso { $side } { $card_del }.
       *[other] Un muro cierra el paso entre { $card } y { $target }.
    }
refusal-not_ready = { $lacking ->
        [none] No hay bastantes enanos tuyos en { $target }.
        [0] { $target_capital } ya ha hecho su tarea en este turno.
        [one] { $target_capital } necesita un enano tuyo más.
       *[other] { $target_capital } necesita { $lacking } enanos tuyos más.
    }
refusal-not_on_offer = Eso no está a la venta ahora: { $goal_plain }.
refusal-too_few_gems = Comprar { $goal } cuesta { $cost }; aún necesitas { $lacks }.
refusal-no_stack = No hay nada bajo { $target }.
refusal-monster_on_top = Bajo un monstruo no se excava: antes hay que derrotar { $target_al }.
refusal-already_revealed = Tu objetivo secreto ya está revelado.
refusal-goal_not_fulfilled = { $secret_asks ->
        [none] Tu objetivo secreto aún no está cumplido.
       *[other] Aún no: { $secret } pide { $secret_asks }. Hasta ahora: { $secret_got }.
    }
refusal-ogre_not_held = No tienes { $ogre }.
refusal-no_effect = { $verb ->
        [send] No hay ningún enano enemigo en otra carta que no sea { $card }.
        [scare] El enano de { $colour } en { $card } no tiene adónde huir.
       *[play] No tendría efecto: { $ogre_idle }.
    }
refusal-same_card = { $verb ->
        [flee] El enano tiene que huir a otra carta.
       *[other] Los dos enanos están en { $card }: eso no cambia nada.
    }
refusal-own_dwarf = Ese enano es tuyo; tiene que ser uno enemigo.
refusal-out_of_reach = { $target_capital } está fuera de alcance: dos cartas como mucho, por pasos abiertos y con un puesto libre en cada una.
refusal-own_seat = No puedes robarte tus propias cartas.
refusal-no_such_player = Aquí nadie juega con el color { $colour_adjective }.
refusal-nothing_to_take = { $gem ->
        [none] { $colour } no tiene cartas de ogro.
       *[other] { $colour } no tiene { $gem_many }.
    }
refusal-nothing_to_discard = No tienes { $card_many }.
refusal-table_empty = La mesa está vacía: primero hay que colocar una carta de reino.
refusal-order_in_force = Esa ya es tu orden permanente.

# Lo que corresponde a otra parte del turno
refusal-only_in_actions = { $verb ->
        [lay] Las cartas de reino se colocan en la fase de acciones, y en este turno ya terminó.
        [stop] La fase de acciones ya terminó.
       *[other] Los enanos se ponen y se mueven en la fase de acciones, y en este turno ya terminó.
    }
refusal-ogres_wait = Las cartas de ogro se juegan en la fase de acciones: esta espera a tu próximo turno.
refusal-kingdom_kept = Las cartas de reino nunca se descartan: elige una gema o una carta de ogro.
refusal-only_at_store = { $has_gems ->
        [yes] { $dwarfs } enanos en una tienda general compran un objetivo. Para comprar { $goal } tienes todas las gemas.
       *[no] { $dwarfs } enanos en una tienda general compran un objetivo. Para comprar { $goal } te falta: { $lacks }.
    }
refusal-only_at_castle = { $dwarfs } enanos en un castillo excavan.
refusal-after_actions = Las tareas se resuelven después de las acciones: termina antes tus acciones.
refusal-only_above_limit = Las cartas se descartan al final del turno, y solo si pasan de nueve. Tienes { $held }.
