# Rätsel: eine Stellung, und eine Aktion, die besser ist als alle anderen.
puzzles-title = Rätsel
puzzles-note = Stellungen aus echten Partien. Eine Aktion ist deutlich besser als alle anderen: Finde sie. Du siehst, was dieser Spieler sah, mehr nicht.
puzzles-none = Hier gibt es noch keine Rätsel.
puzzles-solved = { $count } von { $all } gelöst
puzzle-title = Rätsel
puzzle-loading = Das Rätsel wird aufgebaut …
puzzle-daily = Rätsel des Tages
puzzle-daily-note = Für alle dasselbe, jeden Tag ein neues
puzzle-solved-alone = beim ersten Versuch gelöst
puzzle-solved-helped = mit Hilfe gelöst
puzzle-open = noch nicht gelöst
puzzle-level-1 = leicht
puzzle-level-2 = schwerer
puzzle-level-3 = schwer
puzzle-label = Rätsel { $number }, { $level }, { $players ->
    [one] allein
   *[other] { $players } Spieler
}, { $solved }
puzzle-number = Rätsel { $number } von { $count }
puzzle-close = Alle Rätsel
puzzle-ask = Du bist { $name }: Finde die bessere Aktion.
puzzle-ask-mistake = Zug { $turn }, du bist { $name }: Hier hast du etwas verschenkt. Was war besser?
puzzle-how = Tu es auf dem Tisch, wie in einer Partie. Es kann nichts schiefgehen.
puzzle-show = Lösung zeigen
puzzle-wrong = Es gibt eine bessere.
puzzle-wrong-action = { $action }: Es gibt eine bessere.
puzzle-wrong-chance = { $action }: Das lässt eine Siegchance von { $chance } %.
puzzle-best = Die bessere Aktion behält { $best } %. Versuch es noch einmal.
puzzle-right = Richtig!
puzzle-shown = Die bessere Aktion:
puzzle-better = { $action }. Siegchance: { $best } %.
puzzle-better-because = { $action }; { $reason }. Siegchance: { $best } %.
puzzle-next = Nächstes Rätsel
puzzle-done = Alle Rätsel gesehen
puzzle-replay = In der Partie ansehen

mistakes-title = Aus Fehlern lernen
mistakes-note = Lass eine beendete Partie von dir durchdenken: Die Entscheidungen, die dich am meisten gekostet haben, werden zu Rätseln.
mistakes-none = Der Rückblick benennt keinen Fehler von dir in dieser Partie.
mistakes-go = Aus Fehlern lernen
