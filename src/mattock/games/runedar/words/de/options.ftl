# Was vor dem Spiel gewählt werden kann; `pick-…` wird für jeden Platz gewählt.
pick-dwarfs = Dein Zwerg
pick-dwarfs-of = Zwerg von Platz { $number }
pick-dwarfs-brynja = Brynja
pick-dwarfs-torvald = Torvald
pick-dwarfs-eldrun = Eldrun
pick-dwarfs-thrain = Thrain
option-difficulty = Schwierigkeit
option-difficulty-easy = einfach
option-difficulty-normal = normal
option-difficulty-hard = schwierig
option-difficulty-epic = episch
option-dice = Würfel
option-dice-standard = gewöhnliche
option-dice-blades = mit mehr Klingen
option-open_hands = Handkarten
option-open_hands-false = verdeckt
option-open_hands-true = offen für alle
