# Fichas, máquinas, recursos, cartas de asedio y dados: las piezas que no son cartas de la mano.
# Goblins y troles van sin artículo y son masculinos: la frase pone «el», «un», «al» o «del».
goblin-slot = goblin { $slot }
goblin-named = goblin de nivel { $level } (pide { $wants })
goblin-any = goblin de nivel { $level } (pide { $any } de cualquier tipo)
goblin-rubble = goblin de nivel { $level } (tras { $rubble ->
        [one] { $rubble } escombro
       *[other] { $rubble } escombros
    })
goblin-hits = goblin de nivel { $level } ({ $hits ->
        [one] { $hits } impacto
       *[other] { $hits } impactos
    })
troll-circles = trol (círculos { $circles })

# Las dos máquinas son femeninas. `.to` es como se apunta a ellas.
engine-siege_tower = la torre de asedio
    .capital = La torre de asedio
    .to = a la torre de asedio
    .short = Torre de asedio
engine-catapult = la catapulta
    .capital = La catapulta
    .to = a la catapulta
    .short = Catapulta

resource-wood = madera
    .el = la madera
    .many = maderas
resource-leather = piel
    .el = la piel
    .many = pieles
resource-metal = metal
    .el = el metal
    .many = metales
resource-any = cualquier recurso
    .el = el recurso
    .many = recursos
amount-wood = { $count ->
        [one] { $count } madera
       *[other] { $count } maderas
    }
amount-leather = { $count ->
        [one] { $count } piel
       *[other] { $count } pieles
    }
amount-metal = { $count ->
        [one] { $count } metal
       *[other] { $count } metales
    }

carrier-space = el hueco { $space }
carrier-card = { $card_el }
carrier-goblin = el { $goblin }

# Lo que muestra una carta de asedio, en el orden en que sucede
siege-orcs = { $count ->
        [one] { $count } orco
       *[other] { $count } orcos
    } { $place_in }
siege-tower = la torre de asedio
siege-catapult = la catapulta
siege-arrow = una flecha

face-crossbow = ballesta
faces-none = ningún dado
