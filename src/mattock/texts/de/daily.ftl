# Die Spiele des Tages, ein Schicksal für alle; und dasselbe Schicksal für einen Freund.
daily-title = Spiele des Tages
daily-note = Ein Schicksal für alle: Wo dasselbe gezogen wird, kommt dieselbe Karte und fällt derselbe Würfel. Dein erster Versuch zählt.
daily-game = Das Spiel des Tages
daily-rule = Deine Punkte zählen.
daily-sign = Schicksal des Tages
daily-sign-note = Dasselbe Glück für alle
daily-before = Der Tag davor
daily-after = Der Tag danach
daily-loading = Das Blatt wird gewendet …
daily-missing = Diesen Tag gibt es nicht.
daily-setup = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
daily-setup-hard = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $difficulty }
daily-rivals = { $count ->
        [one] Du und ein Bot ({ $level })
       *[other] Du und { $count } Bots ({ $level })
    }
daily-ends = Beginn noch { $hours } Std. { $minutes } Min. lang
daily-closes = Begonnenes darf noch { $hours } Std. { $minutes } Min. beendet werden
daily-closed = Dieser Tag ist vorbei: Die Ergebnisse stehen fest.
daily-begun = { $count ->
        [0] Noch hat niemand begonnen.
        [one] Eine Person hat begonnen.
       *[other] { $count } Personen haben begonnen.
    }
daily-play = Beginnen
daily-play-note = dieser Versuch zählt
daily-go-on = Weiterspielen
daily-again = Noch einmal
daily-again-note = das zählt nicht
daily-won = Gewonnen: { $points } Punkte
daily-lost = Verloren: { $points } Punkte
daily-given-up = Du hast aufgegeben.
daily-too-late = Du bist nicht rechtzeitig fertig geworden.
daily-lead = { $lead } Punkte gegenüber dem Mittel der Bots
daily-lead-waits = Die Bots spielen noch: { $games } von { $total } Spielen sind fertig.
daily-better = Besser als { $beaten } von { $total } Bots
daily-attempts = { $count ->
        [one] Du hast es noch einmal versucht; das zählt nicht.
       *[other] Du hast es noch { $count }-mal versucht; das zählt nicht.
    }
daily-bots = Bots mit demselben Schicksal
daily-bots-mean = Mittel { $mean } Punkte; { $wins } von { $games } gewonnen
daily-chart = { $games } Spiele von Bots, von { $low } bis { $high } Punkte, Mittel { $mean }.
daily-chart-you = Du: { $points } Punkte.
daily-results = Ergebnisse
daily-results-none = Noch ist niemand fertig.
daily-results-later = Die Ergebnisse siehst du, wenn du gespielt hast.
daily-name = Name
daily-points = Punkte
daily-against = Gegen Bots
daily-alike = zum zweiten Mal unter diesem Namen
daily-replay = Noch einmal ansehen
daily-streak = { $days ->
        [0] Noch keine Serie
        [one] Serie: { $days } Tag
       *[other] Serie: { $days } Tage
    }
daily-streak-best = längste: { $days }
end-daily = Wie es heute steht
daily-share = Teilen, ohne etwas zu verraten
daily-share-won = gewonnen, { $points } Punkte
daily-share-lost = verloren, { $points } Punkte
daily-share-text = Dein Ergebnis als Text
daily-luck = Faires Glück
daily-luck-promise = Dieses Versprechen legt das Schicksal des Tages fest. Es steht da, bevor jemand spielt:
daily-luck-next = Und dieses das des nächsten Tages:
daily-luck-later = Das Geheimnis dahinter wird verraten, wenn niemand diesen Tag mehr spielt.
daily-luck-secret = Dieses Geheimnis war dahinter:
daily-luck-kept = Das Geheimnis ist das versprochene.
daily-luck-broken = Das Geheimnis ist nicht das, das versprochen wurde!

fate-title = Dasselbe Schicksal
fate-told = { $name } hat dieses Spiel gespielt und gibt sein Schicksal an dich weiter: Wo dasselbe gezogen wird, kommt dieselbe Karte und fällt derselbe Würfel.
fate-note = Was daraus wird, ist in der Chronik gekennzeichnet und steht in keiner Bestenliste.
fate-play = Spielen
fate-play-note = Bots auf den anderen Plätzen: { $level }
fate-share = Dasselbe Schicksal für einen Freund
fate-share-note = Wer diesem Link folgt, spielt dasselbe Spiel mit demselben Glück. Dann seht ihr beide dort, wie es ausging.
fate-link = Link zum selben Schicksal
fate-results = Mit diesem Schicksal
fate-hidden = Wie es anderen erging, siehst du, wenn du es auch gespielt hast.

chronicles-numbers = Meine Zahlen
numbers-games = Spiele
numbers-won-of = Gewonnen von { $games }
numbers-best = Beste Wertung eines Siegs
numbers-rate = Siegquote
numbers-rate-told = { $value }: { $wins } von { $games } gewonnen, { $rate } %; sicher zwischen { $low } und { $high } %.
numbers-endings = Wie es endete
numbers-favourites-upgrade = Am öftesten genommen
numbers-favourites-trading = Am öftesten gekauft
numbers-recent = Die letzten Spiele, das neueste rechts
numbers-none = Das hast du noch nicht zu Ende gespielt.
numbers-rate-note = Der Balken ist der gewonnene Anteil; auf der dünnen Linie liegt der wahre Anteil mit 95 % Sicherheit.
numbers-players = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
numbers-recent-won = gewonnen
numbers-recent-lost = verloren
