# Der Tisch hat keinen Rand: Ein freies Feld heißt nach den Karten neben ihm, oder nach der, die auf ihm liegt.
side-north = nördlich
    .capital = Nördlich
    .noun = Norden
side-east = östlich
    .capital = Östlich
    .noun = Osten
side-south = südlich
    .capital = Südlich
    .noun = Süden
side-west = westlich
    .capital = Westlich
    .noun = Westen
space-beside = { $side } { $card_des }
space-on = oben auf { $card_den }

# Wer auf einer Karte steht
crowd-of = { $count } von { $seat }
