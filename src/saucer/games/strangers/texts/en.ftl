title = Don't Talk to Strangers
pitch = School is out: bring your Kids to Safe places before the Aliens fill the streets.
players = 1 to 4 players
minutes = about 20 minutes
daily = Challenge of the day
daily-places = Safe places
    .goal = Points of the places your Kids have reached.
daily-contact = Contact
    .goal = 10 points whenever Science Club makes contact.
daily-kids = Safe Kids
    .goal = How many Kids are Safe at the end: no points of their own.

## Seats

seat-0 = Red Cap
    .colour = red
    .hat = cap
seat-1 = Blue Beanie
    .colour = blue
    .hat = beanie
seat-2 = Yellow Helmet
    .colour = yellow
    .hat = helmet
seat-3 = Purple Bow
    .colour = purple
    .hat = bow

## Cards. $number is the number of the card: steps, Kids, saucer faces or actions.

card-alien = Stranger Sighting
    .effect = Put an Alien on any free head. Kids standing there go back to their supplies.
card-saucer = Saucer
    .effect = Name any Kid on the board and flip: on the saucer face it goes back to its supply.
card-walk = Walk
    .effect = One of your Kids moves { part-steps }.
card-run = Run
    .effect = One of your Kids moves { part-steps }.
card-skateboard = Skateboard
    .effect = One of your Kids moves { part-steps }.
card-school-bus = School Bus
    .effect = One of your Kids rides from one school-bus stop to another. School is a stop too.
card-city-bus = City Bus
    .effect = One of your Kids rides from one city-bus stop to another.
card-walkie-talkies = Walkie-Talkies
    .effect = Any number of your Kids move { part-steps } each.
card-fence-jump = Fence Jump
    .effect = One of your Kids moves { part-steps } and may cross red lines.
card-bmx = BMX!
    .effect = One of your Kids moves { part-steps }, right through Aliens if need be.
card-pep-rally = Pep Rally
    .effect = Any Kid on the way, yours or not, goes straight to the Pep Rally.
card-science-club = Science Club
    .effect = Flip once for each of your Kids in the Library. With { $number } saucer faces or more, you make contact.
card-pool-party = Pool Party!
    .effect = { $number ->
        [one] One Kid on the way, anyone's, dives into the Pool.
       *[other] Up to { $number } Kids on the way, anyone's, dive into the Pool.
    }
card-boyfriend = Mom's New Boyfriend
    .effect = A Kid in a House or a Mansion, anyone's, is put back on School.
card-men-in-black = Men in Black
    .effect = Take one Alien off the board.
card-ice-cream-date = Ice-Cream Date
    .effect = Look at another player's hand and copy one of its cards.
card-watches = Synchronize Watches
    .effect = { $number ->
        [one] Take one more action now.
       *[other] Take { $number } more actions now.
    }
card-moms-car = Mom's Car
    .effect = One of your Kids on the way goes to any free House.
card-carpool = Carpool!
    .effect = Any number of your Kids move { part-steps } each.

part-steps = { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}

## Places. Spaces are called by their own names: e9.

spot = { $id }
    .to = to { $id }
    .at = on { $id }
    .from = from { $id }
spot-school = School
    .to = to School
    .at = at School
    .from = from School
spot-house-1 = House 1
    .to = to House 1
    .at = in House 1
    .from = from House 1
spot-house-2 = House 2
    .to = to House 2
    .at = in House 2
    .from = from House 2
spot-house-3 = House 3
    .to = to House 3
    .at = in House 3
    .from = from House 3
spot-house-4 = House 4
    .to = to House 4
    .at = in House 4
    .from = from House 4
spot-house-5 = House 5
    .to = to House 5
    .at = in House 5
    .from = from House 5
spot-house-6 = House 6
    .to = to House 6
    .at = in House 6
    .from = from House 6
spot-west-mansion = West Mansion
    .to = to the West Mansion
    .at = in the West Mansion
    .from = from the West Mansion
spot-north-mansion = North Mansion
    .to = to the North Mansion
    .at = in the North Mansion
    .from = from the North Mansion
spot-east-mansion = East Mansion
    .to = to the East Mansion
    .at = in the East Mansion
    .from = from the East Mansion
spot-pool = Pool
    .to = to the Pool
    .at = in the Pool
    .from = from the Pool
spot-library = Library
    .to = to the Library
    .at = in the Library
    .from = from the Library
spot-west-park = West Park
    .to = to West Park
    .at = in West Park
    .from = from West Park
spot-north-park = North Park
    .to = to North Park
    .at = in North Park
    .from = from North Park
spot-south-park = South Park
    .to = to South Park
    .at = in South Park
    .from = from South Park
spot-gymnasium = Gymnasium
    .to = to the Gymnasium
    .at = in the Gymnasium
    .from = from the Gymnasium
spot-secret-club = Secret Club
    .to = to the Secret Club
    .at = in the Secret Club
    .from = from the Secret Club
spot-pep-rally = Pep Rally
    .to = to the Pep Rally
    .at = at the Pep Rally
    .from = from the Pep Rally

place-house = House
    .effect = One slot.
place-mansion = Mansion
    .effect = One slot, and a good one.
place-pool = Pool
    .effect = First come, best slot.
place-library = Library
    .effect = Each of your Kids here raises your hand limit by one card.
place-park = Park
    .effect = Each of your Kids here lets you have one more Kid on the way.
place-club = Club
    .effect = Every Kid here scores more if the place is full at the end.
place-rally = Pep Rally
    .effect = Every Kid here scores more if the place is full at the end.
space-road = Road
space-wood = Woods
space-head = Head
    .effect = An Alien may land here.
space-school = School
    .effect = Released Kids begin here. It is a school-bus stop too.
space-school-stop = School-bus stop
space-city-stop = City-bus stop
space-red-line = Red line
    .effect = Nobody crosses it, except with Fence Jump.

board-A = board A
board-B = board B

## What stands around the board

label-kid = Kid
label-alien = Alien
label-hand = Hand
label-hand-limit = Hand limit
label-supply = Supply
label-on-the-way = On the way
label-safe = Safe
label-reserve = Aliens in reserve
label-draw-pile = Draw pile
label-discard-pile = Discard pile
label-score = Score
label-round = Round { $round }
label-rounds-won = Rounds won
label-contacts = Contacts
label-known-cards = Cards you know of

## What to do now

decide-lay = Lay the next card: your hand first, then the deck from the top.
decide-next = Look at the board once more, then deal the next round.
decide-board = Choose the board of the last round.
decide-action = { $extra ->
    [0] Choose one action: release a Kid, play a card or run away.
    [one] Release a Kid, play a card or run away: one more action comes after this one.
   *[other] Release a Kid, play a card or run away: { $extra } more actions come after this one.
}
decide-kid = { $done ->
    [0] { $card }: choose the Kid that moves.
   *[other] { $card }: choose the next Kid, or stop here.
}
decide-go = { $card }: choose where the Kid { $kid-at } goes.
decide-route = Several routes lead there. Choose one.
decide-guest = { $done ->
    [0] { $card }: choose a Kid on the way, yours or not.
   *[other] { $card }: choose another Kid on the way, or stop here.
}
decide-resident = { $card }: choose the Kid that must leave its House or Mansion.
decide-removal = { $card }: choose the Alien that goes.
decide-opponent = Choose whose hand you look at.
decide-copying = Choose a card from { $owner }'s hand to copy.
decide-halves = Which comes first, the Alien or the Saucer?
decide-head = Choose a free head for the Alien.
decide-victim = Name the Kid the Saucer goes for.
decide-end = Discard a card, or end the turn.
decide-over = The match is over.

phase-lay = lay a card
phase-next = deal the next round
phase-board = choose a board
phase-action = choose your action
phase-kid = choose a Kid that can move
phase-go = choose where the Kid goes
phase-route = choose a route
phase-guest = choose a Kid on the way
phase-resident = choose a Kid in a House or a Mansion
phase-removal = choose the Alien that goes
phase-opponent = choose whose hand you look at
phase-copying = choose the card you copy
phase-halves = choose which half comes first
phase-head = choose a head for the Alien
phase-victim = name a Kid for the Saucer
phase-end = discard a card or end the turn
phase-over = leave it there, for the match is over

## Moves

move-release = Release a Kid
move-play-card = Play { $card }
move-flee = Run away { $at-from }
move-discard = Discard { $card }
move-end-turn = End the turn
move-choose-kid = { $owner-is ->
    [you] Choose your Kid { $at-at }{ part-in-slot }
   *[other] Choose { $owner }'s Kid { $at-at }{ part-in-slot }
}
part-in-slot = { $at-slot ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(slot { $at-slot })
}
move-move-to = Send the Kid { $to-to }
move-take-route = Go through { $through }
move-stop = Stop here
move-place-alien = Put the Alien { $at-at }
move-remove-alien = Remove the Alien { $at-from }
move-look-at = Look at { $owner }'s hand
move-copy-card = Copy { $card }
move-resolve-first = { $half-id ->
    [alien] Place the Alien first
   *[saucer] Flip the Saucer first
}
move-start-round = Deal the next round
move-choose-board = Play on { $board }
move-lay-card = Lay { $card }
move-lay-the-rest = Leave the rest as it comes

## Events

event-round-started = { $round ->
    [1] Play begins on { $board }. { part-goes-first }.
   *[other] Round { $round } begins on { $board }. { part-goes-first }.
}
part-goes-first = { $first-is ->
    [you] You go first
   *[other] { $first } goes first
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
event-kid-released = { $seat-is ->
    [you] You release a Kid.
   *[other] { $seat } releases a Kid.
}
event-card-played = { $works ->
    [yes] { $seat-is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
   *[no] { $seat-is ->
        [you] You play { $card } to no effect.
       *[other] { $seat } plays { $card } to no effect.
    }
}
event-kid-fled = { $seat-is ->
    [you] Your Kid runs away { $at-from }, back to your supply.
   *[other] { $seat }'s Kid runs away { $at-from }, back to the supply.
}
event-card-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-kid-moved = { $owner-is ->
    [you] Your Kid goes { $path-first-from } { $path-last-to }.
   *[other] { $owner }'s Kid goes { $path-first-from } { $path-last-to }.
}
event-kid-home = { $owner-is ->
    [you] Your Kid is safe { $slot-at }.
   *[other] { $owner }'s Kid is safe { $slot-at }.
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
event-sighting-drawn = { $seat-is ->
    [you] You draw { $card }!
   *[other] { $seat } draws { $card }!
}
event-alien-placed = { $seat-is ->
    [you] You put an Alien { $at-at }.
   *[other] { $seat } puts an Alien { $at-at }.
}
event-alien-removed = { $seat-is ->
    [you] You remove the Alien { $at-from }.
   *[other] { $seat } removes the Alien { $at-from }.
}
event-kid-named = { $seat-is ->
    [you] { $owner-is ->
        [you] You send the Saucer after your own Kid { $at-at }.
       *[other] You send the Saucer after { $owner }'s Kid { $at-at }.
    }
   *[other] { $owner-is ->
        [you] { $seat } sends the Saucer after your Kid { $at-at }.
        [self] { $seat } sends the Saucer after a Kid of their own { $at-at }.
       *[other] { $seat } sends the Saucer after { $owner }'s Kid { $at-at }.
    }
}
event-coin-flipped = { $saucer ->
    [yes] { $seat-is ->
        [you] You flip: saucer face!
       *[other] { $seat } flips: saucer face!
    }
   *[no] { $seat-is ->
        [you] You flip: no saucer.
       *[other] { $seat } flips: no saucer.
    }
}
event-kid-taken = { $by-id ->
    [alien] { $owner-is ->
        [you] The Alien { $at-at } scares your Kid back to your supply.
       *[other] The Alien { $at-at } scares { $owner }'s Kid back to the supply.
    }
   *[saucer] { $owner-is ->
        [you] The Saucer takes your Kid { $at-from }, back to your supply.
       *[other] The Saucer takes { $owner }'s Kid { $at-from }, back to the supply.
    }
}
event-hand-seen = { $cards-count ->
    [0] { part-looks-at-hand }.
   *[other] { part-looks-at-hand }: { $cards }.
}
part-looks-at-hand = { $seat-is ->
    [you] You look at { $owner }'s hand
   *[other] { $owner-is ->
        [you] { $seat } looks at your hand
       *[other] { $seat } looks at { $owner }'s hand
    }
}
event-card-copied = { $works ->
    [yes] { part-copies-card }.
   *[no] { part-copies-card }, to no effect.
}
part-copies-card = { $seat-is ->
    [you] You copy { $card } from { $owner }'s hand
   *[other] { $owner-is ->
        [you] { $seat } copies { $card } from your hand
       *[other] { $seat } copies { $card } from { $owner }'s hand
    }
}
event-actions-gained = { $seat-is ->
    [you] You take { part-more-actions } now.
   *[other] { $seat } takes { part-more-actions } now.
}
part-more-actions = { $actions ->
    [one] one more action
   *[other] { $actions } more actions
}
event-contact-tried = { $contact ->
    [yes] { $seat-is ->
        [you] { part-saucer-faces }: you make contact!
       *[other] { part-saucer-faces }: { $seat } makes contact!
    }
   *[no] { part-saucer-faces }: no contact.
}
part-saucer-faces = { $saucers ->
    [0] No saucer face
    [one] { $saucers } saucer face
   *[other] { $saucers } saucer faces
}
event-deck-shuffled = { $cards ->
    [one] The last discard becomes the new draw pile.
   *[other] The { $cards } discards are shuffled into a new draw pile.
}
event-card-laid = { $seat-is ->
    [you] You lay { $card }.
   *[other] { $seat } lays { $card }.
}
event-board-chosen = { $seat-is ->
    [you] You choose { $board }.
   *[other] { $seat } chooses { $board }.
}
event-place-scored = { $owner-is ->
    [you] { $kids ->
        [one] Your Kid { $place-at }: { part-points }.
       *[other] Your { $kids } Kids { $place-at }: { part-points }.
    }
   *[other] { $kids ->
        [one] { $owner }'s Kid { $place-at }: { part-points }.
       *[other] { $owner }'s { $kids } Kids { $place-at }: { part-points }.
    }
}
event-contact-scored = { $owner-is ->
    [you] Your contact: { part-points }.
   *[other] { $owner }'s contact: { part-points }.
}
event-round-ended = { $scores-count ->
    [1] { $reason }
   *[other] { $reason } { $scores }.
}

## How it ends

reason-last-alien = The last Alien has landed.
reason-all-home = All Kids of one colour are safe.
reason-contact = Contact is made!
reason-stall = Everybody keeps running away: play stops here.
reason-series = The last round is over.

outcome-last-alien = { reason-last-alien } { part-winners }
outcome-all-home = { reason-all-home } { part-winners }
outcome-contact = { reason-contact } { part-winners-only }
outcome-stall = { reason-stall } { part-winners }
outcome-series = { reason-series } { part-winners-only } In all, { $scores }.

## Refusals

refuse-teams-need-four = Teams need four seats, not { $seats }.
refuse-series-needs-two = Best of three needs two seats, not { $seats }.
refuse-series-sets-board = Best of three begins on board A by itself: leave the board as it is.
refuse-architect-needs-one = The architect plays alone: one seat, not { $seats }.
refuse-match-over = The match is over. Start another one?
refuse-another-choice-first = Not now: first { $phase }.
refuse-supply-is-empty = Your supply is empty: all your Kids are out already.
refuse-too-many-on-the-way = { $limit ->
    [one] Only one Kid of yours may be on the way. Bring it home first: in a park, it makes room for one more.
   *[other] Only { $limit } Kids of yours may be on the way. Bring one home first.
}
refuse-card-not-in-hand = { $card } is not in your hand. Choose one that is.
refuse-no-kid-of-yours-there = No Kid of yours can run away { $at-from }.
refuse-no-free-discard = Free discards are not part of this match.
refuse-discarded-already = You have discarded this turn already.
refuse-discard-before-acting = In this match a free discard comes before an action.
refuse-move-one-first = The card still has to do something: choose a Kid first.
refuse-no-free-head-there = There is no free head { $at-at }. Choose a head without an Alien.
refuse-no-alien-there = There is no Alien { $at-at }.
refuse-no-route-through = None of these routes goes through { $at }.
refuse-look-at-others = That is your own hand. Choose another player.
refuse-hand-is-empty = { $owner } has no cards. Choose another player.
refuse-card-not-in-that-hand = { $card } is not in the hand you look at.
refuse-no-such-card-left = No { $card } is left to lay. Choose another card.
refuse-no-such-first-player = Seat { $number } cannot go first: { $seats ->
    [one] there is one seat.
   *[other] there are { $seats } seats.
}
refuse-no-such-choice = That is not one of the two to choose from.
refuse-hand-first = { $cards ->
    [one] Choose the card of your hand first.
   *[other] Choose the { $cards } cards of your hand first.
}
refuse-no-such-kid-there = No such Kid is { $at-at }.
refuse-not-in-a-house-or-mansion = The Kid { $at-at } is not in a House or a Mansion. Choose one that is.
refuse-safe-kids-stay = The Kid { $at-at } is safe and stays there. Choose a Kid on the way.
refuse-not-your-kid = The Kid { $at-at } is not yours. Choose one of your own.
refuse-moved-already = The Kid { $at-at } has moved already. Choose another, or stop here.
refuse-kid-cannot-move = With { $card } the Kid { $at-at } cannot go anywhere. Choose another Kid.
refuse-not-on-this-board = There is no { $to } on this board.
refuse-place-is-full = No slot is free { $to-at }.
refuse-no-other-stop-there = With { $card } you go from stop to stop, and there is no other stop of that bus { $to-at }.
refuse-houses-only = { $card } stops at Houses only.
refuse-not-that-many-steps = With { $card } the Kid cannot get { $to-to }: count its steps exactly.
refuse-no-door-in-reach = With { $card } the Kid cannot get { $to-to }: no door of it is in reach.
refuse-aliens-in-the-way = An Alien bars the way { $to-to }.
refuse-no-stop-on-an-alien = { $card } rides through Aliens, but cannot stop on the one { $to-at }.
refuse-red-line-in-the-way = A red line bars the way { $to-to }.
refuse-no-return = The Kid has been there this turn, or would have to pass where it has been, to get { $to-to }.

# Cards that can be played or copied, but would do nothing
refuse-no-kid-on-the-way = { $card } would do nothing now: no Kid of yours is on the way.
refuse-no-kid-can-go = { $card } would do nothing now: with it, none of your Kids can go anywhere.
refuse-no-kid-at-a-stop = { $card } would do nothing now: no Kid of yours stands at a stop of that bus.
refuse-no-house-free = { $card } would do nothing now: no House is free.
refuse-no-slot-there = { $card } would do nothing now: no slot is free there.
refuse-nobody-on-the-way = { $card } would do nothing now: no Kid is on the way, of any colour.
refuse-nobody-in-the-library = { $card } would do nothing now: no Kid of yours is in the Library.
refuse-nobody-to-send-out = { $card } would do nothing now: no Kid is in a House or a Mansion.
refuse-no-alien-to-remove = { $card } would do nothing now: no Alien is on the board.
refuse-no-hand-to-look-at = { $card } would do nothing now: nobody else has any cards.
refuse-no-date-on-a-date = { $card } would do nothing now: it cannot be copied.

## Options

option-board = Board
    .help = A is gentler and best for a first match; B is larger and has woods.
option-board-A = A, the suburb
option-board-B = B, the woods
option-teams = Teams
    .help = Four players, two against two: the points of partners are added up.
option-teams-none = No teams
option-teams-open = Open: partners sit side by side and see each other's hands
option-teams-closed = Closed: partners sit opposite and share nothing
option-hand-of-four = Hand of four
    .help = Everyone starts with four cards, and draws up to four.
option-free-discard = Free discard
    .help = Once per turn, at any moment of it, you may discard a card.
option-total-invasion = Total invasion
    .help = Every Alien or Saucer card brings both an Alien and a Saucer flip. Not for the faint-hearted.
option-late-sightings-return = Late sightings return
    .help = Alien cards met while dealing go back into the deck, beyond the fifth. Play is shorter.
option-best-of-three = Best of three
    .help = Two players, three rounds on both boards; whoever wins the first two has won.
option-solo = Playing alone
    .help = What a single player is up to. It changes nothing for two or more.
option-solo-challenge = Challenge: beat your best score
option-solo-architect = Architect: arrange the whole deck, then see how far it takes you
option-first-player = First player
    .help = Who takes the first turn; in the printed game, whoever was last in a school.
option-first-player-random = Chance decides
option-first-player-first = The first seat
option-first-player-second = The second seat
option-first-player-third = The third seat
option-first-player-fourth = The fourth seat
