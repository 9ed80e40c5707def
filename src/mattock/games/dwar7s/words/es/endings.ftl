# Por qué falla una tarea, por qué termina una partida, quién gana, y cómo empieza una historia.
why-dragon_in_area = hay un dragón en la zona de la mina
why-no_gem_left = no quedan gemas de ese tipo
why-no_affordable_goal = no se puede pagar ningún objetivo a la venta
why-nothing_to_dig = no hay ninguna pila que excavar
why-monster_in_area = hay un monstruo en la zona del castillo
why-no_ogre_left = no quedan cartas de ogro

reason-goals = Ya puede venir el invierno: se han alcanzado los objetivos.
    .short = objetivos alcanzados
reason-stall = En ocho rondas no se ha ganado, colocado ni excavado nada.
    .short = ocho rondas sin nada
reason-rounds = Se han jugado sesenta rondas.
    .short = sesenta rondas

outcome-score = { $seat } { $score }
outcome-alone = { $winners } gana con { $score } { $score ->
        [one] punto
       *[other] puntos
    } ({ $scores }).
outcome-tie = { $winners } gana el desempate con { $score } { $score ->
        [one] punto
       *[other] puntos
    }, por reino y enanos ({ $scores }).
outcome-shared = { $winners } comparten la victoria con { $score } { $score ->
        [one] punto
       *[other] puntos
    } cada uno ({ $scores }).

game-title = Dwar7s Fall
kingdoms-full = los reinos compartidos cuentan enteros
kingdoms-split = los reinos compartidos se dividen
ogres-all = con todos los ogros
ogres-gentle = sin Ladrón ni Corona
story-opening = { game-title }: { $players }; { $goals } objetivos ponen fin a la partida, { $kingdoms }, { $ogres }.
