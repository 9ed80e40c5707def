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

replay-title = Die Partie noch einmal
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Ans Ende
replay-step = Schritt { $number } von { $count }
replay-missing = Diese Partie kann nicht gezeigt werden: Sie ist nicht zu Ende oder nicht für dich.
