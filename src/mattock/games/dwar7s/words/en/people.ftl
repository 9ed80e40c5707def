# Players go by their colours: `$seat` is Blue, the tavern is Blue's, and somebody plays blue.
person-blue = Blue
    .adjective = blue
person-red = Red
    .adjective = red
person-green = Green
    .adjective = green
person-yellow = Yellow
    .adjective = yellow
