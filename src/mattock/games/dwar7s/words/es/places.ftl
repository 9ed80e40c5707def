# La mesa no tiene borde: un espacio se conoce por las cartas de al lado, o por la que tiene encima.
side-north = al norte
    .capital = Al norte
side-east = al este
    .capital = Al este
side-south = al sur
    .capital = Al sur
side-west = al oeste
    .capital = Al oeste
space-beside = { $side } { $card_del }
space-on = sobre { $card }

# Quién está en una carta
crowd-of = { $count } de { $seat }
