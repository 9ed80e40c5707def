# Wer am Tisch sitzt, ohne dass uns jemand die Namen gesagt hat.
seat-number = Spieler { $number }
