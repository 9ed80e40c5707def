# The picture of the table. A card has room for twelve letters, for eight, or for five.
screen-letter-blue = B
screen-letter-red = R
screen-letter-green = G
screen-letter-yellow = Y
screen-kind-castle = Castle
    .short = Cast
    .tiny = Ca
screen-kind-ruby_mine = Ruby
    .short = Ruby
    .tiny = Ru
screen-kind-emerald_mine = Emerald
    .short = Emer
    .tiny = Em
screen-kind-diamond_mine = Diamond
    .short = Diam
    .tiny = Di
screen-kind-gold_mine = Gold
    .short = Gold
    .tiny = Go
screen-kind-tavern = Tavern
    .short = Tav
    .tiny = Ta
screen-kind-general_store = Store
    .short = Stor
    .tiny = St
screen-kind-dragon = Dragon
    .short = Drag
    .tiny = Dr
screen-kind-frost_giant = Giant
    .short = Gian
    .tiny = Gi
screen-need = need { $count }
screen-ready = ready
screen-silent = stopped
screen-frozen = frozen
screen-idle = no dig
screen-empty = The table is empty.
screen-part = Columns { $first } to { $last } of { $all }, from west to east
screen-ways = { $count ->
        [0] no open border
        [one] { $count } open border
       *[other] { $count } open borders
    }
screen-change-cards = { $before }→{ $after } { $after ->
        [one] card
       *[other] cards
    }
screen-change-points = { $before }→{ $after } { $after ->
        [one] point
       *[other] points
    }

# Choices whose numbers stand in the picture or in the hand
screen-choose-lay = Lay the card of your hand with that number
screen-choose-beside = Lay it on the free space with that number
screen-choose-cover = Lay it on top of the card with that number
screen-choose-turn = Lay it as drawn with that number
screen-choose-place = Place a dwarf on the card with that number

# Round and actions
screen-turn = Round { $round }: { $seat }
screen-over = The game is over
screen-actions = Actions: { $used } of { $allowed }
screen-last-round = This is the last round!
screen-calm = Nothing gained for { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }: at 8 the game ends.

# Goals and piles
screen-market = On offer ({ $left } more in the deck)
screen-no-goal = nothing
screen-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
screen-lack = { $count ->
        [0] you have it all
       *[other] you lack { $count }
    }
screen-piles = Piles: { $gems }
screen-ogre-deck = Ogre cards in the deck: { $deck }; played: { $played }

# Players
screen-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, goals { $goals } of { $end }
screen-no-kingdom = no kingdom yet
screen-kingdom = kingdom { $area }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } worth { $points }
screen-no-gems = no gems
screen-dwarfs = { $count ->
        [one] { $count } dwarf
       *[other] { $count } dwarfs
    } ready, { $gems }
screen-ogres = { $count ->
        [one] { $count } ogre card
       *[other] { $count } ogre cards
    }
screen-ogres-known = { $ogres } (with { $known })
screen-gems = { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
screen-all-kinds = all nine kingdom cards
screen-holding = { $hand ->
        [0] hand empty
       *[other] hand { $hand }: { $cards }
    }
screen-goals = goals: { $goals }
screen-pointed = { $name } { $points }
screen-beaten = defeated: { $monsters }

# One's own hand
screen-hand = Hand of { $seat }
screen-card-points = { $points ->
        [one] { $points } VP
       *[other] { $points } VP
    }
screen-card-need = need { $count }
screen-card-walls = walls { $walls }
screen-side-north = N
screen-side-east = E
screen-side-south = S
screen-side-west = W
screen-ogre = { $count } { $ogre }: { $deed }
screen-secret = Secret goal: { $secret }, { $points } points for { $asks }
screen-order = { $order ->
        [keep] Standing order for others' turns: keep it (o: reveal it)
       *[reveal] Standing order for others' turns: reveal it when it is met (o: keep it)
    }
screen-stacks = Stacks, from the top

terminal-help-signs =
    In the picture a heavy line is a wall and a gap an open border. Cards that
    reach each other through gaps are one area and carry the same small letter.
    A letter in a spot is a dwarf of that colour, · a free spot; ≡2 is a stack of
    two. A mine is stopped by a dragon in its area, a castle frozen by a frost
    giant; with a monster it has no dig. On small cards these are z, * and x, and
    /2 the need.
    A number on amber is the choice that is made there.
    o changes the standing order at your secret goal: in others' turns it is
    revealed at once when it is met, or kept until you reveal it yourself or the
    game ends. Nobody is told.
