# The book of rules in the browser.
book-title = Book of rules
book-books = Which book
book-close = Close the book
book-search = Search the rules
book-contents = Contents
book-found = { $count ->
        [0] Nothing found
        [one] Found in { $count } place
       *[other] Found in { $count } places
    }
book-example = { $number ->
        [0] Example
       *[other] Example { $number }
    }
book-example-of = { $number ->
        [0] { $chapter }, example
       *[other] { $chapter }, example { $number }
    }
