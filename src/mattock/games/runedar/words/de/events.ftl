# Was geschehen ist, als Sätze einer Geschichte: eine Botschaft für jedes Ereignis.

# Aufbau und Züge
event-first_chosen = { $seat } beginnt.
event-rubble_placed = { $count } Stück Geröll blockieren den Tunnel.
event-cards_drawn = { $cards ->
        [none] { $seat } zog { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
       *[other] { $seat } zog: { $cards }.
    }
event-deck_shuffled = { $seat } mischte alle zwölf Karten und legte zwei unters Abwurfplättchen.
event-turn_began = Zug { $turn }: { $seat }
event-cards_left_unused = { $seat } ließ ungenutzt: { $cards }.
event-turn_ended = { $seat } beendete den Zug.

# Belagerungsturm und Katapult
event-engine_came = { $lying ->
        [yes] { $engine_capital } kam zu { $seat }, noch auf die Seite gekippt.
       *[other] { $engine_capital } kam zu { $seat }.
    }
event-engine_raised = { $engine_capital } wurde aufrecht hingestellt.
event-engine_activated = { $engine_capital } wurde aktiviert!
event-engine_returned = { $engine_capital } ist zurück im Vorrat.
event-troll_revealed = Aufgedeckt: ein { $troll }; Trollplättchen übrig: { $left }.
event-troll_came = Ein { $troll } stapfte zum Tunneleingang.
event-catapult_revealed = Die Katapultkarte zeigt Kartenplatz { $space } des Aufwertungstableaus; Katapultkarten übrig: { $left }.
event-space_blocked = Kartenplatz { $space } ist für den Rest des Spiels blockiert.
event-gold_lost = { $count } Gold { $count ->
        [one] ging
       *[other] gingen
    } verloren; Gold übrig: { $left }.

# Belagerungskarten
event-orc_card_played = { $seat } spielte eine Ork-Karte.
event-siege_revealed = Die Belagerungskarte zeigt { $siege }; Belagerungskarten übrig: { $left }.
event-siege_cancelled = Die Belagerungskarte blieb ohne Effekt.
event-orcs_came = { $count ->
        [one] Ein Ork erschien
       *[other] { $count } Orks erschienen
    } { $place_in }; Orks im Vorrat: { $left }.
event-orcs_marched = { $count ->
        [one] Ein Ork rückte
       *[other] { $count } Orks rückten
    } { $start_from } { $place_to } vor.
event-gold_stolen = { $count ->
        [one] Ein Ork { $start_from } stahl { $count } Gold
       *[other] { $count } Orks { $start_from } stahlen { $count } Gold
    }; Gold übrig: { $left }.

# Karten, bewegen, verarbeiten, graben
event-card_laid = { $seat } spielte { $card_den }.
event-card_rested = { $seat } machte mit { $card_dem } nichts weiter.
event-dwarf_moved = { $magic ->
        [yes] { $seat } bewegte sich durch Magie { $start_from } { $place_to }.
       *[other] { $seat } bewegte sich { $start_from } { $place_to }.
    }
event-resource_placed = { $seat } legte { $count } { $resource } auf { $on }.
event-rubble_cleared = { $seat } grub { $count } Geröll weg; übrig: { $left }.
event-goblin_rubble_cleared = { $seat } grub beim { $goblin } { $count } Geröll weg; übrig: { $left }.
event-section_opened = Tunnelabschnitt { $section } ist freigelegt!
event-goblin_came = Heraus kam ein { $goblin }.
event-goblin_left = { $how ->
        [hit] Der { $goblin } wurde besiegt
        [paid] Der { $goblin } nahm seinen Lohn und ging
        [dug] Der { $goblin } verlor sein Geröll und ging
       *[hired] Ein Söldner besiegte den { $goblin }
    }; Kobolde besiegt: { $beaten }.
event-resources_returned = Zurück in die Werkstätten: { $resources }.

# Angriffe
event-attack_declared = { $mode ->
        [long] { $seat } zielte auf { $target_den }.
       *[close] { $seat } griff { $place_in } an.
    }
event-dice_rolled = { $mode ->
        [long] { $seat } würfelte { $faces }: { $hits ->
            [one] { $hits } Armbrust
           *[other] { $hits } Armbrüste
        }.
       *[close] { $faces_count ->
            [0] { $seat } griff ohne Würfel an
           *[other] { $seat } würfelte { $faces }
        }: { $hits } Treffer.
    }
event-orc_fell = { $count ->
        [one] Ein Ork wurde
       *[other] { $count } Orks wurden
    } { $place_in } besiegt.
event-circle_covered = { $count ->
        [one] Ein { $hits }er-Kreis wurde beim { $troll } verdeckt
       *[other] { $count } { $hits }er-Kreise wurden beim { $troll } verdeckt
    }; offene Kreise: { $left }.
event-troll_fell = Der { $troll } wurde besiegt.

# Aufwertungen, auffüllen, Söldner
event-card_removed = { $seat } entfernte { $card_den } aus dem Spiel.
event-upgrade_taken = { $seat } nahm { $card_den } vom Aufwertungstableau.
event-upgrade_scrapped = Vom Aufwertungstableau entfernt: { $card_der }.
event-upgrade_placed = Kartenplatz { $space } wurde vom { $deck }en Stapel aufgefüllt: { $card }.
event-hired = { $seat } heuerte für { $cost } Gold { $mercenary_den } an; Gold übrig: { $left }.

# Das Ende
event-game_won = Sieg! Der Weg ins Freie ist offen. Gerettetes Gold: { $gold }.
event-game_lost = Niederlage. { $reason } Kobolde besiegt: { $goblins }.
