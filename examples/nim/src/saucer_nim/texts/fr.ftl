title = Nim
pitch = Prenez la dernière pierre.
players = 2 joueurs
minutes = 2 minutes

decide-take = Prenez une, deux ou trois pierres.
decide-over = La partie est finie.
move-take = { $stones ->
    [one] Prendre une pierre
   *[other] Prendre { $stones } pierres
}
event-taken = { $seat-is ->
    [you] Vous prenez { part-stones }.
   *[other] { $seat } prend { part-stones }.
}
part-stones = { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}
outcome-last = { part-winners-only }

refuse-too-many = Vous ne pouvez pas en prendre { $stones } : il n’en reste que { $left }.
refuse-match-over = La dernière pierre est prise.

option-stones = Pierres
    .help = Combien il y en a au début.
