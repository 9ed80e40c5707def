# Handelsziele (wen kauft man?); `.plain` ohne Artikel
goal-apples = die Äpfel
    .plain = Äpfel
    .short = Äpfel
goal-bread = das Brot
    .plain = Brot
    .short = Brot
goal-cheese = den Käse
    .plain = Käse
    .short = Käse
goal-fish = den Fisch
    .plain = Fisch
    .short = Fisch
goal-mushroom_stew = den Pilzeintopf
    .plain = Pilzeintopf
    .short = Pilzeintopf
goal-harvest_pie = den Erntekuchen
    .plain = Erntekuchen
    .short = Erntekuchen
goal-ham = den Schinken
    .plain = Schinken
    .short = Schinken
goal-roast_goose = den Gänsebraten
    .plain = Gänsebraten
    .short = Gänsebraten
goal-barrel_of_mead = das Fass Met
    .plain = Fass Met
    .short = Fass Met
goal-winter_feast = das Winterfestmahl
    .plain = Winterfestmahl
    .short = Winterfestmahl

# Geheime Ziele, und was sie verlangen (wen oder was?)
secret-architect = der Baumeister
    .short = Baumeister
    .asks = ein Königreich aus mindestens { $needs } Karten
secret-king = der König
    .short = König
    .asks = ein Königreich, das mindestens { $needs } Punkte wert ist
secret-hunter = der Jäger
    .short = Jäger
    .asks = mindestens { $needs } besiegte Monster
secret-researcher = der Forscher
    .short = Forscher
    .asks = gleichzeitig je mindestens { $needs } Zwerge auf { $cards } Monstern
secret-wizard = der Zauberer
    .short = Zauberer
    .asks = mindestens { $needs } { $gems } auf der Hand
secret-collector = der Sammler
    .short = Sammler
    .asks = { $needs ->
            [one] einen Edelstein jeder Sorte auf der Hand
           *[other] mindestens { $needs } Edelsteine jeder Sorte auf der Hand
        }
secret-mercenary = der Söldner
    .short = Söldner
    .asks = mindestens { $needs } Ogerkarten auf der Hand
