# Rat am Tisch: die Siegchance, der Platz, der zu erwarten ist, und warum. Ein Grund steht hinter „denn es“.
advice-line = { $action }: { $chance } % Siegchance, Platz { $rank }, denn es { $reason } ({ $visits ->
        [one] einmal
       *[other] { $visits }-mal
    } durchdacht).
advice-plan = { $action }, dann „{ $then }“
advice-part-victory = kann das Spiel sofort gewinnen
advice-part-survival = kann verhindern, dass ein anderer jetzt gewinnt
advice-part-no_less = gehört zu dem, was am meisten verspricht
advice-part-only = bleibt nichts anderes zu tun
advice-part-goals = { $way ->
        [hinder] hält ein Handelsziel von { $seat } fern
        [guard] hält ein Handelsziel in Reichweite
       *[gain] bringt Punkte mit Handelszielen
    }
advice-part-race = { $way ->
        [hinder] lässt { $seat } weiter vom nächsten Ziel entfernt
        [guard] hält das nächste Ziel nah
       *[gain] bringt das nächste Ziel näher
    }
advice-part-secret = { $way ->
        [hinder] lässt { $seat } weiter von einem geheimen Ziel entfernt
        [guard] hält dein geheimes Ziel in Reichweite
       *[gain] bringt dein geheimes Ziel näher
    }
advice-part-gems = { $way ->
        [hinder] kostet { $seat } Edelsteine
        [guard] bewahrt deine Edelsteine
       *[gain] bringt dir Edelsteine
    }
advice-part-kingdom = { $way ->
        [hinder] mindert den Wert des Königreichs von { $seat }
        [guard] bewahrt den Wert deines Königreichs
       *[gain] macht dein Königreich wertvoller
    }
advice-part-monsters = { $way ->
        [hinder] hindert { $seat } daran, ein Monster zu besiegen
        [guard] hält ein Monster in deiner Reichweite
       *[gain] bringt Punkte mit besiegten Monstern
    }
advice-part-dwarfs = { $way ->
        [hinder] bindet die Zwerge von { $seat }
        [guard] hält Zwerge bereit
       *[gain] gibt deinen Zwergen zu tun
    }
advice-part-ogres = { $way ->
        [hinder] kostet { $seat } Ogerkarten
        [guard] bewahrt deine Ogerkarten
       *[gain] bringt dir Ogerkarten
    }
advice-part-actions = { $way ->
        [hinder] kostet { $seat } Aktionen
        [guard] bewahrt deine Aktionen
       *[gain] gibt dir mehr Aktionen
    }
advice-part-turn = { $way ->
        [hinder] nimmt { $seat } den Vorteil, am Zug zu sein
        [guard] bewahrt dir den Vorteil deines Zuges
       *[gain] nutzt es aus, dass du am Zug bist
    }
