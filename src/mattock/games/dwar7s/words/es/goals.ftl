# Objetivos comerciales
goal-apples = las manzanas
    .plain = manzanas
    .short = Manzanas
goal-bread = el pan
    .plain = pan
    .short = Pan
goal-cheese = el queso
    .plain = queso
    .short = Queso
goal-fish = el pescado
    .plain = pescado
    .short = Pescado
goal-mushroom_stew = el guiso de setas
    .plain = guiso de setas
    .short = Guiso de setas
goal-harvest_pie = la tarta de cosecha
    .plain = tarta de cosecha
    .short = Tarta de cosecha
goal-ham = el jamón
    .plain = jamón
    .short = Jamón
goal-roast_goose = la oca asada
    .plain = oca asada
    .short = Oca asada
goal-barrel_of_mead = el tonel de hidromiel
    .plain = tonel de hidromiel
    .short = Tonel de hidromiel
goal-winter_feast = el banquete invernal
    .plain = banquete invernal
    .short = Banquete invernal

# Objetivos secretos, y lo que piden
secret-architect = el Arquitecto
    .short = Arquitecto
    .asks = un reino de { $needs } o más cartas
secret-king = el Rey
    .short = Rey
    .asks = un reino de { $needs } o más puntos
secret-hunter = el Cazador
    .short = Cazador
    .asks = { $needs } o más monstruos derrotados
secret-researcher = el Investigador
    .short = Investigador
    .asks = { $needs } o más enanos en cada uno de { $cards } monstruos a la vez
secret-wizard = el Mago
    .short = Mago
    .asks = { $needs } o más { $gems } en la mano
secret-collector = el Coleccionista
    .short = Coleccionista
    .asks = { $needs ->
            [one] una gema de cada tipo en la mano
           *[other] { $needs } o más gemas de cada tipo en la mano
        }
secret-mercenary = el Mercenario
    .short = Mercenario
    .asks = { $needs } o más cartas de ogro en la mano
