# El juego, sus opciones, lo que se puede hacer, lo que se pregunta y por qué algo no se puede.
game-title = Dados mentirosos
hall-about-liars_dice = Dos cubiletes, diez dados, un mentiroso · 2 jugadores · 10 min
hall-fame-liars_dice = Salón de los mentirosos
daily-game-liars_dice = Los dados del día
daily-rule-liars_dice = Una victoria cuenta 10 puntos y uno por cada dado que queda.

option-dice = Dados de cada uno
option-ones = Unos
option-ones-plain = cuentan como unos
option-ones-wild = cuentan como cualquier cara

action-bid = Apostar { $count } { $count ->
        [one] { $face }
       *[other] { $face_many }
    }
action-doubt = Dudar

decision-open = Empiezas tú: ¿cuántos dados de qué cara hay bajo los dos cubiletes?
    .goal = hacer una primera apuesta
decision-answer = La apuesta es de { $count } { $count ->
        [one] { $face }
       *[other] { $face_many }
    }. ¿Apuestas más o dudas?
    .goal = apostar más o dudar

refusal-other_game = Eso es de otro juego.
refusal-game_over = La partida ha terminado.
refusal-not_now = Ahora no: lo que se pide es { $asked }.
refusal-not_higher = Está en pie la apuesta de { $standing_count } { $standing_count ->
        [one] { $standing_face }
       *[other] { $standing_face_many }
    }: apuesta más dados, o los mismos de una cara más alta.
refusal-too_many = Bajo los dos cubiletes solo quedan { $dice } dados.
