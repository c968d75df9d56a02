title = E.T.I. : temps estimé avant l'invasion
pitch = Armez la Terre avec la meilleure recherche qui soit, pendant que l'un de vous la vend.
players = de 3 à 6 joueurs
minutes = environ 90 minutes

## Sièges

seat-0 = Aegis Dynamics
    .colour = rouge
seat-1 = Borealis Chemical
    .colour = bleu
seat-2 = Helix Biologics
    .colour = vert
seat-3 = Meridian Avionics
    .colour = jaune
seat-4 = Novus Electric
    .colour = violet
seat-5 = Pinnacle Ordnance
    .colour = orange

## Cartes recherche

card-10 = 10
card-20 = 20
card-30 = 30
card-40 = 40
card-50 = 50
card-x0 = x0
card-x2 = x2
card-x3 = x3
card-abduction = Enlèvement
card-arson = Incendie
card-virus = Virus
card-spy = Espion

## Capacités, menaces, domaines, ordres du jour, méthodes, chambres fortes

ability-staffing = personnel
    .short = pers.
    .effect = Les cartes d'une recherche. Pour l'extraterrestre : le délai de l'invasion.
ability-creativity = créativité
    .short = créat.
    .effect = Les échanges de cartes voisines dans une soumission standard. Pour l'extraterrestre : le renseignement.
ability-security = sécurité
    .short = sécu.
    .effect = Les immunités contre les menaces. Pour l'extraterrestre : les tactiques.
ability-analysis = analyse
    .short = anal.
    .effect = Vos ports que vous pouvez regarder. Pour l'extraterrestre : la brutalité.
upgrades-staffing = personnel
upgrades-creativity = créativité
upgrades-security = sécurité
upgrades-analysis = analyse
threat-abduction = Enlèvement
threat-arson = Incendie
threat-virus = Virus
threat-spy = Espion
immunities-abduction = Enlèvement
immunities-arson = Incendie
immunities-virus = Virus
immunities-spy = Espion
field-chemistry = chimie
field-computers = informatique
field-life-sciences = sciences de la vie
field-physics = physique
field-robotics = robotique
field-sensors = capteurs
field-weaponry = armement
field-xeno-studies = xéno-études
agenda-research = mener la recherche
    .short = recherche
agenda-submit = soumettre les résultats
    .short = soumet
agenda-change = changer de projet
    .short = change
method-safe = sûre
method-standard = standard
vault-secret = chambre hyper-secrète
vault-public = chambre publique
vault-alien = chambre extraterrestre

## Projets

project-miracle-polymers = Polymères miracles
project-computer-languages = Langages informatiques
project-transplant-surgery = Chirurgie des greffes
project-ruby-lasers = Lasers à rubis
project-factory-automatons = Automates d'usine
project-dedicated-observatories = Observatoires dédiés
project-assault-rifles = Fusils d'assaut
project-alien-detection = Détection d'extraterrestres
project-synthetic-fuels = Carburants de synthèse
project-space-flight-calculations = Calculs de vol spatial
project-gene-mapping = Carte des gènes
project-portable-reactors = Réacteurs portatifs
project-mechanical-exoskeletons = Exosquelettes mécaniques
project-satellite-network = Réseau de satellites
project-homing-missiles = Missiles à tête chercheuse
project-alien-linguistics = Linguistique extraterrestre
project-ablative-plating = Blindage ablatif
project-continental-data-net = Réseau continental de données
project-advanced-neuroscience = Neurosciences avancées
project-string-theory = Théorie des cordes
project-sentry-drones = Drones sentinelles
project-over-horizon-radar = Radar transhorizon
project-particle-cannons = Canons à particules
project-saucer-wreck-salvage = Épave de soucoupe
project-universal-antitoxin = Antitoxine universelle
project-battle-forecasting = Prévision des batailles
project-accelerated-healing = Guérison accélérée
project-gravity-deflectors = Déflecteurs de gravité
project-self-mending-machines = Machines autoréparatrices
project-moon-outpost-lens-array = Lentilles de l'avant-poste lunaire
project-orbital-minefield = Champ de mines orbital
project-captured-drive-core = Propulseur capturé
project-weather-mastery = Maîtrise du climat
project-thinking-machine = Machine pensante
project-enhanced-volunteers = Volontaires augmentés
project-zero-point-power = Énergie du vide
project-colossus-walkers = Marcheurs colosses
project-subspace-listening-grid = Grille d'écoute subspatiale
project-planetary-defense-ring = Anneau de défense planétaire
project-hive-signal-jammer = Brouilleur de ruche

## Événements. $number est le nombre de la carte, $otherwise ce que reçoit une compagnie sans projet.

incident-recruiting-drive = Campagne de recrutement
    .effect = La compagnie au plus fort personnel prend { $number } cartes recherche.
incident-flash-of-genius = Éclair de génie
    .effect = La compagnie la plus créative encaisse { $number } points.
incident-security-sweep = Ratissage
    .effect = La compagnie la plus sûre défausse toutes les menaces de ses ports.
incident-peer-review = Relecture
    .effect = La compagnie la plus forte en analyse regarde ses cartes et peut en défausser { $number }.
incident-small-firm-grant = Aide aux petites firmes
    .effect = La compagnie au plus bas niveau maximal encaisse { $number } points.
incident-anti-trust-ruling = Loi antitrust
    .effect = La compagnie au plus grand total de niveaux perd la moitié de sa banque.
incident-hand-me-downs = Seconde main
    .effect = Le président donne un de ses projets publics à une autre compagnie.
incident-discretionary-fund = Fonds discrétionnaire
    .effect = Le président choisit une compagnie : elle encaisse { $number } points.
incident-surplus-patent = Brevet en trop
    .effect = Le président choisit qui reçoit le projet montré.
incident-guest-professor = Professeur invité
    .effect = Le président choisit une compagnie : elle prend une amélioration permanente.
incident-black-budget = Budget occulte
    .effect = Le président choisit une compagnie : elle prend { $number } cartes recherche.
incident-emergency-contract = Contrat d'urgence
    .effect = Un projet rejoint le centre ; le président choisit une compagnie qui peut y aller aussitôt.
incident-travel-ban = Interdiction de voyager
    .effect = Le président choisit une compagnie qui ne peut pas mener de recherche ce tour.
incident-draft-exemption = Dispense de service
    .effect = Vote sur le personnel : le gagnant prend une amélioration permanente de personnel.
incident-loaned-technicians = Techniciens prêtés
    .effect = Vote sur le personnel : le gagnant prend { $number } cartes recherche.
incident-science-prize = Prix scientifique
    .effect = Vote sur la créativité : le gagnant marque un projet de { $number } de renommée, ou encaisse { $otherwise } points.
incident-think-tank-retreat = Séminaire de réflexion
    .effect = Vote sur la créativité : le gagnant remet ses cartes dans l'ordre voulu.
incident-counter-espionage-act = Loi de contre-espionnage
    .effect = Vote sur la sécurité : le gagnant prend une amélioration permanente de sécurité.
incident-hardened-bunkers = Bunkers renforcés
    .effect = Vote sur la sécurité : le gagnant marque un projet de { $number } de défense, ou encaisse { $otherwise } points.
incident-right-to-inspect = Droit de regard
    .effect = Vote sur l'analyse : le gagnant regarde les cartes d'un rival et lui prend jusqu'à { $number } points.
incident-shared-blueprint = Plans partagés
    .effect = Vote sur l'analyse : le gagnant peut aller au projet montré, et prend { $number } cartes recherche.
incident-fire-drill = Exercice d'incendie
    .effect = Gardé : dans votre propre soumission standard aucune menace ne compte.
incident-change-of-plans = Changement de plan
    .effect = Gardé : une fois les ordres du jour montrés, prenez-en un autre.
incident-voting-bloc = Bloc de voix
    .effect = Gardé : vos voix comptent double.
incident-deep-shelter = Abri profond
    .effect = Gardé : { $number } de défense en plus dans l'invasion.

## Cartes de fin. $number et $fame sont les nombres de la carte.

role-survivalist = Le Survivaliste
    .effect = La renommée imprimée d'un de vos projets devient défense.
role-visionary = La Visionnaire
    .effect = Piochez un projet de plus avant l'attaque.
role-isolationist = L'Isolationniste
    .effect = Vos projets hyper-secrets ont { $number } de défense en plus.
role-folk-hero = Le Héros populaire
    .effect = Vos projets publics ont { $number } de défense et { $fame } de renommée en plus.
role-counterspy = La Contre-espionne
    .effect = Vous êtes immunisé contre toutes les menaces, et l'attaque de base est de { $number } plus faible.
role-saboteur = Le Saboteur
    .effect = Retournez vos cartes attaque et défaussez-en une de { $number } ou moins.
role-raiding-party = Groupe de raid
    .effect = L'extraterrestre à une soucoupe.
role-harvest-squadron = Escadron moissonneur
    .effect = L'extraterrestre à deux soucoupes.
role-conquest-legion = Légion conquérante
    .effect = L'extraterrestre à trois soucoupes.
role-extinction-armada = Armada d'extinction
    .effect = L'extraterrestre à quatre soucoupes.

## Autour du plateau

label-line = { $label } : { $text }
label-turn = Tour { $turn }
label-president = Président
label-claimed = Réclamés
    .progress = Réclamés { $claimed } : l'extraterrestre peut se révéler dès { $threshold }, le doit dès { $forced }
label-threshold = Seuil
label-turns-left = Tours avant l'invasion
label-alien = Extraterrestre
label-role = Votre carte
label-centre = Centre
label-stock = Reste en pile
label-level = Niveau
label-field = Domaine
label-difficulty = Difficulté
label-defence = Défense
label-fame = Renommée
label-upgrades = Améliorations
label-study = Étudie
label-bank = Banque
label-ports = Ports
label-vaults = Chambres
    .legend = Chambres fortes (* hyper-secret, [ ] événements gardés)
label-held = Gardés
label-immune = Immunisé
label-tactics = Tactiques
label-event = Événement
label-offers = Offres
label-agenda = Ordre du jour
    .short = Ordre
label-attack = Attaque
label-votes = Voix
label-word = Parole tenue
label-suspicion = Soupçon
    .legend = L'extraterrestre est peut-être
label-ledger = Votes et paroles données
label-points = { $points } points
label-given-up = abandonnés
label-count = { $unseen ->
    [0] Dans cet ordre { $total } { part-lacks } ; sûre { $safe } { part-safe-lacks }
    [one] Dans cet ordre { $total } { part-lacks }, sans compter une carte hors de vue ; sûre { $safe } { part-safe-lacks }
   *[other] Dans cet ordre { $total } { part-lacks }, sans compter { $unseen } cartes hors de vue ; sûre { $safe } { part-safe-lacks }
}
part-lacks = { $missing ->
    [0] (assez)
   *[other] (il manque { $missing })
}
part-safe-lacks = { $lacks ->
    [0] (assez)
   *[other] (il manque { $lacks })
}
label-ending = La fin
    .held = { $alien } était l'extraterrestre. La Terre a tenu : { $winner } l'emporte par la renommée ({ $rule }).
    .lost = { $alien } était l'extraterrestre. La Terre est tombée : { $winner } l'emporte ({ $rule }).
label-idle = rien
label-destroyed = détruite
label-survives = survit

## Que faire

part-about = { $event-id ->
    [none] { "" }
   *[other] { $event } :{ " " }
}
decide-upgrades = Placez vos améliorations gratuites, et choisissez les immunités qu'elles apportent.
decide-marks = Choisissez le projet que vous étudiez.
decide-window = { $forced ->
    [yes] Quelqu'un se révèle ? L'extraterrestre le doit.
   *[no] Quelqu'un se révèle ? Tout le monde répond.
}
decide-level = { part-about }annoncez un niveau.
decide-bargain = { part-about }négociez, ou dites que vous êtes prêt.
decide-choice = { part-about }choisissez une compagnie.
decide-votes = { part-about }votez.
decide-give = { part-about }choisissez le projet que vous donnez.
decide-professor = { part-about }choisissez une amélioration.
decide-reviewing = { $left ->
    [one] { part-about }défaussez une carte, ou restez-en là.
   *[other] { part-about }défaussez jusqu'à { $left } cartes, ou restez-en là.
}
decide-ordering = { part-about }choisissez la carte du port suivant, ou laissez le reste tel quel.
decide-rival = { part-about }choisissez le rival dont vous regardez les cartes.
decide-marking = { part-about }choisissez le projet qui en profite.
decide-contract-move = { part-about }allez sur { $project }, ou restez.
decide-settle = { $to } a fait ce que vous demandiez. Honorez-vous votre offre ?
decide-agenda = Choisissez votre ordre du jour.
decide-plans = Changement de plan : prenez-vous un autre ordre du jour ?
decide-method = Soumettre à coup sûr, ou retourner vos cartes ?
decide-arrange = Mettez votre file en ordre.
decide-ties = Égalité sur { $project } : choisissez qui le réclame.
decide-vault = { $project } est à vous : quelle chambre forte ?
decide-draws = Retournez un nouveau projet : de quel niveau ?
decide-threat = { $drop ->
    [yes] Choisissez l'immunité que vous abandonnez.
   *[no] Choisissez une menace.
}
decide-intel = { $left ->
    [one] Renseignement : retournez une carte, déplacez-en une, ou restez-en là.
   *[other] Renseignement : retournez ou déplacez des cartes, { $left } fois en tout, ou restez-en là.
}
decide-send = Choisissez où va la carte.
decide-mash = { $left ->
    [one] Fusion : choisissez qui reçoit une carte attaque de plus.
   *[other] Fusion : choisissez qui reçoit une carte attaque ; il en reste { $left }.
}
decide-fame-move = Choisissez le projet dont la renommée devient défense.
decide-vision = Choisissez le niveau du projet que vous piochez.
decide-vision-vault = Vous piochez { $project } : quelle chambre forte ?
decide-scrap = Choisissez la carte attaque que vous défaussez.
decide-shelter = Utilisez-vous l'Abri profond ?
decide-crown = Même renommée : choisissez le gagnant.
decide-over = La partie est finie.

phase-upgrades = placez vos améliorations gratuites
phase-marks = choisissez un projet
phase-window = dites si vous vous révélez
phase-level = annoncez un niveau
phase-bargain = négociez, ou dites que vous êtes prêt
phase-choice = choisissez une compagnie
phase-votes = votez
phase-give = choisissez le projet que vous donnez
phase-professor = choisissez une amélioration
phase-reviewing = relisez vos cartes
phase-ordering = mettez vos cartes en ordre
phase-rival = choisissez un rival
phase-marking = choisissez un projet à vous
phase-contract-move = partez ou restez
phase-settle = honorez votre offre ou rompez-la
phase-agenda = choisissez votre ordre du jour
phase-plans = décidez du Changement de plan
phase-method = choisissez comment soumettre
phase-arrange = mettez votre file en ordre
phase-ties = tranchez l'égalité
phase-vault = choisissez une chambre forte
phase-draws = retournez un projet
phase-threat = choisissez une menace
phase-intel = utilisez votre renseignement
phase-send = envoyez la carte attaque quelque part
phase-mash = placez les cartes de la fusion
phase-fame-move = choisissez le projet dont vous déplacez la renommée
phase-vision = choisissez un niveau
phase-vision-vault = choisissez une chambre forte
phase-scrap = défaussez une carte attaque
phase-shelter = décidez de l'Abri profond
phase-crown = choisissez le gagnant
phase-over = restez-en là, car la partie est finie

## Coups

part-company = { $company-is ->
    [you] votre compagnie
   *[other] { $company }
}
move-upgrade = Améliorer : { $ability }
move-choose-threat = Choisir { $threat }
move-drop-threat = Abandonner { $threat }
move-start-over = Recommencer
move-finish = C'est tout
move-place-marker = Étudier { $project }
move-reveal = Me révéler : je suis l'extraterrestre
move-pass = Non, merci
move-draw-project = Retourner un projet de niveau { $level }
move-open-offer = { $wish-is ->
    [you] Faire une offre à { $to }, pour vous-même
   *[other] Faire une offre à { $to }, pour { $wish }
}
move-offer-points = Offrir { $points } points de plus
move-offer-project = Offrir { $project }
move-offer-held = Offrir { $event }
move-propose = Proposer cette offre
move-withdraw = Retirer l'offre { $offer }
move-promise-vote = { $choice-is ->
    [you] Promettre à { $to } de voter pour vous-même
   *[other] Promettre à { $to } de voter pour { $choice }
}
move-ready = Je suis prêt
move-come-back = Négocier encore : je ne suis plus prêt
move-honour-offer = Honorer l'offre
move-break-offer = Rompre l'offre
move-vote = Voter pour { part-company }
move-choose-company = Choisir { part-company }
move-choose-project = Choisir { $project }
move-play-held = Jouer { $event }
move-discard-port = Défausser la carte du port { $port }
move-next-card = La suivante : { $card }
move-choose-agenda = { $agenda-id ->
    [research] Mener la recherche
    [submit] Soumettre les résultats
   *[change] Changer de projet
}
move-choose-method = { $method-id ->
    [safe] Sûr : dix points par carte
   *[standard] Standard : retourner les cartes
}
move-swap-ports = Échanger le port { $port } et le suivant
move-choose-vault = En { $vault }
move-turn-up = Retourner une carte contre { $company }
move-take-attack = { $card-id ->
    [none] Prendre une carte cachée contre { $company }
   *[other] Prendre { $card } contre { $company }
}
move-scrap = Défausser { $card }

## Événements

event-table-laid = { $president-is ->
    [you] Au centre : { $projects }. Vous présidez en premier.
   *[other] Au centre : { $projects }. { $president } préside en premier.
}
event-alien-card-shown = L'un de vous est l'extraterrestre : { $card }.
event-role-dealt = { $role-id ->
    [none] { $seat-is ->
        [you] Vous recevez une carte secrète.
       *[other] { $seat } reçoit une carte secrète.
    }
   *[other] { $seat-is ->
        [you] Votre carte secrète : { $role }.
       *[other] { $seat } a pour carte secrète : { $role }.
    }
}
event-choice-made = { $seat-is ->
    [you] Votre choix est fait.
   *[other] { $seat } a fait son choix.
}
event-upgrades-shown = { $immunities-count ->
    [0] { part-upgrades-shown }.
   *[other] { part-upgrades-shown } ; immunités : { $immunities }.
}
part-upgrades-shown = { $seat-is ->
    [you] Vous commencez avec { part-upgrades }
   *[other] { $seat } commence avec { part-upgrades }
}
part-upgrades = { $upgrades-count ->
    [0] aucune amélioration
   *[other] { $upgrades }
}
event-project-turned-up = { $seat-is ->
    [you] Vous retournez { $project }.
   *[other] { $seat } retourne { $project }.
}
event-marker-placed = { $seat-is ->
    [you] Vous étudiez { $project }, avec { $bank } en banque.
   *[other] { $seat } étudie { $project }, avec { $bank } en banque.
}
event-turn-started = { $president-is ->
    [you] Tour { $turn } : vous présidez. Projets réclamés : { $claimed }.
   *[other] Tour { $turn } : { $president } préside. Projets réclamés : { $claimed }.
}
event-reveal-asked = { $forced ->
    [yes] L'extraterrestre ne peut plus se cacher : tout le monde répond.
   *[no] Quelqu'un se révèle ? Tout le monde répond.
}
event-nobody-revealed = Personne ne se révèle.
event-alien-revealed = { $seat-is ->
    [you] Vous êtes l'extraterrestre : { $card } ! { part-takes-project }
   *[other] { $seat } est l'extraterrestre : { $card } ! { part-takes-project }
}
part-takes-project = { $project-id ->
    [none] Tours restants : { $turns }.
   *[other] { $project } revient à l'extraterrestre. Tours restants : { $turns }.
}
event-badge-passed = { $president-is ->
    [you] Vous avez le badge.
   *[other] { $president } a le badge.
}
event-event-drawn = { $president-is ->
    [you] Vous piochez { $event }.
   *[other] { $president } pioche { $event }.
}
event-event-fizzled = { $event } est sans effet.
event-bargaining-opened = { $candidates-count ->
    [0] On négocie.
   *[other] On négocie, au sujet de : { $candidates }. Décident : { $deciders }.
}
event-offer-proposed = { $seat-is ->
    [you] Offre { $number } : vous offrez à { $to } { part-goods } pour { $wish }.
   *[other] Offre { $number } : { $seat } offre à { $to } { part-goods } pour { $wish }{ part-why }.
}
part-goods = { $points ->
    [0] { part-things }
   *[other] { part-points-and-things }
}
part-points-and-things = { $projects-count ->
    [0] { $events-count ->
        [0] { $points } points
       *[other] { $points } points, { $events }
    }
   *[other] { $events-count ->
        [0] { $points } points, { $projects }
       *[other] { $points } points, { $projects }, { $events }
    }
}
part-things = { $projects-count ->
    [0] { $events-count ->
        [0] rien
       *[other] { $events }
    }
   *[other] { $events-count ->
        [0] { $projects }
       *[other] { $projects }, { $events }
    }
}
event-came-back = { $seat-is ->
    [you] Vous reprenez la négociation.
   *[other] { $seat } reprend la négociation.
}
event-offer-withdrawn = { $seat-is ->
    [you] Vous retirez l'offre { $number }.
   *[other] { $seat } retire l'offre { $number }.
}
event-vote-promised = { $seat-is ->
    [you] Vous promettez à { $to } de voter pour { $choice }.
   *[other] { $seat } { part-promised } de voter pour { part-choice }{ part-why }.
}
part-promised = { $to-is ->
    [you] vous promet
   *[other] promet à { $to }
}
part-choice = { $choice-is ->
    [you] vous
   *[other] { $choice }
}
event-offers-weighed = { $agreed ->
    [yes] { $seat-is ->
        [you] Vous ne vous engagez pas davantage.
       *[other] { $seat } ne s'engage pas davantage{ part-why }.
    }
   *[no] { $seat-is ->
        [you] Vous ne vous engagez pas encore.
       *[other] { $seat } ne s'engage pas encore{ part-why }.
    }
}
event-bargaining-ended = { $on-time ->
    [yes] Le temps est écoulé.
   *[no] Tout le monde est prêt.
}
event-company-chosen = { $why-id ->
    [none] { part-falls-to }.
    [for-the-offer] { part-falls-to }, comme une offre le demandait.
    [for-the-promise] { part-falls-to }, contre une voix promise.
    [for-itself] { part-falls-to } : le président se sert lui-même.
    [unasked] { part-falls-to } ; personne n'avait rien offert.
    [no-trust] { part-falls-to } ; le président ne se fiait pas à ce qu'offraient les autres.
   *[other] { part-falls-to } ; les autres offraient trop peu au président.
}
part-falls-to = { $company-is ->
    [you] { $event } vous revient
   *[other] { $event } revient à { $company }
}
event-vote-cast = { $seat-is ->
    [you] Vous votez pour { part-company } : { $votes }.
   *[other] { $seat } vote pour { part-favoured } : { $votes }{ part-why }.
}
part-favoured = { $company-is ->
    [you] vous
   *[other] { $company }
}
event-votes-counted = { $leaders-count ->
    [1] Le plus de voix : { $leaders }.
   *[other] À égalité de voix : { $leaders }.
}
event-promise-tested = { $kept ->
    [yes] { $seat-is ->
        [you] Vous tenez votre promesse à { $to }.
       *[other] { $seat } tient sa promesse à { $to }{ part-why }.
    }
   *[no] { $seat-is ->
        [you] Vous rompez votre promesse à { $to }.
       *[other] { $seat } rompt sa promesse à { $to }{ part-why }.
    }
}
part-why = { $why-id ->
    [none] { "" }
   *[other] { " " }; { $why }
}
event-offer-honoured = { $seat-is ->
    [you] Vous honorez l'offre { $number } à { $to }.
   *[other] { $seat } honore l'offre { $number } à { $to }{ part-why }.
}
event-offer-broken = { $able ->
    [yes] { $seat-is ->
        [you] Vous rompez l'offre { $number } à { $to }.
       *[other] { $seat } rompt l'offre { $number } à { $to }{ part-why }.
    }
   *[no] { $seat-is ->
        [you] Vous ne pouvez plus honorer l'offre { $number } à { $to }.
       *[other] { $seat } ne peut plus honorer l'offre { $number } à { $to }.
    }
}
event-held-gained = { $giver-id ->
    [none] { $seat-is ->
        [you] Vous gardez { $event }.
       *[other] { $seat } garde { $event }.
    }
   *[other] { $seat-is ->
        [you] Vous recevez { $event } de la part de { $giver }.
       *[other] { $seat } reçoit { $event } de la part de { $giver }.
    }
}
event-held-played = { $seat-is ->
    [you] Vous jouez { $event }.
   *[other] { $seat } joue { $event }.
}
event-bank-changed = { $change ->
    [0] { part-bank }.
   *[other] { part-bank } ({ $change }).
}
part-bank = { $seat-is ->
    [you] Votre banque contient { $bank }
   *[other] { $seat } a { $bank } en banque
}
event-cards-taken = { $overflow ->
    [0] { part-takes-cards }.
   *[other] { part-takes-cards } ; pas de port libre pour { $overflow } de plus.
}
part-takes-cards = { $seat-is ->
    [you] Vous prenez { part-cards-taken }
   *[other] { $seat } prend { part-cards-taken }
}
part-cards-taken = { $faces-count ->
    [0] { part-cards-count }
   *[other] { part-cards-count } ({ $faces })
}
part-cards-count = { $cards-count ->
    [one] { $cards-count } carte
   *[other] { $cards-count } cartes
}
event-cards-seen = { $cards-count ->
    [0] { part-looks }.
   *[other] { part-looks } : { $cards }.
}
part-looks = { $seat-is ->
    [you] { $owner-is ->
        [you] Vous regardez vos propres cartes
       *[other] Vous regardez les cartes adverses ({ $owner })
    }
   *[other] { $owner-is ->
        [you] { $seat } regarde vos cartes
        [self] { $seat } regarde ses propres cartes
       *[other] { $seat } regarde les cartes adverses ({ $owner })
    }
}
event-threats-discarded = { $seat-is ->
    [you] Vous défaussez des menaces : { $cards }.
   *[other] { $seat } défausse des menaces : { $cards }.
}
event-port-discarded = { $seat-is ->
    [you] Vous défaussez la carte du port { $port }.
   *[other] { $seat } défausse la carte du port { $port }.
}
event-queue-put-in-order = { $seat-is ->
    [you] Vous mettez vos cartes en ordre.
   *[other] { $seat } met ses cartes en ordre.
}
event-project-given = { $receiver-is ->
    [you] { $giver } vous donne { $project }.
   *[other] { $giver } donne { $project } à { $receiver }.
}
event-project-marked = { $fame ->
    [0] { $event } : { $project } a { $defence } de défense en plus.
   *[other] { $event } : { $project } a { $fame } de renommée en plus.
}
event-research-banned = { $seat-is ->
    [you] Vous ne pouvez pas mener de recherche ce tour.
   *[other] { $seat } ne peut pas mener de recherche ce tour.
}
event-upgrade-gained = { $seat-is ->
    [you] Vous gagnez : { $ability }.
   *[other] { $seat } gagne : { $ability }.
}
event-upgrade-lost = { $seat-is ->
    [you] Vous perdez : { $ability }.
   *[other] { $seat } perd : { $ability }.
}
event-threat-mastered = { $seat-is ->
    [you] Vous maîtrisez { $threat }.
   *[other] { $seat } maîtrise { $threat }.
}
event-immunity-lost = { $seat-is ->
    [you] Vous n'êtes plus immunisé : { $threat }.
   *[other] { $seat } n'est plus immunisé : { $threat }.
}
event-agenda-shown = { $seat-is ->
    [you] Votre ordre du jour : { $agenda }.
   *[other] { $seat } : { $agenda }.
}
event-agenda-changed = { $seat-is ->
    [you] Votre nouvel ordre du jour : { $agenda }.
   *[other] { $seat } change d'ordre du jour : { $agenda }.
}
event-method-shown = { $seat-is ->
    [you] Votre soumission est { $method }.
   *[other] { $seat } : soumission { $method }.
}
event-queue-shown = { $seat-is ->
    [you] Votre file : { $cards }.
   *[other] { $seat } montre sa file : { $cards }.
}
event-result-shown = { $destroyed-count ->
    [0] { part-result }.
    [one] { part-result } ; détruite au port { $destroyed }.
   *[other] { part-result } ; détruites aux ports { $destroyed }.
}
part-result = { $seat-is ->
    [you] Votre résultat : { $points }, avec { $bank } en banque
   *[other] { $seat } obtient { $points }, avec { $bank } en banque
}
event-tie-broken = { $company-is ->
    [you] Le président vous donne { $project }.
   *[other] Le président donne { $project } à { $company }.
}
event-project-claimed = { $claimed ->
    [0] { part-claims }.
   *[other] { part-claims }. Réclamés en tout : { $claimed }.
}
part-claims = { $seat-is ->
    [you] Vous mettez { $project } en { $vault }
   *[other] { $seat } met { $project } en { $vault }
}
event-scooped = { $seat-is ->
    [you] Vous êtes grillé sur { $project } et gardez { $bank }.
   *[other] { $seat } est grillé sur { $project } et garde { $bank }.
}
event-cards-banked = { $seat-is ->
    [you] Vous encaissez vos cartes sans les voir ({ $cards }) : { $bank }.
   *[other] { $seat } encaisse ses cartes sans les voir ({ $cards }) : { $bank }.
}
event-deck-shuffled = La défausse est mélangée à la pioche.
event-events-shuffled = Les événements sont mélangés.
event-invasion-started = { $president-is ->
    [you] L'invasion commence ! Vous êtes le président final.
   *[other] L'invasion commence ! { $president } est le président final.
}
event-leftovers-taken = { $projects-count ->
    [0] { $seat-is ->
        [you] Vous ne trouvez plus rien au centre.
       *[other] { $seat } ne trouve plus rien au centre.
    }
   *[other] { $seat-is ->
        [you] Vous prenez ce qui reste au centre : { $projects }.
       *[other] { $seat } prend ce qui reste au centre : { $projects }.
    }
}
event-attack-placed = { $company-is ->
    [you] Cartes attaque devant vous : { $cards } de plus.
   *[other] Cartes attaque devant { $company } : { $cards } de plus.
}
event-attack-turned-up = { $company-is ->
    [you] Une carte attaque contre vous est retournée : { $card }.
   *[other] Une carte attaque contre { $company } est retournée : { $card }.
}
event-attack-moved = { $card-id ->
    [none] Une carte cachée passe de chez { $source } à { $target }.
   *[other] { $card } passe de chez { $source } à { $target }.
}
event-role-shown = { $seat-is ->
    [you] Vous montrez { $role }.
   *[other] { $seat } montre { $role }.
}
event-fame-moved = { $seat-is ->
    [you] Vous changez en défense la renommée de ce projet : { $project }.
   *[other] { $seat } change en défense la renommée de ce projet : { $project }.
}
event-attack-scrapped = { $company-is ->
    [you] Vous défaussez une carte attaque : { $card }.
   *[other] { $company } défausse une carte attaque : { $card }.
}
event-company-attacked = { $survives ->
    [yes] { part-attack } { $company-is ->
        [you] Vous survivez avec { $fame } de renommée. { part-losses }
       *[other] { $company } survit avec { $fame } de renommée. { part-losses }
    }
   *[no] { part-attack } { $company-is ->
        [you] Votre compagnie est détruite. { part-losses }
       *[other] { $company } est détruite. { part-losses }
    }
}
part-attack = { $cards-count ->
    [0] Attaque { $attack } (base { $base }) contre défense { $defence }.
   *[other] Attaque { $attack } ({ $cards } et base { $base }) contre défense { $defence }.
}
part-losses = { $discarded-count ->
    [0] Rien n'est perdu.
   *[other] Perdu : { $discarded }.
}
event-fame-counted = { $company-is ->
    [you] { $project } vous rapporte { $fame } de renommée.
   *[other] { $project } rapporte { $fame } de renommée à { $company }.
}
event-conquest-counted = { $seat-is ->
    [you] { part-destroyed } : { part-points } pour vous.
   *[other] { part-destroyed } : { part-points } pour { $seat }.
}
part-destroyed = { $companies ->
    [0] Aucune compagnie détruite
    [1] { $companies } compagnie détruite
   *[other] { $companies } compagnies détruites
}
event-match-ended = { $winner-is ->
    [you] { $reason } Vous gagnez !
   *[other] { $reason } { $winner } gagne !
}

## Pourquoi un robot offre, accepte, tient parole ou la rompt : une part de phrase sur sa compagnie

why-to-win = avec ces voix, elle l'emporterait
why-to-gather-votes = elle rassemble des voix
why-to-outbid = une autre a misé sur cette décision
why-to-counter = plutôt que de vendre sa voix, elle en achète une
why-to-be-chosen = elle veut être choisie
why-to-be-spared = elle veut être épargnée
why-to-help = elle soutient une autre compagnie
why-to-ask-a-favour = elle espère un service
why-for-the-offer = on lui a offert quelque chose pour cela
why-as-promised = c'était promis
why-for-the-promise = on lui a promis une voix
why-for-a-better-offer = on lui a offert mieux
why-for-itself = elle y a vu sa propre chance
why-can-win = aucune offre ne vaut une voix qui peut l'emporter
why-no-trust = elle ne se fie pas aux offres reçues
why-too-little = on lui offrait trop peu pour sa voix
why-rather-this = sans rien recevoir, elle préfère voir celle-ci l'emporter
why-unasked = personne n'avait rien offert
why-to-be-trusted = elle tient à ce qu'on la croie encore
why-as-a-last-word = même à présent, elle tient parole
why-too-late-to-matter = plus personne n'aura le temps de s'en souvenir
why-too-dear = c'était trop cher
why-for-the-gain = elle y gagne
why-to-consider = elle réserve sa décision
why-to-get-more = elle espère davantage
why-to-compare = elle a plus d'une offre
why-bound = sa voix est déjà promise

## Ce qu'en dit un robot : pour sa compagnie, d'après ce que tous voient ; `$pick` choisit la phrase

say-to-win = { $pick ->
    [0] Vos voix et les nôtres l'emportent.
    [1] Ensemble, nous avons les voix.
   *[other] Avec vous, c'est gagné.
}
say-to-gather-votes = { $pick ->
    [0] Chaque voix compte.
    [1] Nous rassemblons les voix, une à une.
   *[other] C'est un début : prêtez-nous les vôtres.
}
say-to-outbid = { $pick ->
    [0] Nous pouvons faire mieux que cela.
    [1] N'acceptez pas encore l'autre offre.
   *[other] Avant de leur dire oui, voyez la nôtre.
}
say-to-counter = { $pick ->
    [0] Nous préférons acheter que vendre.
    [1] Retournons plutôt cette offre.
   *[other] Notre voix n'est pas à vendre, mais nous payons la vôtre.
}
say-to-be-chosen = { $pick ->
    [0] Nous en ferions bon usage.
    [1] Choisissez-nous, vous y gagnerez.
   *[other] Un juste prix pour un petit service.
}
say-to-be-spared = { $pick ->
    [0] Tout le monde, sauf nous.
    [1] Épargnez-nous, et nous payons.
   *[other] Nous ne pouvons pas nous le permettre.
}
say-to-help = { $pick ->
    [0] Ce sera en de meilleures mains.
    [1] Donnez-le-leur, c'est plus sûr.
   *[other] Nous préférons le voir là-bas.
}
say-can-win = { $pick ->
    [0] Pourquoi vendre ce qui peut gagner ?
    [1] Celui-ci, nous pouvons le prendre nous-mêmes.
   *[other] Merci, mais nous avons les voix.
}
say-no-trust = { $pick ->
    [0] Votre parole a déjà coûté cher à d'autres.
    [1] Nous savons ce que valent vos offres.
   *[other] Tenez d'abord une promesse, puis revenez.
}
say-too-little = { $pick ->
    [0] Pour si peu ? Non.
    [1] Misez davantage, ou n'en parlons plus.
   *[other] Notre voix vaut mieux que cela.
}
say-rather-this = { $pick ->
    [0] Des autres, c'est celle qui nous convient.
    [1] Si ce n'est pas nous, pourquoi pas ?
   *[other] C'est gratuit : cela nous arrange.
}
say-unasked = { $pick ->
    [0] Personne n'a rien demandé, alors nous avons choisi.
    [1] Pas d'offre, pas de rancune.
   *[other] Sans rien sur la table, c'est ce qui nous semble le mieux.
}
say-to-ask-a-favour = { $pick ->
    [0] Pensez à nous en choisissant.
    [1] Un service en vaut un autre.
   *[other] Ne nous oubliez pas aujourd'hui.
}
say-for-the-offer = { $pick ->
    [0] C'est une bonne offre.
    [1] Marché conclu.
   *[other] À ce prix-là, volontiers.
}
say-as-promised = { $pick ->
    [0] Nous l'avions dit.
    [1] Chose promise, chose due.
   *[other] Vous aviez notre parole.
}
say-for-the-promise = { $pick ->
    [0] Nous comptons sur cette voix.
    [1] Un bienfait n'est jamais perdu.
   *[other] N'oubliez pas la voix promise.
}
say-for-a-better-offer = { $pick ->
    [0] On nous a offert davantage.
    [1] Rien de personnel : l'autre offre était meilleure.
   *[other] La prochaine fois, offrez plus.
}
say-for-itself = { $pick ->
    [0] Cette fois, il nous le fallait.
    [1] Pardon, nous avons saisi notre chance.
   *[other] Charité bien ordonnée commence par soi-même.
}
say-to-be-trusted = { $pick ->
    [0] Notre parole vaut de l'or. Souvenez-vous-en.
    [1] Voilà, comme convenu.
   *[other] Nous payons nos dettes.
}
say-as-a-last-word = { $pick ->
    [0] Même à présent, nous tenons parole.
    [1] Si c'est la fin, qu'elle soit honnête.
   *[other] Une dernière dette, payée.
}
say-too-late-to-matter = { $pick ->
    [0] Qui s'en souviendra, maintenant ?
    [1] Le temps des dettes est passé.
   *[other] Après l'invasion, peut-être.
}
say-too-dear = { $pick ->
    [0] C'était plus que nous ne pouvons donner.
    [1] Nous avions trop offert.
   *[other] Tout compte fait, il nous le faut.
}
say-for-the-gain = { $pick ->
    [0] Les affaires sont les affaires.
    [1] Nous n'avons pas pu résister.
   *[other] Vous nous avez crus trop tôt.
}
say-to-get-more = { $pick ->
    [0] C'est un début. Qu'avez-vous d'autre ?
    [1] Un peu plus nous aiderait à décider.
   *[other] C'est tout ? Nous avons le temps.
}
say-to-compare = { $pick ->
    [0] Plusieurs offres : qui dit mieux ?
    [1] Vous n'êtes pas seul à demander.
   *[other] Quelqu'un d'autre le veut aussi.
}
say-to-consider = { $pick ->
    [0] Nous vous écoutons.
    [1] C'est noté. Nous déciderons quand tous auront parlé.
   *[other] Voilà qui mérite réflexion.
}
say-bound = { $pick ->
    [0] Trop tard : nous avons donné notre parole.
    [1] C'est tentant, mais notre voix est promise.
   *[other] Il fallait demander plus tôt.
}

## Ce que répond un bot à ce qu'une personne lui a fait

reply-vote-promised = { $pick ->
    [0] Nous verrons à l'heure du vote.
    [1] Bien. Nous vous prenons au mot.
   *[other] C'est noté. Nous y comptons.
}
reply-promise-tested = { $kept ->
    [yes] { $pick ->
        [0] Vous avez tenu parole. C'est noté.
        [1] Merci pour cette voix.
       *[other] Voilà comment nous aimons traiter.
    }
   *[no] { $pick ->
        [0] Cette voix nous était promise.
        [1] Nous comptions sur vous. Plus jamais.
       *[other] Voilà donc vos promesses.
    }
}
reply-offer-honoured = { $pick ->
    [0] C'est un plaisir de traiter avec vous.
    [1] Payé comme convenu. Merci.
   *[other] Votre parole vaut donc quelque chose.
}
reply-offer-broken = { $pick ->
    [0] Nous avons fait notre part. Et la vôtre ?
    [1] Voilà donc ce que vaut votre parole.
   *[other] Nous nous en souviendrons.
}

## Ce que l'on pourrait savoir, et ce que ferait une attaque

to-go = { $turns ->
    [0] l'invasion a commencé
    [one] encore un tour environ
   *[other] encore { $turns } tours environ
}
    .sure = { $turns ->
        [0] l'invasion commence
        [one] encore un tour
       *[other] encore { $turns } tours
    }
doubt-hurries = { $number ->
    [one] se hâte : un petit projet
   *[other] se hâte : { $number } petits projets
}
doubt-takes-time = prend son temps pour ses projets
doubt-few-staff = a peu de personnel
doubt-many-staff = renforce son personnel
doubt-sees-little = a peu d'analyse
doubt-sees-much = renforce son analyse
doubt-breaks-words = { $number ->
    [one] a manqué une fois à sa parole
   *[other] a manqué { $number } fois à sa parole
}
doubt-keeps-words = { $number ->
    [one] a tenu parole une fois
   *[other] a tenu parole { $number } fois
}
as-alien = { $turns ->
    [0] Comme extraterrestre, elle envahirait aussitôt
    [one] Comme extraterrestre, elle laisserait un tour
   *[other] Comme extraterrestre, elle laisserait { $turns } tours
} ; renseignement { $intel }, tactiques { $tactics }, attaque de base { $base }
deal-offer = Tour { $turn }, { $event } : { $seat } a offert à { $to } { $goods } pour { $wish } : { $fate }.
deal-promise = Tour { $turn }, { $event } : { $seat } a promis à { $to } sa voix pour { $wish } : { $fate }.
deal-vote = Tour { $turn }, { $event } : { $votes }.
fate-open = en cours
fate-kept = parole tenue
fate-broken = parole rompue
fate-lapsed = sans objet
fate-withdrawn = retirée
danger = { $count ->
    [0] attaque { part-range }, défense { $defence } : { $outlook } ; garde { $fame } de renommée
   *[other] attaque { part-range }, défense { $defence } : { $outlook } ; abandonne { $projects }, garde { $fame } de renommée
}
part-range = { $least } à { $most }
port-immune = ne compte pas : immunisée
port-struck = détruite
port-acts = agit sur le port { $port }
cards-seen = { $card } : { $seen } vues sur { $total }
outlook-safe = survit quoi qu'il arrive
outlook-open = peut survivre
outlook-doomed = ne peut pas survivre

## La fin

reason-fame = Une compagnie garde la plus grande renommée.
reason-president = Le président final a tranché entre égaux.
reason-conquest = Aucune compagnie humaine ne survit.

outcome-fame = { reason-fame } { part-winners-only } Renommée du vainqueur : { $points }.
outcome-president = { reason-president } { part-winners-only } Renommée du vainqueur : { $points }.
outcome-conquest = { reason-conquest } { part-winners-only }

## Refus

refuse-match-over = La partie est finie. On en fait une autre ?
refuse-alien-does-not-take-part = L'extraterrestre s'est révélé et n'y prend pas part.
refuse-wait-for-the-others = Votre choix est fait. Attendez les autres.
refuse-not-your-turn = Ce n'est pas à vous. Un peu de patience.
refuse-another-choice-first = Pas maintenant : d'abord, { $phase }.
refuse-name-another-agenda = Prenez un autre ordre du jour que celui que vous aviez.
refuse-must-reveal = Vous ne pouvez plus vous cacher : { $claimed } projets sont réclamés, { $forced } vous y obligent, ou le centre est vide, ou la limite de tours est passée.
refuse-level-not-open = Le niveau { $level } ne vous est pas ouvert maintenant.
refuse-not-your-public-project = { $project } n'est pas un de vos projets publics.
refuse-not-your-project = { $project } n'est pas un de vos projets.
refuse-not-held-for-this = Vous ne pouvez pas jouer { $event } maintenant.
refuse-no-card-at-port = Il n'y a pas de carte au port { $port }.
refuse-no-such-card-left = Il ne reste pas de carte { $card } à placer.
refuse-no-such-card-to-scrap = Vous ne pouvez pas défausser { $card } ici.
refuse-nothing-to-start-over = Il n'y a encore rien à reprendre.
refuse-started-over-already = Vous avez déjà recommencé une fois. Continuez.
refuse-immunity-first = Choisissez d'abord votre nouvelle immunité.
refuse-upgrades-left = Il vous reste des améliorations à placer : { $left }.
refuse-no-upgrades-left = Toutes vos améliorations gratuites sont placées. Terminez, ou recommencez.
refuse-choose-not-drop = Une menace est à choisir, pas à abandonner.
refuse-not-immune-to = Vous n'êtes pas immunisé : { $threat }.
refuse-immune-already = Vous avez déjà { $threat }.
refuse-no-immunity-due = Aucune immunité n'est due maintenant.
refuse-no-such-offer = Vous n'avez pas d'offre { $offer } à retirer.
refuse-open-an-offer-first = Ouvrez d'abord une offre.
refuse-not-ready-yet = Vous négociez encore : il n'y a rien à reprendre.
refuse-come-back-first = Vous avez dit être prêt. Reprenez d'abord la négociation.
refuse-companies-do-not-fit = Chacun des { $seats } sièges joue l'une des { $most } compagnies, jamais deux la même.
refuse-no-such-president = Le siège { $number } ne peut pas présider le premier : il y a { $seats } sièges.
refuse-three-at-most = Trois offres et promesses par événement, pas plus.
refuse-not-to-yourself = On ne négocie pas avec soi-même.
refuse-not-with-the-alien = On ne négocie pas avec un extraterrestre révélé.
refuse-decides-nothing = { $seat } ne décide rien ici.
refuse-cannot-be-chosen = { $seat } ne peut pas être choisi ici.
refuse-not-that-much-in-bank = { $drafted ->
    [0] Votre banque contient { $bank } : trop peu pour offrir { $points }.
   *[other] Votre banque contient { $bank }, dont { $drafted } sont déjà dans l'offre : trop peu pour offrir { $points } de plus.
}
refuse-not-yours-to-offer = { $project } n'est pas à vous, ou est déjà dans l'offre.
refuse-not-held-by-you = Vous ne gardez pas { $event }, ou il est déjà dans l'offre.
refuse-offer-is-empty = Mettez d'abord quelque chose dans l'offre.
refuse-finish-your-offer = Finissez d'abord l'offre { $offer } : proposez-la ou retirez-la.
refuse-play-the-card-first = Jouez d'abord Changement de plan.
refuse-research-banned = Une interdiction de voyager vous prive de recherche ce tour.
refuse-ports-are-full = Tous vos ports sont occupés : soumettez ou changez de projet.
refuse-nowhere-to-change-to = Il n'y a pas d'autre projet où aller.
refuse-no-two-cards-there = Il n'y a pas deux cartes au port { $port } et au suivant.
refuse-no-swaps-left = Vos échanges sont épuisés : votre créativité en permet { $swaps }.
refuse-cards-are-alike = Les cartes du port { $port } et du suivant sont pareilles.
refuse-another-project-is-meant = { $project } n'est pas le projet de cet événement.
refuse-leave-that-project = Vous quittez { $project } : choisissez-en un autre.
refuse-not-in-the-centre = { $project } n'est pas au centre.
refuse-not-a-company = Ce siège n'est pas une compagnie que vous pouvez choisir.
refuse-company-not-open = { $seat } ne peut pas être choisi ici.
refuse-no-such-attack-card = Aucune carte { $card } visible devant { $seat }.
refuse-no-hidden-attack-card = Aucune carte cachée devant { $seat }.
refuse-only-the-alien-reveals = Seul l'extraterrestre se révèle. Vous êtes humain : passez.

# Coups permis, mais qui ne feraient rien
refuse-nothing-to-submit = Soumettre ne servirait à rien : vous n'avez pas de cartes, et votre banque seule n'atteint pas la difficulté de votre projet.
refuse-no-threat-to-ignore = { $event } ne servirait à rien : aucune menace de votre file ne vous touche.

## Options

option-length = Longueur
    .help = Combien de projets doivent être réclamés avant que l'extraterrestre puisse se révéler : 2, 3 ou 4 par joueur.
option-length-short = Courte
option-length-standard = Standard
option-length-epic = Épique
option-alien = Extraterrestre
    .help = La force de l'extraterrestre : une soucoupe pour une première partie ; davantage si la partie est longue ou les joueurs nombreux. Tous connaissent sa carte, sauf tirée au sort : lui seul la connaît alors.
option-alien-suited = Selon la durée et le nombre de sièges
option-alien-random = Tirée au sort
option-alien-raiding-party = Groupe de raid, une soucoupe (pour une première partie)
option-alien-harvest-squadron = Escadron moissonneur, deux soucoupes
option-alien-conquest-legion = Légion conquérante, trois soucoupes
option-alien-extinction-armada = Armada d'extinction, quatre soucoupes
option-president = Premier président
    .help = Qui a d'abord le badge.
option-president-random = Le hasard décide
option-president-maker = Qui a ouvert la table
option-president-first = Le premier siège
option-president-second = Le deuxième siège
option-president-third = Le troisième siège
option-president-fourth = Le quatrième siège
option-president-fifth = Le cinquième siège
option-president-sixth = Le sixième siège
timer-bargain = Négociation
option-timer = Sablier
    .help = Combien de secondes dure une négociation au plus.
option-timer-0 = Pas de sablier
option-timer-30 = 30 secondes
option-timer-60 = 60 secondes
option-timer-180 = 3 minutes
option-turn-limit = Limite de tours
    .help = Le dernier tour où l'extraterrestre peut encore se cacher.
option-hidden-vote = Vote caché
    .help = Tous votent en secret en même temps, et l'on montre tout ensemble.
option-wide-visionary = Large vision
    .help = La Visionnaire pioche à n'importe quel niveau jusqu'à son plus élevé.
option-by-memory = De mémoire seulement
    .help = On ne montre ni soupçons, ni cartes vues, ni projets restants, ni votes passés, ni paroles tenues ou rompues.
