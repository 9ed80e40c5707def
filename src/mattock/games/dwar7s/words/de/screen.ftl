# Das Bild des Tisches. Eine Karte hat Platz für zwölf Zeichen, für acht oder für fünf.
# Ü und E, weil Grün und Gelb beide mit G beginnen.
screen-letter-blue = B
screen-letter-red = R
screen-letter-green = Ü
screen-letter-yellow = E
screen-kind-castle = Burg
    .short = Burg
    .tiny = Bu
screen-kind-ruby_mine = Rubin
    .short = Rubi
    .tiny = Ru
screen-kind-emerald_mine = Smaragd
    .short = Smar
    .tiny = Sm
screen-kind-diamond_mine = Diamant
    .short = Diam
    .tiny = Di
screen-kind-gold_mine = Gold
    .short = Gold
    .tiny = Go
screen-kind-tavern = Taverne
    .short = Tav
    .tiny = Ta
screen-kind-general_store = Laden
    .short = Lade
    .tiny = La
screen-kind-dragon = Drache
    .short = Drac
    .tiny = Dr
screen-kind-frost_giant = Riese
    .short = Ries
    .tiny = Ri
screen-need = ab { $count }
screen-ready = bereit
screen-silent = still
screen-frozen = vereist
screen-idle = gräbt nicht
screen-empty = Der Tisch ist leer.
screen-part = Spalten { $first } bis { $last } von { $all }, von West nach Ost
screen-ways = { $count ->
        [0] keine offene Grenze
        [one] { $count } offene Grenze
       *[other] { $count } offene Grenzen
    }
screen-change-cards = { $before }→{ $after } { $after ->
        [one] Karte
       *[other] Karten
    }
screen-change-points = { $before }→{ $after } { $after ->
        [one] Punkt
       *[other] Punkte
    }

# Möglichkeiten, deren Nummern im Bild oder auf der Hand stehen
screen-choose-lay = Lege die Handkarte mit dieser Nummer aus
screen-choose-beside = Lege sie auf das freie Feld mit dieser Nummer
screen-choose-cover = Lege sie auf die Karte mit dieser Nummer
screen-choose-turn = Lege sie so wie unter dieser Nummer gezeichnet
screen-choose-place = Setze einen Zwerg auf die Karte mit dieser Nummer

# Runde und Aktionen
screen-turn = Runde { $round }: { $seat }
screen-over = Das Spiel ist vorbei
screen-actions = Aktionen: { $used } von { $allowed }
screen-last-round = Das ist die letzte Runde!
screen-calm = Seit { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    } nichts gewonnen: Bei 8 endet das Spiel.

# Ziele und Vorräte
screen-market = Im Angebot (noch { $left } im Stapel)
screen-no-goal = nichts
screen-worth = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
screen-lack = { $count ->
        [0] du hast alles
        [one] dir fehlt { $count }
       *[other] dir fehlen { $count }
    }
screen-piles = Vorrat: { $gems }
screen-ogre-deck = Ogerkarten im Stapel: { $deck }; gespielt: { $played }

# Spieler
screen-score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, Ziele { $goals } von { $end }
screen-no-kingdom = noch kein Königreich
screen-kingdom = Königreich { $area }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, Wert { $points }
screen-no-gems = keine Edelsteine
screen-dwarfs = { $count ->
        [one] { $count } Zwerg
       *[other] { $count } Zwerge
    } bereit, { $gems }
screen-ogres = { $count ->
        [one] { $count } Ogerkarte
       *[other] { $count } Ogerkarten
    }
screen-ogres-known = { $ogres } (darunter { $known })
screen-gems = { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteine
    }
screen-all-kinds = alle neun Königreichskarten
screen-holding = { $hand ->
        [0] Hand leer
       *[other] Hand { $hand }: { $cards }
    }
screen-goals = Ziele: { $goals }
screen-pointed = { $name } { $points }
screen-beaten = besiegt: { $monsters }

# Die eigene Hand
screen-hand = Hand von { $seat }
screen-card-points = { $points ->
        [one] { $points } SP
       *[other] { $points } SP
    }
screen-card-need = ab { $count }
screen-card-walls = Mauern { $walls }
screen-side-north = N
screen-side-east = O
screen-side-south = S
screen-side-west = W
screen-ogre = { $count } { $ogre }: { $deed }
screen-secret = Geheimes Ziel: { $secret }, { $points } Punkte für { $asks }
screen-order = { $order ->
        [keep] Daueranweisung für Züge anderer: behalten (o: aufdecken)
       *[reveal] Daueranweisung für Züge anderer: aufdecken, wenn erfüllt (o: behalten)
    }
screen-stacks = Stapel, von oben

terminal-help-signs =
    Im Bild ist eine dicke Linie eine Mauer und eine Lücke eine offene Grenze.
    Karten, die durch Lücken verbunden sind, bilden ein Gebiet und tragen denselben
    kleinen Buchstaben.
    Ein Buchstabe auf einem Zwergenplatz ist ein Zwerg dieser Farbe (Ü Grün,
    E Gelb), · ein freier; „ab 2“ sagt, wie viele Zwerge die Aufgabe braucht; ≡2
    ist ein Stapel aus zweien.
    Mit einem Drachen im Gebiet steht eine Mine still, mit einem Frostriesen
    vereist eine Burg; mit einem Monster gräbt sie nicht. Auf kleinen Karten heißt
    das z, * und x, und /2 der Bedarf.
    Eine Zahl auf Bernstein ist die Möglichkeit, die dort gewählt wird.
    o ändert die Daueranweisung bei deinem geheimen Ziel: In Zügen anderer wird es
    sofort aufgedeckt, wenn es erfüllt ist, oder behalten, bis du es selbst
    aufdeckst oder das Spiel endet. Niemand erfährt davon.
