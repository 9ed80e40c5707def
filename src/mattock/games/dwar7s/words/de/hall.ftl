# Was die Halle vom Spiel sagt, ehe sein Tisch geöffnet ist.
hall-game-dwar7s = Dwar7s Fall
hall-about-dwar7s = Baue das reichste Königreich · 2–4 Personen · 45 Min.
hall-play-dwar7s = { $others ->
        [1] { $step ->
            [0] gegen einen Lehrling
            [1] gegen einen Gehilfen
            [2] gegen einen Gesellen
            [3] gegen einen Altgesellen
           *[other] gegen einen Meister
        }
        [2] { $step ->
            [0] gegen zwei Lehrlinge
            [1] gegen zwei Gehilfen
            [2] gegen zwei Gesellen
            [3] gegen zwei Altgesellen
           *[other] gegen zwei Meister
        }
       *[other] { $step ->
            [0] gegen drei Lehrlinge
            [1] gegen drei Gehilfen
            [2] gegen drei Gesellen
            [3] gegen drei Altgesellen
           *[other] gegen drei Meister
        }
    }
hall-chronicles-dwar7s = Königinnen und Könige des Tals und was ihre Kronen wert waren.
hall-fame-dwar7s = Halle von Dwar7s Fall
about-dwar7s = Dwar7s Fall ist von Luís Brüeh und erscheint bei Vesuvius Media.
daily-game-dwar7s = Der Herbst des Tages
daily-rule-dwar7s = Deine Siegpunkte zählen.
