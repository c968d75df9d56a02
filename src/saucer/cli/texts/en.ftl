# What terminal play and replays say, whatever the game.

title-line = { $title } · you are { $seat }
news = Since your last move
earlier = … and { $count } more before that: l shows the whole log.
titled = { $what }:
prompt = Your choice
only-choice = (Enter takes the only one)
keys = { $undo ->
    [yes] u undo · h hint · p pieces and places · l log · ? rules · s save · q quit
   *[no] h hint · p pieces and places · l log · ? rules · s save · q quit
}
not-a-choice = { $count ->
    [one] Type 1, or one of the letters below the choices.
   *[other] Type a number from 1 to { $count }, or one of the letters below the choices.
}
time-left = { $seconds ->
    [one] { $timer }: { $seconds } second left.
   *[other] { $timer }: { $seconds } seconds left.
}
live-clock = { $timer } { $seconds } s
not-a-command = That is no command. The line above the prompt shows how to type one.
thinking = { $seat } is thinking.
does-nothing = does nothing now
choose-again = Choose it again to make this move all the same.
hint = { $bot } would: { $move }
really-quit = Leave this match? (y/n)
yes = y
left = The match is left unfinished.
saved = Saved as { $path }. To see it again: saucer replay { $path }
which-game = Which game?
choose-game = Type a number from 1 to { $count }.
log-empty = The log is empty.

## Component files

components-fine = ok: { $file } can be played with:
components-current = ok: { $file } has the current format, { $format }, and can be played with:
components-updated = ok: { $file } now has format { $format }, the earlier text is in { $kept }; it can be played with:
components-same = There is no difference.
components-differ = { $where }: { $first } in the first, { $second } in the second
components-nothing = nothing

## Rules

rules-contents = Rules
rules-how = ? 3 shows a chapter, ? 3.2 a rule, ? bus looks for a word, ? all shows everything.
rules-none = No rule says { $sought }.
rules-missing = The rules page is not installed.

## Drawing

you = you
colon = {": "}
door = door
red-line = red line
free = free
worth = worth
if-full = { $values } if full
left-of = { $left } of { $all }
total = Total
team-total = Team
series-points = All rounds
by = held by
place = Place
final = The score

## The end

save-offer = s saves a record of this match, Enter leaves.
again = The same deal again: { $command }

## The server

serving = Saucer is at { $address }
other-port = port { $port } is taken, so it is { $taken } this time
lan = Others in your network reach it at { $address }
lan-hint = They can also point a phone's camera at the code. If it cannot be reached, look for a firewall on this computer.
lan-none = This computer is in no network, so nobody else can reach it.
reach-ssh = To open it on your own computer, run there: ssh -L { $port }:127.0.0.1:{ $port } { $login }
    Leave that running and open { $address }
reach-wsl = Open it in a browser on Windows: { $address }
reach-here = No browser could be opened. Open that address on this computer; for other devices in your network start with --lan,
    and from afar: ssh -L { $port }:127.0.0.1:{ $port } and the name of this computer.

## Flagged lines of chat

flags-none = No line of chat is flagged.
flag = Flag { $number }: { $game }, table { $code }, by { $name } at { $when } (UTC)

## Reports of the lab

wins-by-turn = Wins by turn order
turn-between = between
turn-place = turn { $place }
turn-all = all pairs
turn-mirror = { $bot } and itself
turn-wins = wins
turn-share = share
forfeits = { $count ->
    [one] 1 match was forfeited
   *[other] { $count } matches were forfeited
}
forfeit-bot = bot
forfeit-reason = reason
forfeit-match = match
forfeit-seed = seed
forfeit-seat = seat
forfeit-step = step
forfeit-detail = what happened
forfeit-by-illegal = no legal move
forfeit-by-raised = an error
forfeit-by-time = out of time
forfeits-more = … and { $count } more; --json lists them.
