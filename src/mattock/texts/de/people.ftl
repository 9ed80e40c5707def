# Wer am Tisch sitzt, ohne dass uns jemand die Namen gesagt hat.
seat-number = Spieler { $number }

# Wie das Spiel jemanden nennt, und wie er selbst heißt.
seat-person = { $seat } ({ $name })
