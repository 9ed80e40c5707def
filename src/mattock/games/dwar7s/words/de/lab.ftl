# Was das Labor zählt.
lab-curve-best_score = Punkte des Besten
lab-curve-secrets_met = erfüllte geheime Ziele
lab-sort-trading = Handelsziele
lab-sort-secret = Geheime Ziele
lab-sort-ogre = Ogerkarten
lab-sort-kingdom = Königreichskarten: erfüllte Aufgaben
