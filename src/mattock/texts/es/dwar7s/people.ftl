# Los jugadores se llaman como su color: `$seat` es Rojo; su castillo es rojo, y su taberna, roja (`.feminine`).
person-blue = Azul
    .adjective = azul
    .feminine = azul
person-red = Rojo
    .adjective = rojo
    .feminine = roja
person-green = Verde
    .adjective = verde
    .feminine = verde
person-yellow = Amarillo
    .adjective = amarillo
    .feminine = amarilla
