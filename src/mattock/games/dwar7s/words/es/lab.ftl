# Lo que cuenta el laboratorio.
lab-curve-best_score = puntos del mejor
lab-curve-secrets_met = objetivos secretos cumplidos
lab-sort-trading = Objetivos comerciales
lab-sort-secret = Objetivos secretos
lab-sort-ogre = Cartas de ogro
lab-sort-kingdom = Cartas de reino: tareas cumplidas
