# Consejo para la fortaleza: lo que una acción vale para todos, y por qué. El motivo sigue a «porque».
advice-line = { $action }: { $chance } % de posibilidades de salir, porque { $reason }.
advice-plan = { $action }, luego «{ $then }»
advice-part-victory = puede llevar fuera ahora mismo
advice-part-survival = puede evitar el final
advice-part-no_less = nada promete claramente más
advice-part-only = no se puede hacer otra cosa
advice-part-gold = { $way ->
        [guard] mantiene el oro en la cámara central
        [spare] cuesta menos oro
       *[gain] salva oro
    }
advice-part-orcs = { $way ->
        [guard] contiene a los orcos
        [spare] deja que se acerquen menos orcos
       *[gain] reduce el número de orcos
    }
advice-part-engines = { $way ->
        [guard] mantiene lejos la catapulta y la torre de asedio
        [spare] da menos margen a la catapulta y a la torre de asedio
       *[gain] resta fuerza a la catapulta y a la torre de asedio
    }
advice-part-trolls = { $way ->
        [guard] mantiene a raya a los troles
        [spare] da menos margen a los troles
       *[gain] inflige daño a los troles
    }
advice-part-tunnel = { $way ->
        [guard] mantiene libre el camino a los escombros
        [spare] deja menos bloqueado el camino a los escombros
       *[gain] hace avanzar el túnel
    }
advice-part-goblins = { $way ->
        [guard] impide que los goblins estorben
        [spare] deja que los goblins estorben menos
       *[gain] acerca la derrota de los goblins
    }
advice-part-deck = { $way ->
        [guard] conserva buenas cartas en los mazos
        [spare] quita menos a los mazos
       *[gain] mejora los mazos
    }
advice-part-board = { $way ->
        [guard] conserva lo que hay en el tablero de mejora
        [spare] quita menos al tablero de mejora
       *[gain] acerca las mejoras
    }
advice-part-time = { $way ->
        [guard] no pierde tiempo
        [spare] pierde menos tiempo
       *[gain] gana tiempo frente al asedio
    }
advice-part-place = { $way ->
        [guard] deja al enano donde hay algo que hacer
        [spare] aleja menos al enano del trabajo
       *[gain] lleva al enano a donde hay algo que hacer
    }
