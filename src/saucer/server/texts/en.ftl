# What the server says, whatever the game.

over = The match is over.
may-be-made = This move can be made now.
bot-easy = easy bot
bot-normal = bot
bot-hard = hard bot
bot-master = master bot
minutes = about { $bots } min against bots, { $table } at a full table
guest = Guest { $number }
spectator = Spectator

## Refusals

refused-game-unknown = There is no game called { $game }.
refused-host-unknown = This server is not called { $host }. Whoever runs it can allow that name.
refused-message-malformed = That message cannot be understood: { $problem }
refused-message-large = That message is too long.
refused-move-malformed = That is not a move: { $problem }
refused-move-stale = That decision is past: it has been made already, or things have changed.
refused-move-held = Your last move is still being weighed against the others'. Wait a moment.
refused-name-bad = A nickname has 1 to { $most } characters that can be seen: no control characters, and none without a shape.
refused-name-alike = This nickname looks like { $name }, who sits here already. Choose one that nobody can mistake for it.
refused-options-bad = These options do not go together: { $problem }
refused-origin-foreign = Pages of another site may not connect to this server.
refused-page-unknown = There is nothing here.
refused-requests-too-many = That is too much at once. Wait a moment.
refused-connections-too-many = There are too many connections from your address.
refused-record-busy = A file from your address is being checked already: wait until that is done.
refused-record-large = That file is too large: a record has at most { $most } megabytes.
refused-record-unreadable = That file is not a record of a match, or only a part of one.
refused-record-newer = That record was made by a newer version of Saucer than this one.
refused-record-old = That record was played by rules that this version of Saucer no longer knows.
refused-record-game = That record is of a game that is not here.
refused-record-seedless = That record lacks the seed of its shuffles, so nobody can replay it.
refused-record-unfinished = That record is of a match that has not ended.
refused-record-deal = That record was changed or damaged: not even the deal is what it says.
refused-record-differs = That record was changed or damaged: step { $step } is not what it says.
refused-record-ending = That record was changed or damaged: the match did not end as it says.
refused-record-slow = That record is too long to be checked here.
refused-record-unknown = That record is no longer kept here: open its file again.
refused-seat-unknown = There is no seat { $seat } at this table.
refused-chat-muted = The one who made this table has muted you for everyone here.
refused-chat-spectators = At this table only the players write. The one who made it can let spectators write too.
refused-chat-too-many = You have said a lot in a short time. Wait a moment.
refused-mute-nobody = There is nobody else in that seat whom you could mute.
refused-line-unknown = That line is no longer kept.
refused-flag-too-many = { $most } lines of this table are flagged already. The people who run this server have to look at them first.
refused-seat-no-guest = There is nobody else in that seat whom you could send away.
refused-table-sent-away = The one who made this table has sent you away: you cannot sit here again.
refused-seat-taken = That seat is taken.
refused-piece-taken = Somebody else at this table has chosen that already.
refused-piece-unknown = There is no such choice in this game.
refused-seat-not-open = That seat is not open.
refused-seat-no-bot = There is no bot in that seat.
refused-seat-not-yours = That is not your seat.
refused-seat-none = You have no seat at this table.
refused-seat-which = You have several seats here: say which one you mean.
refused-seat-others = Only someone who plays alone against bots may do that.
refused-seat-present = That player is there, or has not been away long enough.
refused-seat-reach = A race cannot be played by several people at one device.
refused-table-unknown = There is no table behind this link.
refused-table-full = Every seat of this table is taken.
refused-table-started = The match has begun already.
refused-table-not-started = The match has not begun yet.
refused-table-not-over = The match is not over yet.
refused-table-over = The match is over.
refused-table-open-seats = There are seats left open: wait for players, or put bots there.
refused-table-old = This match was played with other rules than this server's and cannot go on here.
refused-table-not-maker = Only the one who made the table can change it.
refused-table-crowded = { $people } people sit here already: someone has to stand up first.
refused-table-others = You are not alone here: the table would be gone for { $names } too. Leave it instead of deleting it.
refused-table-private = This table has no spectators.
refused-daily-none = This game has no puzzle of the day.
refused-tutorial-none = This game has no tutorial.
refused-daily-day = There is no puzzle for that day. Days look like 2026-11-16, and end with today.
refused-daily-too-many = { $most ->
    [one] One try at today's puzzle has come from your network, and no more count. There is a new one tomorrow.
   *[other] { $most } tries at today's puzzle have come from your network, and no more count. There is a new one tomorrow.
}
refused-daily-own-moves = A try at the puzzle of the day is played by its own player: no bot can take that seat.
refused-daily-given-up = This try was given up: it is over, and has no place in the table of the day.
refused-bots-too-many = You have { $most } matches with bots under way. Finish one of them first.
refused-hint-busy = The bots are busy. Ask again in a moment.
refused-hint-off = This table plays without hints.
refused-hint-nothing = There is nothing to decide now.
refused-preview-unknown = Nobody can tell beforehand what this leads to.
refused-step-unknown = This match has no step { $step }: it has { $most }.
refused-server-storage = The server could not store that, so it was not done. Try again in a moment.

## Pages

no-client = This is a Saucer server. The pages to play on are not installed with it; play in the terminal with “saucer play GAME --terminal”, or let programs play over its socket.
app-description = Four board games about aliens: with friends by a link, against bots, or around one device.

preview-home = Four board games about alien invasions, for one to six players: against bots, or with friends by a link.
preview-daily = The same for everyone today, and one try counts. { $pitch }
preview-game = { $pitch } { $players }, { $minutes }.
invitation = You are invited to { $title }
invitation-by = { $maker } invites you to { $title }
