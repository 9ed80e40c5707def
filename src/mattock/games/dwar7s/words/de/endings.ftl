# Warum eine Aufgabe misslingt, warum ein Spiel endet, wer gewinnt, und wie eine Geschichte beginnt.
why-dragon_in_area = Im Gebiet der Mine haust ein Drache
why-no_gem_left = Von dieser Sorte ist kein Edelstein mehr da
why-no_affordable_goal = Kein Ziel im Angebot ist zu bezahlen
why-nothing_to_dig = In keinem Stapel lässt sich graben
why-monster_in_area = Im Gebiet der Burg haust ein Monster
why-no_ogre_left = Es ist keine Ogerkarte mehr da

reason-goals = Der Winter kann kommen: Die Ziele sind erreicht.
    .short = Ziele erreicht
reason-stall = Acht Runden lang wurde nichts gewonnen, gelegt oder ausgegraben.
    .short = acht müßige Runden
reason-rounds = Sechzig Runden sind gespielt.
    .short = sechzig Runden

outcome-score = { $seat } { $score }
outcome-alone = { $winners } gewinnt mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    } ({ $scores }).
outcome-tie = { $winners } gewinnt bei Gleichstand mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }, dank Königreich und Zwergen ({ $scores }).
outcome-shared = { $winners } teilen sich den Sieg mit je { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    } ({ $scores }).

game-title = Dwar7s Fall
kingdoms-full = gemeinsame Königreiche zählen voll
kingdoms-split = gemeinsame Königreiche werden geteilt
ogres-all = alle Oger
ogres-gentle = ohne Dieb und Krone
story-opening = { game-title }: { $players }; { $goals ->
        [one] { $goals } Ziel beendet
       *[other] { $goals } Ziele beenden
    } das Spiel, { $kingdoms }, { $ogres }.
