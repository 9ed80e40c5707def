# Königreichskarten, danach, wessen sie sind (`$colour`). `.den` und `.dem` beugen den Namen, `.des` ist neben welcher,
# `.vom` ist woher; `.plain` ist die Karte, die man legt (wen?), wo klar ist, wessen; `.task` ist ihre Aufgabe.
card-castle = { $colour }s Burg
    .capital = { $colour }s Burg
    .den = { $colour }s Burg
    .dem = { $colour }s Burg
    .vom = von { $colour }s Burg
    .des = von { $colour }s Burg
    .plain = die Burg
    .short = Burg
    .task = Grabe bei { $colour }s Burg
card-ruby_mine = { $colour }s Rubinmine
    .capital = { $colour }s Rubinmine
    .den = { $colour }s Rubinmine
    .dem = { $colour }s Rubinmine
    .vom = von { $colour }s Rubinmine
    .des = von { $colour }s Rubinmine
    .plain = die Rubinmine
    .short = Rubinmine
    .task = Baue in { $colour }s Rubinmine Rubine ab
card-emerald_mine = { $colour }s Smaragdmine
    .capital = { $colour }s Smaragdmine
    .den = { $colour }s Smaragdmine
    .dem = { $colour }s Smaragdmine
    .vom = von { $colour }s Smaragdmine
    .des = von { $colour }s Smaragdmine
    .plain = die Smaragdmine
    .short = Smaragdmine
    .task = Baue in { $colour }s Smaragdmine Smaragde ab
card-diamond_mine = { $colour }s Diamantmine
    .capital = { $colour }s Diamantmine
    .den = { $colour }s Diamantmine
    .dem = { $colour }s Diamantmine
    .vom = von { $colour }s Diamantmine
    .des = von { $colour }s Diamantmine
    .plain = die Diamantmine
    .short = Diamantmine
    .task = Baue in { $colour }s Diamantmine Diamanten ab
card-gold_mine = { $colour }s Goldmine
    .capital = { $colour }s Goldmine
    .den = { $colour }s Goldmine
    .dem = { $colour }s Goldmine
    .vom = von { $colour }s Goldmine
    .des = von { $colour }s Goldmine
    .plain = die Goldmine
    .short = Goldmine
    .task = Baue in { $colour }s Goldmine Gold ab
card-tavern = { $colour }s Taverne
    .capital = { $colour }s Taverne
    .den = { $colour }s Taverne
    .dem = { $colour }s Taverne
    .vom = von { $colour }s Taverne
    .des = von { $colour }s Taverne
    .plain = die Taverne
    .short = Taverne
    .task = Triff die Oger in { $colour }s Taverne
card-general_store = { $colour }s Gemischtwarenladen
    .capital = { $colour }s Gemischtwarenladen
    .den = { $colour }s Gemischtwarenladen
    .dem = { $colour }s Gemischtwarenladen
    .vom = von { $colour }s Gemischtwarenladen
    .des = von { $colour }s Gemischtwarenladen
    .plain = den Gemischtwarenladen
    .short = Gemischtwarenladen
    .task = Handle in { $colour }s Gemischtwarenladen
card-dragon = { $colour }s Drache
    .capital = { $colour }s Drache
    .den = { $colour }s Drachen
    .dem = { $colour }s Drachen
    .vom = von { $colour }s Drachen
    .des = von { $colour }s Drachen
    .plain = den Drachen
    .short = Drache
    .task = Besiege { $colour }s Drachen
card-frost_giant = { $colour }s Frostriese
    .capital = { $colour }s Frostriese
    .den = { $colour }s Frostriesen
    .dem = { $colour }s Frostriesen
    .vom = von { $colour }s Frostriesen
    .des = von { $colour }s Frostriesen
    .plain = den Frostriesen
    .short = Frostriese
    .task = Besiege { $colour }s Frostriesen

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
ogre-brute = der Schläger
    .den = den Schläger
    .one = einen Schläger
    .no = keinen Schläger
    .many = Schläger
    .short = Schläger
    .deed = Tausche einen deiner Zwerge gegen einen gegnerischen
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
    .deed = Stiehl einem Gegner alle Ogerkarten
    .idle = Sonst hat niemand eine Ogerkarte
amount-ambush = { $count ->
        [one] { $count } Hinterhalt
       *[other] { $count } Hinterhalte
    }
amount-brute = { $count ->
        [one] { $count } Schläger
       *[other] { $count } Schläger
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
