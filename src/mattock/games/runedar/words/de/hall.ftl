# Was die Halle vom Spiel sagt, ehe sein Tisch geöffnet ist.
hall-game-runedar = Die Schlacht von Runedar
hall-about-runedar = Haltet gemeinsam die Festung · 1–4 Personen · 60 Min.
hall-play-runedar = { $others ->
        [0] { $step ->
            [0] allein, einfach
            [1] allein, normal
            [2] allein, schwierig
           *[other] allein, episch
        }
        [1] { $step ->
            [0] mit einem Bot-Zwerg, einfach
            [1] mit einem Bot-Zwerg, normal
            [2] mit einem Bot-Zwerg, schwierig
           *[other] mit einem Bot-Zwerg, episch
        }
        [2] { $step ->
            [0] mit zwei Bot-Zwergen, einfach
            [1] mit zwei Bot-Zwergen, normal
            [2] mit zwei Bot-Zwergen, schwierig
           *[other] mit zwei Bot-Zwergen, episch
        }
       *[other] { $step ->
            [0] mit drei Bot-Zwergen, einfach
            [1] mit drei Bot-Zwergen, normal
            [2] mit drei Bot-Zwergen, schwierig
           *[other] mit drei Bot-Zwergen, episch
        }
    }
hall-chronicles-runedar = Gehaltene und verlorene Festungen, erzählt von denen, die dabei waren.
hall-best-runedar = Beste Belagerungen
about-runedar = Die Schlacht von Runedar ist von Reiner Knizia und erscheint bei Ludonova.
daily-game-runedar = Die Schlacht des Tages
daily-rule-runedar = Ein Sieg zählt 20 Punkte und einen für jedes gerettete Gold, eine Niederlage einen für jeden besiegten Kobold.
