# Was gefragt wird: eine Botschaft für jede Art von Entscheidung; `.goal` dasselbe in wenigen Worten, für eine Ablehnung.
decision-engines = Was aktivierst du jetzt?
    .goal = Belagerungsturm und Katapult aktivieren
decision-orcs = Ork-Karten zuerst.
    .goal = die Ork-Karten spielen
decision-cards = Was tust du?
    .goal = eine Karte spielen oder den Zug beenden
decision-pause = { $at ->
        [reveal] Greifst du ein, bevor du diese Belagerungskarte abhandelst?
        [tower] Greifst du ein, bevor der Belagerungsturm aktiviert wird?
        [catapult] Greifst du ein, bevor das Katapult aktiviert wird?
        [shot] Greifst du ein, bevor das Katapult aktiviert wird?
       *[arrow] Greifst du ein, bevor die Orks vorrücken?
    }
    .goal = jemanden anheuern, eine Aufwertung nehmen oder weitermachen
decision-take = Welche Karte entfernst du für { $card_den }?
    .goal = eine Karte für die Aufwertung entfernen
decision-use = { $moved ->
        [yes] Und nach der magischen Bewegung?
       *[other] Was machst du mit { $card_dem }?
    }
    .goal = die gerade gespielte Karte nutzen
decision-place = Wohin mit dem { $resource }? Noch abzulegen: { $left }.
    .goal = die Rohstoffe ablegen
decision-dig = Wessen Geröll? Noch zu graben: { $left }.
    .goal = das Geröll eines Kobolds weggraben
decision-muster = { $mode ->
        [long] Du zielst auf { $target_den }. Mehr Karten oder würfeln?
       *[close] Du greifst { $target_in } an. Mehr Karten oder würfeln?
    }
    .goal = Karten zum Angriff dazunehmen oder würfeln
decision-join = Mit welchem Symbol nimmst du { $card_den } zum Angriff dazu?
    .goal = sagen, wie die Karte zum Angriff dazukommt
decision-share = { $mode ->
        [long] Gewürfelt: { $faces }. Armbrüste zu verteilen: { $hits }.
       *[close] Gewürfelt: { $faces }. Treffer zu verteilen: { $hits }.
    }
    .goal = die Treffer verteilen
decision-refill = { $done ->
        [yes] Das Aufwertungstableau ist aufgefüllt: Dein Zug kann enden.
       *[other] Du bist in der Schatzkammer: Füllst du das Aufwertungstableau auf?
    }
    .goal = das Aufwertungstableau auffüllen oder den Zug beenden
