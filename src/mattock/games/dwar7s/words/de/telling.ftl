# Der Zug eines anderen, erzählt: große Momente, und was der erlitt, der zuschaut.
telling-monster = Ein Monster ist besiegt!
telling-secret = Ein geheimes Ziel kommt ans Licht!
telling-last = Die letzte Runde!
telling-cost-covered = Sie ist aus dem Spiel, bis jemand sie wieder aufdeckt.
telling-cost-gem = Ein Edelstein weniger für deine Handelsziele.
telling-cost-frozen = Eine Aktion weniger in jedem Zug.
telling-kingdom = Dein Königreich schrumpft: { $before } → { $after } Punkte
# Was die Beschriftung an der Sache sagt, wo die Stelle selbst den Rest zeigt.
telling-laid = { $seat } legt { $card }
telling-covered = { $seat } legt { $card }; verdeckt ist nun { $covered }
telling-placed = { $seat } setzt { $count ->
        [one] einen Zwerg
       *[other] { $count } Zwerge
    }
telling-moved = { $seat } bewegt einen Zwerg
telling-took = { $seat } nimmt { $gems }
telling-drew = { $seat } zieht eine Ogerkarte
telling-bought = { $seat } kauft { $goal }: { $points }
telling-offered = Im Angebot: { $goal }, { $points } Punkte
