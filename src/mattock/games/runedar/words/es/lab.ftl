# Lo que cuenta el laboratorio.
lab-curve-gold = oro
lab-sort-upgrade = Cartas de mejora
lab-sort-mercenary = Mercenarios
lab-sort-place = Sitios
