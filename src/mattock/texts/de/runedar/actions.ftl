# Was man wählen kann, als Aufforderung: eine Botschaft für jedes Verb. `$now_…` sagt, was gerade gefragt ist.
action-activate = Aktiviere { $engine_den }
action-reveal = Spiele eine Ork-Karte
action-proceed = { $now_at ->
        [reveal] Lass die Belagerungskarte eintreten
        [tower] Lass den Belagerungsturm zuschlagen
        [catapult] Lass das Katapult schießen
        [shot] Lass das Katapult schießen
        [arrow] Lass die Orks vorrücken
       *[other] Mach weiter
    }
action-hire = { $mercenary_id ->
        [cancel] Heuere { $mercenary_den } an ({ $cost } Gold): Die Belagerungskarte verpufft
        [catapult] Heuere { $mercenary_den } an ({ $cost } Gold): Das Katapult schießt nicht
        [orcs] Heuere { $mercenary_den } an ({ $cost } Gold): Alle Orks in den Werkstätten fallen
        [goblin] Heuere { $mercenary_den } an ({ $cost } Gold): Der { $goblin } zieht ab
       *[troll] Heuere { $mercenary_den } an ({ $cost } Gold): Der { $troll } fällt
    }
action-take = { $card_id ->
        [unnamed] Nimm die Karte von Platz { $space }
       *[other] Nimm { $card_den } (Platz { $space })
    }
action-remove = Gib { $card_den } ab
action-lay = { $now_kind ->
        [muster] Nimm { $card_den } zum Angriff dazu
       *[other] Spiele { $card_den }
    }
action-move = Gehe { $place_to }
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
       *[other] Lass das Tableau, wie es ist, und beende den Zug
    }
action-dig = Grabe { $value } Geröll weg
action-dig_at = Grabe 1 Geröll beim { $goblin } weg
action-close = Greife hier mit { $value ->
        [one] { $value } Würfel
       *[other] { $value } Würfeln
    } an
action-direct = Greife hier mit { $value ->
        [one] einem automatischen Treffer an (zählt 2)
       *[other] { $value } automatischen Treffern an (zählen { $direct })
    }
action-shoot = { $value ->
        [0] Schieße auf { $target_den }
        [one] Schieße mit { $value } Würfel auf { $target_den }
       *[other] Schieße mit { $value } Würfeln auf { $target_den }
    }
action-roll = { $now_dice ->
        [0] Schlage zu: { $now_hits } Treffer ohne Würfel
       *[other] { $now_hits ->
            [0] Wirf { $now_dice } Würfel
           *[other] Wirf { $now_dice } Würfel (dazu { $now_hits } Treffer)
        }
    }
action-fell = Erschlage einen Ork
action-cover = Decke beim { $troll } einen { $hits }er-Kreis ab
action-wound = Erschlage den { $goblin }
action-rest = { $now_moved ->
        [yes] Mache nichts weiter damit
       *[other] Mache nichts damit
    }
action-end_turn = Beende den Zug
action-scrap = Entferne { $card_den } von Platz { $space }
action-fill = Fülle Platz { $space } vom { $deck }en Stapel auf
