# What the hall says of the game before its table is opened.
hall-game-runedar = The Siege of Runedar
hall-about-runedar = Hold the fortress together · 1–4 players · 60 min
hall-play-runedar = you and three bot dwarfs
hall-chronicles-runedar = Sieges held and fortresses lost, as those who were there tell it.
about-runedar = The Siege of Runedar was designed by Reiner Knizia and is published by Ludonova.
