# Trading goals
goal-apples = the apples
    .plain = apples
    .short = Apples
goal-bread = the bread
    .plain = bread
    .short = Bread
goal-cheese = the cheese
    .plain = cheese
    .short = Cheese
goal-fish = the fish
    .plain = fish
    .short = Fish
goal-mushroom_stew = the mushroom stew
    .plain = mushroom stew
    .short = Mushroom stew
goal-harvest_pie = the harvest pie
    .plain = harvest pie
    .short = Harvest pie
goal-ham = the ham
    .plain = ham
    .short = Ham
goal-roast_goose = the roast goose
    .plain = roast goose
    .short = Roast goose
goal-barrel_of_mead = the barrel of mead
    .plain = barrel of mead
    .short = Barrel of mead
goal-winter_feast = the winter feast
    .plain = winter feast
    .short = Winter feast

# Secret goals, and what they ask for
secret-architect = the Architect
    .short = Architect
    .asks = a kingdom of { $needs } or more cards
secret-king = the King
    .short = King
    .asks = a kingdom worth { $needs } or more points
secret-hunter = the Hunter
    .short = Hunter
    .asks = { $needs } or more monsters defeated
secret-researcher = the Researcher
    .short = Researcher
    .asks = { $needs } or more dwarfs on each of { $cards } monsters at once
secret-wizard = the Wizard
    .short = Wizard
    .asks = { $needs } or more { $gems } in hand
secret-collector = the Collector
    .short = Collector
    .asks = { $needs ->
            [one] a gem of each kind in hand
           *[other] { $needs } or more gems of each kind in hand
        }
secret-mercenary = the Mercenary
    .short = Mercenary
    .asks = { $needs } or more ogre cards in hand
