# Wie ein Spiel endet, und was die Chronik dazu sagt.
reason-escaped = Der Weg ins Freie ist offen.
    .short = entkommen
reason-siege_deck = Die letzte Belagerungskarte wurde aufgedeckt.
    .short = letzte Belagerungskarte
reason-catapult_deck = Die letzte Katapultkarte wurde aufgedeckt.
    .short = letzte Katapultkarte
reason-troll_tiles = Das letzte Trollplättchen wurde aufgedeckt.
    .short = letztes Trollplättchen
reason-orc_reserve = Der letzte Ork des Vorrats ist gekommen.
    .short = letzter Ork im Spiel
reason-gold = Alles Gold ist verloren.
    .short = Gold verloren

title-survivors = Überlebende
title-defenders = Verteidiger
title-heroes = Helden
title-champions = Heldenfürsten
title-legends = Legenden von Runedar
title-forgotten = Vergessene
title-remembered = Unvergessene
title-brave = Tapfere
title-valiant = Furchtlose
title-almost_free = Beinahe-Befreite
chronicle-won = Die Chronik schreibt „{ $title }“: { $score } Gold gerettet.
chronicle-lost = Die Chronik schreibt „{ $title }“: { $score ->
        [one] { $score } Kobold
       *[other] { $score } Kobolde
    } besiegt.

# Wie eine Geschichte beginnt
game-title = Die Schlacht von Runedar
difficulty-easy = einfach
difficulty-normal = normal
difficulty-hard = schwierig
difficulty-epic = episch
dice-standard = gewöhnliche Würfel
dice-blades = Würfel mit mehr Klingen
story-opening = { game-title }: { $players }; { $difficulty }, { $dice }.
chronicle-won-by = { $count ->
        [one] { $count } Gold gerettet
       *[other] { $count } Gold gerettet
    }
chronicle-lost-by = { $count ->
        [one] { $count } Kobold besiegt
       *[other] { $count } Kobolde besiegt
    }
