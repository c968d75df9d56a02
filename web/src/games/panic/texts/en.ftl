## Tiles

panic-edge-N = north
panic-edge-E = east
panic-edge-S = south
panic-edge-W = west
panic-road = road { $ends }
panic-road-item = road { $ends } with { $item }
panic-road-faces = road { $ends } with { $item } facing { $faces }

## Fields of views, for the text table

field-cards = Cards
field-glass = Sand running
field-goal = Goal
field-ready = Ready
field-token = Token
field-tiles = Tiles laid
field-town = Your town
field-cells = Cells, row by row
field-borders = Roads that do not meet
field-fault = What your town lacks
field-star = Star
field-towns = Towns
field-total = Total
field-par = Par
field-best = Best

## The board

panic-tile = tile { $tile }, side { $side }
panic-label = { $label }: { $value }
panic-empty = empty
panic-on = { $cell }: { $what }
panic-misses = roads do not meet { $cells }
panic-town = Your town
panic-hand = Your hand
panic-rivals = The others
panic-timer-signal = Ready?
panic-timer-building = Building
panic-timer-glass = Sand
panic-actions = What to do with a tile
panic-worth = your town is worth
panic-turn-left = Turn left
panic-turn-left-short = Left
panic-turn-right = Turn right
panic-turn-right-short = Right
panic-flip = Flip
panic-lift = To hand
panic-ready = Ready!
panic-ready-said = You are ready
panic-ready-count = { $ready } of { $seats } ready
panic-text-value = in your town { $value }
panic-claim = Claim!
panic-claim-missing = { $left ->
    [one] one tile to go
   *[other] { $left } tiles to go
}
panic-claim-now = nine tiles placed
panic-claim-border = roads do not meet
panic-claim-loop = a road runs in a circle
panic-claim-anyway = Claim anyway?
panic-claim-sent = Claiming…
panic-claim-sent-why = who was first?
panic-claim-done = Done!
panic-race-lost = { $name }'s claim was made { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s before yours
panic-race-won = your claim was made { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s before { $name }'s

## The end of a round

panic-town-of = The town of { $name }
panic-unfinished = not finished
panic-nobody = Nobody finished a town.
panic-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
panic-sum = Points
panic-tie = equal towns: the lower token goes first
panic-best = Best possible: { $best }
panic-best-town = The best there is
panic-best-show = Show a best town
panic-best-hide = Hide the best town
panic-next = Next
panic-look-back = Round { $round } is over: look at what the towns were worth, then go on.
panic-starts = Next round in
panic-next-round = Next round
panic-to-end = To the end

## The coach

panic-coach-next = Go on
panic-coach-play-on = Play on
panic-coach-watch = Look at the board for a moment.
panic-coach-welcome = Aliens have landed, and they have smelled the burgers. Everyone has the same nine tiles and builds a town of three by three, all at once.
panic-coach-cards = These three cards say what counts this time. Press one to read more about it.
panic-coach-ready = Have you read the cards? Press Ready. When all are, everyone builds.
panic-coach-lay = Press a tile in your hand, then a cell of your town; or drag it there. A tile that is there changes places with it.
panic-coach-turn = Roads should go on from tile to tile. Press a tile in your town and it turns by a quarter.
panic-coach-flip = Every tile has another side. Press Flip, or the arrows at the corner of the tile.
panic-coach-join = See the red mark? There a road meets a blank edge. Turn, flip or swap until road meets road and blank meets blank.
panic-coach-objective = The number on a card is what your town is worth for it now. Watch it while you build.
panic-coach-fill = Go on until nine tiles are placed. There is no hurry until somebody claims.
panic-coach-fix = Nine tiles are placed, but not every road goes on. Put right what is marked.
panic-coach-claim = Your town is complete! Go on improving it, or press Claim: the first one turns the sand timer for everyone else.
panic-coach-token = You have your order token. Of equal towns the lower token wins. Now the others have until the sand runs out.
panic-coach-done = For each card the best town gets the most points. That is all there is to it. Press Ready for the next round!

## The sheets of objectives

panic-example = In this part of a town: { $value }
panic-about-1 = All captured aliens of your town, the one in the net included.
panic-about-2 = Two agents on one road look at each other: count the aliens between them. Only the best pair of the town counts; other agents may stand between the two.
panic-about-3 = The largest district of tiles with a dog.
panic-about-4 = Nothing is counted in the town: the lowest order token comes first. So claim early.
panic-about-5 = The length of your longest road.
panic-about-6 = Every bend of every road. A tile with two bends counts twice.
panic-about-7 = Every house. Side A of tile 4 has two.
panic-about-8 = The free aliens of your town times its burgers: three free aliens and three burgers are nine.
panic-about-9 = Every agent, the one with the net included.
panic-about-10 = The roads of your town, long or short.
panic-about-11 = Every tile without a road.
panic-about-12 = Every dog. Side A of tile 1 has two.
panic-about-13 = Roads that all have one and the same length: the largest such group counts.
panic-about-14 = The agents on one road. Only the best road of the town counts.
panic-about-15 = The roads of your town, long or short; here the fewest are best.
panic-about-16 = The burgers ahead of one free alien, up to the next alien or the end of its road. Only the best alien of the town counts.
panic-about-17 = The saucers of your town times its free aliens.
panic-about-18 = The aliens on one road that have an agent somewhere ahead of them, captured or not. Only the best road of the town counts.
panic-about-19 = The free aliens on one road. Only the best road of the town counts.
panic-about-20 = Follow each road and look only at agents, aliens and burgers: agent, alien, burger one after the other are a row, in this order or the reverse. No figure is in two rows; all roads count together.
panic-about-21 = The largest district of tiles without an alien. The one in the net is an alien too.
panic-about-22 = The largest district of tiles with a boy or a girl.
panic-about-23 = The largest district of tiles with a house.
panic-about-24 = Pairs of a child and a dog, wherever they stand: the smaller of the two numbers.
panic-about-25 = Every girl of your town.
panic-about-26 = Every boy of your town.
panic-term-road = Road
    .means = It runs from where it enters the town to where it leaves it, over all its tiles. Roads that cross do not join.
panic-term-length = Length
    .means = The tiles that a road runs over. A tile that it uses twice counts twice.
panic-term-bend = Bend
    .means = A piece of road that turns a corner on its tile.
panic-term-district = District
    .means = Tiles of a kind that touch edge to edge. Each tile counts once, whatever it shows.
panic-term-captured = Captured
    .means = Each agent on a road captures at most one alien, somewhere ahead of it. The alien in the net, on tile 1, is always captured.
panic-term-free = Free
    .means = An alien on a road that no agent captures.
panic-term-ahead = Ahead
    .means = On the same road, the way the figure looks, at any distance.
panic-term-token = Order token
    .means = It is taken with a right claim: the first takes token 1, the next token 2.
