# Was Ratgeber und Rückblick sagen, gleich in welchem Spiel. Chancen in Prozent, Änderungen in Prozentpunkten.
advice-heading = Was nach allem, was du weißt, am besten aussieht:
advice-rank = { $whole },{ $tenths }

# Der Rückblick in Worten
review-progress = Durchdacht
review-heading = { $title }: { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, davon { $choices } mit einer Wahl
review-way-together = { $players ->
        [one] Deine Siegchance
       *[other] Eure Siegchance
    } ging von { $start } % auf { $end } %. Was sie geändert hat, waren zu { $of_decisions } % Entscheidungen (in Punkten zusammen { $decisions }), zu { $of_luck } % Glück ({ $luck }).
review-way-seat = { $seat }: von { $start } % auf { $end } %. Was die Chance geändert hat, waren zu { $of_decisions } % eigene Entscheidungen (in Punkten zusammen { $decisions }), zu { $of_others } % andere ({ $others }), zu { $of_luck } % Glück ({ $luck }).
review-still-together = { $players ->
        [one] Deine Siegchance
       *[other] Eure Siegchance
    } blieb bei { $start } %.
review-still-seat = { $seat }: { $start } % von Anfang bis Ende.
review-luck = Glück ist, was mit Würfeln, Karten und Geheimnissen kam. Alle Chancen sind geschätzt; was sie nicht kommen sahen, zählt auch als Glück.
review-others = Was andere taten: was ihre Fehler gebracht haben, und um wie viel ihre übrigen Züge besser oder schlechter für einen waren als erwartet.
review-own-eyes = Jede Chance ist nach dem geschätzt, was dieser Spieler bei seinen eigenen Entscheidungen wissen konnte; zusammen müssen sie darum nicht 100 % ergeben.
review-sums = Eine Chance steigt und fällt viele Male; darum kann etwas im Ganzen mehr als 100 Punkte genommen oder gegeben haben.
review-larger = { $larger ->
        [decisions] Die Entscheidungen wogen schwerer als das Glück.
       *[luck] Das Glück wog schwerer als die Entscheidungen.
    }
review-verdict-together = { $why ->
        [won_luck] Gewonnen vor allem durch Glück: Es hat { $points } Punkte gebracht.
        [won_start] Gewonnen, wie es begann: Die Chance war am Anfang { $points } %, und nichts hat viel davon genommen.
        [lost_decisions] Verloren vor allem durch Entscheidungen: Fehler haben { $points } Punkte gekostet.
        [lost_start] Verloren, wie es begann: Die Chance war am Anfang { $points } %, und nichts hat viel mehr gebracht.
       *[lost_luck] Verloren vor allem durch Pech: Es hat { $points } Punkte gekostet.
    }
review-verdict-seat = { $why ->
        [won_others] { $seat } hat vor allem durch das gewonnen, was andere taten: Es hat { $points } Punkte gebracht.
        [won_luck] { $seat } hat vor allem durch Glück gewonnen: Es hat { $points } Punkte gebracht.
        [won_start] { $seat } hat gewonnen, wie es begann: Die Chance war am Anfang { $points } %, und nichts hat viel davon genommen.
        [lost_decisions] { $seat } hat nicht gewonnen, vor allem durch eigene Entscheidungen: Fehler haben { $points } Punkte gekostet.
        [lost_others] { $seat } hat nicht gewonnen, vor allem durch das, was andere taten: Es hat { $points } Punkte gekostet.
        [lost_start] { $seat } hat nicht gewonnen: Die Chance war am Anfang { $points } %, und nichts hat viel mehr gebracht.
       *[lost_luck] { $seat } hat nicht gewonnen, vor allem durch Pech: Es hat { $points } Punkte gekostet.
    }
review-points = { $count ->
        [0] Kein Wendepunkt lässt sich vom Zufall unterscheiden.
        [one] Wo sich das Spiel gewendet hat:
       *[other] Die { $count } Wendepunkte:
    }
review-strokes = Was sonst viel geändert hat, jeweils nach diesen Aktionen:
review-point = Aktion { $number }, { $seat }: „{ $chosen }“ hat { $loss ->
        [0] weniger als einen Punkt gekostet.
        [one] { $loss } Punkt gekostet ({ $kept } % statt { $hoped } %).
       *[other] { $loss } Punkte gekostet ({ $kept } % statt { $hoped } %).
    }
review-better = Besser: „{ $better }“, denn es { $reason }.
review-point-after = Aktion { $number }, { $seat }, „{ $chosen }“: Danach { $cause ->
        [luck] hat das Glück
        [both] haben das Glück und das, was andere taten,
       *[others] hat das, was andere taten,
    } die Chance von { $before } % auf { $after } % gebracht.
review-best = Eine bessere Aktion war nicht bekannt: Es war die beste.
review-unfinished = Das Spiel ist nicht zu Ende; die Kurve endet, wo das Journal endet.
review-interrupted = Abgebrochen: Das ist das Spiel bis Aktion { $number }.
review-unchecked = Was wie ein Fehler aussah und noch nicht genauer betrachtet war, ist weggelassen.
review-picture = Das Bild liegt in { $file }.
review-continue = Von einem Wendepunkt aus weiterspielen: { $command }
review-from = Du übernimmst vor Aktion { $number } und weißt, was { $seat } wusste; was verborgen war, ist neu verteilt.

# Das Bild
review-label-title = { $title }: Glück und Entscheidungen
review-label-action = Aktion
review-label-turn = Zug
review-label-chance = Siegchance
review-label-together = alle zusammen
review-label-change = Änderung in Punkten
review-label-start = Beginn
review-label-decisions = Entscheidungen
review-label-others = Was andere taten
review-label-luck = Glück
review-label-end = Ergebnis
review-label-so-far = Bis hierher
review-label-point = Wendepunkt
