# What the lab counts.
lab-curve-best_score = points of the best
lab-curve-secrets_met = secret goals met
lab-sort-trading = Trading goals
lab-sort-secret = Secret goals
lab-sort-ogre = Ogre cards
lab-sort-kingdom = Kingdom cards: tasks completed
