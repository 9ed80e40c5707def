# Was vor dem Spiel gewählt werden kann; `pick-…` wird für jeden Platz gewählt.
pick-colours = Deine Farbe
pick-colours-of = Farbe von Platz { $number }
pick-colours-blue = Blau
pick-colours-red = Rot
pick-colours-green = Grün
pick-colours-yellow = Gelb
option-goals_to_end = Ziele, die das Spiel beenden
option-shared_kingdoms = Gemeinsame Königreiche
option-shared_kingdoms-full = zählen voll
option-shared_kingdoms-split = werden geteilt
option-ogres = Oger
option-ogres-all = alle
option-ogres-gentle = ohne Dieb und Krone
