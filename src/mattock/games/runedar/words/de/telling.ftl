# Die Züge der anderen, erzählt: große Momente, und was die Belagerer euch antaten.
telling-section = Der Tunnel geht weiter!
telling-by-orcs = Die Orks
telling-by-catapult = Das Katapult
telling-cost-space = Dort kann keine Aufwertungskarte mehr liegen.
# Woher sie kommen, sieht man.
telling-marched = { $count ->
        [one] Ein Ork rückte { $place_to } vor.
       *[other] { $count } Orks rückten { $place_to } vor.
    }
