# Was man wählen kann, als Aufforderung: eine Botschaft für jedes Verb. `$now_…` sagt, was gerade gefragt ist.
action-activate = Aktiviere { $engine_den }
action-reveal = Spiele eine Ork-Karte
action-proceed = { $now_at ->
        [reveal] Handle die Belagerungskarte ab
        [tower] Greife nicht ein
        [catapult] Greife nicht ein
        [shot] Greife nicht ein
        [arrow] Lass die Orks vorrücken
       *[other] Mach weiter
    }
action-hire = { $mercenary_id ->
        [cancel] Heuere { $mercenary_den } an ({ $cost } Gold): Die Belagerungskarte bleibt ohne Effekt
        [catapult] Heuere { $mercenary_den } an ({ $cost } Gold): Keine Katapultkarte wird aufgedeckt
        [orcs] Heuere { $mercenary_den } an ({ $cost } Gold): Alle Orks in den Werkstätten sind besiegt
        [goblin] Heuere { $mercenary_den } an ({ $cost } Gold): Der { $goblin } ist besiegt
       *[troll] Heuere { $mercenary_den } an ({ $cost } Gold): Der { $troll } ist besiegt
    }
action-take = { $card_id ->
        [unnamed] Nimm die Karte von Kartenplatz { $space }
       *[other] Nimm { $card_den }
    }
action-remove = Entferne { $card_den } aus dem Spiel
action-lay = { $now_kind ->
        [muster] Nimm { $card_den } zum Angriff dazu
       *[other] Spiele { $card_den }
    }
action-move = Bewege dich { $place_to }
action-work = { $value ->
        [0] { $resource_id ->
            [any] Verarbeite, was die Werkstatt hergibt
           *[other] Verarbeite { $material }
        }
       *[other] Verarbeite { $value } { $material }
    }
action-put = Lege einen Rohstoff auf { $on }
action-finish = { $now_kind ->
        [place] Lege nichts mehr ab
       *[other] Lass das Aufwertungstableau, wie es ist, und beende den Zug
    }
action-dig = Grabe { $value } Geröll weg
action-dig_at = Grabe 1 Geröll beim { $goblin } weg
action-close = Greife im Nahkampf mit { $value ->
        [one] { $value } Würfel
       *[other] { $value } Würfeln
    } an
action-direct = Greife im Nahkampf mit { $direct ->
        [0] automatischen Treffern
       *[other] { $direct } automatischen Treffern
    } an
action-shoot = { $value ->
        [0] Greife { $target_den } im Fernkampf an
        [one] Greife { $target_den } im Fernkampf mit { $value } Würfel an
       *[other] Greife { $target_den } im Fernkampf mit { $value } Würfeln an
    }
action-roll = { $now_dice ->
        [0] Greife an: { $now_hits } automatische Treffer ohne Würfel
       *[other] { $now_hits ->
            [0] Wirf { $now_dice } Würfel
           *[other] Wirf { $now_dice } Würfel (dazu { $now_hits } automatische Treffer)
        }
    }
action-fell = Besiege einen Ork
action-cover = Verdecke beim { $troll } einen { $hits }er-Kreis
action-wound = Besiege den { $goblin }
action-rest = { $now_moved ->
        [yes] Mache nichts weiter damit
       *[other] Mache nichts damit
    }
action-end_turn = Beende den Zug
action-scrap = Entferne { $card_den } vom Aufwertungstableau
action-fill = Fülle Kartenplatz { $space } vom { $deck }en Stapel auf
