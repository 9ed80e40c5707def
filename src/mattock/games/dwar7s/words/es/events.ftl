# Lo que ha pasado, como frases de una historia: un mensaje por cada suceso del motor.

# Preparación y turnos
event-first_chosen = { $seat } empieza.
event-secret_dealt = { $secret ->
        [none] { $seat } recibió un objetivo secreto.
       *[other] { $secret_asks ->
            [none] { $seat } recibió un objetivo secreto: { $secret }.
           *[other] { $seat } recibió un objetivo secreto: { $secret } ({ $secret_asks }).
        }
    }
event-goal_offered = { $goal_points ->
        [0] A la venta: { $goal_plain }
        [one] A la venta: { $goal_plain } por { $goal_price } ({ $goal_points } punto)
       *[other] A la venta: { $goal_plain } por { $goal_price } ({ $goal_points } puntos)
    }; objetivos restantes en el mazo: { $left }.
event-turn_began = Ronda { $round }: { $seat }
event-actions_ended = { $used ->
        [0] { $seat } no gastó ninguna acción.
        [one] { $seat } gastó una acción.
       *[other] { $seat } gastó { $used } acciones.
    }
event-turn_ended = { $seat } terminó el turno.

# Cartas y enanos
event-card_laid = { $covered ->
        [none] { $site_id ->
            [empty] { $seat } colocó { $card_plain } en la mesa vacía.
            [none] { $seat } colocó { $card_plain }.
           *[other] { $seat } colocó { $card_plain } { $site }.
        }
       *[other] { $seat } colocó { $card_plain } sobre { $covered }.
    }
event-card_covered = { $card_capital } queda debajo.
event-dwarf_placed = { $count ->
        [none] { $seat } puso un enano en { $card }.
       *[other] { $seat } puso { $count } enanos en { $card }.
    }
event-dwarf_moved = { $seat } movió un enano { $start_del } { $card_al }.
event-dwarfs_returned = { $count ->
        [one] Un enano de { $owner } volvió a casa desde { $card }.
       *[other] { $count } enanos de { $owner } volvieron a casa desde { $card }.
    }

# Tareas
event-card_resolved = { $count ->
        [none] { $seat } tenía bastantes enanos en { $card }.
        [one] Un enano de { $seat } volvió a casa desde { $card }.
       *[other] { $count } enanos de { $seat } volvieron a casa desde { $card }.
    }
event-task_failed = No sirvió de nada: { $why }.
event-gems_taken = { $seat } consiguió { $amount }; { $gem_many } en la reserva: { $left }.
event-ogres_shuffled = El mazo de ogros estaba vacío; se baraja de nuevo: { $ogres }.
event-ogre_drawn = { $ogre ->
        [none] { $seat } robó una carta de ogro
       *[other] { $seat } robó una carta de ogro, { $ogre }
    }; cartas de ogro restantes en el mazo: { $left }.
event-gems_paid = { $seat } pagó { $amount }; { $gem_many } en la reserva: { $left }.
event-goal_bought = { $paid ->
        [none] ¡{ $seat } compró { $goal }!
       *[other] ¡{ $seat } pagó { $paid } y compró { $goal }!
    }
event-task_declined = { $seat } lo dejó estar.
event-stack_dug = { $seat } excavó: { $buried } pasó al fondo de su pila, y salió a la luz { $card }.
event-monster_defeated = ¡{ $seat } derrotó { $card_al }!
event-card_uncovered = { $card_capital } vuelve a estar en juego.

# Objetivos secretos, cartas de ogro, descartes
event-secret_revealed = { $secret_asks ->
        [none] ¡{ $seat } reveló un objetivo secreto: { $secret }!
       *[other] ¡{ $seat } reveló un objetivo secreto: { $secret } ({ $secret_asks })!
    }
event-ogre_played = { $seat } jugó { $ogre }.
event-dwarfs_swapped = El enano de { $seat } en { $start } y el enano de { $owner } en { $card } cambiaron de sitio.
event-dwarf_fled = Un enano de { $owner } huyó { $start_del } { $card_al }.
event-gem_stolen = { $seat } robó { $gem_one } a { $victim }.
event-ogres_taken = { $ogres ->
        [none] { $count ->
            [one] { $seat } se quedó con la carta de ogro de { $victim }.
            [2] { $seat } se quedó con las dos cartas de ogro de { $victim }.
           *[other] { $seat } se quedó con las { $count } cartas de ogro de { $victim }.
        }
       *[other] { $seat } se quedó con todas las cartas de ogro de { $victim }: { $ogres }.
    }
event-ogres_lost = { $ogres ->
        [none] { $count ->
            [one] { $victim } perdió su carta de ogro, que pasó a { $seat }.
            [2] { $victim } perdió sus dos cartas de ogro, que pasaron a { $seat }.
           *[other] { $victim } perdió sus { $count } cartas de ogro, que pasaron a { $seat }.
        }
       *[other] { $victim } perdió todas sus cartas de ogro, que pasaron a { $seat }: { $ogres }.
    }
event-gem_discarded = { $seat } tenía demasiadas cartas y devolvió { $gem_one }.
event-ogre_discarded = { $seat } tenía demasiadas cartas y descartó { $ogre_one }.

# El final
event-end_triggered = { $goals ->
        [one] { $seat } ha alcanzado { $goals } objetivo: esta es la última ronda.
       *[other] { $seat } ha alcanzado { $goals } objetivos: esta es la última ronda.
    }
event-game_ended = { $reason } La partida termina tras la ronda { $round }.
event-scored = { $score ->
        [one] { $seat }: { $score } punto
       *[other] { $seat }: { $score } puntos
    }; { $kingdom ->
        [0] sin reino
        [one] un reino de { $kingdom } carta
       *[other] un reino de { $kingdom } cartas
    }, { $dwarfs ->
        [one] { $dwarfs } enano
       *[other] { $dwarfs } enanos
    } en la mesa.
