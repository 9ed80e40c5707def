# Was die Halle vom Spiel sagt, ehe sein Tisch geöffnet ist.
hall-game-dwar7s = Dwar7s Fall
hall-about-dwar7s = Baue das reichste Königreich · 2–4 Personen · 45 Min.
hall-play-dwar7s = { $step ->
        [0] gegen drei Lehrlinge
        [1] gegen drei Gehilfen
        [2] gegen drei Gesellen
        [3] gegen drei Altgesellen
       *[other] gegen drei Meister
    }
hall-chronicles-dwar7s = Königinnen und Könige des Tals und was ihre Kronen wert waren.
hall-fame-dwar7s = Halle von Dwar7s Fall
about-dwar7s = Dwar7s Fall ist von Luís Brüeh und erscheint bei Vesuvius Media.
daily-game-dwar7s = Der Herbst des Tages
daily-rule-dwar7s = Deine Siegpunkte zählen.
