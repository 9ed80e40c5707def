# Warum etwas nicht geht: eine Botschaft für jeden Grund.
refusal-other_game = Das gehört zu einem anderen Spiel.
refusal-game_over = Das Spiel ist vorbei.
refusal-not_now = Jetzt ist etwas anderes gefragt: { $asked }.
refusal-engine_not_due = { $engine_capital } wird in diesem Zug nicht aktiviert oder wurde es schon.
refusal-card_not_in_hand = Du hast { $card_den } nicht auf der Hand.
refusal-orc_card = Eine Ork-Karte lässt sich so weder spielen noch entfernen.
refusal-no_such_symbol = Das zeigt die Karte nicht.
refusal-same_place = Da bist du schon.
refusal-too_far = Zu weit: Eine Bewegung hat höchstens zwei Schritte.
refusal-already_moved = Die Karte hat dich schon bewegt.
refusal-not_in_workshop = Du bist nicht in der richtigen Werkstatt: Holz wird in der Schreinerei verarbeitet, Leder in der Gerberei, Metall in der Gießerei.
refusal-orc_in_workshop = In der Werkstatt ist ein Ork: Da arbeitet niemand.
refusal-workshop_empty = Die Werkstatt ist leer.
refusal-nothing_needs_it = Keine Aufwertung und kein Kobold braucht diesen Rohstoff.
refusal-does_not_need_it = Dort wird dieser Rohstoff nicht gebraucht.
refusal-not_in_courtyard = Du bist nicht am Tunneleingang.
refusal-nothing_to_dig = Hier liegt kein Geröll.
refusal-enemy_in_courtyard = Ein Kobold oder ein Troll blockiert den Tunnel.
refusal-no_rubble_there = Dieser Kobold hat kein Geröll.
refusal-no_foe_here = Hier ist niemand, den du angreifen könntest.
refusal-not_on_tower = Fernkampfangriffe gehen nur von einem Turm aus.
refusal-out_of_range = Von diesem Turm aus ist das nicht zu erreichen.
refusal-nothing_to_hit = Dort gibt es nichts anzugreifen.
refusal-no_orc_there = Dort ist kein Ork.
refusal-too_few_hits = Dafür reicht nicht, was übrig ist.
refusal-no_such_troll = Dieser Troll ist nicht da.
refusal-no_such_circle = Einen solchen offenen Kreis hat dieser Troll nicht.
refusal-no_hit_goblin = Dort ist kein Kobold, den man angreifen kann.
refusal-no_card_there = Auf Kartenplatz { $space } liegt keine Karte.
refusal-not_finished = Für { $card_den } fehlt noch: { $needs }.
refusal-no_card_to_remove = Du hast keine Karte auf der Hand, die du dafür entfernen könntest.
refusal-space_taken = Auf Kartenplatz { $space } liegt schon eine Karte.
refusal-space_blocked = Kartenplatz { $space } ist vom Katapult blockiert.
refusal-deck_empty = Der { $deck }e Stapel ist leer.
refusal-filling_begun = Sobald aufgefüllt wird, wird nichts mehr entfernt.
refusal-already_hired = Jeder Söldner hilft nur einmal im Spiel, und { $mercenary } hat schon geholfen.
refusal-too_little_gold = Der Preis ist { $cost } Gold, und 1 Gold muss bleiben; in der Schatzkammer: { $gold }.
refusal-no_effect = { $lacking ->
        [orc] In keiner Werkstatt ist ein Ork.
        [goblin] Am Tunneleingang steht kein Kobold.
        [troll] Am Tunneleingang steht kein Troll.
       *[change] Diese Belagerungskarte ändert ohnehin nichts.
    }
refusal-no_moment = { $mercenary_id ->
        [cancel] Das ist nicht der Moment: Der Späher hilft nur, wenn gerade eine Belagerungskarte aufgedeckt wurde.
       *[other] Das ist nicht der Moment: Die Seilkapperin hilft nur in der Pause, direkt bevor ein Katapult wirkt.
    }
