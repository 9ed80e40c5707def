# Los jugadores se llaman como su color: `$seat` es Rojo, y su castillo, el de Rojo; `.adjective` es el color.
person-blue = Azul
    .adjective = azul
person-red = Rojo
    .adjective = rojo
person-green = Verde
    .adjective = verde
person-yellow = Amarillo
    .adjective = amarillo
