# Ce que le client du navigateur dit de lui-même.

## Partout

bar-home = Accueil
bar-language = Langue
bar-theme = Couleurs
bar-theme-auto = Couleurs auto
bar-theme-light = Clair
bar-theme-dark = Sombre
bar-sound = Son
bar-sound-off = Couper le son
bar-sound-on = Remettre le son
dialog-close = Fermer
link-copy = Copier le lien
link-copy-line = Copier la ligne
link-copied = Copié
link-share = Partager le lien
link-qr = QR code du lien
link-qr-show = Voir le QR code en grand
link-qr-help = Ou faites viser le code par l'appareil photo d'un ami.

## Une adresse qui ne mène nulle part

unknown-title = Rien ne s'est posé ici
unknown-text = Cette adresse ne mène nulle part : il manque peut-être une lettre, ou la page n'existe plus.
unknown-home = Voir les jeux

## Accueil

home-title = Ils viennent en paix. Vous, vous jouez pour gagner.
home-pitch = Quatre jeux de société sur des invasions extraterrestres. Jouez tout de suite contre des robots, ou envoyez un lien à un ami.
home-games = Jeux
home-tutorial = Apprendre à jouer en trois minutes
home-learn = Apprendre en jouant
home-play-now = Jouer contre des robots
home-friends = Jouer entre amis
home-options = Sièges et options
home-board = avec son plateau
home-no-board = se joue en texte, sans plateau pour le moment
home-join = Rejoindre avec un lien
home-join-link = Le lien qu'on vous a envoyé
home-join-go = Rejoindre
home-join-bad = Ce n'est pas un lien vers une table. Il se termine par /t/ et seize lettres et chiffres.
home-running = Vos tables
home-finished = Parties terminées
home-bests = Meilleurs scores
home-best = Meilleur score en solo : { $score }
home-contact = Pour signaler un abus ou une faille de ce site :

## Le défi du jour

daily-intro = Il est le même pour tous aujourd'hui, et votre premier essai compte.
daily-clock = Le temps court même en votre absence ; quitter la table met fin à l'essai.
daily-leave-sure = Votre essai s'arrête là : il compte comme abandonné, sans rang, et aucun robot ne continue.
daily-title = À résoudre aujourd'hui
daily-next = { $hours ->
    [0] La suite dans { $minutes } min
   *[other] La suite dans { $hours } h { $minutes } min
}
daily-streak = { $days ->
    [one] { $days } jour d'affilée
   *[other] { $days } jours d'affilée
}
daily-not-tried = pas essayé
daily-open = À vous de jouer
daily-running = en cours
daily-goals = Les objectifs
daily-name = Votre nom au tableau du jour
daily-play = Jouer : cet essai compte
daily-go-on = Reprendre votre essai
daily-again = Rejouer
daily-again-help = Pour le plaisir : c'est le premier essai qui reste.
daily-play-past = Jouer ce jour-là
daily-past-intro = Ce jour est passé : jouez-le pour le plaisir, il ne compte plus.
daily-yours = Votre essai
daily-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-given-up = Abandonné
daily-given-up-help = Vous avez quitté la table : cet essai est terminé, sans rang.
daily-removed = La personne qui gère ce site a retiré cet essai du tableau du jour.
daily-unfinished = Pas terminé à temps.
daily-on-front = Personne ne peut faire mieux !
daily-bests = Ce que personne ne peut battre
daily-bests-help = C'est prouvé : pour faire mieux qu'une ligne sur un objectif, il faut céder sur un autre.
daily-unbeaten = imbattable
daily-best-known = Meilleur connu
daily-best-known-help = Le meilleur de { $searches } recherches, qui n'en voyaient pas plus que vous. Personne ne sait s'il existe mieux.
daily-beaten-known = Vous battez le meilleur résultat connu !
daily-level-known = Vous égalez le meilleur résultat connu !
daily-searching = Les recherches sont en cours. Revenez dans un instant.
daily-no-search = Aucune recherche n'a été faite pour ce jour.
daily-at-best-known = au moins le meilleur connu
daily-table = Tableau du jour
daily-empty = Personne n'a encore fini. À vous d'ouvrir le bal !
daily-place = Rang
daily-player = Joueur
daily-you = vous
daily-score = Points
daily-time = Temps
daily-share-title = À montrer autour de vous
daily-share = Partager l'image
daily-line = Une ligne à envoyer : elle ne révèle rien
daily-past = Jours passés
daily-past-help = Regardez ce que les autres ont fait, ou jouez un jour passé pour le plaisir : il ne compte plus.
daily-nobody = personne n'a joué
daily-best-of = { $tries ->
    [one] un essai, { $best } points
   *[other] meilleur des { $tries } : { $best } points
}
daily-picture = { $name } : { $player } a { daily-points }
daily-today = Revenir à aujourd'hui
daily-practice = Entraînement
daily-practice-help = En solitaire, autant que vous voulez.
daily-to-beat = En solitaire, autant que vous voulez. Votre record à battre : { $score }.
daily-practise = S'entraîner

## Vos tables

own-play = Reprendre
own-open = Ouvrir
own-turn = On attend { $names }
own-left = Vous êtes parti : un robot joue pour vous
own-tutorial = Tutoriel
own-daily = Puzzle du jour
own-steps = { $steps ->
    [0] tout juste commencée
    [one] { $steps } coup joué
   *[other] { $steps } coups joués
}
own-free = { $free ->
    [one] Un siège libre
   *[other] { $free } sièges libres
}
own-ready = Tout est prêt
own-empty = siège libre
own-all = Voir les { $count }
own-delete = Supprimer
own-delete-sure = Supprimer cette table pour de bon ?
own-try-sure = Supprimer cette table ? Votre essai au défi du jour s'arrête avec elle, sans rang.
own-forget-sure = Retirer cette table de votre liste ? Les autres la gardent.
own-delete-yes = Oui, supprimer
own-delete-no = La garder

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
new-role-master = Robot maître
new-guest-name = Son pseudo
new-hot-seat = Plusieurs personnes sur un appareil : un rideau cache chaque main entre les tours.
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
new-hints = Conseils
new-hints-help = Chacun peut demander à un robot ce qu'il ferait. À décocher pour rester entre vous.
new-invite = Ouvrir la table
new-start = Commencer
option-fine-points = Points de détail
option-more = À d'autres nombres de joueurs
option-only = { $most ->
    [1] Pour { $seats } joueur.
   *[other] Pour { $seats } joueurs.
}

## Avant la partie

lobby-links = Envoyer un lien
lobby-link-play = Pour jouer
lobby-link-watch = Pour regarder
reach-network = Ce lien fonctionne pour tous ceux qui sont sur votre réseau, tant que cet ordinateur est allumé.
reach-here = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter les autres dans la maison, arrêtez Saucer et relancez-le avec saucer play --lan, ou avec make lan dans le dossier de ses sources.
lobby-seats = Sièges
lobby-open = Libre
lobby-sit = S'asseoir ici
lobby-stand = Se lever
lobby-send-away = Faire partir
lobby-send-away-sure = { $name } perd son siège et ne pourra plus s'asseoir à cette table.
lobby-piece = Joue avec
lobby-start = Lancer la partie
lobby-settings = Pendule et spectateurs
lobby-waiting = { $free ->
    [one] Un siège est libre. Envoyez le lien, ou mettez-y un robot.
   *[other] { $free } sièges sont libres. Envoyez le lien, ou mettez-y des robots.
}
lobby-waits = { $free ->
    [one] On attend encore un joueur.
   *[other] On attend encore { $free } joueurs.
}
lobby-sit-down = { $free ->
    [one] Une place est libre : dites qui vous êtes et asseyez-vous.
   *[other] { $free } places sont libres : dites qui vous êtes et asseyez-vous.
}
lobby-ready = Tout le monde est là.
lobby-maker-starts = Tout le monde est là. La personne qui a ouvert la table lance la partie.

## Une invitation

invite-by = { $maker } vous invite à jouer à { $title }
invite = On vous invite à jouer à { $title }
invite-sit = S'asseoir
invite-seats = Qui est là

## La table

table-side = Autour de la table
table-unknown = Table introuvable
table-closed = Cette table vous est fermée
table-connecting = Connexion…
table-lost = Connexion perdue. Nouvel essai…
table-now = Que faire maintenant
table-your-turn = À vous
table-title-turn = À vous : { $title }
table-wait = Un instant
table-over = Fin
table-ending = Dernier acte
table-ending-shown = Voyez sur le plateau comment cela se termine.
table-you = vous
table-to-move = son tour
table-lent = un robot continue
table-muted = sans parole
table-muted-by-you = masqué pour vous
table-away = absent
table-lend = Laisser un robot continuer
table-score = Score
table-undo = Reprendre
table-hint = Conseil
table-hint-wait = Réflexion…
table-hint-title = Ce que ferait un robot
table-hint-liking-much = de loin son préféré
table-hint-liking-more = ce qu'il préfère
table-hint-liking-some = à envisager
table-hint-liking-little = il s'en passerait
table-again = Revoir
table-again-banner = On rejoue ce qui s'est passé depuis votre dernier coup. Un clic passe à la suite.
table-as-text = En texte
table-by-itself = Dans un instant : { $move }
table-together = Dans un instant, toutes les réponses sont montrées
table-answered = Votre réponse est notée ; vous pouvez encore la changer
table-ask-all = Tout me demander
table-ask-all-why = Même ce qui se décide tout seul après un instant, parce qu'il n'y a rien à y réfléchir
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
table-log-newest = ↓ Dernière ligne
table-log-empty = Il ne s'est encore rien passé.
table-chat = Discussion
table-chat-empty = Personne n'a encore rien dit.
table-unread = non lus
table-say = Dire quelque chose
table-send = Envoyer
chat-menu = Masquer ou signaler { $name }
chat-mute = Masquer { $name }
chat-spectator = Spectateur
chat-mute-player = Masquer { $name } pour moi
chat-unmute-player = Me montrer de nouveau ce que dit { $name }
chat-mute-player-all = Couper la parole à { $name }
chat-unmute-player-all = Rendre la parole à { $name }
chat-mute-spectators = Masquer tous les spectateurs pour moi
chat-unmute-spectators = Me montrer de nouveau ce que disent les spectateurs
chat-mute-spectators-all = Couper la parole aux spectateurs
chat-unmute-spectators-all = Donner la parole aux spectateurs
chat-flag = Signaler cette ligne
chat-flag-help = Les responsables de ce serveur la verront, avec les lignes autour.
chat-flagged = Merci. Les responsables de ce serveur la verront.
chat-settings = Qui peut écrire et regarder
chat-spectators = Spectateurs
chat-write = Les spectateurs peuvent écrire
chat-write-help = Dans la discussion, à toute la table. Les joueurs le peuvent toujours.
chat-close-watch = Fermer le lien pour regarder
chat-close-watch-help = Ceux qui regardent doivent partir, et ce lien ne mène plus nulle part.
chat-watch-closed = Personne ne peut regarder cette table.
chat-open-watch = Ouvrir un nouveau lien pour regarder
chat-only-players = À cette table, seuls les joueurs écrivent.
chat-muted = La personne qui a ouvert cette table vous a coupé la parole.
table-watchers = { $watchers ->
    [one] un spectateur
   *[other] { $watchers } spectateurs
}

## Avis

notice-away = { $name } n'est plus là.
notice-back = { $name } est de retour.
notice-left = { $name } a quitté la table. Un robot continue.
notice-lent = Un robot joue à la place de { $name }.
notice-kept = La connexion est coupée. Votre coup est gardé, il partira dès qu'elle revient.
notice-forget = Ne pas l'envoyer
notice-sent = La connexion est revenue, votre coup est parti.
notice-late = La connexion est revenue, mais entre-temps les choses ont changé : votre coup n'a pas été joué.
notice-unsure = La connexion a été coupée pendant l'envoi de votre coup. Le journal montre s'il a été joué.
notice-ask = Vous appeler quand c'est à vous et que cet onglet est caché ?
notice-ask-yes = Oui
notice-ask-no = Non

## Table en texte

text-do = Que faire maintenant
text-news = Ce qui vient de se passer
text-table = La table
text-hidden = cachée
text-empty = vide

## Règles

rules-title = Règles
rules-contents = Sommaire
rules-play = Jouer
howto-title = Comment jouer
howto-of = Comment jouer à { $title }
rules-search = Chercher dans les règles
rules-nothing = Aucune règle n'en parle.

## Plusieurs sur un appareil

pause-title = En pause
pause-help = Vous étiez ailleurs : robots et horloges vous ont attendu.
pause-go-on = Continuer
pause-others = En pause : le seul joueur est ailleurs.
pause-skip = Ne pas attendre
pace-title = Rythme
pace-calm = tranquille
pace-normal = normal
pace-fast = rapide
pace-why = La pause des robots quand vous jouez seul, et la vitesse de ce qui bouge sur le plateau.
table-leave-alone = La partie vous attend : retrouvez-la sur la page d'accueil et continuez quand vous voulez.
curtain-title = { $name }, à vous de jouer
curtain-help = Que les autres regardent ailleurs.
curtain-open = Ouvrir le rideau
curtain-pass = C'est fait. Passer l'appareil à { $name }

## La fin et après

label-value = { $label } : { $value }
label-colon = { $label } :
end-title = Fin de la partie
end-winner = gagne
end-best-now = C'est votre meilleur score.
end-rematch = Rejouer
end-rematch-join = Rejoindre la revanche
end-replay = Revoir la partie
end-share = Lien pour revoir la partie
fair-own = Mélanges équitables, vérifiés ici : le serveur s'était engagé avant que quiconque s'assoie, et la part de votre navigateur est dans la graine.
fair-whole = Mélanges vérifiés ici : secret, parts publiées et graine sont ce que le serveur avait promis avant que quiconque s'assoie.
fair-fixed = Les mêmes mélanges pour tous ceux qui jouent cette partie, vérifiés ici : ils étaient fixés d'avance.
fair-wrong = Ces mélanges ne se vérifient pas : secret, parts et graine ne sont pas ce que le serveur avait promis.
fair-unknown = Ce navigateur ne peut pas vérifier les mélanges ; l'enregistrement ci-dessous se vérifie avec : saucer replay FICHIER --verify
fair-chosen = La graine des mélanges a été choisie par qui a enregistré la partie.
record-open = Ouvrir un enregistrement
record-drop = Une partie gardée dans un fichier. Vous pouvez aussi déposer le fichier sur cette page.
record-here = Déposez l'enregistrement ici
record-checking = La partie est rejouée pour vérifier chaque étape…
record-large = Ce fichier est trop gros : un enregistrement a au plus { $most } mégaoctets.
record-checked = Vérifié : les { $steps } étapes ont été rejouées, et chacune est celle que l'enregistrement annonce.
replay-title = Revoir : { $title }
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
replay-keys = Au clavier : ← et → d'une étape à l'autre, avec Maj d'un tour à l'autre, Espace pour lire ou arrêter, Début et Fin.
replay-spectator = les spectateurs
replay-show-all = Tout montrer
replay-hide-all = Cacher les secrets
replay-part = Aller à un tour, une manche ou une phase
replay-part-back = Revenir au début du tour, de la manche ou de la phase
replay-part-next = Aller au tour, à la manche ou à la phase qui suit
replay-deal = Donne
replay-chart = Ce que montre la courbe
replay-chart-of = { $what }, étape par étape
replay-hand = Main : { $name }

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
