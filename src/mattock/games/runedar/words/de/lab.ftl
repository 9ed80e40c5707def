# Was das Labor zählt.
lab-curve-gold = Gold
lab-sort-upgrade = Aufwertungskarten
lab-sort-mercenary = Söldner
lab-sort-place = Orte
