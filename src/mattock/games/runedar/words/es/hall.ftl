# Lo que el salón dice del juego antes de abrir su mesa.
hall-game-runedar = El asedio de Runedar
hall-about-runedar = Defended juntos la fortaleza · 1–4 jugadores · 60 min
hall-play-runedar = tú y tres enanos bot
hall-chronicles-runedar = Asedios resistidos y fortalezas perdidas, contados por quienes estuvieron allí.
about-runedar = El asedio de Runedar es obra de Reiner Knizia y lo publica Ludonova.
