# Das Regelbuch im Browser.
book-title = Regelbuch
book-books = Welches Buch
book-close = Buch schließen
book-search = In den Regeln suchen
book-contents = Inhalt
book-found = { $count ->
        [0] Nichts gefunden
        [one] An { $count } Stelle gefunden
       *[other] An { $count } Stellen gefunden
    }
book-example = { $number ->
        [0] Beispiel
       *[other] Beispiel { $number }
    }
book-example-of = { $number ->
        [0] { $chapter }, Beispiel
       *[other] { $chapter }, Beispiel { $number }
    }
