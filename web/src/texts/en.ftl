# What the browser client says by itself.

## Everywhere

bar-home = Home
bar-language = Language
bar-theme = Colours
bar-theme-auto = Auto colours
bar-theme-light = Light
bar-theme-dark = Dark
dialog-close = Close
link-copy = Copy link
link-copied = Copied

## Home

home-title = They come in peace. You play for keeps.
home-pitch = Four board games about alien invasions. Play at once against bots, or send a friend a link.
home-games = Games
home-tutorial = New here? Learn in three minutes
home-play-now = Play now against bots
home-friends = Play with friends
home-options = Seats and options
home-join = Join with a link
home-join-link = The link a friend sent you
home-join-go = Join
home-join-bad = That is not a link to a table. It looks like /t/ and some letters.
home-running = Your tables
home-finished = Finished matches
home-best = Best score alone: { $score }

## A new table

new-players = Players
new-name = Your nickname
new-count = How many play
new-role-own = You
new-role-guest = Someone at this device
new-role-open = Open, for a friend
new-role-easy = Easy bot
new-role-normal = Bot
new-role-hard = Hard bot
new-guest-name = Their nickname
new-hot-seat = Several people at one device: a curtain hides each hand between turns.
new-options = Game options
new-table = Table
new-clock = Clock
new-clock-none = No clock
new-clock-move = Seconds for each decision
new-clock-game = Seconds for the whole match
new-clock-help = When a clock runs out, a bot makes the move.
new-seconds = Seconds
new-spectators = Others may watch
new-spectators-help = There is a link that only shows the table.
new-invite = Make the table
new-start = Start playing

## Before the match

lobby-links = Send a link
lobby-link-play = To play
lobby-link-watch = To watch only
lobby-seats = Seats
lobby-open = Open
lobby-sit = Sit here
lobby-stand = Stand up
lobby-bot = Put a bot here
lobby-no-bot = Remove the bot
lobby-start = Start the match
lobby-waiting = { $free ->
    [one] One seat is open. Send the link, or put a bot there.
   *[other] { $free } seats are open. Send the link, or put bots there.
}
lobby-sit-down = { $free ->
    [one] One seat is open: say who you are and sit down.
   *[other] { $free } seats are open: say who you are and sit down.
}
lobby-ready = Everyone is here.
lobby-host-starts = Everyone is here. Whoever made the table starts the match.

## The table

table-side = At the table
table-unknown = No such table
table-connecting = Connecting…
table-lost = Connection lost. Trying again…
table-now = What to do now
table-your-turn = Your turn
table-wait = Wait a moment
table-over = The end
table-you = you
table-to-move = to move
table-lent = a bot plays on
table-away = away
table-lend = Let a bot play on
table-score = Score
table-undo = Take back
table-hint = Hint
table-hint-wait = Thinking…
table-hint-title = What a bot would do
table-hint-share = How much the bot looked at it
table-hint-tries = { $share } of its tries
table-hint-value = outlook { $value }
table-again = What happened?
table-as-text = As text
table-as-board = As a board
table-leave = Leave
table-leave-sure = A bot takes your seat and plays on.
table-grave = This cannot be taken back once the next player has moved.
table-see-rule = Rule { $rule }
table-talk = Log and chat
table-log = Log
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-say = Say something
table-send = Send
table-watchers = { $watchers ->
    [one] one spectator
   *[other] { $watchers } spectators
}

## Text table

text-do = What to do now
text-news = What just happened
text-table = The table
text-hidden = hidden

## Rules

rules-title = Rules
rules-search = Search the rules
rules-nothing = No rule speaks of that.

## Hot seat

curtain-title = { $name }, it is your turn
curtain-help = Everyone else looks away.
curtain-open = Open the curtain

## The end and after

label-value = { $label }: { $value }
end-title = The end
end-winner = wins
end-chart = Scores, step by step
end-rematch = Play again
end-rematch-join = Join the rematch
end-replay = Watch the replay
end-share = Link to the replay
fair-own = Fair shuffles, checked here: the server was bound before anyone sat, and your browser's part is in the seed.
fair-whole = Shuffles checked here: secret, published parts and seed are what the server promised before anyone sat.
fair-wrong = These shuffles do not check: secret, parts and seed are not what the server promised.
fair-unknown = The shuffles cannot be checked in this browser; the record below can be, with: saucer replay FILE --verify
replay-title = Replay: { $title }
replay-controls = Replay
replay-step = Step { $step } of { $total }
replay-slider = Step
replay-back = Back
replay-next = Next
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-seat = Seen by
replay-open = Everything open
replay-branch = Play on from here against bots
replay-record = Download the record

## Don't Talk to Strangers

board-label = The neighbourhood, { $board }. Arrow keys look around, Enter uses what is lit.
board-slots-free = { $count ->
    [one] One slot free: { $values }
   *[other] { $count } slots free: { $values }
}
board-slots-full = Full
board-slot-taken = { $owner } has { $value }
board-kids-here = { $count ->
    [one] A Kid of { $owner }
   *[other] { $count } Kids of { $owner }
}
card-unknown = Hidden card
strangers-team = Team
strangers-discard = Discard instead

## Fields of views, for the text table

field-hand = Hand
field-hand-size = Cards in hand
field-hand-limit = Hand limit
field-supply = Supply
field-way = On the way
field-way-limit = Allowed on the way
field-score = Score
field-wins = Rounds won
field-points = Points
field-at = At
field-slot = Slot
field-slots = Slots
field-owner = Owner
field-value = Worth
field-board = Board
field-round = Round
field-turn = Turn
field-seats = Players
field-aliens = Aliens
field-reserve = Aliens in reserve
field-deck = Draw pile
field-discards = Discards
field-contacts = Contacts
field-regions = Regions
field-region = Region
field-spaces = Spaces
field-markers = Security markers
field-hangars = Hangars
field-hangar = Hangar
field-shown = Face up
field-hidden = Face down
field-seat = Player
field-card = Card
field-cards = Cards
field-bunkers = Bunkers
field-bunker = Bunker
field-tower = Tower
field-level = Level
field-cap = Cap
field-caps = Caps
field-bonus = Bonus
field-vehicles = Trains and trucks
field-vehicle = Vehicle
field-route = Route
field-number = Number
field-colours = Colours
field-remembered = Known cards
field-towers = Towers left
field-display = Display
field-left = Left
field-role = Card
field-tokens = Tokens
field-immunities = Immune to
field-bank = Bank
field-ports = Ports
field-secret = Secret projects
field-public = Public projects
field-held = Held events
field-study = Study
field-agenda = Agenda
field-vote = Vote
field-promises = Promises
field-kept = Promises kept
field-broken = Promises broken
field-defence = Defence
field-fame = Fame
field-attack = Attack
field-survives = Survives
field-turn-number = Turn number
field-president = President
field-claimed = Claimed
field-threshold = Threshold
field-alien = Alien
field-alien-card = Alien's card
field-countdown = Turns to the invasion
field-centre = Centre
field-stock = Left in the piles
field-marks = Marks
field-project = Project
field-event = Event
field-events-left = Events left
field-event-discards = Events past
field-attached = Lasting events
field-offers = Offers
field-to = To
field-glass = Sand running
field-goal = Goal
field-ready = Ready
field-token = Token
field-tiles = Tiles laid
field-town = Your town
field-cells = Cells, row by row
field-borders = Roads that do not meet
field-fault = Fault
field-star = Star
field-last = Last round
field-towns = Towns
field-total = Total
field-par = Par
field-best = Best

## The first game

coach-next = Go on
coach-play-on = Play on
coach-watch = Watch what the other player does.
coach-welcome = School is out, and something green has landed. You lead the Kids with your hat home, starting from School.
coach-goal = Home is any place with an orange window. Its number is what a Kid there scores. Few windows, many points.
coach-release = None of your Kids is outside. Press Release a Kid: it comes out of School.
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
architect-cards = Cards to choose from
architect-plan = Your plan
architect-earlier = Move { $card } forward
architect-remove = Remove { $card }
architect-lay = { $count ->
    [one] Lay out this card and start
   *[other] Lay out these { $count } cards and start
}
architect-clear = Start over

text-empty = empty

## Nine Tiles Panic

panic-edge-N = north
panic-edge-E = east
panic-edge-S = south
panic-edge-W = west
panic-road = road { $ends }
panic-road-item = road { $ends } with { $item }
panic-road-faces = road { $ends } with { $item } facing { $faces }
