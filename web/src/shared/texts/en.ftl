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
table-again-banner = Once more: what happened since your last move. A click skips it.
table-as-text = As text
table-as-board = As a board
table-leave = Leave
table-leave-sure = A bot takes your seat and plays on.
table-confirm = This cannot be taken back once the next player has moved.
table-see-rule = Rule { $rule }
move-no-effect = no effect
move-no-effect-sure = You can still do it, but it would be for nothing.
move-not-this = Choose something else
move-anyway = Do it anyway
piece-about = About { $name }
table-log-and-chat = Log and chat
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
text-empty = empty

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

## Fields of views, for the text table

field-hand = Hand
field-score = Score
field-points = Points
field-owner = Owner
field-value = Worth
field-round = Round
field-turn = Turn
field-seats = Players
field-deck = Draw pile
field-discards = Discards
field-shown = Face up
field-seat = Player
field-card = Card
field-number = Number
field-left = Left
field-tokens = Tokens
field-held = Held events
field-last = Last round
