# Das Spiel, seine Optionen, was man tun kann, was gefragt ist, und warum etwas nicht geht.
game-title = Lügenwürfel
hall-about-liars_dice = Zwei Becher, zehn Würfel, ein Lügner · 2 Spieler · 10 Min.
hall-fame-liars_dice = Halle der Lügner
daily-game-liars_dice = Die Würfel des Tages
daily-rule-liars_dice = Ein Sieg zählt 10 Punkte und einen für jeden übrigen Würfel.

option-dice = Würfel für jeden
option-ones = Einsen
option-ones-plain = zählen als Einsen
option-ones-wild = zählen als jede Zahl

action-bid = { $count } { $count ->
        [one] { $face }
       *[other] { $face_many }
    } bieten
action-doubt = Anzweifeln

decision-open = Du beginnst: Wie viele Würfel mit welcher Zahl liegen unter beiden Bechern?
    .goal = ein erstes Gebot zu machen
decision-answer = Geboten sind { $count } { $count ->
        [one] { $face }
       *[other] { $face_many }
    }. Bietest du mehr, oder zweifelst du es an?
    .goal = mehr zu bieten oder anzuzweifeln

refusal-other_game = Das gehört zu einem anderen Spiel.
refusal-game_over = Das Spiel ist aus.
refusal-not_now = Nicht jetzt: Gefragt ist, { $asked }.
refusal-not_higher = Das Gebot von { $standing_count } { $standing_count ->
        [one] { $standing_face }
       *[other] { $standing_face_many }
    } steht: Biete mehr Würfel, oder gleich viele mit höherer Zahl.
refusal-too_many = Unter beiden Bechern liegen nur noch { $dice } Würfel.
