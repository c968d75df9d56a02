# Ce que le client du navigateur dit de lui-même.

board-label = Le quartier, { $board }. Les flèches font le tour, Entrée utilise ce qui est éclairé.
board-slots-free = { $count ->
    [one] Une place libre : { $values }
   *[other] { $count } places libres : { $values }
}
board-slots-full = Complet
board-slot-taken = { $owner } occupe { $value }
board-kids-here = { $count ->
    [one] Un Gamin de { $owner }
   *[other] { $count } Gamins de { $owner }
}

card-unknown = Carte cachée
