# How things are listed: two of them, and one more before a list.
list-two = { $first } and { $last }
list-more = { $first }, { $rest }
list-none = nothing
