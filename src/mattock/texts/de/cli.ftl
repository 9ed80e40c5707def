# Die Kommandozeile.
cli-game = { $name }: { $title }, { $least } bis { $most } Spieler
cli-game-fixed = { $name }: { $title }, { $most } Spieler
cli-commitment = Das Glück ist fair. Festlegung: { $commitment }
cli-secret = Das Geheimnis hinter dem Glück, passend zur Festlegung: { $secret }
cli-journal-written = { $over ->
        [yes] Das Journal liegt in { $file }; `mattock verify` prüft es.
       *[no] Das Journal bis hierher liegt in { $file }; es hat kein Ende: `mattock replay --unfinished` liest es.
    }

# simulate
cli-playing = Es wird gespielt
cli-trials = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } von Zufallsspielern aus { $asked }, Startzahl { $seed }
cli-win-rate = Gewonnen: { $wins }, das sind { $rate } % (95-%-Intervall { $low } bis { $high } %)
cli-winner = Gewonnen von
cli-beginner = wer begann
cli-shared = mehrere zusammen
cli-interval = 95-%-Intervall
cli-between = { $low }–{ $high } %
cli-ending = Wie es endete
cli-count = Spiele
cli-share = Anteil
cli-measure = Ein Spiel hat
cli-mean = Mittel
cli-quantile = { $share ->
        [50] Median
       *[other] { $share } %
    }
cli-measure-decisions = Entscheidungen
cli-speed = { $jobs ->
        [one] { $speed } Entscheidungen pro Sekunde, ein Prozess
       *[other] { $speed } Entscheidungen pro Sekunde, { $jobs } Prozesse
    }

# lab
cli-lab-resume = Die bisherigen Ergebnisse liegen in { $folder }; derselbe Befehl macht weiter.
cli-lab-page = Der Bericht ist in { $file }
cli-lab-done = { $games ->
        [one] { $games } Partie liegt
       *[other] { $games } Partien liegen
    } in { $folder }; `mattock lab report` zeichnet sie.

# weigh
cli-weigh = { $title }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
cli-weigh-won = gewinnt
cli-weigh-in-ten = { $rate } %, { $times } von 10
cli-weigh-settings = Einstellungen
cli-weigh-target = Am nächsten an { $target } %
cli-weigh-table = Aus der Tabelle, die das Labor für mattock { $version } gespielt hat.
cli-weigh-played = Eben gespielt, denn in der Tabelle des Labors fehlt eine solche Partie: je weniger Partien, desto breiter das Intervall.

# verify
cli-false = Falsch: { $problem }
cli-verified-chain = { $title }, { $actions } Aktionen: Die Kette der Prüfsummen ist unversehrt.
cli-verified-rules = Jede Aktion ist nach den Regeln { $rules } mit dem Material { $components } erlaubt.
cli-luck-derived = Das Glück ist fair: Das Geheimnis passt zur Festlegung { $commitment }, und alle { $total } Zahlen folgen daraus.
cli-luck-secret = Das Glück gilt als fair, Festlegung { $commitment }, aber sein Geheimnis ist noch nicht gelüftet: { $total } Zahlen passen zu den Regeln und lassen sich nicht herleiten.
cli-luck-unknown = Das Glück ist von der Art { $kind }: { $total } Zahlen passen zu den Regeln, aber woher sie kamen, lässt sich nicht prüfen.
cli-verified-numbers = Zahlen nach Strom: { $counts }.
cli-verified-options = Die Datei sagt: { $title }, { $options }.
cli-verified-unproved = { $luck ->
        [fair] Diese Optionen, und wer gehandelt hat, sind nicht bewiesen: Das Versprechen gilt nur dem Glück. Und es ist etwas wert, wenn die Festlegung oben die ist, die im Spiel gezeigt wurde.
       *[other] Diese Optionen, und wer gehandelt hat, sind nicht bewiesen.
    }
cli-verified-unfinished = Das Spiel ist nicht zu Ende.
cli-verified = { $luck ->
        [yes] Das Glück ist bewiesen, und alles andere, was sich prüfen lässt, ist in Ordnung.
       *[no] Alles, was sich prüfen lässt, ist in Ordnung.
    }

# components
cli-box-fine = { $file }: in Ordnung. Eigene Zeilen: { $own } von { $all }.
cli-box-title = { $title }: was in der Schachtel ist ({ $box })
cli-box-legend = Quelle: A Anleitung, dort abgedruckt; E erschlossen aus öffentlich Bekanntem; R rekonstruiert, unsere Wahl, wo nichts bekannt ist; * aus deiner eigenen Datei.
cli-source-rulebook = A
cli-source-inferred = E
cli-source-reconstructed = R
cli-column-source = Quelle
cli-column-name = Name
cli-column-cost = Kosten
cli-column-count = Anzahl
cli-column-deed = Was er tut

# db, export, import, backup
cli-store-upgraded = { $database } ist auf dem neuesten Stand.
cli-table-exported = Das Protokoll von Tisch { $table } liegt in { $file }. Es enthält jedes Geheimnis der Partie: Behalte es für dich.
cli-table-imported = Tisch { $table } ist aufgenommen, nachgespielt und geprüft.
cli-table-return = { $name } spielt hier mit diesem Link weiter, einmal und binnen einer Woche: die Adresse deines Servers und dahinter { $link }
cli-store-copied = Die Kopie liegt in { $file }.

# people, tables, reports: wer den Server betreibt, hält Ordnung
cli-person-bot = ein Programm
cli-person-ban = ausgesperrt: { $reason }
cli-person-counts = Geräte: { $devices }, Partien: { $games }, hat gemeldet: { $by }, wurde gemeldet: { $about }
cli-person-tables = Sitzt an { $tables }
cli-person-banned = { $person } ist ausgesperrt. Laufende Server trennen die Verbindungen binnen Sekunden.
cli-person-unbanned = { $person } ist wieder willkommen.
cli-person-renamed = { $person } heißt jetzt { $name }.
cli-person-revoked = Alle Schlüssel von { $person } sind wertlos. Mit diesem Link kommt die richtige Person zurück, einmal und binnen einer Woche: die Adresse deines Servers und dahinter { $link }
cli-table-closed = Tisch { $table } ist geschlossen.
cli-report-settled = Meldung { $number } ist erledigt.
cli-operator = Die Seite für den Betrieb, nur für dich: { $address }
cli-order-id = Kennung
cli-order-name = Name
cli-order-since = Seit
cli-order-note = Anmerkung
cli-order-number = Nr.
cli-order-order = Anordnung
cli-order-by = Von
cli-order-table = Tisch
cli-order-version = Eintrag
cli-order-about = Über
cli-order-line = Zeile

# serve, bot, ladder, und alles, was unterbrochen wird
cli-served = Mattock läuft unter { $address } (mit Strg-C beenden).
cli-bot-waits = Auf { $url } wartet noch kein Tisch auf jemanden: Der Bot wartet auf einen.
cli-bot-done = Das Spiel ist zu Ende: { $status ->
        [over] ausgespielt
       *[abandoned] abgebrochen
    }.
cli-match = { $match }: { $won } von { $games } ({ $interval })
cli-stopped = Angehalten.

# Was nicht ging, in einer Zeile. `detail` ist, was die Bibliothek oder Typer dazu sagt, auf Englisch.
cli-error-not-allowed = { $option }={ $value }: Erlaubt sind { $allowed }
cli-error-out-of-range = { $option }={ $value }: Erlaubt sind ganze Zahlen von { $low } bis { $high }
cli-error-out-of-time = { $option }={ $value }: Erlaubt sind Zahlen über 0 und unter { $high }
cli-error-unknown-option = Die Option { $option } gibt es in diesem Spiel nicht; es gibt { $known }
cli-error-unknown-game = Kein Spiel { $name }; es gibt { $known }
cli-error-no-box = Das Spiel { $name } hat keine Schachtel mit Spielmaterial
cli-error-unknown-language = Keine Sprache { $language }; es gibt { $known }
cli-error-no-such-option = Die Option { $name } gibt es nicht; siehe { $command }
cli-error-missing = Es fehlt die Angabe { $name }; siehe { $command }
cli-error-bad-value = Der Wert von { $name } passt nicht ({ $detail }); siehe { $command }
cli-error-misused = So lässt sich das nicht aufrufen ({ $detail }); siehe { $command }
cli-error-no-file = Diese Datei oder diesen Ordner gibt es nicht
cli-error-file-exists = Diese Datei gibt es schon
cli-error-is-folder = Das ist ein Ordner
cli-error-no-folder = Diesen Ordner gibt es nicht
cli-error-no-permission = Das ist nicht erlaubt
cli-error-not-a-journal = Das ist kein Journal
cli-error-truncated = Das Ende fehlt ({ $detail }); mit --unfinished geht es trotzdem
cli-error-damaged = Das Journal wurde verändert ({ $detail })
cli-error-newer = In einem neueren Format geschrieben, als diese Version liest ({ $detail })
cli-error-mismatch = Für andere Regeln, andere Optionen oder anderes Material gemacht ({ $detail })
cli-error-impossible = Das passt nicht zu den Regeln oder zum Glück, das dasteht ({ $detail })
cli-error-forged = Das Glück oder der Ausgang ist nicht, was versprochen war ({ $detail })
cli-error-nothing-to-review = Es gibt nichts, worauf man zurückblicken könnte: Nirgends gab es eine Wahl
cli-error-no-action-taken = In diesem Spiel wurde noch nichts getan
cli-error-no-picture = { $file }: Ein Bild endet auf .png oder .svg
cli-error-one-budget = Entweder --seconds oder --iterations, nicht beides
cli-error-plays-on = --from spielt weiter und blickt nicht zurück: { $option } weglassen
cli-error-no-address = { $url }: keine Adresse; eine sieht so aus: http://example.org:8000
cli-error-unreachable = { $url } ist nicht zu erreichen
cli-error-silent = Der Server antwortet nicht mehr
cli-error-no-server = { $url } ist keiner von unseren Servern
cli-error-server-says = Der Server antwortet: { $answer }
cli-error-secret-alone = Ein Geheimnis oder ein Passwort öffnet einen Tisch: Nenne ihn mit --table oder gib den ganzen Link an
cli-error-no-table = Kein Tisch { $table }
cli-error-no-person = Niemand hat die Kennung { $person }
cli-error-no-report = Es gibt keine Meldung { $number }
cli-error-needs-extra = { $command } braucht das Extra { $extra }: { $install }
cli-error-experiment = { $field ->
        [none] { $file }, Zeile { $line }: { $problem }
       *[other] { $file }, Zeile { $line }, { $field }: { $problem }
    }
cli-error-no-results = { $folder }: keine Ergebnisse eines Experiments
cli-error-other-results = { $folder }: { $what ->
        [rules] diese Ergebnisse wurden nach einer anderen Fassung der Regeln gespielt
        [components] diese Ergebnisse wurden mit anderem Spielmaterial gespielt
        [version] diese Ergebnisse hat eine andere Version von mattock gespielt
        [schema] diese Ergebnisse sind anders aufgebaut
       *[other] das sind die Ergebnisse eines anderen Experiments
    }; nenne einen anderen Ordner
cli-error-not-together = { $game } wird nicht gemeinsam gewonnen: es gibt nichts abzuwägen
cli-error-results-in-use = { $folder }: ein anderer Lauf ergänzt diese Ergebnisse gerade
cli-error-one-server = Eine SQLite-Datei dient einem einzigen Prozess: mehrere Prozesse brauchen PostgreSQL, --database postgresql://…
cli-error-no-cluster = unter { $address } antwortet kein Ray-Cluster
cli-error-workers-lost = die spielenden Prozesse wurden { $times }-mal nacheinander beendet; was gespielt wurde, ist gesichert
