# Lo que se pregunta: un mensaje por cada tipo de decisión; `.goal` es lo mismo en pocas palabras, tras «toca».
decision-actions = { $left ->
        [0] { $is_revealed ->
            [yes] No te quedan acciones. Las cartas de ogro no cuestan nada: ¿qué haces?
           *[no] No te quedan acciones. Las cartas de ogro y el objetivo secreto no cuestan nada: ¿qué haces?
        }
        [one] ¿Qué haces? Te queda una acción.
       *[other] ¿Qué haces? Te quedan { $left } acciones.
    }
    .goal = usar tus acciones o parar
decision-space = ¿Dónde colocas { $card_plain }?
    .goal = decir dónde va la carta
decision-turn = { $where ->
        [none] ¿Cómo giras { $card_plain }?
       *[other] ¿Cómo giras { $card_plain }, { $where }?
    }
    .goal = girar la carta
decision-ambush = ¡Emboscada! ¿En qué carta tienen que volver a casa todos los enanos?
    .goal = decir en qué carta es la emboscada
decision-send = El Bruto está a tu servicio. ¿Cuál de tus enanos cambia de sitio?
    .goal = decir cuál de tus enanos cambia de sitio
decision-swap = ¿Con quién cambia de sitio tu enano que está en { $card }?
    .goal = decir con quién cambia de sitio tu enano
decision-scare = ¡Pánico! ¿Qué enano huye?
    .goal = decir qué enano huye
decision-flee = ¿Adónde huye el enano de { $colour } que está en { $card }?
    .goal = decir adónde huye el enano
decision-steal = ¿Qué gema roba el Ladrón, y a quién?
    .goal = decir qué gema se roba, y a quién
decision-rob = ¿Con las cartas de ogro de quién se queda la Corona?
    .goal = decir con las cartas de ogro de quién te quedas
decision-resolve = ¿Qué tarea va ahora?
    .goal = elegir la siguiente tarea
decision-trade = ¿Qué compras en { $card }?
    .goal = comprar un objetivo o nada
decision-dig = { $card_capital } puede excavar: ¿qué carta de arriba pasa al fondo de su pila?
    .goal = elegir una pila que excavar, o dejarlo
decision-discard = { $held ->
        [0] Tienes más de nueve cartas. ¿Qué descartas?
       *[other] Tienes { $held } cartas, y el límite son nueve. ¿Qué descartas?
    }
    .goal = descartar hasta tener nueve cartas
decision-closing = El turno ha terminado, salvo por una cosa: ¿revelas tu objetivo secreto?
    .goal = revelar tu objetivo secreto o terminar el turno
