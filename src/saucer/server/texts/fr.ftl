# Ce que dit le serveur, quel que soit le jeu.

over = La partie est finie.
may-be-made = Ce coup peut être joué maintenant.
bot-easy = robot facile
bot-normal = robot
bot-hard = robot fort
bot-master = robot maître
minutes = environ { $bots } min contre des robots, { $table } à table pleine
guest = Invité { $number }
spectator = Spectateur

## Refus

refused-game-unknown = Aucun jeu ne s'appelle { $game }.
refused-host-unknown = Ce serveur ne s'appelle pas { $host }. La personne qui l'héberge peut autoriser ce nom.
refused-message-malformed = Ce message est incompréhensible : { $problem }
refused-message-large = Ce message est trop long.
refused-move-malformed = Ce n'est pas un coup : { $problem }
refused-move-stale = Cette décision est passée : elle a déjà été prise, ou la situation a changé.
refused-move-held = Votre dernier coup est encore comparé à ceux des autres. Patientez un instant.
refused-name-bad = Un pseudonyme compte de 1 à { $most } caractères visibles : ni caractère de contrôle, ni signe sans forme.
refused-name-alike = Ce pseudonyme ressemble à { $name }, qui est déjà à cette table. Choisissez-en un que personne ne puisse confondre.
refused-options-bad = Ces options ne vont pas ensemble : { $problem }
refused-origin-foreign = Les pages d'un autre site ne peuvent pas se connecter à ce serveur.
refused-page-unknown = Il n'y a rien ici.
refused-requests-too-many = C'est trop à la fois. Patientez un instant.
refused-connections-too-many = Il y a trop de connexions depuis votre adresse.
refused-record-busy = Un fichier venu de votre adresse est déjà en cours de vérification : attendez qu'elle soit finie.
refused-record-large = Ce fichier est trop gros : un enregistrement a au plus { $most } mégaoctets.
refused-record-unreadable = Ce fichier n'est pas l'enregistrement d'une partie, ou il en manque un morceau.
refused-record-newer = Cet enregistrement vient d'une version de Saucer plus récente que celle-ci.
refused-record-old = Cet enregistrement suit des règles que cette version de Saucer ne connaît plus.
refused-record-game = Cet enregistrement est celui d'un jeu qui n'est pas ici.
refused-record-seedless = Il manque à cet enregistrement la graine de ses mélanges : personne ne peut revoir la partie.
refused-record-unfinished = Cet enregistrement est celui d'une partie qui n'est pas finie.
refused-record-deal = Cet enregistrement a été modifié ou abîmé : même la donne n'est pas celle qu'il annonce.
refused-record-differs = Cet enregistrement a été modifié ou abîmé : l'étape { $step } n'est pas celle qu'il annonce.
refused-record-ending = Cet enregistrement a été modifié ou abîmé : la partie ne s'est pas terminée comme il l'annonce.
refused-record-slow = Cet enregistrement est trop long pour être vérifié ici.
refused-record-unknown = Cet enregistrement n'est plus gardé ici : ouvrez de nouveau son fichier.
refused-seat-unknown = Cette table n'a pas de siège { $seat }.
refused-chat-muted = La personne qui a créé cette table vous a coupé la parole pour tout le monde.
refused-chat-spectators = À cette table, seuls les joueurs écrivent. La personne qui l'a créée peut l'autoriser aux spectateurs aussi.
refused-chat-too-many = Vous avez beaucoup écrit en peu de temps. Patientez un instant.
refused-mute-nobody = Il n'y a personne d'autre sur ce siège que vous puissiez masquer.
refused-line-unknown = Cette ligne n'est plus conservée.
refused-flag-too-many = { $most } lignes de cette table sont déjà signalées. Les responsables de ce serveur doivent d'abord les examiner.
refused-seat-no-guest = Il n'y a personne d'autre sur ce siège que vous puissiez faire partir.
refused-table-sent-away = La personne qui a créé cette table vous a demandé de partir : vous ne pouvez plus vous y asseoir.
refused-seat-taken = Ce siège est pris.
refused-piece-taken = Quelqu'un d'autre à cette table l'a déjà choisi.
refused-piece-unknown = Ce choix n'existe pas dans ce jeu.
refused-seat-not-open = Ce siège n'est pas libre.
refused-seat-no-bot = Il n'y a pas de robot sur ce siège.
refused-seat-not-yours = Ce n'est pas votre siège.
refused-seat-none = Vous n'avez pas de siège à cette table.
refused-seat-which = Vous avez plusieurs sièges ici : dites lequel.
refused-seat-others = Seul celui qui joue contre des robots sans autre joueur peut le faire.
refused-seat-present = Ce joueur est là, ou n'est pas absent depuis assez longtemps.
refused-seat-reach = Une course ne se joue pas à plusieurs sur un même appareil.
refused-table-unknown = Il n'y a pas de table derrière ce lien.
refused-table-full = Tous les sièges de cette table sont pris.
refused-table-started = La partie a déjà commencé.
refused-table-not-started = La partie n'a pas encore commencé.
refused-table-not-over = La partie n'est pas encore finie.
refused-table-over = La partie est finie.
refused-table-open-seats = Il reste des sièges libres : attendez des joueurs, ou mettez-y des robots.
refused-table-old = Cette partie a été jouée avec d'autres règles que celles de ce serveur et ne peut pas continuer ici.
refused-table-not-maker = Seule la personne qui a créé la table peut la modifier.
refused-table-crowded = { $people } personnes sont déjà assises ici : il faut d'abord que quelqu'un se lève.
refused-table-others = Vous n'êtes pas seul ici : la table disparaîtrait aussi pour { $names }. Quittez-la plutôt que de la supprimer.
refused-table-private = Cette table n'a pas de spectateurs.
refused-daily-none = Ce jeu n'a pas de défi du jour.
refused-tutorial-none = Ce jeu n'a pas de partie d'initiation.
refused-daily-day = Il n'y a pas de défi pour ce jour. Les jours s'écrivent 2026-11-16, jusqu'à aujourd'hui.
refused-daily-too-many = { $most ->
    [one] Un essai au défi du jour est déjà venu de votre réseau, et c'est le maximum. Il y en aura un nouveau demain.
   *[other] { $most } essais au défi du jour sont déjà venus de votre réseau, et c'est le maximum. Il y en aura un nouveau demain.
}
refused-daily-own-moves = Un essai au défi du jour se joue soi-même : aucun robot ne peut prendre ce siège.
refused-daily-given-up = Cet essai a été abandonné : il est terminé et n'a pas de rang au tableau du jour.
refused-bots-too-many = Vous avez { $most } parties avec des robots en cours. Finissez-en une d’abord.
refused-hint-busy = Les robots sont occupés. Redemandez dans un instant.
refused-hint-off = Cette table joue sans conseils.
refused-hint-nothing = Il n'y a rien à décider maintenant.
refused-preview-unknown = Nul ne peut dire d'avance où cela mène.
refused-step-unknown = Cette partie n'a pas d'étape { $step } : elle en compte { $most }.
refused-server-storage = Le serveur n'a pas pu enregistrer cela, donc rien n'a été fait. Réessayez dans un instant.

## Pages

no-client = Ceci est un serveur Saucer. Les pages pour jouer ne sont pas installées avec lui ; jouez dans le terminal avec « saucer play JEU --terminal », ou laissez des programmes jouer par sa socket.
app-description = Quatre jeux de société avec des extraterrestres : entre amis grâce à un lien, contre des robots ou autour d'un seul appareil.

preview-home = Quatre jeux de société sur l'invasion, d'un à six joueurs : contre des robots, ou entre amis par un lien.
preview-daily = Le même pour tous aujourd'hui, et un seul essai compte. { $pitch }
preview-game = { $pitch } { $players }, { $minutes }.
invitation = On vous invite à jouer à { $title }
invitation-by = { $maker } vous invite à jouer à { $title }
