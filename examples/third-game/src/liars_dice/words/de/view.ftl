# Namen für das, was der schlichte Tisch zeigt: einer für jedes Feld einer Ansicht.
field-round = Runde
field-bid = Gebot, das steht
field-dice_in_play = Würfel unter beiden Bechern
field-showdown = Der letzte Zweifel
field-players = Spieler
field-dice = Würfel
field-roll = Unter dem Becher
field-count = Geboten
field-face = Zahl
field-found = Gezählt
field-loser_seat = Verlor einen Würfel
field-rolls = Die Würfel
field-seat = Spieler
