# Les erreurs de la ligne de commande, d'après leurs clés. Les phrases anglaises sont dans le programme.

## La commande

usage-MissingParameter = il manque l'argument « { $name } ».
usage-NoSuchOption = l'option { $name } n'existe pas ; --help montre celles qu'il y a.
usage-BadOptionUsage = l'option { $name } ne s'écrit pas ainsi ; --help montre comment.
usage-BadParameter = la valeur de « { $name } » ne convient pas ; --help montre ce qui convient.
usage-UsageError = la commande ne se lit pas ainsi ; saucer --help montre les commandes.
browser-only = dans le navigateur, tout se choisit sur la page : laissez de côté --verify et --seat
needs-terminal = dans le navigateur, tout se choisit sur la page ; pour choisir ici, ajoutez --terminal
no-language = il n'y a pas de langue « { $language } » ; les langues sont en et fr
stopped = arrêté
cannot-go-on = impossible de continuer : { $problem }
count = le nombre doit être compris entre 1 et { $most }, et non { $came }

## Jeu, sièges et options

no-game = aucun jeu ne s'appelle « { $game } » ; il y a { $known }
seat-count = { $game } se joue avec { $first } à { $last } sièges, et non { $seats }
no-seat = il n'y a pas de siège { $seat } ; les sièges vont de 0 à { $last }
no-option = il n'y a pas d'option « { $option } » ; les options sont { $known }
option-value = l'option { $option } prend l'une de ces valeurs : { $choices }, et non « { $value } »
option-pair = une option s'écrit nom=valeur, et non « { $came } »
option-twice = l'option { $option } est donnée deux fois
refused = { $rule } : { $reason }
components-file = le matériel se lit dans un fichier : --components FICHIER
no-components = le jeu { $game } n'a pas de fichier de matériel

## Robots

no-bot = aucun robot ne s'appelle « { $bot } » ; il y a { $known }
bot-suffix = après les deux points de « { $bot } », on attend un nombre d'itérations ou un niveau, comme ismcts:400 ou greedy:hard ; les niveaux sont { $levels }
bots-none = il faut au moins un robot
bots-many = il y a trop de robots : { $bots } pour ce nombre de sièges : { $seats }
think-both = les robots réfléchissent pendant un nombre d'itérations ou de secondes, pas les deux
think-iterations = les robots réfléchissent pendant au moins une itération, et non { $came }
think-seconds = les robots réfléchissent pendant plus de 0 seconde et { $most } au plus, et non { $came }
no-bot-at = il n'y a pas de robot à l'adresse « { $bot } » : { $problem }
limit-seconds = un robot a plus de 0 seconde et { $most } au plus par décision, et non { $came }
worker-lost = un processus a été arrêté de l'extérieur, ou faute de mémoire ; essayez avec moins de --workers

## Résultats

results-there = { $file } contient déjà des résultats : continuez avec --resume, ou donnez un autre fichier
results-line = la ligne { $line } de { $file } n'est pas le résultat d'une partie
results-other = { $file } contient les résultats d'une autre série : le jeu, les sièges, les options, les robots et la graine doivent être les mêmes
resume-alone = --resume continue à partir d'un fichier de résultats : ajoutez --results FICHIER

## Tables

no-flag = aucun signalement ne porte le numéro { $number }

## Fichiers

cannot-read = impossible de lire { $file } : { $problem }
cannot-write = impossible d'écrire { $file } : { $problem }
too-large = { $file } est trop gros
too-deep = { $file } : des listes dans des listes, trop profondes pour du matériel
not-text = { $file } n'est pas du texte en UTF-8

## Fichiers de matériel

place = { $file }, ligne { $line }{ $place }
components-one = demandez une seule chose : --check, --update ou --diff
components-json = --json va avec --diff
box-long = { $file } : le matériel tient en { $most } caractères au plus, et non { $came }
box-syntax = { place } : ce n'est pas du TOML, la lecture s'arrête à la colonne { $column }
box-syntax-twice = { place } : ce nom est deux fois dans le fichier
box-syntax-end = { place } : le fichier finit avant qu'une valeur, une liste ou un texte soit complet
box-older = { place } : ce fichier est à l'ancien format { $came }, et ce Saucer lit le format { $current } ; pour le mettre à jour : { $command }
box-incomplete = { place } : ce fichier au format { $came } est incomplet et ne peut pas être mis à jour
box-kind = { place } : on attend { $kind ->
    [bool] true ou false
    [int] un nombre entier
    [str] un texte entre guillemets
    [list] une liste entre [ ]
   *[dict] une table de champs
}, et non { $came }
box-choice = { place } : on attend l'une de ces valeurs : { $choices }, et non { $came }
box-unknown = { place } : ce champ n'existe pas ; ici, les champs sont { $fields }
box-missing = { place } : le champ { $name } manque
box-least = { place } : on attend { $low } ou plus, et non { $came }
box-range = { place } : on attend un nombre de { $low } à { $high }, et non { $came }
box-tens = { place } : on attend un nombre rond, en dizaines, et non { $came }
box-sum = { place } : les cartes font { $total } en tout, et non { $said }
box-length = { place } : on attend une liste de { $length }, et non de { $came }
box-many = { place } : on attend { $most } valeurs au plus, et non { $came }
box-falling = { place } : on attend des nombres qui baissent du meilleur au moins bon, ou restent égaux
box-rising = { place } : on attend des nombres qui montent de case en case, ou restent égaux
box-twice = { place } : { $name } y est deux fois
box-order = { place } : on attend ceci, dans cet ordre : { $expected }
box-markers = { place } : à { $seats } joueurs, il faut { $needed } marqueurs de sécurité, et la boîte en a { $there }
box-usable-towers = { place } : on attend au moins { $fewest } tours que les cartes permettent de bâtir, et non { $came }
box-starters = { place } : à { $seats } joueurs, { $dealt } artefacts de départ sont distribués ou rendus, et il y en a { $there }
box-few-cards = { place } : { $came } cartes ne suffisent pas, { $seats } joueurs et l'étalage en demandent { $needed }
box-objective-name = { place } : l'objectif { $number } est { $name }, un autre nom serait sans effet
box-edges = { place } : deux routes de cette face finissent sur le même bord
box-items = { place } : on attend une seule chose au plus sur les routes de cette face
box-road = { place } : on attend deux des bords N, E, S et W, comme NE, et non { $came }
box-faces-none = { place } : seuls les aliens et les agents regardent vers un bout de leur route
box-faces = { place } : on attend { $first } ou { $second }, un bout de cette route, et non { $came }
box-low = { place } : seul l'objectif { $few } peut se gagner par la plus petite valeur
box-valued = { place } : tous les objectifs sauf { $speed } ont une valeur, et celui-là n'en a pas
box-stars = { place } : on attend au moins { $fewest } objectifs sans étoile
box-school = { place } : on attend { $school } parmi eux, car l'École est aussi un arrêt du bus scolaire (R4.6)
box-one-effect = { place } : on attend une seule sorte de carte avec l'effet { $effect }
box-playable = { place } : { $playable } cartes jouables ne suffisent pas pour des mains de { $hand }
box-heads = { place } : on attend de 1 à { $heads } Aliens, autant que le plateau a de têtes, et non { $came }
box-cell = { place } : on attend une case comme e9, et non { $name }
box-outside = { place } : { $name } est en dehors du plateau { $board }, qui a { $columns } colonnes et { $rows } rangées
box-two-owners = { place } : { $cell } est à la fois à { $first } et à { $second }
box-one-way = { place } : { $spot } figure ici, mais { $space } ne figure pas chez { $spot }
box-no-spot = { place } : { $spot } n'est pas sur le plateau { $board }
box-apart = { place } : { $space } et { $spot } ne se touchent pas sur le plateau { $board }
box-stops = { place } : on attend au moins { $fewest } arrêts
box-no-space = { place } : { $spot } n'est pas une case du plateau { $board }
box-stop-head = { place } : on attend false, car { $spot } est un arrêt, et les arrêts n'ont pas de tête (R4.6)
box-no-place = { place } : on attend un lieu du genre { $kind }
box-empty = { place } : on attend au moins une valeur
box-unreached = { place } : { $spot } ne peut pas être atteint depuis l'École sur le plateau { $board }
box-lengths = { place } : on attend des nombres qui montent de short à epic, de 1 à 6
box-no-card = { place } : il n'y a pas de carte { $card }
box-threats = { place } : les menaces sont { $threats }, et { $card } est de la sorte { $kind }
box-number-id = { place } : un nombre porte sa valeur pour nom, { $value }
box-levels = { place } : on attend { $fields } projets de chaque niveau, de 1 à { $levels }
box-same-field = { place } : { $first } et { $second } sont tous deux { $field } de niveau { $level }
box-held = { place } : les événements gardés, et eux seuls, ont l'un des effets { $effects }
box-ability = { place } : une capacité va avec { $choosers }, et seulement avec eux
box-gift = { place } : un don va à une autre compagnie, on attend other et non { $came }
box-humans = { place } : on attend une carte pour chacun des effets { $effects }
box-weaker = { place } : on n'attend pas de carte extraterrestre plus faible pour une partie plus longue ou à plus de joueurs

## Enregistrements

record-json = ce n'est pas du JSON, ou il a été coupé : { $problem }
record-content = ce n'est pas un enregistrement : { $problem }
record-format = cet enregistrement a le format { $came } ; cette version de Saucer lit le format { $read }
record-rules = cet enregistrement suit la version { $made } des règles de { $game } ; ce Saucer joue { $played } ; { $where ->
    [newer] un Saucer plus récent joue
    [known] Saucer ({ $retired }) joue
   *[earlier] un Saucer plus ancien joue
} la version { $made }
record-seed = cet enregistrement ne contient que l'engagement sur sa graine, pas la graine : il ne peut pas être rejoué
record-step = étape { $step } : { $problem }
record-outcome = étape { $step } : l'issue n'est pas celle de l'enregistrement
record-commitment = étape { $step } : la graine n'est pas celle de l'engagement
record-deal = étape { $step } : la donne n'est pas celle de l'enregistrement
record-state = étape { $step } : la situation après cette étape n'est pas celle de l'enregistrement

## Défi du jour

not-a-day = un jour s'écrit comme 2026-11-16, et non « { $came } »
no-try = aucun essai du { $day } n'a le lien « { $link } »
no-try-from = aucun essai du { $day } ne vient de l'adresse « { $address } »
