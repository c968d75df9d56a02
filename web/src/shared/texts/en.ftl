# What the browser client says by itself.

## Everywhere

bar-home = Home
bar-language = Language
bar-theme = Colours
bar-theme-auto = Auto colours
bar-theme-light = Light
bar-theme-dark = Dark
bar-sound = Sound
bar-sound-off = Turn the sound off
bar-sound-on = Turn the sound on
dialog-close = Close
link-copy = Copy link
link-copy-line = Copy the line
link-copied = Copied
link-share = Share the link
link-qr = QR code of the link
link-qr-show = Show the QR code large
link-qr-help = Or have a friend point a camera at the code.

## An address that leads nowhere

unknown-title = Nothing has landed here
unknown-text = This address leads nowhere: perhaps a letter is missing, or the page is gone.
unknown-home = To the games

## Home

home-title = They come in peace. You play for keeps.
home-pitch = Four board games about alien invasions. Play at once against bots, or send a friend a link.
home-games = Games
home-tutorial = New here? Learn in three minutes
home-learn = Learn by playing
home-play-now = Play now against bots
home-friends = Play with friends
home-options = Seats and options
home-board = with its own board
home-no-board = played as text, no board yet
home-join = Join with a link
home-join-link = The link a friend sent you
home-join-go = Join
home-join-bad = That is not a link to a table. It ends in /t/ and sixteen letters and digits.
home-running = Your tables
home-finished = Finished matches
home-bests = Best scores
home-best = Best score alone: { $score }
home-contact = To report abuse or a security hole of this site:

## The puzzle of the day

daily-intro = It is the same for everyone today, and your first try counts.
daily-clock = Its clock runs on while you are away; leaving the table ends it.
daily-leave-sure = Your try ends here: it counts as given up, without a rank, and no bot plays on.
daily-title = Puzzles of the day
daily-next = { $hours ->
    [0] The next one comes in { $minutes } min
   *[other] The next one comes in { $hours } h { $minutes } min
}
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-not-tried = not tried
daily-open = Play today's
daily-running = under way
daily-goals = The goals
daily-name = Your name in the table of the day
daily-play = Play: this try counts
daily-go-on = Go on with your try
daily-again = Play again
daily-again-help = Just for fun: your first try stands.
daily-play-past = Play this day
daily-past-intro = This day is over: play it just for fun, it does not count.
daily-yours = Your try
daily-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-given-up = Given up
daily-given-up-help = You left the table, so this try is over. It has no rank.
daily-removed = The operator of this site has taken this try out of the table of the day.
daily-unfinished = Not finished in time.
daily-on-front = Nobody can beat this!
daily-bests = What nobody can beat
daily-bests-help = Proven: each row is the best there is, unless you give up something in another goal.
daily-unbeaten = nobody can beat this
daily-best-known = Best known
daily-best-known-help = The best that { $searches } searches found, seeing no more than you did. Nobody knows whether there is better.
daily-beaten-known = You beat the best known result!
daily-level-known = You reached the best known result!
daily-searching = The searches are still running. Come back in a moment.
daily-no-search = Nothing was searched for on this day.
daily-at-best-known = at least the best known
daily-table = Table of the day
daily-empty = Nobody has finished yet. Be the first!
daily-place = Place
daily-player = Player
daily-you = you
daily-score = Points
daily-time = Time
daily-share-title = Show it around
daily-share = Share the picture
daily-line = A line to send: it gives nothing away
daily-past = Past days
daily-past-help = Look at how everyone did, or play a day for fun: it does not count any more.
daily-nobody = nobody played
daily-best-of = { $tries ->
    [one] one try, { $best } points
   *[other] best of { $tries }: { $best } points
}
daily-picture = { $name }: { $player } has { daily-points }
daily-today = To the puzzle of today
daily-practice = Practice
daily-practice-help = Alone, as often as you like.
daily-to-beat = Alone, as often as you like. Your best score to beat: { $score }.
daily-practise = Practise

## Your tables

own-play = Play on
own-open = Open
own-turn = Waiting for { $names }
own-left = You left: a bot plays for you
own-tutorial = Tutorial
own-daily = Puzzle of the day
own-steps = { $steps ->
    [0] just begun
    [one] { $steps } move played
   *[other] { $steps } moves played
}
own-free = { $free ->
    [one] One seat is open
   *[other] { $free } seats are open
}
own-ready = Ready to start
own-empty = open seat
own-all = Show all { $count }
own-delete = Delete
own-delete-sure = Delete this table for good?
own-try-sure = Delete this table? Your try at the puzzle of the day ends with it, without a rank.
own-forget-sure = Take this table off your list? The others keep it.
own-delete-yes = Yes, delete
own-delete-no = Keep it

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
new-role-master = Master bot
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
new-hints = Hints
new-hints-help = Anyone at the table may ask a bot what it would do. Switch it off to play it out among yourselves.
new-invite = Make the table
new-start = Start playing
option-fine-points = Fine points
option-more = With other numbers of players
option-only = { $most ->
    [1] For { $seats } player.
   *[other] For { $seats } players.
}

## Before the match

lobby-links = Send a link
lobby-link-play = To play
lobby-link-watch = To watch only
reach-network = This link works for everyone in your network while this computer is on.
reach-here = This link works on this computer only. To invite others in the house, stop Saucer and start it with saucer play --lan, or with make lan in the folder of its sources.
lobby-seats = Seats
lobby-open = Open
lobby-sit = Sit here
lobby-stand = Stand up
lobby-send-away = Send away
lobby-send-away-sure = { $name } gives up the seat and cannot sit at this table again.
lobby-piece = Plays as
lobby-start = Start the match
lobby-settings = Clock and spectators
lobby-waiting = { $free ->
    [one] One seat is open. Send the link, or put a bot there.
   *[other] { $free } seats are open. Send the link, or put bots there.
}
lobby-waits = { $free ->
    [one] Waiting for one more player.
   *[other] Waiting for { $free } more players.
}
lobby-sit-down = { $free ->
    [one] One seat is open: say who you are and sit down.
   *[other] { $free } seats are open: say who you are and sit down.
}
lobby-ready = Everyone is here.
lobby-maker-starts = Everyone is here. Whoever made the table starts the match.

## An invitation

invite-by = { $maker } invites you to { $title }
invite = You are invited to { $title }
invite-sit = Sit down
invite-seats = Who is here

## The table

table-side = At the table
table-unknown = No such table
table-closed = This table is closed to you
table-connecting = Connecting…
table-lost = Connection lost. Trying again…
table-now = What to do now
table-your-turn = Your turn
table-title-turn = Your turn: { $title }
table-wait = Wait a moment
table-over = The end
table-ending = The last act
table-ending-shown = See how it ends on the board.
table-you = you
table-to-move = to move
table-lent = a bot plays on
table-muted = muted
table-muted-by-you = muted by you
table-away = away
table-lend = Let a bot play on
table-score = Score
table-undo = Take back
table-hint = Hint
table-hint-wait = Thinking…
table-hint-title = What a bot would do
table-hint-liking-much = by far its favourite
table-hint-liking-more = what it likes best
table-hint-liking-some = worth a thought
table-hint-liking-little = it would rather not
table-again = Show again
table-again-banner = Once more: what happened since your last move. A click skips it.
table-as-text = As text
table-by-itself = In a moment: { $move }
table-together = In a moment all answers are shown
table-answered = Your answer is in; you may still change it
table-ask-all = Ask me everything
table-ask-all-why = Also what answers itself after a moment, because there is nothing to think about
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
table-log-newest = ↓ Newest
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-unread = new
table-say = Say something
table-send = Send
chat-menu = Mute or flag { $name }
chat-mute = Mute { $name }
chat-spectator = Spectator
chat-mute-player = Mute { $name } for me
chat-unmute-player = Show me what { $name } says again
chat-mute-player-all = Mute { $name } for everyone
chat-unmute-player-all = Let { $name } write again
chat-mute-spectators = Mute all spectators for me
chat-unmute-spectators = Show me what spectators say again
chat-mute-spectators-all = Mute all spectators for everyone
chat-unmute-spectators-all = Let spectators write
chat-flag = Flag this line
chat-flag-help = The people who run this server see it, with the lines around it.
chat-flagged = Thank you. The people who run this server will see it.
chat-settings = Who may write and watch
chat-spectators = Spectators
chat-write = Spectators may write
chat-write-help = In the chat, to everyone here. Players always may.
chat-close-watch = Close the link to watch
chat-close-watch-help = Those who watch are sent away, and this link leads nowhere any more.
chat-watch-closed = Nobody can watch this table.
chat-open-watch = Open a new link to watch
chat-only-players = At this table only the players write.
chat-muted = The one who made this table has muted you.
table-watchers = { $watchers ->
    [one] one spectator
   *[other] { $watchers } spectators
}

## Notices

notice-away = { $name } is away.
notice-back = { $name } is back.
notice-left = { $name } has left the table. A bot plays on.
notice-lent = A bot plays on for { $name }.
notice-kept = The line is down. Your move is kept, and sent when the line is back.
notice-forget = Do not send it
notice-sent = The line is back, and your move is on its way.
notice-late = The line is back, but things have changed meanwhile: your move was not made.
notice-unsure = The line broke while your move was on its way. The log shows whether it was made.
notice-ask = Call you when it is your turn and this tab is out of sight?
notice-ask-yes = Yes
notice-ask-no = No

## Text table

text-do = What to do now
text-news = What just happened
text-table = The table
text-hidden = hidden
text-empty = empty

## Rules

rules-title = Rules
rules-contents = Contents
rules-play = Play
howto-title = How to play
howto-of = How to play { $title }
rules-search = Search the rules
rules-nothing = No rule speaks of that.

## Hot seat

pause-title = Paused
pause-help = You were away, so bots and clocks have waited for you.
pause-go-on = Go on
pause-others = Paused: the only player is away.
pause-skip = Skip the wait
pace-title = Speed
pace-calm = calm
pace-normal = normal
pace-fast = fast
pace-why = How long bots pause when you play alone, and how fast things move on the board.
table-leave-alone = The match waits for you: find it on the home page and go on whenever you like.
curtain-title = { $name }, it is your turn
curtain-help = Everyone else looks away.
curtain-open = Open the curtain
curtain-pass = Done. Hand over to { $name }

## The end and after

label-value = { $label }: { $value }
label-colon = { $label }:
end-title = The end
end-winner = wins
end-best-now = This is your best score yet.
end-rematch = Play again
end-rematch-join = Join the rematch
end-replay = Watch the replay
end-share = Link to the replay
fair-own = Fair shuffles, checked here: the server was bound before anyone sat, and your browser's part is in the seed.
fair-whole = Shuffles checked here: secret, published parts and seed are what the server promised before anyone sat.
fair-fixed = The same shuffles for everyone who plays this, and checked here: they were fixed beforehand.
fair-wrong = These shuffles do not check: secret, parts and seed are not what the server promised.
fair-unknown = The shuffles cannot be checked in this browser; the record below can be, with: saucer replay FILE --verify
fair-chosen = Who recorded the match chose the seed of its shuffles.
record-open = Open a record
record-drop = A match that was saved to a file. You can also drop the file on this page.
record-here = Drop the record here
record-checking = Playing the record again to check every step…
record-large = That file is too large: a record has at most { $most } megabytes.
record-checked = Checked: all { $steps } steps were played again, and each is what the record says.
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
replay-keys = Keys: ← and → one step, with Shift one turn, Space plays and pauses, Home and End.
replay-spectator = spectators
replay-show-all = Show everything
replay-hide-all = Hide secrets
replay-part = Go to a turn, round or phase
replay-part-back = Back to where this turn, round or phase began
replay-part-next = On to the next turn, round or phase
replay-deal = Deal
replay-chart = What the chart shows
replay-chart-of = { $what }, step by step
replay-hand = Hand: { $name }

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
