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
panic-claim-now = nine tiles lie
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
panic-coach-lay = Press a tile in your hand, then a cell of your town; or drag it there. A tile that lies there changes places with it.
panic-coach-turn = Roads should go on from tile to tile. Press a tile in your town and it turns by a quarter.
panic-coach-flip = Every tile has another side. Press Flip, or the arrows at the corner of the tile.
panic-coach-join = See the red mark? There a road meets a blank edge. Turn, flip or swap until road meets road and blank meets blank.
panic-coach-objective = The number on a card is what your town is worth for it now. Watch it while you build.
panic-coach-fill = Go on until nine tiles lie. There is no hurry until somebody claims.
panic-coach-fix = Nine tiles lie, but not every road goes on. Put right what is marked.
panic-coach-claim = Your town is complete! Go on improving it, or press Claim: the first one turns the sand timer for everyone else.
panic-coach-token = You have your order token. Of equal towns the lower token wins. Now the others have until the sand runs out.
panic-coach-done = For each card the best town gets the most points. That is all there is to it. Press Ready for the next round!
