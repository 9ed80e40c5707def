# Cómo se enumeran las cosas: dos de ellas, y una más delante de una lista.
list-two = { $first } y { $last }
list-more = { $first }, { $rest }
list-none = nada
