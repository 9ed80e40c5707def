# Spieler heißen nach ihrer Farbe: `$seat` ist Blau, und die Taverne ist Blaus. `.adjective` ist ein Stamm.
person-blue = Blau
    .adjective = blau
person-red = Rot
    .adjective = rot
person-green = Grün
    .adjective = grün
person-yellow = Gelb
    .adjective = gelb
