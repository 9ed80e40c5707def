# El libro de reglas en el navegador.
book-title = Libro de reglas
book-books = Qué libro
book-close = Cerrar el libro
book-search = Buscar en las reglas
book-contents = Índice
book-found = { $count ->
        [0] No se ha encontrado nada
        [one] Encontrado en { $count } lugar
       *[other] Encontrado en { $count } lugares
    }
book-example = { $number ->
        [0] Ejemplo
       *[other] Ejemplo { $number }
    }
book-example-of = { $number ->
        [0] { $chapter }, ejemplo
       *[other] { $chapter }, ejemplo { $number }
    }
