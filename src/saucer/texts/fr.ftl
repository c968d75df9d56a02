# Ce que tous les jeux disent de la même façon.

said = « { $text } »
list-end = { $most } et { $last }
seat = Siège { $id }
waiting = { $seat } réfléchit.
score-of = { $seat } : { $score }
took-back = { $seat-is ->
    [you] Vous annulez votre dernier coup.
   *[other] { $seat } annule son dernier coup.
}

part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## La fin d'une partie

part-winners = { $seats ->
    [1] Score final : { part-points }.
   *[other] { $winners-is ->
        [you] Vous gagnez avec { part-points }.
        [with-you] Vous partagez la victoire avec { $winners-others }, à { part-points }.
       *[other] { $winners-count ->
            [0] Personne ne gagne.
            [1] { $winners } gagne avec { part-points }.
           *[other] { $winners } se partagent la victoire, à { part-points }.
        }
    }
}
part-winners-only = { $winners-is ->
    [you] Vous gagnez !
    [with-you] Vous gagnez, avec { $winners-others } !
   *[other] { $winners-count ->
        [0] Personne ne gagne.
        [1] { $winners } gagne !
       *[other] { $winners } gagnent ensemble !
    }
}

## Coups et choix

move-take-back = Revenir en arrière
move-time-up = Temps écoulé
choice-true = Oui
choice-false = Non

## Refus

refuse-not-your-turn = Ce n'est pas à vous de jouer. Encore un peu de patience.
refuse-nothing-to-take-back = Il n'y a plus rien à annuler.
refuse-not-now = Vous ne pouvez pas faire cela maintenant.
refuse-not-a-move = { $came } n'est pas un coup de ce jeu.
