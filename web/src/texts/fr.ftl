# Ce que le client du navigateur dit de lui-même.

## Partout

bar-home = Accueil
bar-language = Langue
bar-theme = Couleurs
bar-theme-auto = Couleurs auto
bar-theme-light = Clair
bar-theme-dark = Sombre
dialog-close = Fermer
link-copy = Copier le lien
link-copied = Copié

## Accueil

home-title = Ils viennent en paix. Vous, vous jouez pour gagner.
home-pitch = Quatre jeux de société sur des invasions extraterrestres. Jouez tout de suite contre des robots, ou envoyez un lien à un ami.
home-games = Jeux
home-tutorial = Première visite ? Apprenez en trois minutes
home-play-now = Jouer contre des robots
home-friends = Jouer entre amis
home-options = Sièges et options
home-join = Rejoindre avec un lien
home-join-link = Le lien qu'on vous a envoyé
home-join-go = Rejoindre
home-join-bad = Ce n'est pas un lien vers une table. Il ressemble à /t/ suivi de quelques lettres.
home-running = Vos tables
home-finished = Parties terminées
home-best = Meilleur score en solo : { $score }

## Nouvelle table

new-players = Joueurs
new-name = Votre pseudo
new-count = Nombre de joueurs
new-role-own = Vous
new-role-guest = Quelqu'un sur cet appareil
new-role-open = Libre, pour un ami
new-role-easy = Robot facile
new-role-normal = Robot
new-role-hard = Robot fort
new-guest-name = Son pseudo
new-hot-seat = Plusieurs personnes sur un appareil : un rideau cache chaque main entre les tours.
new-options = Options du jeu
new-table = Table
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-move = Secondes par décision
new-clock-game = Secondes pour toute la partie
new-clock-help = Quand le temps est écoulé, un robot joue le coup.
new-seconds = Secondes
new-spectators = Avec spectateurs
new-spectators-help = Un second lien permet de regarder la table sans jouer.
new-invite = Ouvrir la table
new-start = Commencer

## Avant la partie

lobby-links = Envoyer un lien
lobby-link-play = Pour jouer
lobby-link-watch = Pour regarder
lobby-seats = Sièges
lobby-open = Libre
lobby-sit = S'asseoir ici
lobby-stand = Se lever
lobby-bot = Mettre un robot
lobby-no-bot = Retirer le robot
lobby-start = Lancer la partie
lobby-waiting = { $free ->
    [one] Un siège est libre. Envoyez le lien, ou mettez-y un robot.
   *[other] { $free } sièges sont libres. Envoyez le lien, ou mettez-y des robots.
}
lobby-sit-down = { $free ->
    [one] Une place est libre : dites qui vous êtes et asseyez-vous.
   *[other] { $free } places sont libres : dites qui vous êtes et asseyez-vous.
}
lobby-ready = Tout le monde est là.
lobby-host-starts = Tout le monde est là. La personne qui a ouvert la table lance la partie.

## La table

table-side = Autour de la table
table-unknown = Table introuvable
table-connecting = Connexion…
table-lost = Connexion perdue. Nouvel essai…
table-now = Que faire maintenant
table-your-turn = À vous
table-wait = Un instant
table-over = Fin
table-you = vous
table-to-move = son tour
table-lent = un robot continue
table-away = absent
table-lend = Laisser un robot continuer
table-score = Score
table-undo = Reprendre
table-hint = Conseil
table-hint-wait = Réflexion…
table-hint-title = Ce que ferait un robot
table-hint-share = Part de la réflexion du robot
table-hint-tries = { $share } de ses essais
table-hint-value = perspective { $value }
table-again = Revoir
table-as-text = En texte
table-as-board = En plateau
table-leave = Quitter
table-leave-sure = Un robot prend votre siège et continue.
table-grave = Ce coup ne peut plus être repris une fois que le joueur suivant a joué.
table-see-rule = Règle { $rule }
table-talk = Journal et discussion
table-log = Journal
table-log-empty = Il ne s'est encore rien passé.
table-chat = Discussion
table-chat-empty = Personne n'a encore rien dit.
table-say = Dire quelque chose
table-send = Envoyer
table-watchers = { $watchers ->
    [one] un spectateur
   *[other] { $watchers } spectateurs
}

## Table en texte

text-do = Que faire maintenant
text-news = Ce qui vient de se passer
text-table = La table
text-hidden = cachée

## Règles

rules-title = Règles
rules-search = Chercher dans les règles
rules-nothing = Aucune règle n'en parle.

## Plusieurs sur un appareil

curtain-title = { $name }, à vous de jouer
curtain-help = Que les autres regardent ailleurs.
curtain-open = Ouvrir le rideau

## La fin et après

label-value = { $label } : { $value }
end-title = Fin de la partie
end-winner = gagne
end-chart = Les scores, étape par étape
end-rematch = Rejouer
end-rematch-join = Rejoindre la revanche
end-replay = Revoir la partie
end-share = Lien pour revoir la partie
fair-own = Mélanges équitables, vérifiés ici : le serveur s'était engagé avant que quiconque s'assoie, et la part de votre navigateur est dans la graine.
fair-whole = Mélanges vérifiés ici : secret, parts publiées et graine sont ce que le serveur avait promis avant que quiconque s'assoie.
fair-wrong = Ces mélanges ne se vérifient pas : secret, parts et graine ne sont pas ce que le serveur avait promis.
fair-unknown = Ce navigateur ne peut pas vérifier les mélanges ; l'enregistrement ci-dessous se vérifie avec : saucer replay FICHIER --verify
replay-title = Revoir : { $title }
replay-controls = Revoir la partie
replay-step = Étape { $step } sur { $total }
replay-slider = Étape
replay-back = Retour
replay-next = Suite
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-seat = Vu par
replay-open = Tout à découvert
replay-branch = Continuer d'ici contre des robots
replay-record = Télécharger l'enregistrement

## Ne parle jamais aux inconnus

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
strangers-team = Équipe
strangers-discard = Plutôt défausser

## Champs des vues, pour la table en texte

field-hand = Main
field-hand-size = Cartes en main
field-hand-limit = Limite de main
field-supply = Réserve
field-way = En chemin
field-way-limit = Permis en chemin
field-score = Score
field-wins = Manches gagnées
field-points = Points
field-at = Case
field-slot = Place
field-slots = Places
field-owner = Propriétaire
field-value = Valeur
field-board = Plateau
field-round = Manche
field-turn = Tour
field-seats = Joueurs
field-aliens = Aliens
field-reserve = Aliens en réserve
field-deck = Pioche
field-discards = Défausse
field-contacts = Contacts
field-regions = Régions
field-region = Région
field-spaces = Cases
field-markers = Marqueurs de sécurité
field-hangars = Hangars
field-hangar = Hangar
field-shown = Face visible
field-hidden = Face cachée
field-seat = Joueur
field-card = Carte
field-cards = Cartes
field-bunkers = Bunkers
field-bunker = Bunker
field-tower = Tour
field-level = Niveau
field-cap = Toit
field-caps = Toits
field-bonus = Bonus
field-vehicles = Trains et camions
field-vehicle = Véhicule
field-route = Trajet
field-number = Numéro
field-colours = Couleurs
field-remembered = Cartes connues
field-towers = Tours restantes
field-display = Étalage
field-left = Restant
field-role = Carte
field-tokens = Jetons
field-immunities = Immunisé contre
field-bank = Banque
field-ports = Ports
field-secret = Projets secrets
field-public = Projets publics
field-held = Événements gardés
field-study = Étude
field-agenda = Ordre du jour
field-vote = Vote
field-promises = Promesses
field-kept = Promesses tenues
field-broken = Promesses rompues
field-defence = Défense
field-fame = Prestige
field-attack = Attaque
field-survives = Survit
field-turn-number = Numéro du tour
field-president = Président
field-claimed = Revendiqué
field-threshold = Seuil
field-alien = Alien
field-alien-card = Carte de l'Alien
field-countdown = Tours avant l'invasion
field-centre = Centre
field-stock = Reste dans les piles
field-marks = Marques
field-project = Projet
field-event = Événement
field-events-left = Événements restants
field-event-discards = Événements passés
field-attached = Événements durables
field-offers = Offres
field-to = À
field-glass = Sablier en marche
field-goal = But
field-ready = Prêt
field-token = Jeton
field-tiles = Tuiles posées
field-town = Votre ville
field-cells = Cases, ligne par ligne
field-borders = Routes qui ne se rejoignent pas
field-fault = Défaut
field-star = Étoile
field-last = Dernière manche
field-towns = Villes
field-total = Total
field-par = Par
field-best = Meilleur

## La première partie

coach-next = Continuer
coach-play-on = Jouer la suite
coach-watch = Regardez ce que fait l'autre joueur.
coach-welcome = L'école est finie, et quelque chose de vert a atterri. Vous ramenez chez eux les Gamins qui portent votre chapeau, depuis l'École.
coach-goal = Chez soi, c'est tout lieu avec une fenêtre orange. Son chiffre est ce qu'y marque un Gamin. Peu de fenêtres, beaucoup de points.
coach-release = Aucun de vos Gamins n'est dehors. Faites-en sortir un : il arrive devant l'École.
coach-card = Un tour, c'est une action. Jouez une carte : l'image dit comment un Gamin se déplace, le chiffre de combien de cases.
coach-kid = Plusieurs Gamins peuvent partir. Choisissez-en un parmi ceux qui sont éclairés.
coach-go = Votre Gamin peut aller là où c'est éclairé, en faisant exactement ce nombre de pas. On entre par les portes jaunes, les lignes rouges arrêtent.
coach-draw = À la fin du tour, on pioche jusqu'à trois cartes. Les Aliens et les Soucoupes frappent aussitôt.
coach-head = Vous avez pioché un inconnu. Posez l'Alien sur une tête éclairée : il ferme la case, de préférence là où il gêne quelqu'un d'autre.
coach-victim = Vous avez pioché la Soucoupe. Choisissez le Gamin qu'elle vise ; une fois sur deux elle repart à vide.
coach-clock = Les Aliens à l'horizon sont la pendule. Quand le dernier a atterri, la partie s'arrête et on compte les fenêtres.
coach-saucer = La Soucoupe est passée. Du bon côté, elle renvoie un Gamin dans sa réserve, même s'il était chez lui.
coach-home = Votre Gamin est à l'abri, et sa fenêtre rapporte. Les parcs et la Bibliothèque aident aussi : pointez-les pour lire comment.
coach-done = Voilà tout le jeu. Conseil, Reprendre et les règles sont sous vos cartes. Amusez-vous bien !

## L'architecte

architect-help = Choisissez vos { $hand } cartes en main, puis la pioche depuis le dessus ; après chaque carte vient un Alien. Les flèches déplacent une carte. Le plan est gardé dans ce navigateur.
architect-cards = Cartes au choix
architect-plan = Votre plan
architect-earlier = Avancer { $card }
architect-remove = Retirer { $card }
architect-lay = { $count ->
    [one] Poser cette carte et commencer
   *[other] Poser ces { $count } cartes et commencer
}
architect-clear = Recommencer

text-empty = vide

## Nine Tiles Panic

panic-edge-N = nord
panic-edge-E = est
panic-edge-S = sud
panic-edge-W = ouest
panic-road = route { $ends }
panic-road-item = route { $ends } avec { $item }
panic-road-faces = route { $ends } avec { $item } tourné vers { $faces }
