## The board

board-label = The neighbourhood, { $board }. Arrow keys look around, Enter uses what is lit.
board-names = Names of the places
board-names-short = Names
board-slots-free = { $count ->
    [one] One slot free: { $values }
   *[other] { $count } slots free: { $values }
}
board-slots-full = Full
board-when-full = Worth when full: { $values }
board-slot-taken = { $owner } has { $value }
board-kids-here = { $count ->
    [one] A Kid of { $owner }
   *[other] { $count } Kids of { $owner }
}
card-unknown = Hidden card
pile-label = { $pile }: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
pile-deck = { $count ->
    [0] No card is left. Whoever has to draw shuffles the discards first.
    [one] One card, face down. When it is gone, the discards are shuffled.
   *[other] { $count } cards, face down. When they are gone, the discards are shuffled.
}
pile-deck-open = Face up, as laid by the architect: the next card comes first.
pile-discards = { $count ->
    [0] Nothing has been played yet.
   *[other] Played and resolved cards, the latest first. Press one to read it.
}
strangers-team = Team { $team } in all
strangers-own-points = Own points
strangers-team-share = Team { $team }: { $total } in all, { $own } of them here
strangers-discard = Discard instead

## The first game

coach-next = Go on
coach-play-on = Play on
coach-watch = Watch what the other player does.
coach-welcome = School is out, and something green has landed. You lead the Kids with your hat home, starting from School.
coach-goal = Home is any place with an orange window. Its number is what a Kid there scores. Few windows, many points.
coach-release = None of your Kids is outside, so cards that move them do nothing and are dim. Press Release a Kid: it comes out of School.
coach-useless = A dim card would do nothing just now, and still be gone. Press it and you are asked once more; its i says what it does.
coach-card = Your turn is one action. Play a card: its picture says how a Kid travels, its number how many spaces.
coach-kid = Several Kids could go. Choose one of those that are lit.
coach-go = Lit is where your Kid can get to, in exactly that many steps. Yellow doors let you in, red lines stop you.
coach-draw = At the end of a turn you draw up to three cards. Stranger and Saucer cards strike at once.
coach-head = You drew a stranger. Put the Alien on a lit head: it closes that space, best where it bothers somebody else.
coach-victim = You drew the Saucer. Choose whose Kid it goes for; half of the time it comes back empty.
coach-clock = The Aliens on the skyline are the clock. When the last one has landed, play ends and windows are counted.
coach-saucer = The Saucer has been here. On its good side it takes a Kid back to the supply, even out of a house.
coach-home = Your Kid is safe, and its window scores. In parks and the Library it helps you too: point at them to read how.
coach-done = That is the whole game. Hint, Take back and the rules are below your cards. Have fun!

## The architect

architect-help = Choose your { $hand } hand cards, then the deck from the top; after each deck card comes an Alien. Arrow keys move a card. The plan is kept in this browser.
architect-missing = { $missing ->
    [one] Choose one more card for your hand of { $hand }.
   *[other] Choose { $missing } more cards for your hand of { $hand }.
}
architect-chosen = Your hand is chosen, and { $chosen } of { $deck } deck cards. What you leave out follows in the order of the kinds.
architect-cards = Cards to choose from
architect-plan = Your plan
architect-earlier = Move { $card } forward
architect-remove = Remove { $card }
architect-lay = { $count ->
    [one] Lay out this card and start
   *[other] Lay out these { $count } cards and start
}
architect-clear = Start over

## Fields of views, for the text table

field-hand-limit = Hand limit
field-supply = Supply
field-way = On the way
field-way-limit = Allowed on the way
field-wins = Rounds won
field-at = At
field-slot = Slot
field-slots = Slots
field-board = Board
field-aliens = Aliens
field-reserve = Aliens in reserve
field-contacts = Contacts
