# Cartas de reino, según de quién son (`$colour`). `.plain` es para cuando eso está claro, `.task` lo que hace su tarea;
# `.del` y `.al` llevan la preposición unida al artículo.
card-castle = el castillo de { $colour }
    .capital = El castillo de { $colour }
    .del = del castillo de { $colour }
    .al = al castillo de { $colour }
    .plain = el castillo
    .short = Castillo
    .task = Excava en el castillo de { $colour }
card-ruby_mine = la mina de rubíes de { $colour }
    .capital = La mina de rubíes de { $colour }
    .del = de la mina de rubíes de { $colour }
    .al = a la mina de rubíes de { $colour }
    .plain = la mina de rubíes
    .short = Mina de rubíes
    .task = Extrae rubíes en la mina de rubíes de { $colour }
card-emerald_mine = la mina de esmeraldas de { $colour }
    .capital = La mina de esmeraldas de { $colour }
    .del = de la mina de esmeraldas de { $colour }
    .al = a la mina de esmeraldas de { $colour }
    .plain = la mina de esmeraldas
    .short = Mina de esmeraldas
    .task = Extrae esmeraldas en la mina de esmeraldas de { $colour }
card-diamond_mine = la mina de diamantes de { $colour }
    .capital = La mina de diamantes de { $colour }
    .del = de la mina de diamantes de { $colour }
    .al = a la mina de diamantes de { $colour }
    .plain = la mina de diamantes
    .short = Mina de diamantes
    .task = Extrae diamantes en la mina de diamantes de { $colour }
card-gold_mine = la mina de oro de { $colour }
    .capital = La mina de oro de { $colour }
    .del = de la mina de oro de { $colour }
    .al = a la mina de oro de { $colour }
    .plain = la mina de oro
    .short = Mina de oro
    .task = Extrae oro en la mina de oro de { $colour }
card-tavern = la taberna de { $colour }
    .capital = La taberna de { $colour }
    .del = de la taberna de { $colour }
    .al = a la taberna de { $colour }
    .plain = la taberna
    .short = Taberna
    .task = Trata con los ogros en la taberna de { $colour }
card-general_store = la tienda general de { $colour }
    .capital = La tienda general de { $colour }
    .del = de la tienda general de { $colour }
    .al = a la tienda general de { $colour }
    .plain = la tienda general
    .short = Tienda general
    .task = Compra en la tienda general de { $colour }
card-dragon = el dragón de { $colour }
    .capital = El dragón de { $colour }
    .del = del dragón de { $colour }
    .al = al dragón de { $colour }
    .plain = el dragón
    .short = Dragón
    .task = Derrota al dragón de { $colour }
card-frost_giant = el gigante de escarcha de { $colour }
    .capital = El gigante de escarcha de { $colour }
    .del = del gigante de escarcha de { $colour }
    .al = al gigante de escarcha de { $colour }
    .plain = el gigante de escarcha
    .short = Gigante de escarcha
    .task = Derrota al gigante de escarcha de { $colour }

# Símbolos, por los que se apilan las cartas
symbol-dragon = el símbolo del dragón
symbol-giant = el símbolo del gigante
symbol-dwarf = el símbolo del enano

# Gemas
gem-ruby = rubí
    .one = un rubí
    .many = rubíes
    .short = Rubí
gem-emerald = esmeralda
    .one = una esmeralda
    .many = esmeraldas
    .short = Esmeralda
gem-diamond = diamante
    .one = un diamante
    .many = diamantes
    .short = Diamante
gem-gold = oro
    .one = una pieza de oro
    .many = oro
    .short = Oro
amount-ruby = { $count ->
        [one] { $count } rubí
       *[other] { $count } rubíes
    }
amount-emerald = { $count ->
        [one] { $count } esmeralda
       *[other] { $count } esmeraldas
    }
amount-diamond = { $count ->
        [one] { $count } diamante
       *[other] { $count } diamantes
    }
amount-gold = { $count } de oro

# Cartas de ogro: qué hacen, y por qué una no se puede jugar
ogre-ambush = la Emboscada
    .one = una Emboscada
    .many = Emboscadas
    .short = Emboscada
    .deed = todos los enanos de una carta vuelven a casa
    .idle = no hay ningún enano en la mesa
ogre-brute = el Bruto
    .one = un Bruto
    .many = Brutos
    .short = Bruto
    .deed = uno de tus enanos y uno enemigo cambian de sitio
    .idle = hacen falta un enano tuyo y uno enemigo en cartas distintas
ogre-panic = el Pánico
    .one = un Pánico
    .many = Pánicos
    .short = Pánico
    .deed = un enano cualquiera huye una o dos cartas
    .idle = ningún enano tiene adónde huir
ogre-thief = el Ladrón
    .one = un Ladrón
    .many = Ladrones
    .short = Ladrón
    .deed = roba una gema a un rival
    .idle = nadie más tiene gemas
ogre-crown = la Corona
    .one = una Corona
    .many = Coronas
    .short = Corona
    .deed = quédate con todas las cartas de ogro de un rival
    .idle = nadie más tiene cartas de ogro
amount-ambush = { $count ->
        [one] una Emboscada
       *[other] { $count } Emboscadas
    }
amount-brute = { $count ->
        [one] un Bruto
       *[other] { $count } Brutos
    }
amount-panic = { $count ->
        [one] un Pánico
       *[other] { $count } Pánicos
    }
amount-thief = { $count ->
        [one] un Ladrón
       *[other] { $count } Ladrones
    }
amount-crown = { $count ->
        [one] una Corona
       *[other] { $count } Coronas
    }
