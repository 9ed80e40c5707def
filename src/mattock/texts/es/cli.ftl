# La línea de órdenes.
cli-game = { $name }: { $title }, de { $least } a { $most } jugadores
cli-game-fixed = { $name }: { $title }, { $most } jugadores
cli-commitment = La suerte es limpia. Compromiso: { $commitment }
cli-secret = El secreto de la suerte, que encaja con el compromiso: { $secret }
cli-journal-written = { $over ->
        [yes] El diario está en { $file }; `mattock verify` lo comprueba.
       *[no] El diario hasta aquí está en { $file }; no tiene final: `mattock replay --unfinished` lo lee.
    }

# simulate
cli-playing = Jugando
cli-trials = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $asked } con jugadores al azar, semilla { $seed }
cli-win-rate = Victorias: { $wins }, es decir, el { $rate } % (intervalo del 95 %: de { $low } a { $high } %)
cli-winner = Victoria de
cli-beginner = quien empezó
cli-shared = varios a la vez
cli-interval = Intervalo del 95 %
cli-between = { $low }–{ $high } %
cli-ending = Cómo terminó
cli-count = Partidas
cli-share = Proporción
cli-measure = En una partida
cli-mean = media
cli-quantile = { $share ->
        [50] mediana
       *[other] { $share } %
    }
cli-measure-decisions = decisiones
cli-speed = { $jobs ->
        [one] { $speed } decisiones por segundo, un proceso
       *[other] { $speed } decisiones por segundo, { $jobs } procesos
    }

# lab
cli-lab-resume = Los resultados hasta ahora están en { $folder }; la misma orden continúa.
cli-lab-page = El informe está en { $file }
cli-lab-done = { $games ->
        [one] { $games } partida está
       *[other] { $games } partidas están
    } en { $folder }; `mattock lab report` las dibuja.

# weigh
cli-weigh = { $title }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
cli-weigh-won = gana
cli-weigh-in-ten = { $rate } %, { $times } de 10
cli-weigh-settings = Ajustes
cli-weigh-target = Lo más cercano a { $target } %
cli-weigh-table = De la tabla que el laboratorio jugó para mattock { $version }.
cli-weigh-played = Jugado ahora mismo, porque la tabla del laboratorio no tiene una partida así: cuantas menos partidas, más ancho el intervalo.

# verify
cli-false = Falso: { $problem }
cli-verified-chain = { $title }, { $actions } acciones: la cadena de sumas está intacta.
cli-verified-rules = Todas las acciones son legales según las reglas { $rules } con los componentes { $components }.
cli-luck-derived = La suerte es limpia: el secreto encaja con el compromiso { $commitment }, y los { $total } números salen de él.
cli-luck-secret = La suerte se declara limpia, compromiso { $commitment }, pero aún no se ha revelado su secreto: { $total } números encajan con las reglas y no se pueden derivar.
cli-luck-unknown = La suerte es «{ $kind }»: { $total } números encajan con las reglas, pero no se puede comprobar de dónde salieron.
cli-verified-numbers = Números por fuente: { $counts }.
cli-verified-options = El archivo dice: { $title }, { $options }.
cli-verified-unproved = { $luck ->
        [fair] Estas opciones, y quién actuó, no quedan demostradas: la promesa solo cubre la suerte. Y vale algo si el compromiso de arriba es el que se mostró en la partida.
       *[other] Estas opciones, y quién actuó, no quedan demostradas.
    }
cli-verified-unfinished = La partida no ha terminado.
cli-verified = { $luck ->
        [yes] La suerte queda demostrada, y todo lo demás que se puede comprobar está en orden.
       *[no] Todo lo que se puede comprobar está en orden.
    }

# components
cli-box-fine = { $file }: correcto. Filas propias: { $own } de { $all }.
cli-box-title = { $title }: lo que hay en la caja ({ $box })
cli-box-legend = Origen: R reglamento, impreso allí; I inferido de lo que se sabe públicamente; C reconstruido, elección nuestra donde no se sabe nada; * de tu propio archivo.
cli-source-rulebook = R
cli-source-inferred = I
cli-source-reconstructed = C
cli-column-source = Origen
cli-column-name = Nombre
cli-column-cost = Coste
cli-column-count = Copias
cli-column-deed = Qué hace

# db, export, import, backup
cli-store-upgraded = { $database } está al día.
cli-table-exported = El registro de la mesa { $table } está en { $file }. Contiene todos los secretos de la partida: guárdalo para ti.
cli-table-imported = La mesa { $table } está dentro, jugada de nuevo y comprobada.
cli-table-return = { $name } sigue jugando aquí con este enlace, una sola vez y en el plazo de una semana: la dirección de tu servidor seguida de { $link }
cli-store-copied = La copia está en { $file }.

# people, tables, reports: quien lleva el servidor mantiene el orden
cli-person-bot = un programa
cli-person-ban = excluido: { $reason }
cli-person-counts = Dispositivos: { $devices }, partidas: { $games }, ha denunciado: { $by }, fue denunciado: { $about }
cli-person-tables = Está en { $tables }
cli-person-banned = { $person } queda fuera. Los servidores en marcha cierran sus conexiones en segundos.
cli-person-unbanned = { $person } puede volver a entrar.
cli-person-renamed = { $person } se llama ahora { $name }.
cli-person-revoked = Las claves de { $person } ya no sirven. Con este enlace vuelve la persona debida, una sola vez y en el plazo de una semana: la dirección de tu servidor seguida de { $link }
cli-table-closed = La mesa { $table } está cerrada.
cli-report-settled = La denuncia { $number } está atendida.
cli-operator = La página de administración, solo para ti: { $address }
cli-order-id = Id
cli-order-name = Nombre
cli-order-since = Desde
cli-order-note = Nota
cli-order-number = N.º
cli-order-order = Orden
cli-order-by = De
cli-order-table = Mesa
cli-order-version = Entrada
cli-order-about = Sobre
cli-order-line = Línea

# serve, bot, ladder, y todo lo que se interrumpe
cli-served = Mattock está en { $address } (Ctrl-C lo detiene).
cli-bot-waits = En { $url } todavía no hay ninguna mesa que espere a alguien: el bot espera una.
cli-bot-done = Fin de la partida: { $status ->
        [over] terminada
       *[abandoned] abandonada
    }.
cli-match = { $match }: { $won } de { $games } ({ $interval })
cli-stopped = Interrumpido.

# Qué ha ido mal, en una línea. `detail` es lo que dice la biblioteca o Typer, en inglés.
cli-error-not-allowed = { $option }={ $value }: se admiten { $allowed }
cli-error-out-of-range = { $option }={ $value }: se admiten números enteros de { $low } a { $high }
cli-error-out-of-time = { $option }={ $value }: se admiten números mayores que 0 y menores que { $high }
cli-error-unknown-option = Este juego no tiene la opción { $option }; tiene { $known }
cli-error-unknown-game = No hay ningún juego { $name }; hay { $known }
cli-error-no-box = El juego { $name } no tiene caja de componentes
cli-error-unknown-language = No hay ningún idioma { $language }; hay { $known }
cli-error-no-such-option = No existe la opción { $name }; véase { $command }
cli-error-missing = Falta el argumento { $name }; véase { $command }
cli-error-bad-value = El valor de { $name } no sirve ({ $detail }); véase { $command }
cli-error-misused = Así no se puede llamar ({ $detail }); véase { $command }
cli-error-no-file = No existe ese archivo o esa carpeta
cli-error-file-exists = Ese archivo ya existe
cli-error-is-folder = Es una carpeta
cli-error-no-folder = No existe esa carpeta
cli-error-no-permission = No está permitido
cli-error-not-a-journal = No es un diario
cli-error-truncated = Falta el final ({ $detail }); --unfinished lo acepta
cli-error-damaged = El diario se ha cambiado ({ $detail })
cli-error-newer = Escrito en un formato más nuevo de los que lee esta versión ({ $detail })
cli-error-mismatch = Hecho para otras reglas, otras opciones u otros componentes ({ $detail })
cli-error-impossible = No encaja con las reglas o con el azar que está escrito ({ $detail })
cli-error-forged = El azar o el resultado no es el prometido ({ $detail })
cli-error-nothing-to-review = No hay nada que repasar: ninguna decisión tuvo elección
cli-error-no-action-taken = En esta partida no se ha hecho nada
cli-error-no-picture = { $file }: una imagen termina en .png o .svg
cli-error-one-budget = O --seconds o --iterations, no los dos
cli-error-plays-on = --from sigue jugando y no repasa nada: sobra { $option }
cli-error-no-address = { $url }: no es una dirección; una es así: http://example.org:8000
cli-error-unreachable = No se llega a { $url }
cli-error-silent = El servidor ya no responde
cli-error-no-server = { $url } no es un servidor nuestro
cli-error-server-says = El servidor responde: { $answer }
cli-error-secret-alone = Un secreto o una contraseña abre una sola mesa: indícala con --table o da el enlace entero
cli-error-no-table = No hay ninguna mesa { $table }
cli-error-no-person = Nadie tiene el id { $person }
cli-error-no-report = No hay ninguna denuncia { $number }
cli-error-needs-extra = { $command } necesita el extra { $extra }: { $install }
cli-error-experiment = { $field ->
        [none] { $file }, línea { $line }: { $problem }
       *[other] { $file }, línea { $line }, { $field }: { $problem }
    }
cli-error-no-results = { $folder }: no hay resultados de un experimento
cli-error-other-results = { $folder }: { $what ->
        [rules] estos resultados se jugaron con otra versión de las reglas
        [components] estos resultados se jugaron con otros componentes
        [version] estos resultados los jugó otra versión de mattock
        [schema] estos resultados están escritos de otra forma
       *[other] son los resultados de otro experimento
    }; indica otra carpeta
cli-error-not-together = { $game } no se gana en común: no hay nada que sopesar
cli-error-results-in-use = { $folder }: otra ejecución está ampliando estos resultados
cli-error-one-server = Un archivo SQLite sirve a un solo proceso: varios procesos necesitan PostgreSQL, --database postgresql://…
cli-error-no-cluster = ningún clúster de Ray responde en { $address }
cli-error-workers-lost = los procesos que juegan se terminaron { $times } veces seguidas; lo jugado se conserva
