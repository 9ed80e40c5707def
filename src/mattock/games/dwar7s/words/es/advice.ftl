# Consejo en la mesa: la probabilidad de ganar, la posición que cabe esperar, y por qué. El motivo sigue a «porque».
advice-line = { $action }: { $chance } % de ganar, posición { $rank }, porque { $reason }.
advice-plan = { $action }, luego «{ $then }»
advice-part-victory = puede ganar la partida ahora mismo
advice-part-survival = puede impedir que otro gane ahora
advice-part-no_less = nada promete claramente más
advice-part-only = no se puede hacer otra cosa
advice-part-goals = { $way ->
        [hinder] aleja de { $seat } un objetivo comercial
        [guard] mantiene un objetivo comercial a tu alcance
        [spare] te cuesta menos puntos de objetivos comerciales
        [slow] deja a { $seat } menos puntos con objetivos comerciales
       *[gain] da puntos con objetivos comerciales
    }
advice-part-race = { $way ->
        [hinder] deja a { $seat } más lejos del próximo objetivo
        [guard] mantiene cerca el próximo objetivo
        [spare] te aleja menos del próximo objetivo
        [slow] acerca menos a { $seat } al próximo objetivo
       *[gain] acerca el próximo objetivo
    }
advice-part-secret = { $way ->
        [hinder] deja a { $seat } más lejos de un objetivo secreto
        [guard] mantiene tu objetivo secreto a tu alcance
        [spare] te aleja menos de tu objetivo secreto
        [slow] acerca menos a { $seat } a un objetivo secreto
       *[gain] acerca tu objetivo secreto
    }
advice-part-gems = { $way ->
        [hinder] cuesta gemas a { $seat }
        [guard] conserva tus gemas
        [spare] te cuesta menos gemas
        [slow] deja a { $seat } menos gemas
       *[gain] te da gemas
    }
advice-part-kingdom = { $way ->
        [hinder] resta valor al reino de { $seat }
        [guard] conserva el valor de tu reino
        [spare] quita menos valor a tu reino
        [slow] deja menos valor al reino de { $seat }
       *[gain] da más valor a tu reino
    }
advice-part-monsters = { $way ->
        [hinder] impide que { $seat } derrote a un monstruo
        [guard] mantiene un monstruo a tu alcance
        [spare] te cuesta menos puntos por monstruos derrotados
        [slow] deja a { $seat } menos puntos por monstruos derrotados
       *[gain] da puntos por monstruos derrotados
    }
advice-part-dwarfs = { $way ->
        [hinder] mantiene ocupados a los enanos de { $seat }
        [guard] mantiene enanos disponibles
        [spare] deja más enanos tuyos trabajando o disponibles
        [slow] deja menos que hacer a los enanos de { $seat }
       *[gain] pone a trabajar a tus enanos
    }
advice-part-ogres = { $way ->
        [hinder] cuesta cartas de ogro a { $seat }
        [guard] conserva tus cartas de ogro
        [spare] te cuesta menos cartas de ogro
        [slow] deja a { $seat } menos cartas de ogro
       *[gain] te da cartas de ogro
    }
advice-part-actions = { $way ->
        [hinder] cuesta acciones a { $seat }
        [guard] conserva tus acciones
        [spare] te cuesta menos acciones
        [slow] deja a { $seat } menos acciones
       *[gain] te da más acciones
    }
advice-part-turn = { $way ->
        [hinder] quita a { $seat } la ventaja del turno
        [guard] conserva la ventaja de tu turno
        [spare] desperdicia menos tu turno
        [slow] deja a { $seat } menos ventaja del turno
       *[gain] aprovecha que es tu turno
    }
