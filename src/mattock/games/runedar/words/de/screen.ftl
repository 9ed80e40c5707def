# Das Bild der Festung und was daneben liegt. Kurz: Jeder Ort hat etwa zehn Spalten.
screen-gold = { $count } Gold
screen-orcs = { $count ->
        [one] { $count } Ork
       *[other] { $count } Orks
    }
screen-rubble = { $count } Geröll
screen-goblin-named = Kobold { $level }: { $needs }
screen-goblin-any = Kobold { $level }: { $any } beliebige
screen-goblin-rubble = Kobold { $level }: { $rubble } Geröll
screen-goblin-hits = Kobold { $level }: Kreis ({ $hits })
screen-troll = Troll: Kreise { $circles }
screen-tunnel = Tunnel
screen-sections = { $open } von { $all } freigelegt
screen-engine-reserve = im Vorrat
screen-engine-ready = bei { $seat }
screen-engine-lying = gekippt, { $seat }

# Die fünf Wege zu verlieren
screen-meters = Ist eins davon leer, ist alles verloren
meter-gold = Gold
meter-siege_left = Belagerungskarten
meter-orc_reserve = Orks im Vorrat
meter-troll_tiles_left = Trollplättchen
meter-catapult_cards_left = Katapultkarten
screen-arrow = { $count ->
        [0] Ein Pfeil würde jetzt kein Gold kosten.
       *[other] Ein Pfeil würde jetzt { $count } Gold kosten!
    }
screen-wave = Welle { $wave } von 5

# Das Aufwertungstableau, die Söldner, die Hände
screen-board = Aufwertungstableau (liegt/nötig)
screen-decks = Stapel: { $yellow } gelb, { $grey } grau, { $red } rot
screen-space-empty = leer
screen-space-blocked = blockiert
screen-space-finished = fertiggestellt!
screen-laid = { $resource } { $laid }/{ $wanted }
screen-hires = Söldner
screen-hire-short = { $mercenary } ({ $price })
screen-price = { $cost } Gold
screen-hired = angeheuert
screen-hand = Hand von { $seat }
screen-hand-hidden = Andere (Hand + Nachziehstapel)
screen-hand-count = { $seat } { $hand }+{ $deck }
screen-usable = { $deed }*
screen-turn = Zug { $turn }: { $seat }
screen-over = Das Spiel ist vorbei

terminal-help-signs =
    Im Bild steht » vor dem Zwerg, der am Zug ist; Rahmen, die sich berühren, sind
    einen Schritt voneinander entfernt.
    Auf der Hand steht * hinter dem, was eine Karte gerade jetzt könnte; bewegen
    kann jede.
    (2) ist ein offener Kreis, der zwei Treffer braucht, x ein verdeckter.
