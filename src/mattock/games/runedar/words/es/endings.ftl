# Cómo termina una partida, y qué dicen las crónicas.
reason-escaped = La salida está libre.
    .short = huida lograda
reason-siege_deck = Se reveló la última carta de asedio.
    .short = última carta de asedio
reason-catapult_deck = Se reveló la última carta de catapulta.
    .short = última carta de catapulta
reason-troll_tiles = Se reveló la última ficha de trol.
    .short = última ficha de trol
reason-orc_reserve = Llegó el último orco de la reserva.
    .short = último orco colocado
reason-gold = Se ha perdido todo el oro.
    .short = sin oro

title-survivors = Supervivientes
title-defenders = Defensores
title-heroes = Héroes
title-champions = Campeones
title-legends = Leyendas de Runedar
title-forgotten = Olvidados
title-remembered = Recordados
title-brave = Valientes
title-valiant = Intrépidos
title-almost_free = Casi Libres
chronicle-won = Las crónicas dicen «{ $title }»: { $score ->
        [one] { $score } pepita salvada
       *[other] { $score } pepitas salvadas
    }.
chronicle-lost = Las crónicas dicen «{ $title }»: { $score ->
        [one] { $score } goblin derrotado
       *[other] { $score } goblins derrotados
    }.

# Cómo empieza una historia
game-title = El asedio de Runedar
difficulty-easy = fácil
difficulty-normal = normal
difficulty-hard = difícil
difficulty-epic = épico
dice-standard = dados estándar
dice-blades = dados con más filos
story-opening = { game-title }: { $players }; nivel { $difficulty }, { $dice }.
chronicle-won-by = { $count ->
        [one] { $count } pepita salvada
       *[other] { $count } pepitas salvadas
    }
chronicle-lost-by = { $count ->
        [one] { $count } goblin derrotado
       *[other] { $count } goblins derrotados
    }
