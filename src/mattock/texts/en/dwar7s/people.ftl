# Players go by their colours: `$seat` is Blue, and the tavern is the blue one.
person-blue = Blue
    .adjective = blue
person-red = Red
    .adjective = red
person-green = Green
    .adjective = green
person-yellow = Yellow
    .adjective = yellow
