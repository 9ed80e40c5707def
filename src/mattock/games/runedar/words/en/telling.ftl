# Others' turns, told: great moments, and what the besiegers did to you.
telling-section = The tunnel goes on!
telling-by-orcs = The orcs
telling-by-catapult = The catapult
telling-cost-space = No upgrade can lie there any more.
# Where they come from is seen.
telling-marched = { $count ->
        [one] An orc advanced { $place_to }.
       *[other] { $count } orcs advanced { $place_to }.
    }
