# Wer am Tisch sitzt, ohne dass uns jemand die Namen gesagt hat.
seat-number = Spieler { $number }

# Wie das Spiel jemanden nennt, und wie er selbst heißt.
seat-person = { $seat } ({ $name })

# Felder, die die Ansicht jedes Spiels hat, für einen Tisch ohne eigenes Bild.
field-to_move = Am Zug
field-first = Begann
field-seat = Spieler

# Optionen, die jedes Spiel hat.
common-option-players = Personen
common-option-first = Wer beginnt
