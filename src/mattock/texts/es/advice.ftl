# Lo que dicen el consejero y el repaso, sea cual sea el juego. Probabilidades en tanto por ciento, cambios en puntos.
advice-heading = Lo que parece mejor, según lo que sabes:
advice-rank = { $whole },{ $tenths }

# El repaso en palabras
review-progress = Repasando
review-heading = { $title }: { $actions ->
        [one] { $actions } acción
       *[other] { $actions } acciones
    }, { $choices } de ellas con alternativa
review-way-together = { $players ->
        [one] Tu probabilidad
       *[other] Vuestra probabilidad
    } de ganar pasó del { $start } % al { $end } %. De todo lo que la cambió, las decisiones fueron el { $of_decisions } % (en puntos, { $decisions } en total) y la suerte el { $of_luck } % ({ $luck }).
review-way-seat = { $seat }: del { $start } % al { $end } %. De todo lo que la cambió, las decisiones propias fueron el { $of_decisions } % (en puntos, { $decisions } en total), lo que hicieron los demás el { $of_others } % ({ $others }) y la suerte el { $of_luck } % ({ $luck }).
review-still-together = { $players ->
        [one] Tu probabilidad
       *[other] Vuestra probabilidad
    } de ganar se quedó en el { $start } %.
review-still-seat = { $seat }: { $start } % de principio a fin.
review-luck = Suerte es lo que vino con dados, cartas y secretos. Todas las probabilidades son estimaciones; lo que no vieron venir también cuenta como suerte.
review-others = Lo que hicieron los demás es lo que dieron sus errores y cuánto mejores o peores de lo esperado fueron para uno sus otras jugadas.
review-own-eyes = Cada probabilidad se estima con lo que ese jugador podía saber en sus propias decisiones; por eso juntas no tienen por qué sumar el 100 %.
review-sums = Una probabilidad sube y baja muchas veces; por eso lo que algo quitó o dio en total puede pasar de 100 puntos.
review-larger = { $larger ->
        [decisions] Las decisiones pesaron más que la suerte.
       *[luck] La suerte pesó más que las decisiones.
    }
review-verdict-together = { $why ->
        [won_luck] Victoria sobre todo por suerte: dio { $points } puntos.
        [won_start] Victoria como empezó: la probabilidad era del { $points } % al principio, y nada quitó mucho de ella.
        [lost_decisions] Derrota sobre todo por las decisiones: los errores costaron { $points } puntos.
        [lost_start] Derrota como empezó: la probabilidad era del { $points } % al principio, y nada dio mucho más.
       *[lost_luck] Derrota sobre todo por mala suerte: costó { $points } puntos.
    }
review-verdict-seat = { $why ->
        [won_others] { $seat } ganó sobre todo por lo que hicieron los demás: dio { $points } puntos.
        [won_luck] { $seat } ganó sobre todo por suerte: dio { $points } puntos.
        [won_start] { $seat } ganó como empezó: la probabilidad era del { $points } % al principio, y nada quitó mucho de ella.
        [lost_decisions] { $seat } no ganó, sobre todo por sus propias decisiones: los errores costaron { $points } puntos.
        [lost_others] { $seat } no ganó, sobre todo por lo que hicieron los demás: costó { $points } puntos.
        [lost_start] { $seat } no ganó: la probabilidad era del { $points } % al principio, y nada dio mucho más.
       *[lost_luck] { $seat } no ganó, sobre todo por mala suerte: costó { $points } puntos.
    }
review-points = { $count ->
        [0] Ningún momento decisivo se distingue del azar.
        [one] Donde cambió la partida:
       *[other] Los { $count } momentos decisivos:
    }
review-strokes = Qué más cambió mucho, después de estas acciones:
review-point = Acción { $number }, { $seat }: «{ $chosen }» costó { $loss ->
        [0] menos de un punto.
        [one] { $loss } punto ({ $kept } % en vez de { $hoped } %).
       *[other] { $loss } puntos ({ $kept } % en vez de { $hoped } %).
    }
review-better = Mejor: «{ $better }», porque { $reason }.
review-point-after = Acción { $number }, { $seat }, «{ $chosen }»: después, { $cause ->
        [luck] la suerte llevó
        [both] la suerte y lo que hicieron los demás llevaron
       *[others] lo que hicieron los demás llevó
    } la probabilidad del { $before } % al { $after } %.
review-best = No se conocía una acción mejor: era la mejor.
review-unfinished = La partida no ha terminado; la curva termina donde termina el diario.
review-interrupted = Interrumpido: esta es la partida hasta la acción { $number }.
review-unchecked = Lo que parecía un error y aún no se había mirado de cerca se ha dejado fuera.
review-picture = La imagen está en { $file }.
review-continue = Para seguir jugando desde un momento decisivo: { $command }
review-from = Tomas el relevo antes de la acción { $number } y sabes lo que sabía { $seat }; lo oculto se reparte de nuevo.

# La imagen
review-label-title = { $title }: suerte y decisiones
review-label-action = Acción
review-label-turn = turno
review-label-chance = Probabilidad de ganar
review-label-together = todos juntos
review-label-change = Cambio en puntos
review-label-start = Inicio
review-label-decisions = Decisiones
review-label-others = Lo que hicieron los demás
review-label-luck = Suerte
review-label-end = Resultado
review-label-so-far = Hasta aquí
review-label-point = Momento decisivo
