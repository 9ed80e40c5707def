# Faces of a die, one and several; `amount-…` is a number of them.
face-one = one
    .many = ones
face-two = two
    .many = twos
face-three = three
    .many = threes
face-four = four
    .many = fours
face-five = five
    .many = fives
face-six = six
    .many = sixes
amount-one = { $count ->
        [one] { $count } one
       *[other] { $count } ones
    }
amount-two = { $count ->
        [one] { $count } two
       *[other] { $count } twos
    }
amount-three = { $count ->
        [one] { $count } three
       *[other] { $count } threes
    }
amount-four = { $count ->
        [one] { $count } four
       *[other] { $count } fours
    }
amount-five = { $count ->
        [one] { $count } five
       *[other] { $count } fives
    }
amount-six = { $count ->
        [one] { $count } six
       *[other] { $count } sixes
    }
