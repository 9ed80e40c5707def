# Another player's turn, told: great moments, and what was done against the one who looks.
telling-monster = A monster is defeated!
telling-secret = A secret goal comes to light!
telling-last = The last round!
telling-cost-covered = It is out of play until somebody uncovers it.
telling-cost-gem = One gem less for your trading goals.
telling-cost-frozen = An action less in each turn.
telling-kingdom = Your kingdom shrinks: { $before } → { $after } points
# What the caption at the thing says, where the place itself shows the rest.
telling-laid = { $seat } lays { $card }
telling-covered = { $seat } lays { $card } on top of { $covered }
telling-placed = { $seat } places { $count ->
        [one] a dwarf
       *[other] { $count } dwarfs
    }
telling-moved = { $seat } moves a dwarf
telling-took = { $seat } takes { $gems }
telling-drew = { $seat } draws an ogre card
telling-bought = { $seat } buys { $goal }: { $points }
telling-offered = On offer: { $goal }, { $points } points
