# What the browser client says by itself.

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
