# Plättchen, Belagerungsgeräte, Rohstoffe, Belagerungskarten und Würfel. Vor Kobold und Troll setzt der Satz den Artikel.
goblin-slot = Kobold { $slot }
goblin-named = Kobold der Stufe { $level } (will { $wants })
goblin-any = Kobold der Stufe { $level } (will { $any ->
        [one] { $any } beliebigen Rohstoff
       *[other] { $any } beliebige Rohstoffe
    })
goblin-rubble = Kobold der Stufe { $level } (hinter { $rubble } Geröll)
goblin-hits = Kobold der Stufe { $level } ({ $hits } Treffer)
troll-circles = Troll (Kreise { $circles })

engine-siege_tower = der Belagerungsturm
    .capital = Der Belagerungsturm
    .den = den Belagerungsturm
    .short = Belagerungsturm
engine-catapult = das Katapult
    .capital = Das Katapult
    .den = das Katapult
    .short = Katapult

resource-wood = Holz
resource-leather = Leder
resource-metal = Metall
resource-any = Rohstoff nach Wahl
amount-wood = { $count } Holz
amount-leather = { $count } Leder
amount-metal = { $count } Metall

carrier-space = Kartenplatz { $space }
carrier-card = { $card_den }
carrier-goblin = den { $goblin }

# Was eine Belagerungskarte zeigt (wen?), in der Reihenfolge, in der es geschieht
siege-orcs = { $count ->
        [one] { $count } Ork
       *[other] { $count } Orks
    } { $place_in }
siege-tower = den Belagerungsturm
siege-catapult = das Katapult
siege-arrow = einen Pfeil

face-crossbow = Armbrust
faces-none = nichts
