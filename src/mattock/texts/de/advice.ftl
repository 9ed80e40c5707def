# Was Ratgeber und Rückblick sagen, gleich in welchem Spiel. Chancen in Prozent, Änderungen in Prozentpunkten.
advice-heading = Was nach allem, was du weißt, am besten aussieht:
advice-rank = { $whole },{ $tenths }

# Der Rückblick in Worten
review-progress = Durchdacht
review-heading = { $title }: { $choices ->
        [one] { $choices } Entscheidung
       *[other] { $choices } Entscheidungen
    } mit einer Wahl unter { $actions } Aktionen
review-way-together = Eure Siegchance ging von { $start } % auf { $end } %: Entscheidungen { $decisions }, Glück { $luck }.
review-way-seat = { $seat }: von { $start } % auf { $end } %. Eigene Entscheidungen { $decisions }, die der anderen { $others }, Glück { $luck }.
review-larger = { $larger ->
        [decisions] Die Entscheidungen wogen schwerer als das Glück.
       *[luck] Das Glück wog schwerer als die Entscheidungen.
    }
review-points = { $count ->
        [0] Keine Entscheidung hat etwas gekostet, das sich vom Zufall unterscheiden lässt.
        [one] Wo sich das Spiel gewendet hat:
       *[other] Die { $count } Wendepunkte:
    }
review-point = Aktion { $number }, { $seat }: „{ $chosen }“ hat { $loss } Punkte gekostet ({ $kept } % statt { $hoped } %).
review-better = Besser: „{ $better }“, denn es { $reason }.
review-better-plain = Besser: „{ $better }“.
review-point-luck = Das Glück hat hier mehr getan: { $luck } Punkte gleich danach.
review-unfinished = Das Spiel ist nicht zu Ende; die Kurve endet, wo das Journal endet.
review-interrupted = Abgebrochen: Das ist das Spiel bis Aktion { $number }.
review-picture = Das Bild liegt in { $file }.
review-continue = Von einem Wendepunkt aus weiterspielen: mattock review { $file } --from { $number }
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
review-label-others = Entscheidungen der anderen
review-label-luck = Glück
review-label-end = Ergebnis
review-label-so-far = Bis hierher
review-label-point = Wendepunkt
