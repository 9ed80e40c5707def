# Caras de un dado, en singular y en plural; `amount-…` es un número de ellas.
face-one = uno
    .many = unos
face-two = dos
    .many = doses
face-three = tres
    .many = treses
face-four = cuatro
    .many = cuatros
face-five = cinco
    .many = cincos
face-six = seis
    .many = seises
amount-one = { $count ->
        [one] { $count } uno
       *[other] { $count } unos
    }
amount-two = { $count ->
        [one] { $count } dos
       *[other] { $count } doses
    }
amount-three = { $count ->
        [one] { $count } tres
       *[other] { $count } treses
    }
amount-four = { $count ->
        [one] { $count } cuatro
       *[other] { $count } cuatros
    }
amount-five = { $count ->
        [one] { $count } cinco
       *[other] { $count } cincos
    }
amount-six = { $count ->
        [one] { $count } seis
       *[other] { $count } seises
    }
