title = Nine Tiles Panic
pitch = Lay nine tiles into the best town for three objectives, before the sand runs out.
players = 1 to 5 players
minutes = about 20 minutes
daily = Town of the day

## Seats

seat-0 = Pink Alien
seat-1 = Orange Alien
seat-2 = Turquoise Alien
seat-3 = Blue Alien
seat-4 = Yellow Alien

## Objectives

card = card { $id }
    .goal = as the card says
    .unit = points
    .kind = high
card-1 = Round Them Up
    .goal = most captured aliens
    .unit = captured aliens
card-2 = No Way Out
    .goal = most aliens between two agents that look at each other
    .unit = trapped aliens
card-3 = Dog Park
    .goal = largest district with dogs
    .unit = tiles with dogs
card-4 = Be Quick
    .goal = lowest order token
    .unit = tokens
card-5 = The Long Way Home
    .goal = longest road
    .unit = tiles of road
card-6 = Hairpins
    .goal = most bends
    .unit = bends
card-7 = Open House
    .goal = most houses
    .unit = houses
card-8 = Dinner for All
    .goal = most free aliens × burgers
    .unit = aliens × burgers
card-9 = The Whole Bureau
    .goal = most agents
    .unit = agents
card-10 = A Road for Everyone
    .goal = most roads
    .unit = roads
card-11 = Off the Map
    .goal = most tiles without a road
    .unit = tiles without a road
card-12 = Every Dog Has Its Day
    .goal = most dogs
    .unit = dogs
card-13 = Twins
    .goal = most roads of one length
    .unit = roads of one length
card-14 = Well Guarded
    .goal = most agents on one road
    .unit = agents on one road
card-15 = Short of Asphalt
    .goal = fewest roads
    .unit = roads
    .kind = low
card-16 = All You Can Eat
    .goal = most burgers ahead of one free alien
    .unit = burgers
card-17 = Ready for Take-off
    .goal = most saucers × free aliens
    .unit = saucers × aliens
card-18 = Charge
    .goal = most aliens on one road with an agent ahead
    .unit = charging aliens
card-19 = Main Street, Mars
    .goal = most free aliens on one road
    .unit = free aliens
card-20 = The Pecking Order
    .goal = most rows of agent, alien, burger
    .unit = rows
card-21 = Nothing to See Here
    .goal = largest district without aliens
    .unit = tiles without aliens
card-22 = Neighbours
    .goal = largest district with children
    .unit = tiles with children
card-23 = Suburbia
    .goal = largest district with houses
    .unit = tiles with houses
card-24 = Walkies
    .goal = most pairs of a child and a dog
    .unit = pairs
card-25 = Girls' Night
    .goal = most girls
    .unit = girls
card-26 = Scout Camp
    .goal = most boys
    .unit = boys
cell = { $id }
town = { $id }

## What stands around the town

label-round = Round { $round }
label-goal = goal { $goal }
label-hand = In your hand
label-score = Score
label-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
label-token = token { $token }
label-no-token = no token
label-ready = ready
label-deck = Deck { $deck }
label-glass = The sand is running!
label-complete = Your town is complete: claim it!
label-borders = Roads that do not meet: { $borders }
label-loop = A road closes on itself: { $cells }
label-value = worth { $value }
label-best = { $value } of { $best }
label-last-round = Round { $round }, as it ended
label-par = { $total } of { $par }

## Letters in a drawing of a town

sign-alien = A
    .name = alien
sign-agent = G
    .name = agent
sign-burger = o
    .name = burger
sign-netted-alien = A
    .name = alien
sign-net-agent = G
    .name = agent
sign-dog = d
    .name = dog
sign-house = h
    .name = house
sign-boy = b
    .name = boy
sign-girl = g
    .name = girl
sign-ufo = u
    .name = saucer

## How to type it

timer-signal = Start signal
timer-building = Building clock
timer-glass = Sand timer

label-how = 3A b2 r1 lays tile 3, side A, on b2, turned once. Also: turn 3 (t 3), flip 3 (f 3), lift 3 (x 3), claim (c).

## What to do now

decide-signal = Round { $round }: look at the three cards, then say that you are ready.
decide-building = { $tiles ->
    [9] Nine tiles placed. Claim, or go on building?
    [one] Build your town: { $tiles } tile placed.
   *[other] Build your town: { $tiles } tiles placed.
}
decide-over = The match is over.

## Moves

move-ready = Ready
move-place = Lay tile { $tile } on { $cell }
move-turn = Turn tile { $tile }
move-flip = Flip tile { $tile }
move-lift = Lift tile { $tile }
move-claim = Claim: my town is complete!

## Events

event-cards-revealed = Round { $round }: { $cards }.
event-deck-shuffled = { $cards ->
    [one] The only discard becomes the new deck.
   *[other] The { $cards } discards are shuffled into a new deck.
}
event-seat-ready = { $seat-is ->
    [you] You are ready.
   *[other] { $seat } is ready.
}
event-building-started = Round { $round } begins: everybody builds!
event-tile-placed = { $seat-is ->
    [you] { $cell-id ->
        [none] You lay a tile: { part-tiles }.
       *[other] You lay a tile on { $cell }: { part-tiles }.
    }
   *[other] { $cell-id ->
        [none] { $seat } lays a tile: { part-tiles }.
       *[other] { $seat } lays a tile on { $cell }: { part-tiles }.
    }
}
event-tile-lifted = { $seat-is ->
    [you] You lift a tile: { part-tiles }.
   *[other] { $seat } lifts a tile: { part-tiles }.
}
part-tiles = { $tiles ->
    [0] none is placed now
   *[other] { $tiles } placed
}
event-glass-turned = { $seat-is ->
    [you] You turn the sand timer: { $seconds } seconds left!
   *[other] { $seat } turns the sand timer: { $seconds } seconds left!
}
event-token-taken = { $seat-is ->
    [you] Your town is complete: you take token { $token }.
   *[other] { $seat } has a complete town and takes token { $token }.
}
event-claim-rejected = { $seat-is ->
    [you] Your town is not complete{ part-why }.
   *[other] { $seat } claims, but the town is not complete.
}
part-why = { $why-id ->
    [none] { "" }
    [unfinished] : there is no tile on { $cells }
    [border] : a road meets a blank edge between { $cells }
   *[loop] : a road closes on itself over { $cells }
}
event-time-ran-out = { $clock-id ->
    [signal] Enough waiting.
    [building] The building clock has run out.
   *[glass] The sand has run out!
}
event-town-shown = { $seat-is ->
    [you] You show your town, with token { $token }.
   *[other] { $seat } shows a town, with token { $token }.
}
event-card-scored = { $card }: { part-close }, { part-points }.
part-close = { $card-kind ->
    [low] { $seat-is ->
        [you] you have { $value } ({ $best } would be best)
       *[other] { $seat } has { $value } ({ $best } would be best)
    }
   *[high] { $seat-is ->
        [you] you have { $value } of { $best } { $card-unit }
       *[other] { $seat } has { $value } of { $best } { $card-unit }
    }
}
event-speed-scored = { $seat-is ->
    [you] { $card }: you have token { $token }, { part-points }.
   *[other] { $card }: { $seat } has token { $token }, { part-points }.
}
event-par-compared = { $seat-is ->
    [you] Your town adds up to { $total } of the { $par } that the best town has: { part-points }.
   *[other] The town of { $seat } adds up to { $total } of the { $par } that the best town has: { part-points }.
}
event-round-ended = { $finishers ->
    [0] Round { $round } is over, and nobody has finished. { $scores }.
   *[other] Round { $round } is over. { $scores }.
}
event-match-ended = The match is over. { $scores }.

## How it ends

outcome-goal = { part-winners }
outcome-token = Equal points, so the lower token decides. { part-winners }
outcome-shared = Equal points, and no token to decide. { part-winners }
outcome-barren = Three rounds running nobody has finished a town. { part-winners }
outcome-par = Par in every round: { $points } of 300. No town could be better!
outcome-near-par = Well built: { $points } of 300, where 225 win.
outcome-below-par = Not this time: { $points } of 300, where 225 win.
outcome-par-once = Par: { $points } of 100. No town could be better!
outcome-near-par-once = Well built: { $points } of 100, where 75 win.
outcome-below-par-once = Not this time: { $points } of 100, where 75 win.

## Refusals

refuse-match-over = The match is over. Start another one?
refuse-ready-first = Nobody builds yet. First say that you are ready.
refuse-others-not-ready = You are ready. The others are still looking at the cards.
refuse-already-building = The round has begun: everybody builds.
refuse-town-is-frozen = You hold token { $token }: your town can no longer be changed.
refuse-no-such-tile = There is no tile { $tile }; tiles are numbered 1 to 9.
refuse-no-such-cell = There is no cell { $cell }; cells are a1 to c3.
refuse-not-in-hand = Tile { $tile } is in your town already. Lift it first.
refuse-cell-is-taken = There is a tile on { $cell } already. Lift it first, or choose an empty cell.
refuse-not-in-town = Tile { $tile } is in your hand, not in your town.
refuse-not-nine-tiles = You can claim once nine tiles are placed; so far you have placed { $tiles }.
refuse-rounds-alone = Only one player alone can play a single round.
refuse-not-complete-border = Your town is not complete: a road meets a blank edge between { $cells }.
refuse-not-complete-loop = Your town is not complete: a road closes on itself over { $cells }.

## Options

option-stars = Starred cards
    .help = Play with the eleven harder cards too.
option-glass = Sand timer
    .help = Seconds left for everybody after the first claim.
option-glass-60 = 60 seconds
option-glass-90 = 90 seconds
option-glass-180 = 180 seconds
option-building = Building clock
    .help = How long a round without any claim lasts.
option-building-120 = 2 minutes
option-building-300 = 5 minutes
option-building-900 = 15 minutes
option-help = Help before a claim
    .help = What you are shown of your own town while you build. As usual: all alone and against bots, borders between people. With less than all, a wrong claim is your own risk.
option-help-auto = As usual
option-help-all = All: faults, and what the cards count
option-help-borders = Borders: roads that do not meet
option-help-none = None, as at the table
option-rounds = Rounds alone
    .help = How many towns one player alone builds against par.
option-rounds-1 = One
option-rounds-3 = Three
option-facing = Strict pecking order
    .help = Card 20: the agent must look towards the alien, and the alien towards the burger.
