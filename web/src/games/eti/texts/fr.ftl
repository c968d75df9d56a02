## Champs des vues, pour la table en texte

field-level = Niveau
field-role = Carte
field-immunities = Immunisé contre
field-bank = Banque
field-ports = Ports
field-values = Valeur
field-secret = Projets secrets
field-public = Projets publics
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
field-to-go = Tours restants, environ
field-count = Vos cartes dans cet ordre
field-memory = Ce que l'on pourrait savoir
field-danger = Danger
field-ending = La fin
field-suspicions = Qui est peut-être l'extraterrestre
field-cards = Cartes de recherche vues
field-unseen-projects = Projets restés dans les piles
field-votes = Votes
field-deals = Paroles données
field-to = À

eti-unit-staffing = cartes de recherche
eti-unit-creativity = échanges
eti-unit-security = immunités
eti-unit-analysis = ports vus

## Le plateau

eti-board = Centre de contrôle
eti-you = vous
eti-not-this-turn = Changement de plan : pas ce tour
eti-not-this-turn-why = Ne pas demander Changement de plan ce tour-ci : vous gardez la carte.
eti-know = Ce que vous pourriez savoir
eti-face-down = une carte cachée
eti-project = { $project } : niveau { $level }, { $field }. Difficulté { $difficulty }, défense { $defence }, renommée { $fame }. Améliorations : { $upgrades }.
eti-about-project = Niveau { $level }, { $field }. Difficulté { $difficulty }, défense { $defence }, renommée { $fame }. Améliorations : { $upgrades }.
eti-no-upgrades = aucune
eti-about-research = { $kind ->
    [threat] Une menace : dans une soumission standard, elle détruit le plus grand nombre à sa droite, sauf si vous y êtes immunisé. À l'invasion, une attaque de { $attack } ({ $tactic } si c'est une tactique de l'extraterrestre) ; contre une compagnie immunisée, { $immune } ({ $tacticImmune }). { $count } dans la pioche.
    [multiplier] Un multiplicateur : le nombre intact le plus proche à sa gauche compte { $value } fois. À l'invasion, une attaque de { $attack }. { $count } dans la pioche.
   *[number] { $value } points dans une soumission standard ; à l'invasion, une attaque de { $attack }. { $count } dans la pioche.
}
eti-about-alien = L'extraterrestre, avec { $ufos ->
    [one] une soucoupe
   *[other] { $ufos } soucoupes
} : attaque de base +{ $base }, renseignement +{ $intel }, tactiques +{ $tactics }, cartes d'attaque par compagnie +{ $cards }. Il gagne si aucune compagnie humaine ne survit.
eti-company = { $name } ({ $company }).
eti-companies = Compagnies
eti-strip-lit = quelque chose à faire ici
eti-own-console = Votre pupitre
eti-console-of = Pupitre de { $name }
eti-look = Regarder le pupitre de { $name }
eti-back = Revenir au vôtre
eti-close-console = Fermer
eti-backdrop = Votre pupitre et le centre
eti-show-centre = Montrer le centre
eti-show-console = Montrer votre pupitre
eti-centre-short = Centre
eti-console-short = Pupitre
eti-section-tracks = Pistes
eti-section-ports = Ports
eti-section-store = Chambres
eti-track = { $ability } : case { $space }, { $worth }.
eti-worth = { $ability ->
    [staffing] { $value ->
        [one] { $value } carte
       *[other] { $value } cartes
    }
    [creativity] { $value ->
        [one] { $value } échange
       *[other] { $value } échanges
    }
    [security] { $value ->
        [one] { $value } immunité
       *[other] { $value } immunités
    }
   *[other] { $value ->
        [one] { $value } port visible
       *[other] { $value } ports visibles
    }
}
eti-next-lamp = La lampe suivante donne { $worth }.
eti-next-lamp-same = La lampe suivante, à elle seule, n'apporte rien de plus.
eti-last-lamp = Toutes les lampes sont allumées.
eti-immune = Immunité : { $threats }.
eti-ports = Ports : { $cards }.
eti-ports-empty = Ports : vides.
eti-ports-down = Ports : { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}.
eti-port = Port { $port } : { $card }.
eti-port-down = carte cachée
eti-bank = Banque { $points }.
eti-studies = Étudie { $project }.
eti-studied-by = Étudié par { $names }.
eti-worth-now = Défense { $defence }, renommée { $fame }.
eti-holds = Garde { $events }.
eti-deciding = Décide encore.
eti-banned = Pas de recherche ce tour.
eti-votes-for = Vote pour { $name }.
eti-result = Résultat { $points }.
eti-vault-secret = Hyper-secret
eti-vault-public = Public
eti-vault-alien = Chambre extraterrestre
eti-telegram = Télégramme
eti-no-event = Pas d'événement en ce moment.
eti-events-left = { $count ->
    [one] Encore un télégramme dans la pioche.
   *[other] Encore { $count } télégrammes dans la pioche.
}
eti-pile = Pile de niveau { $level } : reste { $count }.
eti-pile-left = { $count } dans la pile
eti-level = Niveau { $level }
eti-centre-empty = Le centre est vide.
eti-shown = Montré par l'événement.
eti-won = Tout juste obtenu.
eti-setup = Mise en place
eti-deck-short = pioche
eti-deck = Pioche de recherche : { $count } cartes.
eti-countdown = { $turns ->
    [0] L'invasion commence
    [one] Invasion dans un tour
   *[other] Invasion dans { $turns } tours
}
eti-invasion = L'invasion
eti-to-go = { $turns ->
    [one] encore un tour environ
   *[other] encore { $turns } tours environ
}
eti-to-go-short = encore { $turns }
eti-waiting = On attend

## Que toucher

eti-press-upgrades = { $left ->
    [0] { $choose ->
        [yes] Contre quelle menace serez-vous immunisé ?
       *[no] Toutes les améliorations sont placées. Satisfait ?
    }
   *[other] { $choose ->
        [yes] Contre quelle menace serez-vous immunisé ? Améliorations restantes : { $left }.
       *[no] Touchez une piste pour allumer sa lampe suivante. Améliorations restantes : { $left }.
    }
}
eti-press-marks = Touchez le projet que vous voulez étudier.
eti-press-window = { $choose ->
   *[no] Réponses montrées ensemble. Sans réponse, c'est non.
}
eti-press-level = Choisissez un niveau : le projet est montré avant toute négociation.
eti-press-choice = Touchez une compagnie ci-dessus.
eti-press-votes = Touchez la compagnie pour laquelle vous votez.
eti-press-give = Touchez un de vos projets publics.
eti-press-professor = Touchez une piste : sa lampe suivante est à vous pour de bon.
eti-press-reviewing = Touchez une carte pour la défausser. Encore { $left } au plus.
eti-press-ordering = Touchez la carte du port { $next }.
eti-press-rival = Touchez le rival dont vous voulez voir les cartes.
eti-press-marking = Touchez un de vos projets.
eti-press-contract-move = Y aller aussitôt, avec 10 points par carte ?
eti-press-agenda = Choisissez une des trois cartes.
eti-press-plans = Prendre un autre ordre du jour ?
eti-press-method = Sûre, ou cartes retournées ?
eti-press-arrange = Touchez deux voisines pour les échanger, ou faites glisser une carte.
eti-press-ties = Touchez la compagnie qui l'emporte.
eti-press-vault = Dans quelle chambre ? Le projet y reste pour de bon.
eti-press-draws = Choisissez un niveau.
eti-press-threat = { $drop ->
    [yes] À quelle immunité renoncez-vous ?
   *[no] { $alien ->
        [yes] Quelle menace sera votre tactique ?
       *[no] Contre quelle menace serez-vous immunisé ?
    }
}
eti-press-bargain = { "" }
eti-press-settle = { "" }
eti-move-there = Y aller
eti-closed-banned = Interdit de voyage pour ce tour
eti-closed-full = Vos ports sont pleins
eti-closed-nowhere = Aucun autre projet où aller
eti-agenda-research = { $staffing } cartes, et une par projet à vous du domaine
eti-agenda-submit = { $cards } cartes et { $bank } en banque, pour { $difficulty }
eti-agenda-change = Encaisser { $points } par carte et partir ailleurs
eti-method-safe = { $cards } cartes à { $points } : { $total }
eti-method-standard = { $unseen ->
    [0] Telles quelles : { $total }
    [one] Telles quelles : { $total }, et une carte cachée
   *[other] Telles quelles : { $total }, et { $unseen } cartes cachées
}{ $swaps ->
    [0] { "" }
    [one] { "" } ; un échange
   *[other] { "" } ; { $swaps } échanges
}
eti-option-vault = { $vault ->
    [secret] { $secret_defence } de défense en plus à l'invasion
   *[public] { $public_fame } de renommée en plus s'il survit
}

## Soumissions

eti-your-queue = Votre file
eti-swaps-left = { $count ->
    [0] plus d'échange
    [one] encore un échange
   *[other] encore { $count } échanges
}
eti-total = { $unseen ->
    [0] { $total } et { $bank } en banque, pour { $difficulty }
   *[other] { $total } sans les { $unseen } que vous ne voyez pas, et { $bank } en banque, pour { $difficulty }
}
eti-missing = { $missing ->
    [0] Assez
   *[other] Il manque { $missing }
}
eti-after-swap = Après l'échange : { $total }.
eti-struck = Détruite par une menace.
eti-harmless = Vous y êtes immunisé.
eti-counts = Compte { $points }.
eti-needs = et { $bank }, pour { $difficulty }

} : attaque de base +{ $base }, renseignement +{ $intel }, tactiques +{ $tactics }, cartes d'attaque par compagnie +{ $cards }. Il gagne si aucune compagnie humaine ne survit.

## Role

eti-role-sheet = Votre rôle
eti-role-envelope = Vos ordres secrets
eti-role-sealed = Pli scellé, pour { $name } et personne d'autre. L'un de vous travaille pour l'autre camp. Peut-être vous.
eti-role-open = Ouvrir l'enveloppe
eti-role-understood = Compris
eti-role-human = Vous êtes humain
eti-role-alien = Vous êtes l'extraterrestre
eti-role-human-card = Voici votre carte de fin. Personne d'autre ne la voit avant l'invasion ; vous la montrerez alors, et elle vous aidera.
eti-role-alien-card = Voici votre carte d'extraterrestre. Personne ne sait qu'elle est à vous tant que vous ne vous révélez pas.
eti-role-wants = Votre but
eti-role-human-wants = Survivre à l'invasion avec plus de renommée que toute autre compagnie. Si aucune compagnie humaine ne survit, l'extraterrestre gagne.
eti-role-alien-wants = Détruire toutes les compagnies humaines lors de l'invasion. Qu'une seule survive, et vous perdez.
eti-role-may = Vos moyens
eti-role-human-build = Réclamez des projets. Leur défense vous garde en vie ; la renommée qui reste fait gagner.
eti-role-human-bargain = Négociez les événements, promettez des votes et reniez votre parole si vous l'osez : tout le monde s'en souviendra.
eti-role-human-watch = Observez les autres. À partir de { $threshold } projets réclamés, on demande à chacun s'il se révèle ; vous ne pouvez que passer.
eti-role-alien-hide = Travaillez comme tout le monde, sans rien laisser deviner. Ce que vous bâtissez se retournera contre eux.
eti-role-alien-reveal = Révélez-vous avant un événement, à partir de { $threshold } projets réclamés ; à { $forced }, vous y êtes forcé. Réclamés jusqu'ici : { $claimed }.
eti-role-alien-grow = À l'invasion, vous prenez aussi ce qui reste au centre. Deux de vos projets valent une carte attaque de plus.
eti-role-tracks = Ce que deviennent vos pistes
eti-track-eti = Le personnel devient E.T.I. : { $value ->
    [0] l'invasion vient aussitôt
    [one] un tour après votre révélation
   *[other] { $value } tours après votre révélation
}
eti-track-intel = La créativité devient renseignement : { $value ->
    [one] { $value } carte attaque à retourner ou à déplacer
   *[other] { $value } cartes attaque à retourner ou à déplacer
}
eti-track-tactics = La sécurité devient tactique : { $value ->
    [one] { $value } menace qui frappe deux fois plus fort
   *[other] { $value } menaces qui frappent deux fois plus fort
}
eti-track-brutality = L'analyse devient brutalité : une attaque de base de { $value } sur tous

eti-alien-track-eti = E.T.I.
eti-alien-track-intel = Renseignement
eti-alien-track-tactics = Tactique
eti-alien-track-brutality = Brutalité
eti-reveal-turns = { $turns ->
    [0] L'invasion vient aussitôt : les humains n'ont plus un seul tour.
    [one] Les humains ont encore un tour.
   *[other] Les humains ont encore { $turns } tours.
}
eti-reveal-attack = Une attaque de base de { $base } sur chaque compagnie, { $intel ->
    [0] aucune carte attaque
    [one] une carte attaque
   *[other] { $intel } cartes attaque
} à retourner ou à déplacer, { $tactics ->
    [0] aucune tactique
    [one] une tactique
   *[other] { $tactics } tactiques
}.
eti-reveal-cards = { $card } : { $cards ->
    [0] aucune carte attaque de plus
    [one] une carte attaque de plus
   *[other] { $cards } cartes attaque de plus
} par compagnie ; vous avez vous-même { $projects ->
    [0] zéro projet
    [one] un projet
   *[other] { $projects } projets
}.
eti-reveal-defence = Défenses, autant qu'on sache : { $companies }.

## Grands moments

eti-moment-revealed = { $is ->
    [you] Vous êtes l'extraterrestre, et tout le monde le sait.
   *[other] { $name } : voilà l'extraterrestre !
}
eti-moment-turns = { $turns ->
    [0] L'invasion commence.
    [one] Un tour avant l'invasion.
   *[other] { $turns } tours avant l'invasion.
}
eti-moment-broken = { $is ->
    [you] Vous manquez à votre parole.
   *[other] { $name } manque à sa parole.
}
eti-moment-broken-to = { $is ->
    [you] Elle vous avait été donnée.
   *[other] Elle avait été donnée à { $name }.
}

## Bargaining

eti-bargain = Négociation
eti-your-company = Votre compagnie
eti-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
eti-slip = { $giver-is ->
    [you] Vous proposez à { $to } : { $gifts } { eti-slip-for }.
   *[other] { $to-is ->
        [you] { $giver } vous propose : { $gifts } { eti-slip-for }.
       *[other] { $giver } propose à { $to } : { $gifts } { eti-slip-for }.
    }
}
eti-slip-for = { $voting ->
    [yes] contre un vote { eti-slip-wish }
   *[no] { $wish-is ->
        [you] pour vous choisir
        [self] pour la choisir
       *[other] pour choisir { $wish }
    }
}
eti-slip-wish = { $wish-is ->
    [you] en votre faveur
    [self] en sa faveur
   *[other] en faveur de { $wish }
}
eti-promise = { $giver-is ->
    [you] Vous promettez à { $to } que votre prochain vote ira { eti-promise-own }.
   *[other] { $to-is ->
        [you] { $giver } vous promet que son prochain vote ira { eti-promise-to }.
       *[other] { $giver } promet à { $to } que son prochain vote ira { eti-promise-to }.
    }
}
eti-promise-own = { $wish-is ->
    [you] à votre compagnie
   *[other] à { $wish }
}
eti-promise-to = { $wish-is ->
    [you] à vous
    [self] à sa propre compagnie
   *[other] à { $wish }
}
eti-slips = Offres et promesses sur la table
eti-slips-none = Aucune offre sur la table pour l'instant.
eti-agree = Accepter
eti-withdraw = Retirer
eti-votes = { $votes ->
    [0] aucune voix
    [one] 1 voix
   *[other] { $votes } voix
}
eti-tally = Voix jusqu'ici :
eti-decides = décide
eti-ready = prêt
eti-bargains = négocie
eti-voted = { $is ->
    [you] a voté pour vous
    [self] a voté pour elle-même
   *[other] a voté pour { $name }
}
eti-polls = Votre vote compte pour { $votes }. Appuyez sur la compagnie qui le reçoit.
eti-be-ready = J'ai fini
eti-come-back = Négocier encore
eti-composer = Rédiger une offre ou une promesse
eti-composer-offer = Faire une offre
eti-composer-promise = Promettre mon vote
eti-you-decide = C'est vous qui décidez. Les autres peuvent vous faire des offres.
eti-composer-to = À
eti-offer-give = Vous donnez
eti-offer-vote = Contre un vote pour
eti-offer-choice = Si l'on choisit
eti-promise-for = Mon prochain vote ira à
eti-offer-nothing = Vous n'avez rien à donner. Une promesse ne coûte rien.
eti-offer-less = Dix points de moins
eti-offer-more = Dix points de plus
eti-offer-points = Offrir { $points } points
eti-offer-whom = À qui, et pour quelle compagnie ?
eti-promise-whom = À qui le promettre, et pour qui voter ?
eti-offer-what = Que donnez-vous en échange ?
eti-offer-make = Poser l'offre sur la table
eti-promise-make = Donner ma parole
eti-offer-tear = Déchirer
eti-deals-left = { $left ->
    [one] Encore une offre ou promesse pour cet événement.
   *[other] Encore { $left } offres ou promesses pour cet événement.
}
eti-deals-none = Vous avez fait trois offres ou promesses pour cet événement : c'est la limite.
eti-settle = Votre parole
eti-settle-yours = On a fait ce que vous demandiez. Allez-vous payer ?
eti-settle-theirs = { $name } décide de payer ou non.
eti-word = Parole jusqu'ici : tenue { $kept } fois, rompue { $broken } fois.
eti-word-theirs = Sa parole jusqu'ici : tenue { $kept } fois, rompue { $broken } fois.
eti-honour = Honorer : donner { $gifts }
eti-break = Rompre ma parole
eti-ledger = Registre
eti-ledger-empty = Personne n'a encore donné sa parole.
eti-by-memory = À cette table, on joue de mémoire.
eti-kept = tenue { $count } fois
eti-broken = rompue { $count } fois

## Invasion

eti-alien-console = La console de l'extraterrestre
eti-story-skip = Tout montrer
eti-you-are-alien = Vous êtes l'extraterrestre
eti-alien-projects = { $count ->
    [0] Aucun projet
    [one] 1 projet
   *[other] { $count } projets
}
eti-intel-left = { $left ->
    [one] Renseignement : { $left } usage restant
   *[other] Renseignement : { $left } usages restants
}
eti-mash-left = { $left ->
    [one] Fusion : { $left } carte à placer
   *[other] Fusion : { $left } cartes à placer
}
eti-taken = Prise à { $from } : { $card }
eti-intel-done = C'est tout
eti-base = Base
eti-turn-up = Retourner
eti-attack-card = { $card } : attaque { $counts }
eti-attack-counts = attaque { $counts }
eti-attack-range = { $least } à { $most }
eti-target-send = L'envoyer ici
eti-target-mash = Une carte de plus ici
eti-target-crown = Cette compagnie gagne
eti-target-threat = Choisir
eti-fate-safe = à l'abri
eti-fate-open = en danger
eti-fate-doomed = perdue
eti-fate-survives = survit
eti-fate-destroyed = détruite
eti-role-hidden = carte de fin secrète
eti-role-still-secret = (vous seul le savez)
eti-shelter = Abri profond : { $defence } de défense en plus
eti-project-in-invasion = { $project } : niveau { $level }, défense { $defence }, renommée { $fame }
eti-fame-moved = sa renommée compte comme défense
eti-lost = perdu
eti-would-go = serait abandonné
eti-no-projects = Aucun projet.
eti-fame-left = Renommée restante : { $fame }
eti-fame-would-be = À ce qu'on sait, renommée : { $fame }

## The end

eti-earth-held = { $destroyed ->
    [0] La Terre a tenu : toutes les compagnies survivent.
   *[other] { $survivors ->
        [one] La Terre a tenu : une compagnie survit.
       *[other] La Terre a tenu : { $survivors } compagnies survivent.
    }
}
eti-earth-fell = La Terre est tombée : aucune compagnie ne survit.
eti-alien-was = L'extraterrestre, c'était { $name } : { $card }.
eti-won-fame = { $name } gagne : de toutes les compagnies survivantes, c'est celle à qui il reste le plus de renommée.
eti-won-alone = { $name } gagne : c'est la seule compagnie qui survit.
eti-won-president = { $name } gagne : à renommée égale, c'est { $president }, à la présidence, qui a tranché.
eti-won-conquest = { $name } gagne : l'extraterrestre l'emporte quand aucune compagnie humaine ne survit.
eti-end-alien = { $destroyed ->
    [0] L'extraterrestre : { $card }. Aucune compagnie détruite.
    [one] L'extraterrestre : { $card }. Une compagnie détruite.
   *[other] L'extraterrestre : { $card }. { $destroyed } compagnies détruites.
}
eti-result-fame = { $fame } de renommée
eti-result-alien = { $destroyed } sur { $companies } détruites
eti-end-fight = { $card }. Attaque { $attack }, défense { $defence }.
eti-end-destroyed = Détruite : l'attaque était plus forte. Il ne reste rien.
eti-end-survived = { $count ->
    [0] Survit sans aucune perte. Renommée restante : { $fame }.
   *[other] Survit. Projets abandonnés : { $lost }. Renommée restante : { $fame }.
}

## What you could know

eti-know-suspicion = Soupçons
eti-know-words = Paroles
eti-know-votes = Votes
eti-know-cards = Cartes
eti-know-projects = Projets
eti-suspicion-help = À quel point chaque compagnie ressemble à l'extraterrestre, d'après ce que tout le monde voit. Votre propre rôle n'y compte pas. Cela ne prouve rien.
eti-suspicion-share = { $share } %
eti-suspicion-you = { $share } % (aux yeux des autres)
eti-alien-known = L'extraterrestre s'est révélé : { $name }.
eti-vote-record = { $own ->
    [yes] { $name } a voté pour sa propre compagnie ({ $votes }).
   *[no] { $name } a voté pour { $company } ({ $votes }).
}
eti-votes-none = Rien n'a encore été mis au vote.
eti-cards-help = Combien de cartes recherche de chaque sorte vous n'avez pas vues.
eti-cards-left = { $left } sur { $total }
eti-level-left = Niveau { $level } : { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}

## Lessons

eti-coach-welcome = Bienvenue au centre de contrôle, en 1965. Trois compagnies arment la Terre, et l'une d'elles est l'extraterrestre. Vous êtes humain : survivez avec le plus de renommée.
eti-coach-watch = Regardez ce que font les autres.
eti-coach-upgrades = Appuyez sur une piste : trois améliorations sont offertes. Le personnel apporte des cartes, la créativité des échanges, la sécurité des immunités, et l'analyse permet de regarder vos cartes.
eti-coach-immunity = La sécurité vous vaut une immunité. Choisissez une menace qui ne vous fera rien.
eti-coach-upgraded = Tout est prêt. Confirmez vos améliorations, ou recommencez.
eti-coach-study = Appuyez sur un projet pour l'étudier. Un projet facile sera vite à vous ; le bouclier vous garde en vie, l'étoile est la renommée.
eti-coach-research = Chacun choisit son ordre du jour en secret. Menez des recherches : des cartes arrivent face cachée sur vos ports.
eti-coach-submit = Voilà une belle file. Soumettez vos résultats, et voyez ce que vaut votre recherche.
eti-coach-method = Sûr : dix points par carte. Standard : on les retourne ; nombres et multiplicateurs peuvent rapporter bien plus, et les menaces coûter cher.
eti-coach-arrange = Échangez des voisines pour aider vos nombres : une menace détruit le plus grand nombre à sa droite, un multiplicateur agit sur le nombre à sa gauche. Puis confirmez.
eti-coach-banked = Pas encore assez, mais rien n'est perdu : les points sont en banque et compteront la prochaine fois.
eti-coach-scooped = Une autre compagnie a été plus rapide. Vous gardez votre banque, jusqu'à cent points, et étudiez autre chose.
eti-coach-claimed = Un projet à vous ! Il compte dans les votes, et dans l'invasion. Ses améliorations agissent aussitôt.
eti-coach-vault = Hyper-secrète : 5 de défense en plus. Publique : 10 de renommée en plus s'il survit. Il reste où vous le mettez.
eti-coach-draw = Vous en avez réclamé un : retournez un nouveau projet. Les niveaux élevés sont plus durs, et valent plus.
eti-coach-event = Un événement. Lisez le télégramme : quelqu'un décide à qui il revient, et d'ici là tout se négocie.
eti-coach-bargain = Faites affaire : choisissez qui décide, ajoutez des points ou un projet, et posez l'offre sur la table. Ou promettez votre vote. Ou dites simplement que vous avez fini.
eti-coach-offered = Votre offre est sur la table. Rien n'engage : si l'on fait ce que vous souhaitez, vous déciderez alors de payer ou non.
eti-coach-ready = Quand vous n'avez plus rien à dire, annoncez-le. Quand tout le monde a fini, on décide ; jusque-là vous pouvez revenir.
eti-coach-choice = Vous présidez, c'est donc à vous de décider. Regardez d'abord les offres : on vous paiera peut-être.
eti-coach-vote = Appuyez sur une compagnie. Votre vote compte pour { $votes } : les niveaux de vos projets. Vous pouvez voter pour vous.
eti-coach-settle = On a fait ce que vous demandiez. Payez ou rompez votre parole : le registre s'en souvient pour tout le monde.
eti-coach-window = On demande à chacun s'il est l'extraterrestre. Ce n'est pas vous : passez.
eti-coach-agenda = Cherchez tant que vous avez peu de cartes, soumettez quand vous en avez beaucoup. Changez de projet si quelqu'un vous devance.
eti-coach-invasion = À { $threshold } projets réclamés, l'extraterrestre peut se révéler. Lors de l'invasion, des cartes attaque se trouvent devant chaque compagnie : vous abandonnez des projets dont la défense égale l'attaque. Ce qui reste est votre renommée.
eti-coach-done = Vous en savez assez. Gardez un œil sur ce que bâtissent les autres, et sur votre défense. Bonne chance !
eti-coach-next = Continuer
eti-coach-play-on = Au travail
eti-coach-leave = Sans leçons
