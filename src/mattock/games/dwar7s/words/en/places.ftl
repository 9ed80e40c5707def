# The table has no edge: a space is known by the cards beside it, or by the one on it.
side-north = north
    .capital = North
side-east = east
    .capital = East
side-south = south
    .capital = South
side-west = west
    .capital = West
space-beside = { $side } of { $card }
space-on = on top of { $card }

# Who stands on a card
crowd-of = { $count } of { $seat }
