# El turno de otro, contado: grandes momentos, y lo que sufrió quien mira.
telling-monster = ¡Un monstruo, derrotado!
telling-secret = ¡Un objetivo secreto sale a la luz!
telling-last = ¡La última ronda!
telling-cost-covered = Está fuera de juego hasta que alguien la descubra.
telling-cost-gem = Una gema menos para tus objetivos comerciales.
telling-cost-frozen = Una acción menos en cada turno.
telling-kingdom = Tu reino mengua: { $before } → { $after } puntos
# Lo que dice el rótulo junto a la cosa, donde el lugar mismo muestra el resto.
telling-laid = { $seat } coloca { $card }
telling-covered = { $seat } coloca { $card } sobre { $covered }
telling-placed = { $seat } pone { $count ->
        [one] un enano
       *[other] { $count } enanos
    }
telling-moved = { $seat } mueve un enano
telling-took = { $seat } toma { $gems }
telling-drew = { $seat } roba una carta de ogro
telling-bought = { $seat } compra { $goal }: { $points }
telling-offered = A la venta: { $goal }, { $points } puntos
