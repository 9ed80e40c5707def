# Lo que pasó, cómo empezó y cómo terminó, y lo que dice el consejero.
story-opening = { game-title }: { $players }, { $dice } dados cada uno; los unos { $ones }.
ones-plain = cuentan como unos
ones-wild = cuentan como cualquier cara

event-round_began = Ronda { $round }: empieza { $seat }.
event-rolled = { $roll ->
        [none] { $seat } tira { $dice } dados bajo el cubilete.
       *[other] { $seat } saca { $roll }.
    }
event-bid_made = { $seat } apuesta { $count } { $count ->
        [one] { $face }
       *[other] { $face_many }
    }.
event-doubted = { $seat } duda de { $bidder_seat }: ¿{ $count } { $count ->
        [one] { $face }
       *[other] { $face_many }
    }?
event-shown = { $seat } enseña { $roll }.
event-counted = { $found ->
        [0] No cuenta ningún dado
        [one] Cuenta { $found } dado
       *[other] Cuentan { $found } dados
    }; la apuesta era de { $count }.
event-die_lost = { $seat } pierde un dado y le quedan { $dice }.
event-game_ended = Gana { $seat }.

reason-bluff = se descubrió un farol
    .short = farol descubierto
reason-doubt = se dudó de una apuesta cierta
    .short = apuesta cierta puesta en duda
outcome-bluff = Gana { $winners }, con { $score } { $score ->
        [one] dado
       *[other] dados
    }: la última apuesta era un farol.
outcome-doubt = Gana { $winners }, con { $score } { $score ->
        [one] dado
       *[other] dados
    }: la última apuesta era cierta.

advice-line = { $action }: { $chance } % de ganar, posición { $rank }, porque { $reason } (pensado { $visits ->
        [one] una vez
       *[other] { $visits } veces
    }).
advice-plan = { $action }, luego «{ $then }»
advice-part-victory = puede ganar la partida ahora mismo
advice-part-survival = puede impedir que el otro gane ahora
advice-part-no_less = es de lo que más promete
advice-part-only = no se puede hacer otra cosa
advice-part-dice = { $way ->
        [hinder] puede costarle un dado a { $seat }
        [guard] conserva tus dados
        [spare] te cuesta menos dados
        [slow] reduce la ventaja de { $seat }
       *[gain] puede darte ventaja en dados
    }
advice-part-bid = { $way ->
        [hinder] le deja a { $seat } una apuesta peor que responder
        [guard] mantiene probable tu apuesta
        [spare] es la apuesta menos improbable
        [slow] hace menos segura la duda de { $seat }
       *[gain] es una apuesta que seguramente es cierta
    }
