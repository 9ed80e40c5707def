# Beschriftungen der Szene im Browser. Sie stehen auf Brettern, Karten und Knöpfen, darum sind sie kurz.
scene-board = Der Tisch
scene-round = Runde { $round }
scene-points-short = SP
scene-wait = Andere sind dran
scene-over = Das Spiel ist vorbei
scene-skip-key = Jede Taste überspringt das.
scene-skip-tap = Ein Tippen überspringt das.
scene-others-turn = { $name } ist am Zug.
scene-you = du
scene-last-round = { $who ->
        [you] Die letzte Runde, und dein letzter Zug!
       *[others] { $count ->
            [one] Die letzte Runde! Noch am Zug ist { $names }.
           *[other] Die letzte Runde! Noch am Zug: { $names }.
        }
    }
scene-only-stop = Keine Aktion ist übrig.
scene-only-resolve = Eine Aufgabe ist noch übrig.
scene-only-end_turn = Mehr ist nicht zu tun: Beende den Zug.
scene-phase-actions = Aktionen
scene-phase-resolve = Auswerten
scene-phase-discard = Ablegen

# Spieler
scene-player = { $name }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, Ziele { $goals } von { $end }; Königreich aus { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } im Wert von { $worth }; bereite Zwerge: { $dwarfs }; Ogerkarten: { $ogres }; Edelsteine: { $gems }; { $goals ->
        [0] Königreichskarten auf der Hand: { $held }
       *[other] Königreichskarten auf der Hand: { $held }; erreichte Ziele: { $reached }
    }
scene-source-kingdom = Königreich
scene-source-gems = Edelsteine
scene-source-goals = Ziele
scene-source-trading = Handel
scene-source-secret = Geheim
scene-source-monsters = Monster
scene-ogres-held = Ogerkarten: { $count }
scene-cards-held = Königreichskarten auf der Hand: { $count }
scene-dwarfs-ready = Bereite Zwerge: { $count }
scene-ready = { $count } bereit
scene-your-turn = du bist dran
scene-goals-of = { $count } von { $end } Zielen

# Ziele, Edelsteine und Karten
scene-market = Ziele im Angebot
scene-goals-left = { $count ->
        [0] kein weiteres Ziel
        [one] { $count } weiteres Ziel
       *[other] { $count } weitere Ziele
    }
scene-lack-one = { $gem } zu wenig
scene-lack = { $count } Edelsteine zu wenig
scene-lack-none = alles da
scene-piles = Übrige Edelsteine
scene-hand = Hand { $held } von { $limit }
scene-secret = Geheimes Ziel
scene-secret-revealed = Aufgedeckt
scene-secret-asks = Dein geheimes Ziel: { $secret }, { $points } Punkte für { $asks }
scene-secret-progress = { $reached } von { $asked }
scene-gives-castle = { $needs } Zwerge: graben; +1 Aktion
scene-gives-ruby_mine = { $needs } Zwerge: { $gives ->
        [one] { $gives } Rubin
       *[other] { $gives } Rubine
    }
scene-gives-emerald_mine = { $needs } Zwerge: { $gives ->
        [one] { $gives } Smaragd
       *[other] { $gives } Smaragde
    }
scene-gives-diamond_mine = { $needs } Zwerge: { $gives ->
        [one] { $gives } Diamant
       *[other] { $gives } Diamanten
    }
scene-gives-gold_mine = { $needs } Zwerge: { $gives } Gold
scene-gives-tavern = { $needs } Zwerge: { $gives ->
        [one] { $gives } Ogerkarte
       *[other] { $gives } Ogerkarten
    }
scene-gives-general_store = { $needs } Zwerge: Handel
scene-gives-dragon = stoppt Minen im Gebiet
scene-gives-frost_giant = vereist Burgen im Gebiet
scene-ogre-ambush = leert eine Karte
scene-ogre-brute = tauscht zwei Zwerge
scene-ogre-panic = ein Zwerg rennt 1–2 Karten
scene-ogre-thief = stiehlt einen Edelstein
scene-ogre-crown = stiehlt alle Ogerkarten
scene-depth = Ein Stapel von { $count } Karten: darunter sehen

# Namen auf Karten; ein weiches Trennzeichen (U+00AD) sagt, wo ein langes Wort geteilt werden darf.
scene-name-castle = Burg
scene-name-ruby_mine = Rubin­mine
scene-name-emerald_mine = Smaragd­mine
scene-name-diamond_mine = Diamant­mine
scene-name-gold_mine = Gold­mine
scene-name-tavern = Taverne
scene-name-general_store = Gemischt­waren­laden
scene-name-dragon = Drache
scene-name-frost_giant = Frost­riese

# Was man tut: Knöpfe
scene-actions = Aktionen: { $used } von { $allowed } verbraucht
scene-choose = { $kind ->
        [resolve] Wähle eine Aufgabe
        [trade] Wähle ein Ziel
        [dig] Wähle einen Stapel
        [discard] Wähle, was du ablegst
        [space] Wähle ein Feld
        [turn] Drehe die Karte
        [steal] Wähle einen Edelstein
        [rob] Wähle ein Opfer
        [send] Wähle deinen Zwerg
        [swap] Wähle einen Zwerg
        [scare] Wähle einen Zwerg
        [flee] Wähle eine Karte
        [ambush] Wähle eine Karte
       *[other] Wähle Karte oder Zwerg
    }
scene-sending = Einen Moment …
scene-cancel = Abbrechen
scene-undo = Zurücknehmen
scene-do-stop = Aktionen beenden
scene-do-end_turn = Zug beenden
scene-do-decline = Verzichten
scene-do-reveal = Ziel aufdecken
scene-do-lay = Lege { $card }
scene-do-place = Setze einen Zwerg
scene-do-move = Bewege den Zwerg
scene-do-play = { $ogre } ausspielen
scene-do-resolve = Aufgabe auswerten
scene-do-resolve-all = { $count ->
        [one] Aufgabe auswerten
       *[other] Alle { $count } auswerten
    }
scene-ends-turn = damit endet dein Zug
scene-ends-game = damit endet das Spiel
scene-do-reveal-points = Aufdecken (+{ $points })
scene-do-slay = Monster besiegen
scene-do-buy = Kaufe { $goal }
scene-do-dig = Hier graben
scene-do-discard = Ablegen
scene-do-ambush = Hinterhalt!
scene-do-send = Dieser Zwerg
scene-do-swap = Zwerge tauschen
scene-do-scare = Dieser Zwerg
scene-do-flee = Dorthin rennen
scene-do-steal = Stehlen
scene-do-rob = Stehlen
scene-turn-right = Rechts drehen
scene-turn-left = Links drehen
scene-fit = Den ganzen Tisch zeigen
scene-castle = Zu meiner Burg
scene-nearer = Näher
scene-farther = Weiter weg

# Was sich ändern würde
scene-change-worth = Königreich von { $name }: von { $before } auf { $after } { $after ->
        [one] Punkt
       *[other] Punkte
    }
scene-change-score = { $name }: von { $before } auf { $after } { $after ->
        [one] Punkt
       *[other] Punkte
    }
scene-change-cards = { $before } → { $after } { $after ->
        [one] Karte
       *[other] Karten
    }
scene-change-closed = { $count ->
        [one] schließt { $count } Grenze
       *[other] schließt { $count } Grenzen
    }
scene-change-opened = { $count ->
        [one] öffnet { $count } Grenze
       *[other] öffnet { $count } Grenzen
    }
scene-change-goals = { $before } → { $after } { $after ->
        [one] Ziel
       *[other] Ziele
    }
scene-change-last = Damit beginnt die letzte Runde
scene-change-over = Damit endet das Spiel
scene-change-goal = { $secret }: erfüllt
scene-change-actions = { $before } → { $after } { $after ->
        [one] Aktion
       *[other] Aktionen
    }
scene-change-silent = { $card } steht still
scene-change-frozen = { $card } friert ein
scene-change-idle = { $card } kann nicht graben
scene-change-freed = { $card } ist wieder frei
scene-change-silent-many = { $count } Minen stehen still
scene-change-frozen-many = { $count } Burgen frieren ein
scene-change-idle-many = { $count } Burgen können nicht graben
scene-change-freed-many = { $count } Karten sind wieder frei
scene-change-ready = { $card } ist bereit
scene-change-crew = { $there } von { $needs } Zwergen
scene-change-trophy = { $points } Punkte, wenn besiegt
scene-change-stopped = { $monster } legt sie still
scene-change-undug = { $monster } hindert sie am Graben
scene-change-overflow = { $count ->
        [one] Du hättest { $count } Karte zu viel auf der Hand
       *[other] Du hättest { $count } Karten zu viel auf der Hand
    }
scene-wasted = { $card }: { $why }
scene-change-buried = { $card } wird verdeckt
scene-change-surfaced = { $card } kommt nach oben
scene-change-price = kostet { $gems }
scene-change-walk = { $name }: { $from } → { $to }
scene-change-gains = bringt { $gems }
scene-change-spoils = bringt { $count ->
        [one] { $count } Ogerkarte
       *[other] { $count } Ogerkarten
    }
scene-change-ogres = { $name }: { $before } → { $after } { $after ->
        [one] Ogerkarte
       *[other] Ogerkarten
    }
scene-change-home = { $name }: { $count ->
        [one] { $count } Zwerg kehrt heim
       *[other] { $count } Zwerge kehren heim
    }

# Der Tisch als Liste
scene-outline = Alle Gebiete und Karten
scene-area = Gebiet { $number }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
scene-area-kingdom = Gebiet { $number }, Königreich von { $names }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert
scene-stack = { $card }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, deine Zwerge: { $mine } von { $needs } nötigen, freie Zwergenplätze: { $free }
scene-stack-seen = { $card }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, nötige Zwerge: { $needs }, freie Zwergenplätze: { $free }
scene-stack-crowd = Zwerge: { $crowd }
scene-stack-high = Darunter: { $cards }
scene-neighbour-open = { $side }: { $card }, offen
scene-neighbour-closed = { $side }: { $card }, Mauer dazwischen
scene-side-open = { $side }: noch nichts, offen
scene-side-closed = { $side }: noch nichts, Mauer
scene-spell-silent = Ein Drache legt sie still.
scene-spell-frozen = Ein Frostriese friert sie ein: keine Zusatzaktion, kein Graben.
scene-spell-idle = Ein Drache hindert sie am Graben.
scene-stack-blocked = Andere stehen auf den Zwergenplätzen, die du für den Sieg bräuchtest.
scene-empty = Der Tisch ist leer.

# Das Ende
scene-end-won = { $names } gewinnt
scene-end-shared = { $names } teilen sich den Sieg
scene-end-you = Du gewinnst!
scene-end-round = Nach Runde { $round } war Schluss.
scene-end-by = { $source ->
        [kingdom] Das Königreich gab den Ausschlag
        [gems] Die Edelsteine gaben den Ausschlag
        [trading] Der Handel gab den Ausschlag
        [secret] Das geheime Ziel gab den Ausschlag
       *[monsters] Besiegte Monster gaben den Ausschlag
    }: { $points } gegen { $others } bei { $other }.
scene-end-score = Endwertung

# Was die Dinge sind, für alle, die fragen
scene-said-pile = Im Vorrat: noch { $gems }. { $gem ->
        [gold] Minen bringen es, Handelsziele nehmen es zurück.
       *[other] Minen bringen sie, Handelsziele nehmen sie zurück.
    }
scene-said-actions = Aktionen in diesem Zug: { $used } von { $allowed } verbraucht. Üblich sind drei; die eigene Burg gibt eine vierte, wenn kein Frostriese sie einfriert.
scene-said-field = Hier wachsen die Königreiche. Zieh am Tisch, um ihn zu bewegen; Rad oder zwei Finger bringen ihn näher.

# Die Daueranweisung des geheimen Ziels für die Züge anderer (D8.2)
scene-order-title = Daueranweisung
scene-order = Wenn dein geheimes Ziel im Zug anderer erfüllt ist
scene-order-name = Daueranweisung für Züge anderer: { $order ->
        [keep] dein geheimes Ziel behalten, auch wenn es erfüllt ist
       *[reveal] dein geheimes Ziel sofort aufdecken, wenn es erfüllt ist
    }
scene-order-when = Im Zug anderer:
scene-order-short-reveal = aufdecken
scene-order-short-keep = behalten
scene-order-reveal = Sofort aufdecken
scene-order-keep = Behalten
scene-order-means-reveal = Es zählt von da an endgültig, und alle sehen es. Ist es am Ende deines Zuges erfüllt, wird es aufgedeckt, sobald der nächste Zug beginnt.
scene-order-means-keep = Es bleibt geheim, bis du es in einem eigenen Zug aufdeckst oder das Spiel endet, während es erfüllt ist.
scene-order-unseen = Niemand sonst erfährt, was du wählst.
scene-order-pending = Gesetzt: gilt ab deiner nächsten Aktion, und niemand sonst merkt es.
scene-order-not-now = Du kannst sie in deinem eigenen Zug ändern.
scene-order-done = Fertig
scene-choose-first = Lege eine Königreichskarte
