# Rat am Tisch: die Siegchance, der Rang, der zu erwarten ist, und warum. Ein Grund steht hinter „denn es“.
advice-line = { $action }: { $chance } % Siegchance, Rang { $rank }, denn es { $reason }.
advice-plan = { $action }, dann „{ $then }“
advice-part-victory = kann das Spiel sofort gewinnen
advice-part-survival = kann verhindern, dass ein anderer jetzt gewinnt
advice-part-no_less = steht keiner anderen Wahl deutlich nach
advice-part-only = bleibt nichts anderes zu tun
advice-part-goals = { $way ->
        [hinder] hält ein Handelsziel von { $seat } fern
        [guard] hält ein Handelsziel in Reichweite
        [spare] kostet dich weniger Punkte mit Handelszielen
        [slow] lässt { $seat } weniger Punkte mit Handelszielen
       *[gain] bringt Punkte mit Handelszielen
    }
advice-part-race = { $way ->
        [hinder] lässt { $seat } weiter vom nächsten Ziel entfernt
        [guard] hält das nächste Ziel nah
        [spare] bringt dich weniger weit vom nächsten Ziel ab
        [slow] bringt { $seat } dem nächsten Ziel weniger nah
       *[gain] bringt das nächste Ziel näher
    }
advice-part-secret = { $way ->
        [hinder] lässt { $seat } weiter von einem geheimen Ziel entfernt
        [guard] hält dein geheimes Ziel in Reichweite
        [spare] bringt dich weniger weit von deinem geheimen Ziel ab
        [slow] bringt { $seat } einem geheimen Ziel weniger nah
       *[gain] bringt dein geheimes Ziel näher
    }
advice-part-gems = { $way ->
        [hinder] kostet { $seat } Edelsteine
        [guard] bewahrt deine Edelsteine
        [spare] kostet dich weniger Edelsteine
        [slow] lässt { $seat } weniger Edelsteine
       *[gain] bringt dir Edelsteine
    }
advice-part-kingdom = { $way ->
        [hinder] mindert den Wert des Königreichs von { $seat }
        [guard] bewahrt den Wert deines Königreichs
        [spare] kostet dein Königreich weniger von seinem Wert
        [slow] lässt dem Königreich von { $seat } weniger Wert
       *[gain] macht dein Königreich wertvoller
    }
advice-part-monsters = { $way ->
        [hinder] hindert { $seat } daran, ein Monster zu besiegen
        [guard] hält ein Monster in deiner Reichweite
        [spare] kostet dich weniger Punkte mit besiegten Monstern
        [slow] lässt { $seat } weniger Punkte mit besiegten Monstern
       *[gain] bringt Punkte mit besiegten Monstern
    }
advice-part-dwarfs = { $way ->
        [hinder] bindet die Zwerge von { $seat }
        [guard] hält Zwerge bereit
        [spare] hält mehr deiner Zwerge an der Arbeit oder bereit
        [slow] lässt den Zwergen von { $seat } weniger zu tun
       *[gain] gibt deinen Zwergen zu tun
    }
advice-part-ogres = { $way ->
        [hinder] kostet { $seat } Ogerkarten
        [guard] bewahrt deine Ogerkarten
        [spare] kostet dich weniger Ogerkarten
        [slow] lässt { $seat } weniger Ogerkarten
       *[gain] bringt dir Ogerkarten
    }
advice-part-actions = { $way ->
        [hinder] kostet { $seat } Aktionen
        [guard] bewahrt deine Aktionen
        [spare] kostet dich weniger Aktionen
        [slow] lässt { $seat } weniger Aktionen
       *[gain] gibt dir mehr Aktionen
    }
advice-part-turn = { $way ->
        [hinder] nimmt { $seat } den Vorteil, am Zug zu sein
        [guard] bewahrt dir den Vorteil deines Zuges
        [spare] verschenkt weniger von deinem Zug
        [slow] lässt { $seat } weniger vom Vorteil des Zuges
       *[gain] nutzt es aus, dass du am Zug bist
    }
