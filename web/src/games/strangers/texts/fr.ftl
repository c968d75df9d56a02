## Le plateau

board-label = Le quartier, { $board }. Les flèches font le tour, Entrée utilise ce qui est éclairé.
board-names = Noms des lieux
board-names-short = Noms
board-slots-free = { $count ->
    [one] Une place libre : { $values }
   *[other] { $count } places libres : { $values }
}
board-slots-full = Complet
board-when-full = Valeur si complet : { $values }
board-slot-taken = { $owner } occupe { $value }
board-kids-here = { $count ->
    [one] Un Gamin de { $owner }
   *[other] { $count } Gamins de { $owner }
}
card-unknown = Carte cachée
pile-label = { $pile } : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
pile-deck = { $count ->
    [0] Plus une carte. Avant de piocher, on mélange la défausse.
    [one] Une carte, face cachée. Ensuite, on mélange la défausse.
   *[other] { $count } cartes, face cachée. Quand il n'y en a plus, on mélange la défausse.
}
pile-deck-open = Face visible, comme l'architecte l'a rangée : la prochaine carte vient d'abord.
pile-discards = { $count ->
    [0] Rien n'a encore été joué.
   *[other] Les cartes jouées ou résolues, la dernière d'abord. Touchez-en une pour la lire.
}
strangers-team = Équipe { $team } en tout
strangers-own-points = Ses points
strangers-team-share = Équipe { $team } : { $total } en tout, dont { $own } ici
strangers-discard = Plutôt défausser

## La première partie

coach-next = Continuer
coach-play-on = Jouer la suite
coach-watch = Regardez ce que fait l'autre joueur.
coach-welcome = L'école est finie, et quelque chose de vert a atterri. Vous ramenez chez eux les Gamins qui portent votre chapeau, depuis l'École.
coach-goal = Chez soi, c'est tout lieu avec une fenêtre orange. Son chiffre est ce qu'y marque un Gamin. Peu de fenêtres, beaucoup de points.
coach-release = Aucun de vos Gamins n'est dehors : les cartes qui les déplacent sont ternes, elles ne feraient rien. Faites-en sortir un, il arrive devant l'École.
coach-useless = Une carte terne ne ferait rien pour l'instant, et elle serait perdue. Si vous la touchez, on vous redemande ; son i dit à quoi elle sert.
coach-card = Un tour, c'est une action. Jouez une carte : l'image dit comment un Gamin se déplace, le chiffre de combien de cases.
coach-kid = Plusieurs Gamins peuvent partir. Choisissez-en un parmi ceux qui sont éclairés.
coach-go = Votre Gamin peut aller là où c'est éclairé, en faisant exactement ce nombre de pas. On entre par les portes jaunes, les lignes rouges arrêtent.
coach-draw = À la fin du tour, on pioche jusqu'à trois cartes. Les Aliens et les Soucoupes frappent aussitôt.
coach-head = Vous avez pioché un inconnu. Posez l'Alien sur une tête éclairée : il ferme la case, de préférence là où il gêne quelqu'un d'autre.
coach-victim = Vous avez pioché la Soucoupe. Choisissez le Gamin qu'elle vise ; une fois sur deux elle repart à vide.
coach-clock = Les Aliens à l'horizon sont la pendule. Quand le dernier a atterri, la partie s'arrête et on compte les fenêtres.
coach-saucer = La Soucoupe est passée. Du bon côté, elle renvoie un Gamin dans sa réserve, même s'il était chez lui.
coach-home = Votre Gamin est à l'abri, et sa fenêtre rapporte. Les parcs et la Bibliothèque aident aussi : pointez-les pour lire comment.
coach-done = Voilà tout le jeu. Conseil, Reprendre et les règles sont sous vos cartes. Amusez-vous bien !

## L'architecte

architect-help = Choisissez vos { $hand } cartes en main, puis la pioche depuis le dessus ; après chaque carte vient un Alien. Les flèches déplacent une carte. Le plan est gardé dans ce navigateur.
architect-missing = { $missing ->
    [one] Choisissez encore une carte pour votre main de { $hand }.
   *[other] Choisissez encore { $missing } cartes pour votre main de { $hand }.
}
architect-chosen = Votre main est choisie, ainsi que { $chosen } cartes de la pioche sur { $deck }. Le reste suit dans l'ordre des sortes.
architect-cards = Cartes au choix
architect-plan = Votre plan
architect-earlier = Avancer { $card }
architect-remove = Retirer { $card }
architect-lay = { $count ->
    [one] Poser cette carte et commencer
   *[other] Poser ces { $count } cartes et commencer
}
architect-clear = Recommencer

## Champs des vues, pour la table en texte

field-hand-limit = Limite de main
field-supply = Réserve
field-way = En chemin
field-way-limit = Permis en chemin
field-wins = Manches gagnées
field-at = Case
field-slot = Place
field-slots = Places
field-board = Plateau
field-aliens = Aliens
field-reserve = Aliens en réserve
field-contacts = Contacts
