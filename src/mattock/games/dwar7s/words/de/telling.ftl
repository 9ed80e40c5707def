# Der Zug eines anderen, erzählt: große Momente, und was der erlitt, der zuschaut.
telling-monster = Ein Monster ist besiegt!
telling-secret = Ein geheimes Ziel kommt ans Licht!
telling-last = Die letzte Runde!
telling-cost-covered = Sie ist aus dem Spiel, bis jemand sie wieder aufdeckt.
telling-cost-gem = Ein Edelstein weniger für deine Handelsziele.
telling-cost-frozen = Eine Aktion weniger in jedem Zug.
telling-kingdom = Dein Königreich schrumpft: { $before } → { $after } Punkte
