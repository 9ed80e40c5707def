# Das Buch der Vergangenheit: beendete Partien, die besten, die Halle, eine Partie Schritt für Schritt.
chronicles-title = Chronik
chronicles-newest = Neueste Geschichten
chronicles-mine = Meine Geschichten
chronicles-game = Spiel
chronicles-any-game = Alle Spiele
chronicles-players = Personen
chronicles-any-number = Beliebig viele
chronicles-difficulty = Schwierigkeit
chronicles-any-difficulty = Jede Schwierigkeit
chronicles-best-of = Beste Partien: { $game }
chronicles-fame-of = Halle: { $game }
chronicles-none = Hier ist noch keine Geschichte aufgeschrieben.
chronicles-unreachable = Die Chronik lässt sich gerade nicht lesen.
chronicles-more = Umblättern
chronicles-back = Zurück in die Halle
chronicles-won = Gewonnen: { $title }
chronicles-lost = Verloren: { $title }
chronicles-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
chronicles-crowned = { $winners } mit { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    } gekrönt
chronicles-shared = { $winners } teilen sich die Krone mit { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }
chronicles-length = { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
chronicles-with-bots = Hinter + stehen Partien mit Bots.
chronicles-rewound = Glück wurde zurückgenommen
chronicles-continued = Setzt eine andere Partie fort
chronicles-daily = Spiel des Tages
chronicles-again = { $count }. Versuch
chronicles-remote = { $name } (Bot)
chronicles-bot-random = Zufallsbot
chronicles-bot-apprentice = Lehrlingsbot
chronicles-bot-assistant = Gehilfenbot
chronicles-bot-journeyman = Gesellenbot
chronicles-bot-foreman = Altgesellenbot
chronicles-bot-master = Meisterbot
chronicles-score = { $name } { $score }
chronicles-replay = Noch einmal ansehen
chronicles-luck = Glück nachprüfen
chronicles-name = Name
chronicles-games = Partien
chronicles-wins = Siege
chronicles-best-score = Bestwert
chronicles-mean-score = Mittel
chronicles-rating = Wertung
chronicles-unrated = noch keine
chronicles-rating-value = { $rating } ± { $uncertainty }
chronicles-rating-note = Die Wertung zählt Partien zwischen Menschen. Hinter ± steht, wie unsicher sie noch ist.
chronicles-rating-rule = Hier steht, wer an zwei Tagen zehn gewertete Partien gegen drei Menschen gespielt und dabei drei getroffen hat, für die das ebenfalls gilt.
chronicles-provisional = { $value } (vorläufig)
chronicles-helped = mit Bots

luck-title = Faires Glück
luck-promise = Mit den ersten Karten wurde dieses Versprechen gegeben:
luck-promised = Faires Glück: Versprechen { $start } …
luck-promised-note = Das legt alle Würfel und Karten der Partie fest, ohne sie zu zeigen, und dieser Browser merkt es sich. Am Ende wird das Geheimnis dahinter verraten, und alle können prüfen, ob es das versprochene ist.
luck-seen-same = Dieser Browser hat während der Partie dasselbe Versprechen gesehen.
luck-seen-other = Während der Partie hat dieser Browser ein anderes Versprechen gesehen:
luck-unseen = Dieser Browser hat das Versprechen während der Partie nicht gesehen.
luck-secret = Nach der letzten wurde sein Geheimnis verraten:
luck-check = Jede Zahl noch einmal herleiten
luck-checking = Wird hergeleitet …
luck-kept = Das Geheimnis ist das versprochene, und alle { $count } Zahlen folgen daraus.
luck-broken-promise = Das Geheimnis ist nicht das versprochene!
luck-broken-number = Zahl { $count } der Partie folgt nicht aus dem Geheimnis!
luck-covers = Das Versprechen gilt nur dem Glück, nicht den Optionen des Spiels.
luck-cannot = Dieser Browser prüft Glück nur unter einer sicheren Adresse (https oder auf diesem Gerät). Lade das Journal herunter und nimm: mattock verify
luck-journal = Journal herunterladen

replay-title = Das Spiel noch einmal
replay-loading = Die Partie wird geholt …
replay-first = Zum Anfang
replay-back-deed = Einen Schritt zurück
replay-back-turn = Einen Zug zurück
replay-next-deed = Einen Schritt weiter
replay-next-turn = Einen Zug weiter
replay-flow-back = Rückwärts abspielen
replay-play = Abspielen
replay-pause = Anhalten
replay-last = Zum Ende
replay-where = Zeitleiste
replay-step = Schritt { $number } von { $count }
replay-close = Schließen
replay-options = Mehr
replay-unit = Die Pfeile gehen
replay-unit-deed = Schritt für Schritt
replay-unit-turn = Zug für Zug
replay-eyes = Gesehen von
replay-eyes-onlooker = Zuschauern
replay-eyes-open = allen zugleich
replay-chapters = Kapitel
replay-share = Ein Link zu diesem Moment
replay-keys = Tasten: ← → ein Schritt, mit Umschalt ein Zug; Bild auf und Bild ab von Kapitel zu Kapitel; Pos 1, Ende; Leertaste spielt ab und hält an.
replay-missing = Dieses Spiel kann nicht gezeigt werden: Es ist nicht zu Ende oder nicht für dich.
replay-play-on = Von hier weiterspielen

play-on-note = Ein neuer Tisch beginnt in diesem Moment. Was daraus wird, ist in der Chronik gekennzeichnet, wird nie gewertet und steht auf keiner Bestenliste.
play-on-fate = Das Glück von hier an
play-on-fate-new = Ein neues Schicksal
play-on-fate-new-note = Würfel und Karten fallen, wie sie wollen.
play-on-fate-same = Dasselbe Schicksal
play-on-fate-same-note = Würfel und Karten, nach denen in derselben Folge gefragt wird, fallen wie damals.
play-on-company = Wer spielt
play-on-bots = mit Bots
play-on-alone = ich spiele alle
play-on-friends = mit Freunden
play-on-seat = Dein Platz
play-on-level = Die Bots
play-on-go = Weiterspielen

journal-title = Ein Journal öffnen
journal-note = Sieh dir eine Partie an, die du als Datei hast: das Journal, das sich bei einer Wiederholung oder unter „War es fair?“ herunterladen lässt. Es wird nur gezeigt, nicht behalten.
journal-choose = Ein Journal (.jsonl)
journal-reading = Das Journal wird gelesen …

analysis-title = Rückblick
analysis-close = Rückblick schließen
analysis-note = Wo hat es sich entschieden? Jede Entscheidung wird noch einmal aus dem durchdacht, was ihr Spieler wusste.
analysis-ask = Diese Partie durchdenken
analysis-under-way = Die Partie wird durchdacht …
analysis-rough = Eine erste, grobe Kurve; der ganze Rückblick ist in Arbeit …
analysis-ahead = { $count ->
    [one] Ein anderer Rückblick kommt zuerst …
   *[other] { $count } andere Rückblicke kommen zuerst …
}
analysis-cancel = Abbrechen
analysis-of = Für
analysis-split = Glück und Entscheidung
analysis-chance = Siegchance hier: { $chance } %.
analysis-points = { $count ->
    [one] Ein Moment gab den Ausschlag: Er ist auf der Kurve markiert.
   *[other] { $count } Momente gaben den Ausschlag: Sie sind auf der Kurve markiert.
}
analysis-point-decision = { $name }: { $action }. Siegchance { $before } % → { $after } %.
analysis-point-luck = Nach { $name }: { $action } wendete sich das Glück: { $before } % → { $after } %.
analysis-point-others = Nach { $name }: { $action } wendeten es andere: { $before } % → { $after } %.
analysis-better = Besser: { $action }.
analysis-better-because = Besser: { $action }; { $reason }.
analysis-way = Von { $start } % am Anfang zu { $end } %. Das hat sie bewegt:
analysis-part-decisions = Fehler
analysis-part-others = Spiel der anderen
analysis-part-luck = Glück
analysis-sums = Eine Chance steigt und fällt viele Male; darum kann etwas im Ganzen mehr als 100 Punkte genommen oder gegeben haben.
analysis-share = { $name }: { $mistakes ->
    [0] kein Fehler benannt
    [one] ein Fehler
   *[other] { $mistakes } Fehler
}, { $decisions } durch Entscheidungen, { $luck } durch Glück
analysis-won-decisions = { $who ->
    [team] Gewonnen durch eure Entscheidungen ({ $points } Punkte).
   *[seat] { $name } hat durch Entscheidungen gewonnen ({ $points } Punkte).
}
analysis-won-others = { $who ->
    [team] Gewonnen durch das, was andere taten ({ $points } Punkte).
   *[seat] { $name } hat durch das gewonnen, was andere taten ({ $points } Punkte).
}
analysis-won-luck = { $who ->
    [team] Gewonnen, weil Würfel und Karten gnädig waren ({ $points } Punkte).
   *[seat] { $name } hat gewonnen, weil Würfel und Karten gnädig waren ({ $points } Punkte).
}
analysis-won-start = { $who ->
    [team] Gewonnen, wie von Anfang an zu erwarten war.
   *[seat] { $name } hat gewonnen, wie von Anfang an zu erwarten war.
}
analysis-lost-decisions = { $who ->
    [team] Verloren durch Entscheidungen: Sie haben { $points } Punkte gekostet.
   *[seat] { $name } hat durch Entscheidungen verloren: Sie haben { $points } Punkte gekostet.
}
analysis-lost-others = { $who ->
    [team] Verloren durch das, was andere taten ({ $points } Punkte).
   *[seat] { $name } hat durch das verloren, was andere taten ({ $points } Punkte).
}
analysis-lost-luck = { $who ->
    [team] Verloren, weil Würfel und Karten ungnädig waren: Sie haben { $points } Punkte gekostet.
   *[seat] { $name } hat verloren, weil Würfel und Karten ungnädig waren: Sie haben { $points } Punkte gekostet.
}
analysis-lost-start = { $who ->
    [team] Verloren, wie von Anfang an zu befürchten war.
   *[seat] { $name } hat verloren, wie von Anfang an zu befürchten war.
}
