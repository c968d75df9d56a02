# What all games say alike.

said = “{ $text }”
list-end = { $most } and { $last }
seat = Seat { $id }
waiting = { $seat } is choosing.
score-of = { $seat }: { $score }
took-back = { $seat-is ->
    [you] You take your last move back.
   *[other] { $seat } takes the last move back.
}

part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## How a match ended

part-winners = { $seats ->
    [1] Final score: { part-points }.
   *[other] { $winners-is ->
        [you] You win with { part-points }.
        [with-you] You share the win with { $winners-others }, on { part-points }.
       *[other] { $winners-count ->
            [0] Nobody wins.
            [1] { $winners } wins with { part-points }.
           *[other] { $winners } share the win, on { part-points }.
        }
    }
}
part-winners-only = { $winners-is ->
    [you] You win!
    [with-you] You win, together with { $winners-others }!
   *[other] { $winners-count ->
        [0] Nobody wins.
        [1] { $winners } wins!
       *[other] { $winners } win together!
    }
}

## Moves and choices

move-take-back = Take it back
move-time-up = Time is up
choice-true = Yes
choice-false = No

## Refusals

refuse-not-your-turn = It is not your turn. Wait a little.
refuse-nothing-to-take-back = There is nothing you can take back now.
refuse-not-now = You cannot do that now.
refuse-not-a-move = { $came } is not a move of this game.
