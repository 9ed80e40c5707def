# Was gefragt wird: eine Botschaft für jede Art von Entscheidung; `.goal` dasselbe in wenigen Worten, für eine Ablehnung.
decision-actions = { $left ->
        [0] { $is_revealed ->
            [yes] Keine Aktion ist übrig. Ogerkarten kosten nichts: Was tust du?
           *[no] Keine Aktion ist übrig. Ogerkarten und das geheime Ziel kosten nichts: Was tust du?
        }
        [one] Was tust du? Eine Aktion ist übrig.
       *[other] Was tust du? Übrige Aktionen: { $left }.
    }
    .goal = deine Aktionen nutzen oder aufhören
decision-space = Wohin legst du { $card_plain }?
    .goal = sagen, wohin die Karte kommt
decision-turn = { $where ->
        [none] Wie drehst du { $card_plain }?
       *[other] Wie drehst du { $card_plain }, { $where }?
    }
    .goal = die Karte drehen
decision-ambush = Hinterhalt! Auf welcher Karte müssen alle Zwerge heimgehen?
    .goal = sagen, wo der Hinterhalt liegt
decision-send = Der Schläger steht dir zu Diensten. Welchen deiner Zwerge tauschst du?
    .goal = sagen, welchen deiner Zwerge du tauschst
decision-swap = Gegen welchen Zwerg tauschst du deinen auf { $card_dem }?
    .goal = sagen, gegen welchen Zwerg du deinen tauschst
decision-scare = Panik! Welcher Zwerg läuft davon?
    .goal = sagen, welcher Zwerg davonläuft
decision-flee = Wohin läuft der Zwerg von { $colour } auf { $card_dem }?
    .goal = sagen, wohin der Zwerg läuft
decision-steal = Was stiehlt der Dieb, und von wem?
    .goal = sagen, was von wem gestohlen wird
decision-rob = Wessen Ogerkarten stiehlt die Krone?
    .goal = sagen, wessen Ogerkarten du stiehlst
decision-resolve = Welche Aufgabe ist die nächste?
    .goal = die nächste Aufgabe wählen
decision-trade = { $card_capital } hat geöffnet: Was kaufst du?
    .goal = ein Ziel kaufen oder nichts
decision-dig = { $card_capital } kann graben: Welche oberste Karte kommt zuunterst in ihren Stapel?
    .goal = einen Stapel zum Graben wählen oder es lassen
decision-discard = { $held ->
        [0] Du hast mehr als neun Karten. Was legst du ab?
       *[other] Du hast { $held } Karten, und neun sind erlaubt. Was legst du ab?
    }
    .goal = bis auf neun Karten ablegen
decision-closing = Der Zug ist vorbei, bis auf eins: Deckst du dein geheimes Ziel auf?
    .goal = dein geheimes Ziel aufdecken oder den Zug beenden
