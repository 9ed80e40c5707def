# Augen eines Würfels, einmal und mehrmals; `amount-…` ist eine Anzahl davon.
face-one = Eins
    .many = Einsen
face-two = Zwei
    .many = Zweien
face-three = Drei
    .many = Dreien
face-four = Vier
    .many = Vieren
face-five = Fünf
    .many = Fünfen
face-six = Sechs
    .many = Sechsen
amount-one = { $count ->
        [one] { $count } Eins
       *[other] { $count } Einsen
    }
amount-two = { $count ->
        [one] { $count } Zwei
       *[other] { $count } Zweien
    }
amount-three = { $count ->
        [one] { $count } Drei
       *[other] { $count } Dreien
    }
amount-four = { $count ->
        [one] { $count } Vier
       *[other] { $count } Vieren
    }
amount-five = { $count ->
        [one] { $count } Fünf
       *[other] { $count } Fünfen
    }
amount-six = { $count ->
        [one] { $count } Sechs
       *[other] { $count } Sechsen
    }
