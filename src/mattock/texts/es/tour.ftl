# Las notas de una visita guiada; lo que enseñan está entre los textos de cada juego.
tour-title = Visita guiada
tour-chapters = Capítulos
tour-count = { $at } de { $all }
tour-leave = Dejar la visita
tour-back = Atrás
tour-repeat = Repetir este paso
tour-next = Siguiente
tour-go-on = Seguir jugando desde aquí
tour-later = Un poco después.
tour-astray = Eso todavía no: aquí la visita necesita lo que brilla. Después juegas como quieras.
