# Ce que disent le jeu au terminal et les relectures, quel que soit le jeu.

title-line = { $title } · vous êtes { $seat }
news = Depuis votre dernier coup
earlier = … et { $count } de plus auparavant : l montre tout le journal.
titled = { $what } :
prompt = Votre choix
only-choice = (Entrée prend le seul)
keys = { $undo ->
    [yes] u annuler · h conseil · p pièces et lieux · l journal · ? règles · s enregistrer · q quitter
   *[no] h conseil · p pièces et lieux · l journal · ? règles · s enregistrer · q quitter
}
not-a-choice = { $count ->
    [one] Tapez 1, ou l'une des lettres sous les choix.
   *[other] Tapez un nombre de 1 à { $count }, ou l'une des lettres sous les choix.
}
time-left = { $seconds ->
    [one] { $timer } : plus que { $seconds } seconde.
   *[other] { $timer } : plus que { $seconds } secondes.
}
live-clock = { $timer } { $seconds } s
not-a-command = Ce n'est pas une commande. La ligne au-dessus montre comment en taper une.
thinking = { $seat } réfléchit.
does-nothing = sans effet pour l'instant
choose-again = Refaites ce choix pour jouer le coup malgré tout.
hint = { $bot } ferait : { $move }
really-quit = Quitter cette partie ? (o/n)
yes = o
left = La partie reste inachevée.
saved = Enregistré sous { $path }. Pour la revoir : saucer replay { $path } --language fr
which-game = Quel jeu ?
choose-game = Tapez un nombre de 1 à { $count }.
log-empty = Le journal est vide.

## Fichiers de matériel

components-fine = ok : { $file } se joue ainsi :
components-current = ok : { $file } est au format actuel, { $format }, et se joue ainsi :
components-updated = ok : { $file } est maintenant au format { $format }, l'ancien texte est dans { $kept } ; il se joue ainsi :
components-same = Il n'y a aucune différence.
components-differ = { $where } : { $first } dans le premier, { $second } dans le second
components-nothing = rien

## Règles

rules-contents = Règles
rules-how = ? 3 montre un chapitre, ? 3.2 une règle, ? bus cherche un mot, ? tout montre la page entière.
rules-none = Aucune règle ne dit { $sought }.
rules-missing = La page des règles n'est pas installée.

## Dessin

you = vous
colon = {" : "}
door = porte
red-line = ligne rouge
free = libre
worth = valeur
if-full = { $values } si complet
left-of = { $left } sur { $all }
total = Total
team-total = Équipe
series-points = Toutes les manches
by = occupé par
place = Lieu
final = Le score

## La fin

save-offer = s enregistre cette partie, Entrée quitte.
again = La même donne encore une fois : { $command }

## Le serveur

serving = Saucer est à l'adresse { $address }
other-port = le port { $port } est pris, ce sera donc { $taken } cette fois
lan = Les autres, sur votre réseau, le trouvent à l'adresse { $address }
lan-hint = Il suffit aussi de viser le code avec l'appareil photo d'un téléphone. Si rien ne répond, voyez le pare-feu de cet ordinateur.
lan-none = Cet ordinateur n'est sur aucun réseau : personne d'autre ne peut s'y connecter.
reach-ssh = Pour l'ouvrir sur votre propre ordinateur, lancez-y : ssh -L { $port }:127.0.0.1:{ $port } { $login }
    Laissez-le tourner et ouvrez { $address }
reach-wsl = Ouvrez-le dans un navigateur sous Windows : { $address }
reach-here = Aucun navigateur n'a pu s'ouvrir. Ouvrez cette adresse sur cet ordinateur ; pour d'autres appareils de votre réseau,
    ajoutez --lan ; de plus loin : ssh -L { $port }:127.0.0.1:{ $port } suivi du nom de cet ordinateur.

## Lignes de conversation signalées

flags-none = Aucune ligne n'est signalée.
flag = Signalement { $number } : { $game }, table { $code }, par { $name } le { $when } (UTC)

## Rapports du laboratoire

wins-by-turn = Victoires selon l'ordre du tour
turn-between = entre
turn-place = tour { $place }
turn-all = toutes les paires
turn-mirror = { $bot } et lui-même
turn-wins = victoires
turn-share = part
forfeits = { $count ->
    [one] 1 partie perdue par forfait
   *[other] { $count } parties perdues par forfait
}
forfeit-bot = robot
forfeit-reason = raison
forfeit-match = partie
forfeit-seed = graine
forfeit-seat = siège
forfeit-step = étape
forfeit-detail = ce qui s'est passé
forfeit-by-illegal = aucun coup permis
forfeit-by-raised = une erreur
forfeit-by-time = temps dépassé
forfeits-more = … et { $count } de plus ; --json les montre.
