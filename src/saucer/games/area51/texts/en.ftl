title = Area 51: Top Secret
pitch = Build bunkers, fill the hangars, and have alien artifacts stored where the points are yours.
players = 2 to 6 players
minutes = about 60 minutes

## Seats

seat-0 = General Moon
seat-1 = General Dust
seat-2 = General Flint
seat-3 = General Sage
seat-4 = General Mesa
seat-5 = General Storm

## Artifacts

card-blue-1 = blue 1
card-blue-2 = blue 2
card-blue-3 = blue 3
card-blue-4 = blue 4
card-brown-1 = brown 1
card-brown-2 = brown 2
card-brown-3 = brown 3
card-brown-4 = brown 4
card-orange-1 = orange 1
card-orange-2 = orange 2
card-orange-3 = orange 3
card-orange-4 = orange 4
card-green-1 = green 1
card-green-2 = green 2
card-green-3 = green 3
card = { $id }
tower-blue = blue
    .kind = advanced tools
tower-brown = brown
    .kind = futuristic weapons
tower-orange = orange
    .kind = biological samples
tower-green = green
    .kind = alien clothing

## Pieces and places

cap-white = white
cap-black = black
cap-pink = pink
cap-purple = purple
cap-yellow = yellow
cap-blue = blue
vehicle-blue-train = blue train
vehicle-brown-train = brown train
vehicle-orange-train = orange train
vehicle-green-train = green train
vehicle-blue-truck = blue truck
vehicle-brown-truck = brown truck
vehicle-orange-truck = orange truck
vehicle-green-truck = green truck
large = region { $id }
region-A = region A
region-B = region B
region-C = region C
route-AB = from A to B
route-AC = from A to C
route-BA = from B to A
route-BC = from B to C
route-CA = from C to A
route-CB = from C to B
hangar = { $id }
space = { $id }

## What stands around the board

label-region = Region { $region }
label-hangars = Hangars
label-bunkers = Bunkers
label-vehicles = Trains and trucks
label-markers = { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
label-next = next { $space }
label-full = full
label-towers = Towers left
label-display = Display
label-deck = Deck
label-discards = Discards
label-hand = Hand
label-caps = Caps
label-score = Score
label-face-down = face down
label-level = level { $level }
label-remembered = Known cards
label-last-round = Last round
label-clearing = Clearing the piles
label-for-hire = for hire

## What a choice means

note-upgrade = to level { $level }, { $cards } cards
note-send = { $route }, { $cards } cards or more
note-pile = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
note-number = { $cards } cards in all
note-empty = empty so far
note-gain-you = { part-points } for you
note-gain-other = { part-points } for { $owner }
note-down = { $cards } face down
note-takes = the { $tower } bunkers there: { $bunkers }
note-takes-none = no { $tower } bunker there yet

## What the signs mean

sign-pile = in a hangar: open cards, then face-down ones and who played them; in brackets those you know
sign-bonus = the bonus a bunker would earn if the match ended now
sign-next = the space the next bunker of a region goes on
sign-number = the number of a vehicle: to send it again takes more face-down cards

## What to do now

decide-action = Choose one action: collect, build, upgrade, send a vehicle or pick up a pile.
decide-take = { $taken ->
    [0] Take a card: three in all, from the display (left to right) or the deck.
   *[other] Take the next card: you have { $taken } already.
}
decide-cap = Whose cap goes on the new bunker? Choose one of your two colours.
decide-route = Where will the { $vehicle } run? Your cards go into hangars of the region it departs from.
decide-number = Choose the number of the { $vehicle }: as many cards go face down.
part-plan = { $plan-id ->
    [bunker] New { $tower } bunker { $bunker }
    [level] One more level for bunker { $bunker }
   *[other] The { $vehicle } { $route }, number { $needed }
}
decide-face-up = { part-plan }: first the { $tower } card you play face up, then { $needed } face down.
decide-face-up-hangar = { part-plan }: choose the hangar for { $card }, face up.
decide-face-down = { part-plan }: choose a card to play face down ({ $hidden-count } of { $needed } chosen, from blue to green).
decide-face-down-hangar = { part-plan }: choose the hangar for { $card }, face down.
decide-load = What goes into bunker { $bunker }? From the pile: { $held }.
decide-over = The match is over.

phase-action = choose your action
phase-take = take your cards
phase-cap = choose a cap
phase-route = choose a route
phase-number = choose a number
phase-face-up = choose the card you play face up
phase-face-up-hangar = choose a hangar for the face-up card
phase-face-down = choose a card to play face down
phase-face-down-hangar = choose a hangar for the face-down card
phase-load = load the pile you picked up
phase-over = leave it there, for the match is over

## Moves

part-a-tower = { $tower-id ->
    [orange] an { $tower }
   *[other] a { $tower }
}
move-collect = Collect artifacts
move-refresh = Discard { $card } and refresh the display
move-take = Take { $card }
move-draw = Take the top card of the deck
move-build = Create { part-a-tower } bunker in { $region }
move-use-cap = Use a { $cap } cap
move-upgrade = Upgrade bunker { $bunker }
move-send = Send the { $vehicle }
move-set-route = Drive { $route }
move-set-number = Set the number to { $number }
move-play-face-up = Play { $card } face up
move-play-face-down = Play { $card } face down
move-put-into = Put it into hangar { $hangar }
move-pick-up = Pick up the pile in hangar { $hangar }
move-load = Load { $card } into bunker { $bunker }
move-leave-empty = Leave bunker { $bunker } empty
move-pass = Pass

## Events

event-match-started = { $large-count ->
    [0] All regions are small. { part-display-shows } { part-goes-first }
   *[other] Large: { $large }. { part-display-shows } { part-goes-first }
}
part-display-shows = On display: { $display }.
part-goes-first = { $first-is ->
    [you] You go first.
   *[other] { $first } goes first.
}
event-hand-dealt = { $cards-count ->
    [0] { $seat-is ->
        [you] You begin with { part-cards }.
       *[other] { $seat } begins with { part-cards }.
    }
   *[other] { $seat-is ->
        [you] You begin with { $cards }.
       *[other] { $seat } begins with { $cards }.
    }
}
part-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-turn-started = { $seat-is ->
    [you] Your turn.
   *[other] { $seat }'s turn.
}
event-display-refreshed = { $seat-is ->
    [you] You discard { $card } and sweep the display away.
   *[other] { $seat } discards { $card } and sweeps the display away.
}
event-card-taken = { $seat-is ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
event-card-drawn = { $card-id ->
    [none] { $seat-is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
   *[other] { $seat-is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
}
event-display-filled = New on display: { $cards }. It shows { $display }.
event-deck-shuffled = { $cards ->
    [one] The only discard becomes the new deck.
   *[other] The { $cards } discards are shuffled into a new deck.
}
event-cards-played = { $seat-is ->
    [you] You play { $card } face up in { $hangar }{ part-hidden-cards }.
   *[other] { $seat } plays { $card } face up in { $hangar }{ part-hidden-cards }.
}
part-hidden-cards = { $cards-count ->
    [0] { " " }and face down in { $hidden }
   *[other] { " " }and face down { $cards } in { $hidden }
}
event-bunker-built = { $seat-is ->
    [you] You create { part-a-tower } bunker on { $bunker }, with a { $cap } cap.
   *[other] { $seat } creates { part-a-tower } bunker on { $bunker }, with a { $cap } cap.
}
event-bunker-upgraded = { $seat-is ->
    [you] You raise bunker { $bunker } to level { $level }.
   *[other] { $seat } raises bunker { $bunker } to level { $level }.
}
event-vehicle-hired = { $seat-is ->
    [you] You send the { $vehicle } { $route }, number { $number }.
   *[other] { $seat } sends the { $vehicle } { $route }, number { $number }.
}
event-vehicle-moved = { $seat-is ->
    [you] You send the { $vehicle } { $route } (it ran { $before }), number { $number }.
   *[other] { $seat } sends the { $vehicle } { $route } (it ran { $before }), number { $number }.
}
event-pile-lifted = { $seat-is ->
    [you] You pick up the pile in { $hangar }: { $cards }.
   *[other] { $seat } picks up the pile in { $hangar }: { $cards }.
}
event-card-loaded = { $by-id ->
    [none] { part-card-goes } into bunker { $bunker }: { part-gain }.
   *[other] { part-card-goes } by the { $by } into bunker { $bunker }: { part-gain }.
}
part-card-goes = { $seat-is ->
    [you] You load { $card }
   *[other] { $seat } loads { $card }
}
part-gain = { $owner-is ->
    [you] { part-points } for you ({ $cap })
   *[other] { part-points } for { $owner } ({ $cap })
}
event-cards-kept = { $seat-is ->
    [you] You keep { $cards }.
   *[other] { $seat } keeps { $cards }.
}
event-passed = { $seat-is ->
    [you] You can do nothing and pass.
   *[other] { $seat } can do nothing and passes.
}
event-last-round-started = { $cause-id ->
    [markers] Two regions are out of security markers: { part-last-turns }.
   *[stall] Nobody comes to an end, so the house rule does: { part-last-turns }.
}
part-last-turns = { $seat-is ->
    [you] one more turn for everyone, you last
   *[other] one more turn for everyone, { $seat } last
}
event-clearing-started = From now on piles are picked up until none is left.
event-bonus-scored = { $owner-is ->
    [you] In { $region } bunker { $bunker } earns you { part-points } ({ $cap }).
   *[other] In { $region } bunker { $bunker } earns { $owner } { part-points } ({ $cap }).
}
event-points-counted = { $owner-is ->
    [you] You ({ $cap }): { $stored } for artifacts and { $bonus } for bunkers make { part-points }.
   *[other] { $owner } ({ $cap }): { $stored } for artifacts and { $bonus } for bunkers make { part-points }.
}
event-match-ended = { $scores-count ->
    [2] The match is over. Of two colours, the one with fewer points counts. { $scores }.
   *[other] The match is over. { $scores }.
}

## How it ends

outcome-points = { part-winners }
outcome-hand = Equal points, so the cards in hand decide. { part-winners }
outcome-shared = Equal points, equally many cards in hand. { part-winners }

## Refusals

refuse-regions-are-alike = With { $seats } seats all regions are alike: leave the choice of the large one as it is.
refuse-match-over = The match is over. Start another one?
refuse-another-choice-first = Not now: first { $phase }.
refuse-only-pick-ups = The last round is over. All you can do now is pick up a pile.
refuse-no-cards-left = There is no card left to collect.
refuse-you-can-act = There is something you can do, so you cannot pass.
refuse-no-marker = No security marker is left in { $region }.
refuse-no-space = Every building space in { $region } is taken.
refuse-no-tower = No { $tower } tower is left.
refuse-no-cap = All your tower caps are on the board. Upgrade a bunker instead.
refuse-no-card-of-colour = You have no { $tower } card to play face up. Collect one first.
refuse-too-few-cards = This takes { $cards } cards, and you have { $hand }. Collect more first.
refuse-no-bunker-there = There is no bunker on { $bunker }.
refuse-not-your-bunker = Bunker { $bunker } is not yours.
refuse-no-such-vehicle = There is no { $vehicle }.
refuse-vehicle-stays = The { $vehicle } shows { $number } and cannot be moved any more.
refuse-no-such-hangar = There is no hangar { $hangar } on this board.
refuse-hangar-is-empty = Hangar { $hangar } is empty. Choose one with cards in it.
refuse-deck-is-empty = The deck is used up, and there are no discards to shuffle.
refuse-not-in-display = { $card } is not on display.
refuse-from-left-to-right = Cards are taken from left to right. Take your last one back to take { $card }.
refuse-refreshed-already = You have refreshed the display already this turn.
refuse-refresh-comes-first = You have taken a card already: it is too late to refresh.
refuse-card-not-in-hand = { $card } is not in your hand.
refuse-wrong-colour = { $card } has the wrong colour: play a { $tower } card face up.
refuse-cards-in-order = Face-down cards are chosen in order, and { $card } comes earlier. Take your last choice back first.
refuse-lower-cards-first = From { $card } on there are not enough cards left: choose an earlier card first.
refuse-not-in-region = Hangar { $hangar } is not in { $region }.
refuse-hangars-in-order = Cards that are alike go into hangars from left to right, and { $hangar } lies further left.
refuse-no-such-route = There is no route { $route }.
refuse-no-cap-of-that-colour = You have no { $cap } cap to use.
refuse-number-must-rise = The vehicle shows { $before }: { $number } is not higher.
refuse-number-too-high = No vehicle shows { $number }: { $most } is the most.
refuse-not-in-pile = { $card } is not in the pile you picked up.
refuse-another-bunker-first = Bunker { $bunker } comes first: load it or leave it.
refuse-must-load = Bunker { $bunker } cannot stay empty: its card would not fit anywhere else.
refuse-other-colour = { $card } does not go into bunker { $bunker }: the colours differ.
refuse-level-too-low = The level of bunker { $bunker } is too low for { $card }.
refuse-others-must-load = Not { $card }: with it in bunker { $bunker }, a card that must be loaded would be left over.

## Options

option-large = Large region
    .help = Which region is large with two, four or five players. With five, the next one is large too.
option-large-A = A
option-large-B = B
option-large-C = C
option-large-random = Left to chance
option-stall-guard = Stall guard
    .help = A house rule: after sixty turns each, the last round begins whatever is left.
option-by-memory = By memory alone
    .help = Nobody is shown what they could remember: not the cards everyone saw, nor their own face-down cards. No hints. Bots remember all the same.
