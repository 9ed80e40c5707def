# Was geschehen ist, als Sätze einer Geschichte: eine Botschaft für jedes Ereignis.

# Aufbau und Züge
event-first_chosen = { $seat } beginnt.
event-rubble_placed = { $count } Stück Geröll versperren den Tunnel.
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
event-engine_raised = { $engine_capital } wurde aufgerichtet.
event-engine_activated = { $engine_capital } schlug zu!
event-engine_returned = { $engine_capital } ist zurück im Vorrat.
event-troll_revealed = Aufgedeckt: ein { $troll }; Trollplättchen übrig: { $left }.
event-troll_came = Ein { $troll } stapfte in den Hof am Tunneleingang.
event-catapult_revealed = Der Stein traf Platz { $space } des Aufwertungstableaus; Katapultkarten übrig: { $left }.
event-space_blocked = Platz { $space } ist für den Rest des Spiels blockiert.
event-gold_lost = { $count } Gold { $count ->
        [one] ging
       *[other] gingen
    } verloren; Gold übrig: { $left }.

# Belagerungskarten
event-orc_card_played = { $seat } spielte eine Ork-Karte.
event-siege_revealed = Die Belagerungskarte zeigt { $siege }; Belagerungskarten übrig: { $left }.
event-siege_cancelled = Die Belagerungskarte verpuffte.
event-orcs_came = { $count ->
        [one] Ein Ork erschien
       *[other] { $count } Orks erschienen
    } { $place_in }; Orks im Vorrat: { $left }.
event-orcs_marched = { $count ->
        [one] Ein Ork zog
       *[other] { $count } Orks zogen
    } { $start_from } { $place_to }.
event-gold_stolen = { $count ->
        [one] Ein Ork { $start_from } stahl { $count } Gold
       *[other] { $count } Orks { $start_from } stahlen { $count } Gold
    }; Gold übrig: { $left }.

# Karten, bewegen, verarbeiten, graben
event-card_laid = { $seat } spielte { $card_den }.
event-card_rested = { $seat } machte mit { $card_dem } nichts weiter.
event-dwarf_moved = { $magic ->
        [yes] { $seat } gelangte durch Magie { $start_from } { $place_to }.
       *[other] { $seat } ging { $start_from } { $place_to }.
    }
event-resource_placed = { $seat } legte { $count } { $resource } auf { $on }.
event-rubble_cleared = { $seat } grub { $count } Geröll weg; übrig: { $left }.
event-goblin_rubble_cleared = { $seat } grub beim { $goblin } { $count } Geröll weg; übrig: { $left }.
event-section_opened = Tunnelabschnitt { $section } ist offen!
event-goblin_came = Heraus kam ein { $goblin }.
event-goblin_left = { $how ->
        [hit] Der { $goblin } fiel
        [paid] Der { $goblin } nahm seinen Lohn und ging
        [dug] Der { $goblin } verlor sein Geröll und ging
       *[hired] Der { $goblin } wurde fortgeschickt
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
            [0] { $seat } schlug ohne Würfel zu
           *[other] { $seat } würfelte { $faces }
        }: { $hits } Treffer.
    }
event-orc_fell = { $count ->
        [one] Ein Ork fiel
       *[other] { $count } Orks fielen
    } { $place_in }.
event-circle_covered = { $count ->
        [one] Ein { $hits }er-Kreis ist beim { $troll } abgedeckt
       *[other] { $count } { $hits }er-Kreise sind beim { $troll } abgedeckt
    }; offene Kreise: { $left }.
event-troll_fell = Der { $troll } fiel.

# Aufwertungen, auffüllen, Söldner
event-card_removed = { $seat } gab { $card_den } für immer ab.
event-upgrade_taken = { $seat } nahm { $card_den } von Platz { $space }.
event-upgrade_scrapped = Aus dem Spiel: { $card_der } von Platz { $space }.
event-upgrade_placed = Platz { $space } wurde vom { $deck }en Stapel aufgefüllt: { $card }.
event-hired = { $seat } heuerte für { $cost } Gold { $mercenary_den } an; Gold übrig: { $left }.

# Das Ende
event-game_won = Sieg! Der Weg ins Freie ist offen. Gerettetes Gold: { $gold }.
event-game_lost = Niederlage. { $reason } Kobolde besiegt: { $goblins }.
