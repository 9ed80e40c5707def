# Wie aufgezählt wird: zwei Dinge, und eines mehr vor einer Aufzählung.
list-two = { $first } und { $last }
list-more = { $first }, { $rest }
list-none = nichts
