# Was geschah, wie es begann und endete, und was der Ratgeber sagt.
story-opening = { game-title }: { $players }, je { $dice } Würfel; Einsen { $ones }.
ones-plain = zählen als Einsen
ones-wild = zählen als jede Zahl

event-round_began = Runde { $round }: { $seat } beginnt.
event-rolled = { $roll ->
        [none] { $seat } würfelt mit { $dice } Würfeln unter dem Becher.
       *[other] { $seat } würfelt { $roll }.
    }
event-bid_made = { $seat } bietet { $count } { $count ->
        [one] { $face }
       *[other] { $face_many }
    }.
event-doubted = { $seat } zweifelt { $bidder_seat } an: { $count } { $count ->
        [one] { $face }
       *[other] { $face_many }
    }?
event-shown = { $seat } zeigt { $roll }.
event-counted = { $found ->
        [0] Kein Würfel zählt
        [one] { $found } Würfel zählt
       *[other] { $found } Würfel zählen
    }; geboten waren { $count }.
event-die_lost = { $seat } verliert einen Würfel und hat noch { $dice }.
event-game_ended = { $seat } gewinnt.

reason-bluff = ein Bluff flog auf
    .short = Bluff aufgeflogen
reason-doubt = ein wahres Gebot wurde angezweifelt
    .short = wahres Gebot angezweifelt
outcome-bluff = { $winners } gewinnt mit { $score } { $score ->
        [one] verbliebenen Würfel
       *[other] verbliebenen Würfeln
    }: Das letzte Gebot war ein Bluff.
outcome-doubt = { $winners } gewinnt mit { $score } { $score ->
        [one] verbliebenen Würfel
       *[other] verbliebenen Würfeln
    }: Das letzte Gebot war wahr.

advice-line = { $action }: { $chance } % Siegchance, Rang { $rank }, denn es { $reason } ({ $visits ->
        [one] einmal
       *[other] { $visits }-mal
    } durchdacht).
advice-plan = { $action }, dann „{ $then }“
advice-part-victory = kann das Spiel sofort gewinnen
advice-part-survival = kann verhindern, dass der andere jetzt gewinnt
advice-part-no_less = gehört zu dem, was am meisten verspricht
advice-part-only = bleibt nichts anderes zu tun
advice-part-dice = { $way ->
        [hinder] kann { $seat } einen Würfel kosten
        [guard] bewahrt deine Würfel
        [spare] kostet dich weniger Würfel
        [slow] verringert den Vorsprung von { $seat }
       *[gain] kann dir einen Vorsprung an Würfeln bringen
    }
advice-part-bid = { $way ->
        [hinder] lässt { $seat } ein schlechteres Gebot zur Antwort
        [guard] hält dein Gebot wahrscheinlich
        [spare] ist das weniger unwahrscheinliche Gebot
        [slow] macht den Zweifel von { $seat } weniger sicher
       *[gain] ist ein Gebot, das wahrscheinlich stimmt
    }
