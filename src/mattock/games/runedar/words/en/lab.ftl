# What the lab counts.
lab-curve-gold = gold
lab-sort-upgrade = Upgrade cards
lab-sort-mercenary = Mercenaries
lab-sort-place = Places
