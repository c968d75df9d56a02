## The board

area51-board = The base in the desert. Arrow keys look around, Enter uses what is lit.
area51-region = Region { $region }: { $markers ->
    [0] no security marker left
    [one] one security marker left
   *[other] { $markers } security markers left
}, { $bunkers } of { $spaces } spaces built.
area51-you = you
area51-bunker = Bunker { $bunker }: { $tower }, level { $level }, cap { $cap }, of { $owner }.
area51-bonus-now = It would earn { $points } now.
area51-upgrade-price = One more level takes { $cards } cards.
area51-space = Space { $space }, free.
area51-next-space = Space { $space }, the next to be built on{ $cards ->
    [0] { "" }
   *[other] : { $cards } cards
}.
area51-hangar = Hangar { $hangar }: { $contents }
area51-empty = empty.
area51-face-up = { $cards } face up.
area51-own-down = Your own face down: { $cards }.
area51-down = { $count } face down from { $owner }.
area51-vehicle = The { $vehicle }, { $where }{ $number ->
    [0] { "" }
   *[other] , number { $number }
}. { $cards ->
    [0] It stays for good.
   *[other] To send it takes { $cards } cards or more.
}
area51-deck = The deck: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}.
area51-on-display = On display: { $card }.
area51-discards = Discards: { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
}.
area51-hire = For hire
area51-vehicles = Vehicles
area51-map = Map
area51-secret = TOP SECRET
area51-fewest = Fewest markers: { $region } { $left }, { $next } { $more }
area51-two-colours = Two colours each: only the lower score counts
area51-showing = Watch the board. A press on it skips.
area51-alarm = Alarm! No markers left in { $region }. { $left } more in { $next }: last round.
area51-last-round = Last round: { $turns ->
    [one] one turn left
   *[other] { $turns } turns left
}
area51-clearing = All piles are picked up
area51-over = Case closed
area51-bonus-in = Bonuses of region { $region }
area51-sum = { $name }: { $sums }
area51-sum-of = { $cap ->
    [none] { "" }
   *[other] { $cap }{ " " }
}{ $stored } + { $bonus } = { $points }
area51-sum-counts = { $sum } (counts)
area51-pile = The pile that was picked up
area51-in-pile = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $takers }.
area51-taker = bunker { $bunker } of { $owner }
area51-taker-none = it fits nowhere
area51-build-here = Create a bunker in region { $region }.
area51-use-hangar = Next card into { $hangar }.

## Hand and draft

area51-hand-card = { $card }, { $count ->
    [0] none left
    [one] one in hand
   *[other] { $count } in hand
}
area51-need-first = New bunker in region { $region }: choose a card. Face up, it gives the tower its colour.
area51-need-up = Choose a { $tower } card to play face up.
area51-need-down = { $count ->
    [one] One more card, face down. Any card will do.
   *[other] { $count } more cards, face down. Any cards will do.
}
area51-ready = Everything is there.
area51-ready-vehicle = It would show { $number }.{ $more ->
    [0] { "" }
   *[other] { " " }More cards make it harder to move.
}
area51-choose-route = Where does it run? Press an arrow on the map.
area51-slot = { $side ->
    [up] No card face up yet
   *[down] No card face down here yet
}
area51-take-back = Take back { $card }, face { $side ->
    [up] up
   *[down] down
} in { $hangar }
area51-up = up
area51-downward = down
area51-confirm = Play them
area51-cancel = Cancel
area51-lift = Lift { $hangar }
area51-prospect = { $kind ->
    [nothing] It brings you nothing.
    [hope] It may bring you up to { $most }.
    [sure] It brings you { $least }.
   *[range] It brings you { $least } to { $most }.
}
area51-rivals = Others at most: { $others }.
area51-refresh = New display
area51-refresh-which = Which card do you discard for { $count } new ones on display?
area51-held = { $card } face up: press what it pays for, or the discards for a new display.
area51-taken = { $taken } of { $all } taken.
area51-about-card = { $kind }. A { $tower } bunker of level { $value } or more can store it; its owner scores { $value }. There are { $count } of these in the box.
area51-two-players = For two: each plays two colours, and only the lower score counts. (R8)
area51-counts = This one counts.
area51-stored = Stored
area51-plus-bonus = + bonus
area51-caps = ({ $caps ->
    [one] one cap left
   *[other] { $caps } caps left
})
area51-parts = { $points } stored + { $bonus } bonus
area51-points-of = { $cap }: { $stored } stored, { $bonus } bonus ({ $bunkers })

## Memory

area51-text-score = { $points } now, { $total } with bonuses if it ended now
area51-memory = What you could know
area51-memory-hand = Surely in hand:
area51-memory-either = In hand, or face down in { $places }:
area51-memory-none = Nothing is known of this hand.
area51-memory-own = Your own face-down cards
area51-memory-pool = The next { $count ->
    [one] card of the deck is one of these:
   *[other] { $count } cards of the deck are among these:
}
area51-memory-unseen = What you have not before your eyes
area51-maybe = From { $owner }, perhaps { $cards }.
area51-known = ({ $count } known)

## The first match

area51-coach-next = Go on
area51-coach-play-on = Play on
area51-coach-watch = Watch what the other generals do.
area51-coach-welcome = Welcome to the base. Artifacts must vanish into bunkers. If one is stored in yours, you score its value, whoever brings it.
area51-coach-regions = Three regions, each with hangars for cards and numbered spaces for bunkers. A turn is one action.
area51-coach-build = Build first: press a lit space, the next free one of its region. It takes two cards, one face up and one face down.
area51-coach-pay-route = Where shall it run? Press an arrow on the map.
area51-coach-pay-up = First a card face up: its colour is that of the tower or vehicle. Its value does not matter.
area51-coach-pay-down = Now face down; any card will do. They go into hangars of this region: press one to choose where the next one lies.
area51-coach-pay-ready = Everything is there. Press Play them.
area51-coach-built = Your first bunker. Level 1 stores artifacts of value 1 in its colour. The number on it is its level.
area51-coach-upgrade = A higher level stores higher artifacts and earns a bonus at the end. Press a marked bunker: the small card says its price.
area51-coach-collect = Out of cards? Take three, from the display or the deck. Press them one by one.
area51-coach-pick-up = The piles are full of artifacts. Press one to see what you know of it and what it may bring you.
area51-coach-pile = Lit bunkers would take its cards. What fits nowhere joins your hand. Lift it!
area51-coach-load = You choose which card goes where. Press a card of the pile, or the lit bunker.
area51-coach-stored = An artifact is in your bunker, and the points are yours.
area51-coach-send = A truck or a train carries artifacts of its colour to another region. Press one of those marked.
area51-coach-done = That is all you need. Watch the markers: when two regions have none left, everyone has one more turn. Have fun!

## Fields of views, for the text table

field-hand-size = Cards in hand
field-regions = Regions
field-region = Region
field-spaces = Spaces
field-markers = Security markers
field-hangars = Hangars
field-hangar = Hangar
field-hidden = Face down
field-bunkers = Bunkers
field-bunker = Bunker
field-tower = Tower
field-level = Level
field-cap = Cap
field-caps = Caps left
field-bonus = Bonus
field-vehicles = Trains and trucks
field-vehicle = Vehicle
field-route = Route
field-colours = Colours
field-remembered = Known cards
field-towers = Towers left
field-display = Display
