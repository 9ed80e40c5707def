# Tiles, engines, resources, siege cards and dice: the pieces other than cards of the hand.
goblin-slot = goblin { $slot }
goblin-named = level { $level } goblin (wants { $wants })
goblin-any = level { $level } goblin (wants { $any } of any kind)
goblin-rubble = level { $level } goblin (behind { $rubble } rubble)
goblin-hits = level { $level } goblin ({ $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    })
troll-circles = troll (circles { $circles })

engine-siege_tower = the siege tower
    .capital = The siege tower
    .short = Siege tower
engine-catapult = the catapult
    .capital = The catapult
    .short = Catapult

resource-wood = wood
resource-leather = leather
resource-metal = metal
resource-any = resource of any kind
amount-wood = { $count } wood
amount-leather = { $count } leather
amount-metal = { $count } metal

carrier-space = space { $space }
carrier-card = the { $card }
carrier-goblin = the { $goblin }

# What a siege card shows, in the order in which it happens
siege-orcs = { $count ->
        [one] { $count } orc
       *[other] { $count } orcs
    } { $place_in }
siege-tower = the siege tower
siege-catapult = the catapult
siege-arrow = an arrow

face-crossbow = crossbow
faces-none = no dice
