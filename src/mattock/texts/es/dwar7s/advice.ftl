# Consejo en la mesa: la probabilidad de ganar, el puesto que cabe esperar, y por qué. El motivo sigue a «porque».
advice-line = { $action }: { $chance } % de ganar, puesto { $rank }, porque { $reason } (pensado { $visits ->
        [one] una vez
       *[other] { $visits } veces
    }).
advice-plan = { $action }, luego «{ $then }»
advice-part-victory = puede ganar la partida ahora mismo
advice-part-survival = puede impedir que otro gane ahora
advice-part-no_less = es de lo que más promete
advice-part-only = no se puede hacer otra cosa
advice-part-goals = { $way ->
        [hinder] aleja de { $seat } un objetivo comercial
        [guard] mantiene un objetivo comercial a tu alcance
       *[gain] da puntos con objetivos comerciales
    }
advice-part-race = { $way ->
        [hinder] deja a { $seat } más lejos del próximo objetivo
        [guard] mantiene cerca el próximo objetivo
       *[gain] acerca el próximo objetivo
    }
advice-part-secret = { $way ->
        [hinder] deja a { $seat } más lejos de un objetivo secreto
        [guard] mantiene tu objetivo secreto a tu alcance
       *[gain] acerca tu objetivo secreto
    }
advice-part-gems = { $way ->
        [hinder] cuesta gemas a { $seat }
        [guard] conserva tus gemas
       *[gain] te da gemas
    }
advice-part-kingdom = { $way ->
        [hinder] resta valor al reino de { $seat }
        [guard] conserva el valor de tu reino
       *[gain] da más valor a tu reino
    }
advice-part-monsters = { $way ->
        [hinder] impide que { $seat } venza a un monstruo
        [guard] mantiene un monstruo a tu alcance
       *[gain] da puntos por monstruos vencidos
    }
advice-part-dwarfs = { $way ->
        [hinder] mantiene ocupados a los enanos de { $seat }
        [guard] mantiene enanos disponibles
       *[gain] pone a trabajar a tus enanos
    }
advice-part-ogres = { $way ->
        [hinder] cuesta cartas de ogro a { $seat }
        [guard] conserva tus cartas de ogro
       *[gain] te da cartas de ogro
    }
advice-part-actions = { $way ->
        [hinder] cuesta acciones a { $seat }
        [guard] conserva tus acciones
       *[gain] te da más acciones
    }
advice-part-turn = { $way ->
        [hinder] quita a { $seat } la ventaja del turno
        [guard] conserva la ventaja de tu turno
       *[gain] aprovecha que es tu turno
    }
