title = Nim
pitch = Take the last stone.
players = 2 players
minutes = 2 minutes

decide-take = Take one, two or three stones.
decide-over = The match is over.
move-take = { $stones ->
    [one] Take one stone
   *[other] Take { $stones } stones
}
event-taken = { $seat-is ->
    [you] You take { part-stones }.
   *[other] { $seat } takes { part-stones }.
}
part-stones = { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
outcome-last = { part-winners-only }

refuse-too-many = You cannot take { $stones }: there are only { $left } left.
refuse-match-over = The last stone is taken.

option-stones = Stones
    .help = How many stones there are at first.
