# What the commands say of its box and its figures.
cli-measure-round = Runden
cli-measure-best_score = Punkte der Besten
cli-measure-score = Punkte jedes Spielers
cli-measure-goals = Ziele jedes Spielers
cli-measure-kingdom = Wert jedes Königreichs
cli-measure-monsters = besiegte Monster jedes Spielers
cli-column-symbol = Symbol
cli-column-needs = Braucht
cli-column-slots = Zwergenplätze
cli-column-gives = Gibt
cli-column-points = Punkte
cli-column-walls = Mauern
cli-column-asks = Verlangt
cli-table-kingdom = Königreichskarten, von jeder Farbe
cli-table-gem = Edelsteinkarten
cli-table-ogre = Ogerkarten
cli-table-trading = Handelsziele
cli-table-secret = Geheime Ziele
cli-symbol-dragon = Drache
cli-symbol-giant = Riese
cli-symbol-dwarf = Zwerg
cli-gives = { $task ->
        [castle] einmal graben
        [ruby_mine] { $count ->
            [one] { $count } Rubin
           *[other] { $count } Rubine
        }
        [emerald_mine] { $count ->
            [one] { $count } Smaragd
           *[other] { $count } Smaragde
        }
        [diamond_mine] { $count ->
            [one] { $count } Diamant
           *[other] { $count } Diamanten
        }
        [gold_mine] { $count } Gold
        [tavern] { $count ->
            [one] { $count } Ogerkarte
           *[other] { $count } Ogerkarten
        }
        [general_store] einen Handel
       *[other] { $points } Punkte
    }
