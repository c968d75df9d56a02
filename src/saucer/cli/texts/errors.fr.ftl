# Les erreurs de la ligne de commande, d'après leurs clés. Les phrases anglaises sont dans le programme.

## La commande

usage-MissingParameter = il manque l'argument « { $name } ».
usage-NoSuchOption = l'option { $name } n'existe pas ; --help montre celles qu'il y a.
usage-BadOptionUsage = l'option { $name } ne s'écrit pas ainsi ; --help montre comment.
usage-BadParameter = la valeur de « { $name } » ne convient pas ; --help montre ce qui convient.
usage-UsageError = la commande ne se lit pas ainsi ; saucer --help montre les commandes.
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

## Fichiers

cannot-read = impossible de lire { $file } : { $problem }
cannot-write = impossible d'écrire { $file } : { $problem }
too-large = { $file } est trop gros
too-deep = { $file } : des listes dans des listes, trop profondes pour du matériel
not-text = { $file } n'est pas du texte en UTF-8

## Enregistrements

record-json = ce n'est pas du JSON, ou il a été coupé : { $problem }
record-content = ce n'est pas un enregistrement : { $problem }
record-format = cet enregistrement a le format { $came } ; cette version de Saucer lit le format { $read }
record-rules = cet enregistrement suit la version { $made } des règles de { $game } ; ce Saucer joue la version { $played }
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
