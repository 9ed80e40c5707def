# El navegador: la sala y lo que rodea cada mesa.
language-en = English
language-de = Deutsch
language-es = Español
name-bynames = Manopiedra, Pieférreo, Cavahondo, Barbabrasa, Trenzadorada, Martillofuerte, Escudoroble, Luzdefarol, Rompepeñas, Cejaplata

hall-motto = Dos juegos de enanos, una sala en la montaña
hall-stranger = Hola
hall-played = { $count ->
    [0] sin cuenta alguna
    [one] una partida
   *[other] { $count } partidas
}
hall-play = Jugar ya
hall-change = Cambiar
hall-ways = Otras formas de jugar a { $game }
hall-alone = Solitario
hall-friends = Con amigos
hall-hotseat = En una pantalla
hall-bots = Con bots
hall-continue = Continuar
hall-games = { $count ->
    [one] una partida en marcha
   *[other] { $count } partidas en marcha
}
hall-your-turn = Te toca
hall-tables = Mesas abiertas
hall-tables-note = Quizá alguien espera
hall-join = Sentarse a una mesa
hall-mine = Mis partidas
hall-chronicles = Crónicas
hall-chronicles-read = Leer las historias →
hall-learn = Aprender jugando
hall-learn-note = Una partida guiada de diez minutos cada una
hall-learn-game = Elegir una visita
hall-book = Libro de reglas
hall-settings = Ajustes
hall-credits = Acerca de y créditos
hall-more = Más

status-open = sin empezar
status-playing = en juego
status-over = terminada
status-abandoned = abandonada
seat-free = libre
table-locked = con contraseña

play-friends = { $game } con amigos
play-friends-note = Abres una mesa y recibes un enlace. Quien lo tenga puede sentarse; los asientos libres pueden ser para bots.
play-hotseat = { $game } en una pantalla
play-hotseat-note = Os pasáis la pantalla. Antes de cada turno la mano queda tapada hasta que llega quien juega después.
play-bots = { $game } con bots
play-bots-note = Juegas enseguida; los bots ocupan los demás asientos.
play-players = Jugadores
play-screen-name = Nombre del asiento { $number } (opcional)
play-people = Personas ante esta pantalla
play-level = Los bots son
play-weigh = { $times ->
        [0] Los oficiales casi nunca ganan esto.
        [1] Los oficiales ganan esto 1 de cada 10 veces.
        [10] Los oficiales ganan esto casi siempre.
       *[other] Los oficiales ganan esto { $times } de cada 10 veces.
    }
play-weigh-people = { $people ->
        [1] Has ganado { $won } de { $games } partidas como esta.
       *[other] En compañía habéis ganado { $won } de { $games } partidas como esta.
    }
play-more = Más opciones
play-clock = Tiempo por turno
play-clock-0 = el que haga falta
play-clock-60 = un minuto
play-clock-180 = tres minutos
play-clock-86400 = un día
play-listed = Quién encuentra la mesa
play-listed-false = quien tenga el enlace
play-listed-true = todo el mundo
play-talk = Quién puede escribir
play-talk-false = los que juegan
play-talk-true = también quien mira
play-coach = Consejero
play-coach-false = nadie le pregunta
play-coach-true = todos pueden preguntarle
play-password = Contraseña (si quieres)
play-rated = Puntuación
play-rated-false = solo por diversión
play-rated-true = puntuada
play-open = Abrir la mesa
play-start = Empezar
play-or-join = o sentarse a una mesa abierta

level-random = al azar
level-apprentice = aprendiz
level-assistant = ayudante
level-journeyman = oficial
level-foreman = capataz
level-master = maestro
level-apprentice-note = Hace jugadas sencillas y sensatas.
level-assistant-note = Tiene buena mano y pasa cosas por alto.
level-journeyman-note = Conoce el oficio y juega deprisa.
level-foreman-note = Piensa cada jugada, lo que dura un parpadeo.
level-master-note = Piensa por adelantado, cerca de un segundo por jugada.

tables-none = Ahora mismo no espera nadie. ¡Abre tú una mesa!
tables-link = ¿Te han enviado un enlace?
tables-join = Ir
tables-no-link = Eso no es un enlace a una mesa.
mine-none = Todavía no has jugado. ¡Cruza una de las puertas!

me-title = ¿Quién eres?
me-note = No necesitas cuenta. Tu nombre se guarda en este navegador.
me-name = Nombre
me-keep = Guardar
me-devices = Tus otros dispositivos
me-devices-note = Abre este enlace en tu teléfono o en otro ordenador para seguir allí con tu nombre. Sirve una vez, durante una hora.
me-device-make = Crear un enlace
me-device-link = Enlace para tu otro dispositivo
me-linked = Hola de nuevo, { $name }.
share-copy = Copiar
share-copied = Copiado.
share-send = Compartir

settings-language = Idioma
settings-theme = Luz
settings-theme-dark = noche
settings-theme-parchment = pergamino
settings-sound = Sonido
settings-sound-true = sí
settings-sound-false = no
settings-pace = Turnos de los demás
settings-pace-note = Mientras juegan los demás, cada paso se muestra donde ocurre. Una tecla o un toque lo salta.
settings-pace-usual = para leer
settings-pace-quick = ágil
settings-pace-none = al instante
settings-marks = Marcas junto a los colores
settings-marks-note = Formas y runas distinguen a todos sin necesidad de color; así se ven más grandes.
settings-marks-true = grandes
settings-marks-false = normales
settings-text = Tamaño de letra
settings-text-usual = normal
settings-text-large = grande
settings-text-larger = más grande
settings-notify = Avísame cuando me toque
settings-notify-true = sí
settings-notify-false = no
notify-offer = ¿Quieres que este navegador te avise cuando te toque?
notify-yes = Sí, por favor
notify-no = No, gracias
notify-denied = El navegador no deja que esta página te avise.

about-mattock = Mattock es software libre: dos juegos de mesa de enanos para jugar con amigos, con bots o a solas.
about-games = Los juegos
about-fan = Este es un proyecto independiente de aficionados. Los juegos son de sus autores y editoriales; aquí no se usa ningún texto ni imagen suyos. Comprad las cajas: son preciosas.
about-pictures = Imágenes
about-icons = Las escenas son dibujos nuestros. Los iconos vienen de game-icons.net y los dibujaron { $authors }.
about-letters = Tipos de letra
about-fonts = Almendra de Ana Sanfelippo, Alegreya Sans de Juan Pablo del Peral, Noto Sans Runic de Google; todas bajo la SIL Open Font License.
about-tools = Hecho con
about-made-with = Python, Svelte, Vite, Fluent, Litestar, msgspec y SQLAlchemy.
about-api = Para programar: la interfaz

sheet-close = Cerrar
toast-close = { $text } (cerrar)

answer-unreachable = Nadie responde. ¿Está en marcha el servidor?
answer-failed = No ha funcionado. Inténtalo otra vez.
answer-too_fast = Más despacio, por favor: inténtalo dentro de un momento.
answer-asked_again = Entretanto has vuelto a preguntar.
answer-unrecognised = La sala ya no te reconoce. Vuelve a entrar, por favor.
answer-foreign_origin = Esta página no puede hablar con el servidor.
answer-malformed = El servidor no lo ha entendido. ¿Es la página más antigua que el servidor? Vuelve a cargarla.
answer-bad_option = Así no se puede preparar el juego.
answer-bad_journal = Este archivo no es el diario de una partida.
answer-bad_journal-damaged = Este diario está dañado: fue cortado o modificado.
answer-bad_journal-other_rules = Este diario se hizo con reglas o cartas que aquí no se conocen.
answer-bad_journal-unknown_game = Este diario es de un juego que aquí no se juega.
answer-bad_journal-too_long = Este diario es demasiado largo.
answer-too_large = Este archivo es demasiado grande.
answer-bad_name = Ese nombre no se puede escribir aquí. Valen letras, cifras y signos sencillos, hasta 64.
answer-no_such_table = Esa mesa no existe.
answer-no_such_seat = Ese asiento no existe.
answer-table_full = La mesa está llena.
answer-seat_taken = El asiento está ocupado.
answer-unavailable = Ahora no se puede llegar a la mesa. No se ha perdido nada; inténtalo otra vez.
answer-not_yours = Eso no te corresponde.
answer-not_yours-not_your_turn = No te toca.
answer-not_yours-not_your_seat = Ese no es tu asiento.
answer-not_yours-not_the_host = Solo puede hacerlo quien abrió la mesa.
answer-not_yours-not_at_the_table = No estás en esta mesa.
answer-not_yours-not_asked = Nadie te ha preguntado.
answer-not_yours-not_entered = Esta mesa tiene contraseña.
answer-not_yours-wrong_password = Esa no es la contraseña.
answer-not_yours-wrong_secret = Este enlace ya no vale.
answer-not_yours-kept_out = Quien abrió esta mesa no te deja entrar.
answer-not_yours-onlooker = En esta mesa solo escriben los que juegan.
answer-not_now = Eso no se puede hacer ahora.
answer-not_now-not_started = La partida todavía no ha empezado.
answer-not_now-already_started = La partida ya ha empezado.
answer-not_now-already_seated = Ya juegas en esta partida. Quien juega contra otros no ocupa ahora un segundo asiento.
answer-not_now-already_picked = Eso ya lo tiene otro asiento.
answer-not_now-game_over = La partida ha terminado.
answer-not_now-seats_free = Todavía hay asientos libres.
answer-not_now-nothing_to_undo = No hay nada que deshacer.
answer-not_now-proposal_waits = Otra pregunta espera todavía respuesta.
answer-not_now-a_bot_plays = En este asiento juega un bot. Recupéralo primero.
answer-not_now-table_waits = Esta mesa espera a su gente.
answer-not_now-game_on = La partida sigue en marcha.
answer-not_now-no_such_proposal = Esa propuesta ya no está sobre la mesa.
answer-not_now-no_bot_plays = En este asiento no juega ningún bot.
answer-not_now-nobody_away = No falta nadie.
answer-not_now-coach_off = En esta mesa no hay consejero.
answer-not_now-private_alone = Esta orden se da junto con lo que hagas a continuación.
answer-not_now-rated = En una partida puntuada juegan personas entre sí: cada una en un asiento, sin bots y sin consejero.
answer-not_now-seat_kept = Ese asiento se guarda para alguien de la última partida.
answer-not_now-no_tour = En esta mesa no hay visita guiada.
answer-not_now-tour_is_past = La visita no llega tan lejos.
answer-not_now-reviews_wait = Aún no han terminado algunos repasos que has pedido. Espera a que acabe uno o cancélalo.
answer-not_now-not_reviewed = Esta partida aún no tiene repaso.
answer-not_now-muted = En esta mesa te han quitado la palabra.
answer-not_now-not_here = Esa persona ya no está en la mesa.
answer-not_now-closed = Quien lleva este servidor ha cerrado esta mesa.
answer-banned = Quien lleva este servidor no te deja entrar.
answer-not_now-daily = Una partida del día se juega a solas, una vez y hasta el final.
answer-not_now-daily_tries = Ya no puedes intentar este día más veces.
answer-not_now-goes_on = Una partida que continúa otra conserva sus opciones.

table-buttons = En la mesa
table-coach = Consejero
table-why = ¿Por qué no?
table-menu = Menú
table-log = Historia
table-chat = Charla
table-undo = Deshacer
table-sound-off = Quitar el sonido
table-sound-on = Poner el sonido
table-hall = Volver a la sala
table-link = Enlace a esta mesa
table-device = Seguir en otro dispositivo
table-people = En la mesa
table-turn = ¡Te toca!
table-looking-on = Estás mirando.
table-taken-back = Se deshizo lo último.
table-turn-title = Te toca
table-turn-of = Juega { $name }
table-turn-bot = { $name } está pensando
table-skip = Saltar el movimiento
table-loading = Se está preparando la mesa…
table-clock = { $name }: { $time }
table-keys = Teclas
table-key-log = la historia
table-key-undo = deshacer
table-key-coach = el consejero
table-key-why = ¿por qué no?
table-key-skip = saltar el movimiento
table-key-close = cerrar
table-key-cards = elegir carta
table-key-confirm = confirmar
table-key-places = recorrer los sitios
table-key-move = mover
table-key-close_combat = ataque cuerpo a cuerpo
table-key-direct = impactos directos
table-key-long = ataque a distancia
table-key-dig = cavar
table-key-work = trabajar recursos
table-key-rest = no hacer nada con ella
table-key-finish = listo, seguir
table-key-end = terminar el turno
table-key-walk = recorrer la mesa
table-key-turn = girar la carta
table-key-zoom = acercar, alejar
table-key-fit = verlo todo
table-key-castle = a mi castillo
table-key-order = la orden permanente

line-lost = Se ha cortado la conexión con la mesa. Nuevo intento…
line-offline = Estás sin conexión. La mesa te espera.
line-kept = Tu último clic está guardado y se enviará.
line-again = Intentarlo otra vez
line-joining = De camino a la mesa…
guest-title = Te damos la bienvenida
guest-note = Tienes una invitación a una mesa. ¿Cómo te llamarán los demás? No necesitas cuenta.
guest-go = A la mesa
guest-invited = { $name } te invita a jugar: { $game }.
guest-table = { $name } está en esta mesa: { $game }.
guest-game = En esta mesa se juega: { $game }.
guest-name = ¿Cómo te llamarán los demás? No necesitas cuenta.

enter-title = Una mesa cerrada
enter-refused = Ante la puerta
enter-note = Quien abrió esta mesa le puso una contraseña.
enter-password = Contraseña
enter-go = Entrar

wait-title = Se está preparando la mesa
wait-seat = Asiento { $number }
wait-seat-picked = Asiento { $number }, { $value }
wait-you = tú
wait-sit = Sentarse aquí
wait-sit-down = Sentarse
wait-bot = Bot
wait-bot-away = Despedir
wait-free = Liberar el asiento
wait-invite = Invitar
wait-invite-link = Enlace para el asiento { $number }
wait-link = Envía este enlace a tus amigos
wait-start = Empezar
wait-start-fill = { $count ->
    [0] ya estáis todos
    [one] un bot ocupa el asiento libre
   *[other] los bots ocupan los { $count } asientos libres
}
wait-host = { $name } empieza cuando estéis todos.
wait-option = { $name }: { $value }
wait-clock = Reloj: { $turn } para cada turno. Cuando se agota, un bot ({ $level }) termina el turno y tú vuelves a jugar desde el siguiente.
wait-clock-reserve = Reloj: { $turn } para cada turno y { $reserve } de reserva para toda la partida. Cuando se agotan ambos, un bot ({ $level }) termina el turno y tú vuelves a jugar desde el siguiente.
wait-clock-none = Sin reloj. Si no pasa nada durante un minuto, o durante diez mientras alguien está conectado, un bot ({ $level }) puede seguir jugando.
wait-clock-rated = Sin reloj. Si no pasa nada durante un día, un bot ({ $level }) puede seguir jugando.
wait-clock-kept = Sin reloj: cada asiento se guarda para su jugador, tarde lo que tarde.
wait-rated = Esta partida es puntuada; quien se sienta lo acepta. Dejársela a un bot cuenta como derrota.
wait-kept = reservado para { $name }
wait-standing = También aquí: { $names }
wait-leave = Levantarse
wait-options = { $game }, { $players ->
    [one] una persona
   *[other] { $players } personas
}

cover-title = Ahora juega { $name }
cover-note = Pasad la pantalla. Que no mire nadie más.
cover-lift = Soy { $name }
cover-open = Jugamos con las cartas a la vista

log-title = La historia hasta ahora
log-empty = Todavía no ha pasado nada.
log-rule = Regla { $rule }
log-created = { $name } abrió la mesa.
log-entered = { $name } entró.
log-sat = { $name } ocupó el asiento { $seat }.
log-bot_seated = Un bot ocupó el asiento { $seat }.
log-seat_freed = El asiento { $seat } vuelve a estar libre.
log-picked = { $name } elige { $value }.
log-picked-seat = El asiento { $seat } recibe { $value }.
log-left = { $name } se fue.
log-returned = { $name } ha vuelto.
log-seat_passed = Ahora juega un bot por { $name }.
log-seat_passed-clock = Se acabó el tiempo: ahora juega un bot por { $name }.
log-coached = { $name } ha preguntado al consejero.
log-seat_taken_back = { $name } vuelve a jugar.
log-game_started = Empieza la partida.
log-rewound = { $name } deshizo lo último.
log-proposed-undo = { $name } pide deshacer algo.
log-proposed-abandon = { $name } pide terminar aquí la partida.
log-agreed = { $name } está de acuerdo.
log-declined = { $name } no está de acuerdo.
log-withdrawn = { $name } retira la pregunta.
log-abandoned = La partida se abandonó aquí.
log-rematch_made = { $name } preparó otra partida.
log-moderated-mute = { $name } ya no puede escribir en esta mesa.
log-moderated-unmute = { $name } puede volver a escribir.
log-moderated-remove = Han echado a { $name } de la mesa.
log-moderated-readmit = { $name } puede volver.
log-closed = Quien lleva este servidor ha cerrado la mesa.
log-closed-why = Quien lleva este servidor ha cerrado la mesa: { $value }
log-game_continued = Esta partida continúa otra desde un momento dado.

chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Decir
chat-line = { $name }: { $text }
chat-unread = { $count ->
    [one] Charla: un mensaje nuevo
   *[other] Charla: { $count } mensajes nuevos
}
chat-quick = Frases rápidas
chat-quick-1 = ¡Bien jugado!
chat-quick-2 = ¡Suerte!
chat-quick-3 = ¡Gracias!
chat-quick-4 = Un momento, por favor.
chat-quick-5 = Te toca, creo.
chat-quick-6 = ¡Oh, no!
chat-silent-closed = Esta mesa está cerrada.
chat-silent-muted = Te han quitado la palabra. Puedes seguir jugando.
chat-silent-onlooker = Estás mirando. Aquí solo escriben los que juegan.

people-away = fuera
people-here = aquí
people-bot = { $name } (bot, { $level })
seat-bot = { $name }, { $level }
people-stand-in = juega un bot en su lugar ({ $level })
people-returning = vuelve a jugar desde el próximo turno
people-timeouts = { $count ->
        [one] el reloj se agotó una vez
       *[other] el reloj se agotó { $count } veces
    }
people-hand-over = Que juegue un bot
people-take-back = Jugar yo
people-sit = Jugar este asiento
people-onlookers = Están mirando
people-hand-over-sure = Es el turno de { $name }. Si no ocurre nada durante un minuto (diez mientras la persona esté conectada), puede seguir un bot. ¿Lo hacemos?
people-ask-host = Estás mirando. Quien abrió la mesa puede invitarte a un asiento.
name-alike = un nombre casi igual a otro de aquí
order-title = Mantener el orden
order-report = Denunciar esta mesa
order-onlooker = mira
order-muted = sin palabra
order-mute = Quitar la palabra
order-unmute = Devolver la palabra
order-remove = Echar
order-remove-sure = { $name } pierde su asiento, sigue un bot, y solo vuelve si se lo permites. ¿Lo hacemos?
order-no = No
order-nobody = No hay nadie más.
order-removed = fuera de la mesa
order-readmit = Dejar volver
report-table = Denunciar esta mesa
report-line = Denunciar lo que escribió { $name }
report-table-ask = ¿Qué pasa en esta mesa? Solo lo lee quien lleva este servidor.
report-line-ask = ¿Qué pasa con esta línea? Solo lo lee quien lleva este servidor.
report-send = Denunciar
report-thanks = Denunciado. Gracias.
presence-came = { $name } está aquí.
presence-went = { $name } no está ahora mismo.
presence-looks-on = { $name } está mirando.

ask-undo = { $name } quiere deshacer { $count ->
    [one] el último paso
   *[other] los últimos { $count } pasos
}.
ask-abandon = { $name } quiere terminar aquí la partida.
asked-undo = Has pedido deshacer { $count ->
    [one] el último paso
   *[other] los últimos { $count } pasos
}.
asked-abandon = Has pedido terminar aquí la partida.
ask-agree = De acuerdo
ask-decline = No estoy de acuerdo
ask-withdraw = Retirar la pregunta
ask-waits = Falta la respuesta de { $names }.
undo-free = Deshacer.
undo-ask = Deshacer, si los demás están de acuerdo.
undo-marked = Deshacer (quedará en las crónicas).
undo-what = Deshace: { $deed }
undo-what-others = Deshace lo hecho por { $names }, hasta antes de: { $deed }
undo-into-turn = Deshace el final del turno de { $name } y todo lo que siguió
undo-last = Deshace el último paso
undo-yes = Deshacerlo
undo-no = Dejarlo
abandon = Terminar la partida para todos
abandon-sure = ¿Debe terminar aquí la partida, para todos?
abandon-ask = ¿Debe terminar aquí la partida, para todos? Se preguntará a los demás.
abandon-yes = Sí, terminarla
abandon-no = No, seguir jugando
leave-bot = Irme y que un bot juegue por mí
away-all = Un bot juega por ti.
away-return = He vuelto

recap-title = Desde tu último turno
recap-title-first = Antes de tu primer turno
recap-more = Ver { $count }
recap-close = Cerrar el resumen
recap-brief = { $count ->
        [one] Desde tu último turno: un suceso
       *[other] Desde tu último turno: los { $count } sucesos principales
    }
recap-brief-first = { $count ->
        [one] Antes de tu primer turno: un suceso
       *[other] Antes de tu primer turno: { $count } sucesos
    }
recap-again = Verlo otra vez
recap-from-here = Verlo desde aquí
harm-title = Contra ti
harm-by = { $name } contra ti
harm-by-all = { $name } contra todos
harm-more = y { $count } más: los cuenta la historia
harm-seen = Visto

why-mode = Elige algo para saber por qué no se puede hacer.
why-can = Esto se puede hacer ahora.
why-not-your-turn = Es el turno de { $name }.
why-rule = Leer la regla { $rule }

coach-title = El consejero opina
coach-thinking = El consejero está pensando…
coach-none = El consejero no tiene nada que decir aquí.
coach-more = Qué más
coach-less = Ver menos
coach-close = Gracias

learn-title = Primeros pasos
learn-note = Juegas una partida de verdad, y alguien te explica cada cosa. Dura unos diez minutos y puedes dejarla cuando quieras.
learn-go = Empezar la visita
learn-no = No, jugar sin más
learn-puzzles = Problemas: encuentra la mejor acción

end-again = Jugar otra vez
end-step-up = Un paso más: { $step }
end-step-down = Un paso menos: { $step }
end-rematch-join = Ir a la próxima partida
end-luck = ¿Fue limpio?
end-chronicle = En las crónicas
end-replay = Verla otra vez
end-hall = A la sala
end-look = Ver la mesa
end-show = El final

# Un juego que no tiene escena propia.
plain-table = La mesa
plain-actions = Lo que puedes hacer
plain-note = Este juego no tiene dibujos propios: se juega con palabras.
play-unknown = Aquí no existe ese juego.
hall-others = Más juegos

# Para quien lleva el servidor
operator-title = Mantener el orden
operator-token = La contraseña que el servidor mostró al arrancar
operator-reports = Denuncias
operator-no-reports = No hay denuncias.
operator-report = Denuncia { $number }
operator-entry = entrada { $version }
operator-says = { $name } dice: { $text }
operator-by = De { $name }
operator-settle = Atendida
operator-people = Gente
operator-name = Parte de un nombre, o un id
operator-search = Buscar
operator-which = Mostrar
operator-which-false = todos
operator-which-true = excluidos
operator-banned = excluido: { $reason }
operator-nobody = No se encontró a nadie.
operator-tables = Mesas
operator-table = El nombre de la mesa, como en su enlace
operator-reason = Por qué; lo leen todos los de la mesa
operator-close = Cerrar la mesa
operator-close-sure = Sí, cerrarla
operator-closed = La mesa { $table } está cerrada.
operator-since = desde { $day }
operator-bot = un programa
operator-counts = Dispositivos: { $devices } · partidas: { $games } · ha denunciado: { $by } · fue denunciado: { $about }
operator-words = Por qué, o el nuevo nombre
operator-ban = Excluir
operator-unban = Dejar entrar
operator-rename = Cambiar el nombre
operator-revoke = Anular las claves
operator-revoke-sure = Sí, anular todas las claves
operator-back = Cerrar
operator-link = Con este enlace vuelve la persona debida, una sola vez y en el plazo de una semana
operator-order-ban = excluido
operator-order-unban = admitido de nuevo
operator-order-rename = con otro nombre
operator-order-revoke = claves anuladas
operator-order-close = mesa cerrada
