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
table-again-banner = On rejoue ce qui s'est passé depuis votre dernier coup. Un clic passe à la suite.
table-as-text = En texte
table-as-board = En plateau
table-leave = Quitter
table-leave-sure = Un robot prend votre siège et continue.
table-confirm = Ce coup ne peut plus être repris une fois que le joueur suivant a joué.
table-see-rule = Règle { $rule }
move-no-effect = sans effet
move-no-effect-sure = Vous pouvez le faire quand même, mais pour rien.
move-not-this = Choisir autre chose
move-anyway = Le faire quand même
piece-about = À propos de { $name }
table-log-and-chat = Journal et discussion
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
text-empty = vide

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

## Champs des vues, pour la table en texte

field-hand = Main
field-score = Score
field-points = Points
field-owner = Propriétaire
field-value = Valeur
field-round = Manche
field-turn = Tour
field-seats = Joueurs
field-deck = Pioche
field-discards = Défausse
field-shown = Face visible
field-seat = Joueur
field-card = Carte
field-number = Numéro
field-left = Restant
field-tokens = Jetons
field-held = Événements gardés
field-last = Dernière manche
