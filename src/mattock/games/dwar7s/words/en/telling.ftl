# Another player's turn, told: great moments, and what was done against the one who looks.
telling-monster = A monster is defeated!
telling-secret = A secret goal comes to light!
telling-last = The last round!
telling-cost-covered = It is out of play until somebody uncovers it.
telling-cost-gem = One gem less for your trading goals.
telling-cost-frozen = An action less in each turn.
telling-kingdom = Your kingdom shrinks: { $before } → { $after } points
