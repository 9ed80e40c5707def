# Königreichskarten mit ihrer Farbe (`$colour`, ein Stamm, dem die Endung folgt). `.den`, `.dem` und `.des` beugen den
# Namen, `.vom` ist woher; `.plain` ist die Karte, die man legt (wen?), wo klar ist, wessen; `.task` ist ihre Aufgabe.
card-castle = die { $colour }e Burg
    .capital = Die { $colour }e Burg
    .den = die { $colour }e Burg
    .dem = der { $colour }en Burg
    .vom = von der { $colour }en Burg
    .des = der { $colour }en Burg
    .plain = die Burg
    .short = Burg
    .task = Grabe bei der { $colour }en Burg
card-ruby_mine = die { $colour }e Rubinmine
    .capital = Die { $colour }e Rubinmine
    .den = die { $colour }e Rubinmine
    .dem = der { $colour }en Rubinmine
    .vom = von der { $colour }en Rubinmine
    .des = der { $colour }en Rubinmine
    .plain = die Rubinmine
    .short = Rubinmine
    .task = Baue in der { $colour }en Rubinmine Rubine ab
card-emerald_mine = die { $colour }e Smaragdmine
    .capital = Die { $colour }e Smaragdmine
    .den = die { $colour }e Smaragdmine
    .dem = der { $colour }en Smaragdmine
    .vom = von der { $colour }en Smaragdmine
    .des = der { $colour }en Smaragdmine
    .plain = die Smaragdmine
    .short = Smaragdmine
    .task = Baue in der { $colour }en Smaragdmine Smaragde ab
card-diamond_mine = die { $colour }e Diamantmine
    .capital = Die { $colour }e Diamantmine
    .den = die { $colour }e Diamantmine
    .dem = der { $colour }en Diamantmine
    .vom = von der { $colour }en Diamantmine
    .des = der { $colour }en Diamantmine
    .plain = die Diamantmine
    .short = Diamantmine
    .task = Baue in der { $colour }en Diamantmine Diamanten ab
card-gold_mine = die { $colour }e Goldmine
    .capital = Die { $colour }e Goldmine
    .den = die { $colour }e Goldmine
    .dem = der { $colour }en Goldmine
    .vom = von der { $colour }en Goldmine
    .des = der { $colour }en Goldmine
    .plain = die Goldmine
    .short = Goldmine
    .task = Baue in der { $colour }en Goldmine Gold ab
card-tavern = die { $colour }e Taverne
    .capital = Die { $colour }e Taverne
    .den = die { $colour }e Taverne
    .dem = der { $colour }en Taverne
    .vom = von der { $colour }en Taverne
    .des = der { $colour }en Taverne
    .plain = die Taverne
    .short = Taverne
    .task = Triff die Oger in der { $colour }en Taverne
card-general_store = der { $colour }e Gemischtwarenladen
    .capital = Der { $colour }e Gemischtwarenladen
    .den = den { $colour }en Gemischtwarenladen
    .dem = dem { $colour }en Gemischtwarenladen
    .vom = vom { $colour }en Gemischtwarenladen
    .des = des { $colour }en Gemischtwarenladens
    .plain = den Gemischtwarenladen
    .short = Gemischtwarenladen
    .task = Handle im { $colour }en Gemischtwarenladen
card-dragon = der { $colour }e Drache
    .capital = Der { $colour }e Drache
    .den = den { $colour }en Drachen
    .dem = dem { $colour }en Drachen
    .vom = vom { $colour }en Drachen
    .des = des { $colour }en Drachen
    .plain = den Drachen
    .short = Drache
    .task = Besiege den { $colour }en Drachen
card-frost_giant = der { $colour }e Frostriese
    .capital = Der { $colour }e Frostriese
    .den = den { $colour }en Frostriesen
    .dem = dem { $colour }en Frostriesen
    .vom = vom { $colour }en Frostriesen
    .des = des { $colour }en Frostriesen
    .plain = den Frostriesen
    .short = Frostriese
    .task = Besiege den { $colour }en Frostriesen

# Symbole, nach denen Karten gestapelt werden (wen?)
symbol-dragon = das Drachensymbol
symbol-giant = das Riesensymbol
symbol-dwarf = das Zwergensymbol

# Edelsteine: `.one` einer davon und `.no` keiner (wen?), `.many` mehrere
gem-ruby = Rubin
    .one = einen Rubin
    .no = keinen Rubin
    .many = Rubine
    .short = Rubin
gem-emerald = Smaragd
    .one = einen Smaragd
    .no = keinen Smaragd
    .many = Smaragde
    .short = Smaragd
gem-diamond = Diamant
    .one = einen Diamanten
    .no = keinen Diamanten
    .many = Diamanten
    .short = Diamant
gem-gold = Gold
    .one = ein Goldstück
    .no = kein Gold
    .many = Gold
    .short = Gold
amount-ruby = { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
    }
amount-emerald = { $count ->
        [one] { $count } Smaragd
       *[other] { $count } Smaragde
    }
amount-diamond = { $count ->
        [one] { $count } Diamant
       *[other] { $count } Diamanten
    }
amount-gold = { $count } Gold

# Ogerkarten: `.den` ist, wen man spielt; was sie tun, und warum man eine nicht spielen kann
ogre-ambush = der Hinterhalt
    .den = den Hinterhalt
    .one = einen Hinterhalt
    .no = keinen Hinterhalt
    .many = Hinterhalte
    .short = Hinterhalt
    .deed = Alle Zwerge auf einer Karte gehen heim
    .idle = Auf dem Tisch steht kein Zwerg
ogre-brute = der Rohling
    .den = den Rohling
    .one = einen Rohling
    .no = keinen Rohling
    .many = Rohlinge
    .short = Rohling
    .deed = Einer deiner Zwerge und ein gegnerischer tauschen die Plätze
    .idle = Es braucht einen Zwerg von dir und einen gegnerischen auf verschiedenen Karten
ogre-panic = die Panik
    .den = die Panik
    .one = eine Panik
    .no = keine Panik
    .many = Paniken
    .short = Panik
    .deed = Ein beliebiger Zwerg läuft ein oder zwei Karten weit
    .idle = Kein Zwerg kann irgendwohin laufen
ogre-thief = der Dieb
    .den = den Dieb
    .one = einen Dieb
    .no = keinen Dieb
    .many = Diebe
    .short = Dieb
    .deed = Stiehl einem Gegner einen Edelstein
    .idle = Sonst hat niemand einen Edelstein
ogre-crown = die Krone
    .den = die Krone
    .one = eine Krone
    .no = keine Krone
    .many = Kronen
    .short = Krone
    .deed = Nimm einem Gegner alle Ogerkarten ab
    .idle = Sonst hat niemand eine Ogerkarte
amount-ambush = { $count ->
        [one] { $count } Hinterhalt
       *[other] { $count } Hinterhalte
    }
amount-brute = { $count ->
        [one] { $count } Rohling
       *[other] { $count } Rohlinge
    }
amount-panic = { $count ->
        [one] { $count } Panik
       *[other] { $count } Paniken
    }
amount-thief = { $count ->
        [one] { $count } Dieb
       *[other] { $count } Diebe
    }
amount-crown = { $count ->
        [one] { $count } Krone
       *[other] { $count } Kronen
    }
