# El dibujo de la mesa. En una carta caben doce letras, ocho o cinco. Amarillo es M, porque la A es de Azul.
screen-letter-blue = A
screen-letter-red = R
screen-letter-green = V
screen-letter-yellow = M
screen-kind-castle = Castillo
    .short = Cast
    .tiny = Ca
screen-kind-ruby_mine = Rubíes
    .short = Rubí
    .tiny = Ru
screen-kind-emerald_mine = Esmeralda
    .short = Esme
    .tiny = Es
screen-kind-diamond_mine = Diamante
    .short = Diam
    .tiny = Di
screen-kind-gold_mine = Oro
    .short = Oro
    .tiny = Or
screen-kind-tavern = Taberna
    .short = Tab
    .tiny = Ta
screen-kind-general_store = Tienda
    .short = Tien
    .tiny = Ti
screen-kind-dragon = Dragón
    .short = Drag
    .tiny = Dr
screen-kind-frost_giant = Gigante
    .short = Giga
    .tiny = Gi
screen-need = pide { $count }
screen-ready = listo
screen-silent = parada
screen-frozen = helado
screen-idle = no excava
screen-empty = La mesa está vacía.
screen-part = Columnas { $first } a { $last } de { $all }, de oeste a este
screen-ways = { $count ->
        [0] ningún paso abierto
        [one] { $count } paso abierto
       *[other] { $count } pasos abiertos
    }
screen-change-cards = { $before }→{ $after } { $after ->
        [one] carta
       *[other] cartas
    }
screen-change-points = { $before }→{ $after } { $after ->
        [one] punto
       *[other] puntos
    }

# Opciones cuyos números están en el dibujo o en la mano
screen-choose-lay = Coloca la carta de tu mano con ese número
screen-choose-beside = Colócala en el espacio libre con ese número
screen-choose-cover = Colócala sobre la carta con ese número
screen-choose-turn = Colócala como se ve con ese número
screen-choose-place = Pon un enano en la carta con ese número

# Ronda y acciones
screen-turn = Ronda { $round }: { $seat }
screen-over = La partida ha terminado
screen-actions = Acciones: { $used } de { $allowed }
screen-last-round = ¡Esta es la última ronda!
screen-calm = { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    } sin ganar nada: a las 8 termina la partida.

# Objetivos y reservas
screen-market = A la venta ({ $left } más en el mazo)
screen-no-goal = nada
screen-worth = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
screen-lack = { $count ->
        [0] lo tienes
        [one] falta { $count }
       *[other] faltan { $count }
    }
screen-piles = Reservas: { $gems }
screen-ogre-deck = Cartas de ogro en el mazo: { $deck }; jugadas: { $played }

# Jugadores
screen-score = { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }, objetivos { $goals } de { $end }
screen-no-kingdom = aún sin reino
screen-kingdom = reino { $area }: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
screen-no-gems = sin gemas
screen-dwarfs = { $count ->
        [one] { $count } enano listo
       *[other] { $count } enanos listos
    }, { $gems }
screen-ogres = { $count ->
        [one] { $count } carta de ogro
       *[other] { $count } cartas de ogro
    }
screen-ogres-known = { $ogres } (con { $known })
screen-gems = { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    }
screen-all-kinds = las nueve cartas de reino
screen-holding = { $hand ->
        [0] mano vacía
       *[other] mano { $hand }: { $cards }
    }
screen-goals = objetivos: { $goals }
screen-pointed = { $name } { $points }
screen-beaten = derrotados: { $monsters }

# La mano propia
screen-hand = Mano de { $seat }
screen-card-points = { $points ->
        [one] { $points } PV
       *[other] { $points } PV
    }
screen-card-need = pide { $count }
screen-card-walls = muros { $walls }
screen-side-north = N
screen-side-east = E
screen-side-south = S
screen-side-west = O
screen-ogre = { $count } { $ogre }: { $deed }
screen-secret = Objetivo secreto: { $secret }, { $points } puntos por { $asks }
screen-order = { $order ->
        [keep] Orden permanente para otros turnos: guardarlo (o: revelarlo)
       *[reveal] Orden permanente para otros turnos: revelarlo si se cumple (o: guardarlo)
    }
screen-stacks = Pilas, desde arriba

terminal-help-signs =
    En el dibujo, una línea gruesa es un muro y un hueco, un paso abierto. Las
    cartas que se comunican por pasos abiertos forman una zona y llevan la misma
    letra pequeña.
    Una letra en un puesto es un enano de ese color; ·, un puesto libre; ≡2, una
    pila de dos. En su zona, un dragón detiene las minas y un gigante de escarcha
    hiela los castillos; con un monstruo no excavan. En las cartas pequeñas son
    z, * y x, y /2 lo que pide.
    Un número sobre ámbar es la opción que se toma ahí.
    o cambia la orden permanente de tu objetivo secreto: en los turnos de los demás
    se revela en cuanto se cumple, o se guarda hasta que lo reveles tú o termine la
    partida. Nadie se entera.
