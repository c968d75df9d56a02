title = E.T.I.: Estimated Time to Invasion
pitch = Arm the Earth with the finest research money can buy, while one of you sells it out.
players = 3 to 6 players
minutes = about 90 minutes

## Seats

seat-0 = Aegis Dynamics
    .colour = red
seat-1 = Borealis Chemical
    .colour = blue
seat-2 = Helix Biologics
    .colour = green
seat-3 = Meridian Avionics
    .colour = yellow
seat-4 = Novus Electric
    .colour = purple
seat-5 = Pinnacle Ordnance
    .colour = orange

## Research cards

card-10 = 10
card-20 = 20
card-30 = 30
card-40 = 40
card-50 = 50
card-x0 = x0
card-x2 = x2
card-x3 = x3
card-abduction = Abduction
card-arson = Arson
card-virus = Data Virus
card-spy = Spy

## Abilities, threats, fields, agendas, methods, vaults

ability-staffing = staffing
    .short = staff
    .effect = Cards you get for research. For the alien: how soon the invasion comes.
ability-creativity = creativity
    .short = creat.
    .effect = Swaps of neighbouring cards in a standard submission. For the alien: Intel.
ability-security = security
    .short = secur.
    .effect = Immunities to threats. For the alien: tactics.
ability-analysis = analysis
    .short = anal.
    .effect = Ports of your own you may look at. For the alien: brutality.
upgrades-staffing = staffing
upgrades-creativity = creativity
upgrades-security = security
upgrades-analysis = analysis
threat-abduction = Abduction
threat-arson = Arson
threat-virus = Data Virus
threat-spy = Spy
immunities-abduction = Abduction
immunities-arson = Arson
immunities-virus = Data Virus
immunities-spy = Spy
field-chemistry = chemistry
field-computers = computers
field-life-sciences = life sciences
field-physics = physics
field-robotics = robotics
field-sensors = sensors
field-weaponry = weaponry
field-xeno-studies = xeno studies
agenda-research = conduct research
    .short = research
agenda-submit = submit results
    .short = submit
agenda-change = change projects
    .short = change
method-safe = safe
method-standard = standard
vault-secret = top-secret vault
vault-public = public vault
vault-alien = alien vault

## Projects

project-miracle-polymers = Miracle Polymers
project-computer-languages = Computer Languages
project-transplant-surgery = Transplant Surgery
project-ruby-lasers = Ruby Lasers
project-factory-automatons = Factory Automatons
project-dedicated-observatories = Dedicated Observatories
project-assault-rifles = Assault Rifles
project-alien-detection = Alien Detection
project-synthetic-fuels = Synthetic Fuels
project-space-flight-calculations = Space Flight Calculations
project-gene-mapping = Gene Mapping
project-portable-reactors = Portable Reactors
project-mechanical-exoskeletons = Mechanical Exoskeletons
project-satellite-network = Satellite Network
project-homing-missiles = Homing Missiles
project-alien-linguistics = Alien Linguistics
project-ablative-plating = Ablative Plating
project-continental-data-net = Continental Data Net
project-advanced-neuroscience = Advanced Neuroscience
project-string-theory = String Theory
project-sentry-drones = Sentry Drones
project-over-horizon-radar = Over-Horizon Radar
project-particle-cannons = Particle Cannons
project-saucer-wreck-salvage = Saucer Wreck Salvage
project-universal-antitoxin = Universal Antitoxin
project-battle-forecasting = Battle Forecasting
project-accelerated-healing = Accelerated Healing
project-gravity-deflectors = Gravity Deflectors
project-self-mending-machines = Self-Mending Machines
project-moon-outpost-lens-array = Moon Outpost Lens Array
project-orbital-minefield = Orbital Minefield
project-captured-drive-core = Captured Drive Core
project-weather-mastery = Weather Mastery
project-thinking-machine = Thinking Machine
project-enhanced-volunteers = Enhanced Volunteers
project-zero-point-power = Zero-Point Power
project-colossus-walkers = Colossus Walkers
project-subspace-listening-grid = Subspace Listening Grid
project-planetary-defense-ring = Planetary Defense Ring
project-hive-signal-jammer = Hive Signal Jammer

## Event cards. $number is the number on the card, $otherwise what a company without a project gets.

incident-recruiting-drive = Recruiting Drive
    .effect = The company with the highest staffing takes { $number } research cards.
incident-flash-of-genius = Flash of Genius
    .effect = The company with the highest creativity banks { $number } points.
incident-security-sweep = Security Sweep
    .effect = The company with the highest security discards every threat at its ports.
incident-peer-review = Peer Review
    .effect = The company with the highest analysis looks at its cards and may discard { $number }.
incident-small-firm-grant = Small-Firm Grant
    .effect = The company with the lowest top level banks { $number } points.
incident-anti-trust-ruling = Anti-Trust Ruling
    .effect = The company with the most levels loses half its bank.
incident-hand-me-downs = Hand-Me-Downs
    .effect = The president gives one of their public projects to another company.
incident-discretionary-fund = Discretionary Fund
    .effect = The president chooses a company: it banks { $number } points.
incident-surplus-patent = Surplus Patent
    .effect = The president chooses who gets the project shown.
incident-guest-professor = Guest Professor
    .effect = The president chooses a company: it takes a permanent upgrade.
incident-black-budget = Black Budget
    .effect = The president chooses a company: it takes { $number } research cards.
incident-emergency-contract = Emergency Contract
    .effect = A project joins the centre; the president chooses a company that may move there at once.
incident-travel-ban = Travel Ban
    .effect = The president chooses a company that may not research this turn.
incident-draft-exemption = Draft Exemption
    .effect = A vote on staffing: the winner takes a permanent staffing upgrade.
incident-loaned-technicians = Loaned Technicians
    .effect = A vote on staffing: the winner takes { $number } research cards.
incident-science-prize = Science Prize
    .effect = A vote on creativity: the winner marks a project with { $number } fame, or banks { $otherwise } points.
incident-think-tank-retreat = Think-Tank Retreat
    .effect = A vote on creativity: the winner puts their cards in any order.
incident-counter-espionage-act = Counter-Espionage Act
    .effect = A vote on security: the winner takes a permanent security upgrade.
incident-hardened-bunkers = Hardened Bunkers
    .effect = A vote on security: the winner marks a project with { $number } defence, or banks { $otherwise } points.
incident-right-to-inspect = Right to Inspect
    .effect = A vote on analysis: the winner looks at a rival's cards and takes up to { $number } of their points.
incident-shared-blueprint = Shared Blueprint
    .effect = A vote on analysis: the winner may move to the project shown, and takes { $number } research cards.
incident-fire-drill = Fire Drill
    .effect = Held: in your own standard submission no threat counts.
incident-change-of-plans = Change of Plans
    .effect = Held: after agendas are shown, take another one.
incident-voting-bloc = Voting Bloc
    .effect = Held: your votes count double.
incident-deep-shelter = Deep Shelter
    .effect = Held: { $number } more defence in the invasion.

## Endgame cards. $number and $fame are the numbers on the card.

role-survivalist = The Survivalist
    .effect = The printed fame of one of your projects becomes defence.
role-visionary = The Visionary
    .effect = Draw one more project before the attack.
role-isolationist = The Isolationist
    .effect = Your top-secret projects have { $number } more defence.
role-folk-hero = The Folk Hero
    .effect = Your public projects have { $number } more defence and { $fame } more fame.
role-counterspy = The Counterspy
    .effect = You are immune to all threats, and the base attack is { $number } less.
role-saboteur = The Saboteur
    .effect = Turn up your attack cards and discard one worth { $number } or less.
role-raiding-party = Raiding Party
    .effect = The alien with one saucer.
role-harvest-squadron = Harvest Squadron
    .effect = The alien with two saucers.
role-conquest-legion = Conquest Legion
    .effect = The alien with three saucers.
role-extinction-armada = Extinction Armada
    .effect = The alien with four saucers.

## What stands around the board

label-line = { $label }: { $text }
label-turn = Turn { $turn }
label-president = President
label-claimed = Claimed
    .progress = Claimed { $claimed }: the alien may reveal from { $threshold }, must from { $forced }
label-threshold = Threshold
label-turns-left = Turns to the invasion
label-alien = Alien
label-role = Your card
label-centre = Centre
label-stock = Left in the piles
label-level = Level
label-field = Field
label-difficulty = Difficulty
label-defence = Defence
label-fame = Fame
label-upgrades = Upgrades
label-study = Studies
label-bank = Bank
label-ports = Ports
label-vaults = Vaults
    .legend = Vaults (* top secret, [ ] held events)
label-held = Held
label-immune = Immune to
label-tactics = Tactics
label-event = Event
label-offers = Offers
label-agenda = Agenda
    .short = Agenda
label-attack = Attack
label-votes = Votes
label-word = Word kept
label-suspicion = Suspicion
    .legend = The alien may be
label-ledger = Votes and words given
label-points = { $points } points
label-given-up = given up
label-count = { $unseen ->
    [0] As they lie { $total } { part-lacks }; safe { $safe } { part-safe-lacks }
    [one] As they lie { $total } { part-lacks }, not counting one card out of sight; safe { $safe } { part-safe-lacks }
   *[other] As they lie { $total } { part-lacks }, not counting { $unseen } cards out of sight; safe { $safe } { part-safe-lacks }
}
part-lacks = { $missing ->
    [0] (enough)
   *[other] ({ $missing } short)
}
part-safe-lacks = { $lacks ->
    [0] (enough)
   *[other] ({ $lacks } short)
}
label-ending = The end
    .held = { $alien } was the alien. The Earth held: { $winner } wins with the most fame ({ $rule }).
    .lost = { $alien } was the alien. The Earth has fallen: { $winner } wins ({ $rule }).
label-idle = nothing
label-destroyed = destroyed
label-survives = survives

## What to do now

part-about = { $event-id ->
    [none] { "" }
   *[other] { $event }:{ " " }
}
decide-upgrades = Place your free upgrades, and choose the immunities they bring.
decide-marks = Choose the project you study.
decide-window = { $forced ->
    [yes] Does anyone reveal? The alien must.
   *[no] Does anyone reveal? Everybody answers.
}
decide-level = { part-about }name a level.
decide-bargain = { part-about }bargain, or say that you are ready.
decide-choice = { part-about }choose a company.
decide-votes = { part-about }cast your votes.
decide-give = { part-about }choose the project you give away.
decide-professor = { part-about }choose an upgrade.
decide-reviewing = { $left ->
    [one] { part-about }discard one card, or leave it.
   *[other] { part-about }discard up to { $left } cards, or leave it.
}
decide-ordering = { part-about }choose the card for the next port, or leave the rest as it is.
decide-rival = { part-about }choose the rival whose cards you look at.
decide-marking = { part-about }choose the project it goes to.
decide-contract-move = { part-about }move to { $project }, or stay.
decide-settle = { $to } did what you asked for. Honour your offer?
decide-agenda = Choose your agenda.
decide-plans = Change of Plans: take another agenda?
decide-method = Submit safely, or turn your cards up?
decide-arrange = Put your queue in order.
decide-ties = { $project } is tied: choose who claims it.
decide-vault = { $project } is yours: which vault?
decide-draws = Turn up a new project: of which level?
decide-threat = { $drop ->
    [yes] Choose the immunity you give up.
   *[no] Choose a threat.
}
decide-intel = { $left ->
    [one] Intel: turn up a card, move one, or leave it.
   *[other] Intel: turn up cards or move them, { $left } times in all, or leave it.
}
decide-send = Choose where the card goes.
decide-mash = { $left ->
    [one] Mash: choose who gets one more attack card.
   *[other] Mash: choose who gets an attack card; { $left } are left.
}
decide-fame-move = Choose the project whose fame becomes defence.
decide-vision = Choose the level of the project you draw.
decide-vision-vault = You draw { $project }: which vault?
decide-scrap = Choose the attack card you discard.
decide-shelter = Use Deep Shelter?
decide-crown = Equal fame: choose the winner.
decide-over = The match is over.

phase-upgrades = place your free upgrades
phase-marks = choose a project
phase-window = answer whether you reveal
phase-level = name a level
phase-bargain = bargain, or say that you are ready
phase-choice = choose a company
phase-votes = vote
phase-give = choose the project you give away
phase-professor = choose an upgrade
phase-reviewing = review your cards
phase-ordering = put your cards in order
phase-rival = choose a rival
phase-marking = choose a project of your own
phase-contract-move = move or stay
phase-settle = honour your offer or break it
phase-agenda = choose your agenda
phase-plans = decide about Change of Plans
phase-method = choose how to submit
phase-arrange = put your queue in order
phase-ties = break the tie
phase-vault = choose a vault
phase-draws = turn up a project
phase-threat = choose a threat
phase-intel = use your Intel
phase-send = send the attack card somewhere
phase-mash = place the cards of the mash
phase-fame-move = choose the project whose fame you move
phase-vision = choose a level
phase-vision-vault = choose a vault
phase-scrap = discard an attack card
phase-shelter = decide about Deep Shelter
phase-crown = choose the winner
phase-over = leave it there, for the match is over

## Moves

part-company = { $company-is ->
    [you] your own company
   *[other] { $company }
}
move-upgrade = Upgrade { $ability }
move-choose-threat = Choose { $threat }
move-drop-threat = Give up { $threat }
move-start-over = Start over
move-finish = That is all
move-place-marker = Study { $project }
move-reveal = Reveal: I am the alien
move-pass = No, thank you
move-draw-project = Turn up a project of level { $level }
move-open-offer = { $wish-is ->
    [you] Make { $to } an offer, for yourself
   *[other] Make { $to } an offer, for { $wish }
}
move-offer-points = Offer { $points } points more
move-offer-project = Offer { $project }
move-offer-held = Offer { $event }
move-propose = Propose this offer
move-withdraw = Withdraw offer { $offer }
move-promise-vote = { $choice-is ->
    [you] Promise { $to } to vote for yourself
   *[other] Promise { $to } to vote for { $choice }
}
move-ready = I am ready
move-come-back = Bargain on: I am not ready after all
move-honour-offer = Honour it
move-break-offer = Break it
move-vote = Vote for { part-company }
move-choose-company = Choose { part-company }
move-choose-project = Choose { $project }
move-play-held = Play { $event }
move-discard-port = Discard the card at port { $port }
move-next-card = Next comes { $card }
move-choose-agenda = { $agenda-id ->
    [research] Conduct research
    [submit] Submit results
   *[change] Change projects
}
move-choose-method = { $method-id ->
    [safe] Safe: ten points a card
   *[standard] Standard: turn them up
}
move-swap-ports = Swap port { $port } with the next one
move-choose-vault = Into the { $vault }
move-turn-up = Turn up a card of { $company }
move-take-attack = { $card-id ->
    [none] Take a face-down card from { $company }
   *[other] Take { $card } from { $company }
}
move-scrap = Discard { $card }

## Events

event-table-laid = { $president-is ->
    [you] In the centre: { $projects }. You preside first.
   *[other] In the centre: { $projects }. { $president } presides first.
}
event-alien-card-shown = One of you is the alien: { $card }.
event-role-dealt = { $role-id ->
    [none] { $seat-is ->
        [you] You are dealt a secret card.
       *[other] { $seat } is dealt a secret card.
    }
   *[other] { $seat-is ->
        [you] Your secret card: { $role }.
       *[other] { $seat }'s secret card: { $role }.
    }
}
event-choice-made = { $seat-is ->
    [you] You have made up your mind.
   *[other] { $seat } has made up their mind.
}
event-upgrades-shown = { $immunities-count ->
    [0] { part-upgrades-shown }.
   *[other] { part-upgrades-shown }; immune to { $immunities }.
}
part-upgrades-shown = { $seat-is ->
    [you] You start with { part-upgrades }
   *[other] { $seat } starts with { part-upgrades }
}
part-upgrades = { $upgrades-count ->
    [0] no upgrades
   *[other] { $upgrades }
}
event-project-turned-up = { $seat-is ->
    [you] You turn up { $project }.
   *[other] { $seat } turns up { $project }.
}
event-marker-placed = { $seat-is ->
    [you] You study { $project }, with { $bank } in the bank.
   *[other] { $seat } studies { $project }, with { $bank } in the bank.
}
event-turn-started = { $president-is ->
    [you] Turn { $turn }: you preside. Projects claimed: { $claimed }.
   *[other] Turn { $turn }: { $president } presides. Projects claimed: { $claimed }.
}
event-reveal-asked = { $forced ->
    [yes] The alien can hide no longer: everybody answers.
   *[no] Does anyone reveal? Everybody answers.
}
event-nobody-revealed = Nobody reveals.
event-alien-revealed = { $seat-is ->
    [you] You are the alien: { $card }! { part-takes-project }
   *[other] { $seat } is the alien: { $card }! { part-takes-project }
}
part-takes-project = { $project-id ->
    [none] Turns left: { $turns }.
   *[other] { $project } falls to the alien. Turns left: { $turns }.
}
event-badge-passed = { $president-is ->
    [you] You have the badge.
   *[other] { $president } has the badge.
}
event-event-drawn = { $president-is ->
    [you] You draw { $event }.
   *[other] { $president } draws { $event }.
}
event-event-fizzled = { $event } has no effect.
event-bargaining-opened = { $candidates-count ->
    [0] Bargaining begins.
   *[other] Bargaining begins, over { $candidates }. To decide: { $deciders }.
}
event-offer-proposed = { $seat-is ->
    [you] Offer { $number }: you offer { $to } { part-goods } for { $wish }.
   *[other] Offer { $number }: { $seat } offers { $to } { part-goods } for { $wish }{ part-why }.
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
        [0] nothing
       *[other] { $events }
    }
   *[other] { $events-count ->
        [0] { $projects }
       *[other] { $projects }, { $events }
    }
}
event-came-back = { $seat-is ->
    [you] You bargain on.
   *[other] { $seat } bargains on.
}
event-offer-withdrawn = { $seat-is ->
    [you] You withdraw offer { $number }.
   *[other] { $seat } withdraws offer { $number }.
}
event-vote-promised = { $seat-is ->
    [you] You promise { $to } to vote for { $choice }.
   *[other] { $seat } promises { part-promised } to vote for { part-choice }{ part-why }.
}
part-promised = { $to-is ->
    [you] you
   *[other] { $to }
}
part-choice = { $choice-is ->
    [you] you
   *[other] { $choice }
}
event-offers-weighed = { $agreed ->
    [yes] { $seat-is ->
        [you] You agree to nothing more.
       *[other] { $seat } agrees to nothing more{ part-why }.
    }
   *[no] { $seat-is ->
        [you] You agree to nothing yet.
       *[other] { $seat } agrees to nothing yet{ part-why }.
    }
}
event-bargaining-ended = { $on-time ->
    [yes] Time is up.
   *[no] Everybody is ready.
}
event-company-chosen = { $why-id ->
    [none] { part-falls-to }.
    [for-the-offer] { part-falls-to }, as an offer asked for.
    [for-the-promise] { part-falls-to }, for a vote promised.
    [for-itself] { part-falls-to }: the president's own company.
    [unasked] { part-falls-to }; nobody had offered anything.
    [no-trust] { part-falls-to }; the president did not trust what others offered.
   *[other] { part-falls-to }; others offered the president too little.
}
part-falls-to = { $company-is ->
    [you] { $event } falls to you
   *[other] { $event } falls to { $company }
}
event-vote-cast = { $seat-is ->
    [you] You vote for { part-company }: { $votes }.
   *[other] { $seat } votes for { part-favoured }: { $votes }{ part-why }.
}
part-favoured = { $company-is ->
    [you] you
   *[other] { $company }
}
event-votes-counted = { $leaders-count ->
    [1] Most votes: { $leaders }.
   *[other] Level on votes: { $leaders }.
}
event-promise-tested = { $kept ->
    [yes] { $seat-is ->
        [you] You keep your promise to { $to }.
       *[other] { $seat } keeps their promise to { $to }{ part-why }.
    }
   *[no] { $seat-is ->
        [you] You break your promise to { $to }.
       *[other] { $seat } breaks their promise to { $to }{ part-why }.
    }
}
part-why = { $why-id ->
    [none] { "" }
   *[other] ; { $why }
}
event-offer-honoured = { $seat-is ->
    [you] You honour offer { $number } to { $to }.
   *[other] { $seat } honours offer { $number } to { $to }{ part-why }.
}
event-offer-broken = { $able ->
    [yes] { $seat-is ->
        [you] You break offer { $number } to { $to }.
       *[other] { $seat } breaks offer { $number } to { $to }{ part-why }.
    }
   *[no] { $seat-is ->
        [you] You can no longer honour offer { $number } to { $to }.
       *[other] { $seat } can no longer honour offer { $number } to { $to }.
    }
}
event-held-gained = { $giver-id ->
    [none] { $seat-is ->
        [you] You keep { $event }.
       *[other] { $seat } keeps { $event }.
    }
   *[other] { $seat-is ->
        [you] You get { $event } from { $giver }.
       *[other] { $seat } gets { $event } from { $giver }.
    }
}
event-held-played = { $seat-is ->
    [you] You play { $event }.
   *[other] { $seat } plays { $event }.
}
event-bank-changed = { $change ->
    [0] { part-bank }.
   *[other] { part-bank } ({ $change }).
}
part-bank = { $seat-is ->
    [you] Your bank holds { $bank }
   *[other] The bank of { $seat } holds { $bank }
}
event-cards-taken = { $overflow ->
    [0] { part-takes-cards }.
   *[other] { part-takes-cards }; no port is free for { $overflow } more.
}
part-takes-cards = { $seat-is ->
    [you] You take { part-cards-taken }
   *[other] { $seat } takes { part-cards-taken }
}
part-cards-taken = { $faces-count ->
    [0] { part-cards-count }
   *[other] { part-cards-count } ({ $faces })
}
part-cards-count = { $cards-count ->
    [one] { $cards-count } card
   *[other] { $cards-count } cards
}
event-cards-seen = { $cards-count ->
    [0] { part-looks }.
   *[other] { part-looks }: { $cards }.
}
part-looks = { $seat-is ->
    [you] { $owner-is ->
        [you] You look at your own cards
       *[other] You look at the cards of { $owner }
    }
   *[other] { $owner-is ->
        [you] { $seat } looks at your cards
        [self] { $seat } looks at their own cards
       *[other] { $seat } looks at the cards of { $owner }
    }
}
event-threats-discarded = { $seat-is ->
    [you] You sweep out threats: { $cards }.
   *[other] { $seat } sweeps out threats: { $cards }.
}
event-port-discarded = { $seat-is ->
    [you] You discard the card at port { $port }.
   *[other] { $seat } discards the card at port { $port }.
}
event-queue-put-in-order = { $seat-is ->
    [you] You put your cards in order.
   *[other] { $seat } puts their cards in order.
}
event-project-given = { $receiver-is ->
    [you] { $giver } gives you { $project }.
   *[other] { $giver } gives { $project } to { $receiver }.
}
event-project-marked = { $fame ->
    [0] { $event }: { $project } has { $defence } more defence.
   *[other] { $event }: { $project } has { $fame } more fame.
}
event-research-banned = { $seat-is ->
    [you] You may not research this turn.
   *[other] { $seat } may not research this turn.
}
event-upgrade-gained = { $seat-is ->
    [you] You gain { $ability }.
   *[other] { $seat } gains { $ability }.
}
event-upgrade-lost = { $seat-is ->
    [you] You lose { $ability }.
   *[other] { $seat } loses { $ability }.
}
event-threat-mastered = { $seat-is ->
    [you] You master { $threat }.
   *[other] { $seat } masters { $threat }.
}
event-immunity-lost = { $seat-is ->
    [you] You are no longer immune to { $threat }.
   *[other] { $seat } is no longer immune to { $threat }.
}
event-agenda-shown = { $seat-is ->
    [you] Your agenda: { $agenda }.
   *[other] { $seat }: { $agenda }.
}
event-agenda-changed = { $seat-is ->
    [you] Your new agenda: { $agenda }.
   *[other] { $seat } changes their agenda: { $agenda }.
}
event-method-shown = { $seat-is ->
    [you] Your submission is { $method }.
   *[other] The submission of { $seat } is { $method }.
}
event-queue-shown = { $seat-is ->
    [you] Your queue: { $cards }.
   *[other] The queue of { $seat }: { $cards }.
}
event-result-shown = { $destroyed-count ->
    [0] { part-result }.
    [one] { part-result }; destroyed at port { $destroyed }.
   *[other] { part-result }; destroyed at ports { $destroyed }.
}
part-result = { $seat-is ->
    [you] Your result: { $points }, with { $bank } in the bank
   *[other] Result of { $seat }: { $points }, with { $bank } in the bank
}
event-tie-broken = { $company-is ->
    [you] The president gives you { $project }.
   *[other] The president gives { $project } to { $company }.
}
event-project-claimed = { $claimed ->
    [0] { part-claims }.
   *[other] { part-claims }. Claimed in all: { $claimed }.
}
part-claims = { $seat-is ->
    [you] You put { $project } into your { $vault }
   *[other] { $seat } puts { $project } into their { $vault }
}
event-scooped = { $seat-is ->
    [you] You are scooped on { $project } and keep { $bank }.
   *[other] { $seat } is scooped on { $project } and keeps { $bank }.
}
event-cards-banked = { $seat-is ->
    [you] You bank your cards unseen ({ $cards }): { $bank }.
   *[other] { $seat } banks their cards unseen ({ $cards }): { $bank }.
}
event-deck-shuffled = The discards are shuffled into the deck.
event-events-shuffled = The events are shuffled.
event-invasion-started = { $president-is ->
    [you] The invasion begins! You are the final president.
   *[other] The invasion begins! { $president } is the final president.
}
event-leftovers-taken = { $projects-count ->
    [0] { $seat-is ->
        [you] You find nothing left in the centre.
       *[other] { $seat } finds nothing left in the centre.
    }
   *[other] { $seat-is ->
        [you] You take what is left in the centre: { $projects }.
       *[other] { $seat } takes what is left in the centre: { $projects }.
    }
}
event-attack-placed = { $company-is ->
    [you] Attack cards before you: { $cards } more.
   *[other] Attack cards before { $company }: { $cards } more.
}
event-attack-turned-up = { $company-is ->
    [you] An attack card against you is turned up: { $card }.
   *[other] An attack card against { $company } is turned up: { $card }.
}
event-attack-moved = { $card-id ->
    [none] A face-down card goes from { $source } to { $target }.
   *[other] { $card } goes from { $source } to { $target }.
}
event-role-shown = { $seat-is ->
    [you] You show { $role }.
   *[other] { $seat } shows { $role }.
}
event-fame-moved = { $seat-is ->
    [you] You turn the fame of { $project } into defence.
   *[other] { $seat } turns the fame of { $project } into defence.
}
event-attack-scrapped = { $company-is ->
    [you] You discard an attack card: { $card }.
   *[other] { $company } discards an attack card: { $card }.
}
event-company-attacked = { $survives ->
    [yes] { part-attack } { $company-is ->
        [you] You survive with { $fame } fame. { part-losses }
       *[other] { $company } survives with { $fame } fame. { part-losses }
    }
   *[no] { part-attack } { $company-is ->
        [you] Your company is destroyed. { part-losses }
       *[other] { $company } is destroyed. { part-losses }
    }
}
part-attack = { $cards-count ->
    [0] Attack { $attack } (base { $base }) against defence { $defence }.
   *[other] Attack { $attack } ({ $cards } and base { $base }) against defence { $defence }.
}
part-losses = { $discarded-count ->
    [0] Nothing is lost.
   *[other] Lost: { $discarded }.
}
event-fame-counted = { $company-is ->
    [you] { $project } brings you { $fame } fame.
   *[other] { $project } brings { $company } { $fame } fame.
}
event-conquest-counted = { $seat-is ->
    [you] { part-destroyed } destroyed: { part-points } for you.
   *[other] { part-destroyed } destroyed: { part-points } for { $seat }.
}
part-destroyed = { $companies ->
    [0] No company
    [one] { $companies } company
   *[other] { $companies } companies
}
event-match-ended = { $winner-is ->
    [you] { $reason } You win!
   *[other] { $reason } { $winner } wins!
}

## Why a bot offers, agrees, keeps its word or breaks it: part of a sentence about its company

why-to-win = with these votes they would win
why-to-gather-votes = they gather votes
why-to-outbid = another has bid for this decision
why-to-counter = they would rather buy a vote than sell their own
why-to-be-chosen = they want to be chosen
why-to-be-spared = they want to be spared
why-to-help = they back another company
why-to-ask-a-favour = they hope for a favour
why-for-the-offer = they were offered something for that
why-as-promised = they had promised to
why-for-the-promise = they were promised a vote
why-for-a-better-offer = they had a better offer
why-for-itself = they saw a chance of their own
why-can-win = no offer is worth a vote that can win
why-no-trust = they do not trust the offers they had
why-too-little = they were offered too little for their vote
why-rather-this = unpaid, they would rather see this company win than another
why-unasked = nobody had offered anything
why-to-be-trusted = they mean to be trusted again
why-as-a-last-word = even now they keep their word
why-too-late-to-matter = nobody has time to remember it
why-too-dear = it was too dear
why-for-the-gain = they gain by that
why-to-consider = they keep the decision to themselves
why-to-get-more = they hope for more
why-to-compare = they have more than one offer
why-bound = they have promised their vote already

## What a bot says to it: as its company, by what all can see; `$pick` chooses between phrases

say-to-win = { $pick ->
    [0] Your votes and mine would carry it.
    [1] Together we have the votes.
   *[other] With you, this is ours.
}
say-to-gather-votes = { $pick ->
    [0] Every vote counts.
    [1] We are gathering votes, one by one.
   *[other] It is a start: lend us yours.
}
say-to-outbid = { $pick ->
    [0] We can do better than that.
    [1] Do not take the other offer yet.
   *[other] Before you say yes to them, look at ours.
}
say-to-counter = { $pick ->
    [0] We would rather buy than sell.
    [1] Let us turn that offer round.
   *[other] Our vote is not for sale, but we pay for yours.
}
say-to-be-chosen = { $pick ->
    [0] We would put it to good use.
    [1] Choose us, and it pays.
   *[other] A fair price for a small favour.
}
say-to-be-spared = { $pick ->
    [0] Anyone but us, please.
    [1] Leave us out of this, and we pay.
   *[other] We cannot afford that now.
}
say-to-help = { $pick ->
    [0] It is in better hands there.
    [1] Give it to them, it is safer there.
   *[other] We would rather see it there.
}
say-can-win = { $pick ->
    [0] Why sell what can win?
    [1] This one we can take ourselves.
   *[other] Thank you, but we have the votes.
}
say-no-trust = { $pick ->
    [0] Your word has cost others before.
    [1] We have seen what your offers are worth.
   *[other] Keep a promise first, then ask again.
}
say-too-little = { $pick ->
    [0] For that little? No.
    [1] Bid higher, or not at all.
   *[other] Our vote is worth more than that.
}
say-rather-this = { $pick ->
    [0] Of the others, they suit us best.
    [1] It cannot be us, so why not?
   *[other] No charge: it suits us.
}
say-unasked = { $pick ->
    [0] Nobody asked, so we chose.
    [1] No offers, no hard feelings.
   *[other] With nothing on the table, this seems best.
}
say-to-ask-a-favour = { $pick ->
    [0] Remember us when you choose.
    [1] One favour for another.
   *[other] Think of us today.
}
say-for-the-offer = { $pick ->
    [0] That is a good offer.
    [1] A deal is a deal.
   *[other] For that, gladly.
}
say-as-promised = { $pick ->
    [0] We said we would.
    [1] A promise is a promise.
   *[other] You had our word.
}
say-for-the-promise = { $pick ->
    [0] We count on that vote.
    [1] One good turn deserves another.
   *[other] Do not forget the vote you promised.
}
say-for-a-better-offer = { $pick ->
    [0] Somebody offered more.
    [1] Nothing personal: the other offer was better.
   *[other] Next time, bid higher.
}
say-for-itself = { $pick ->
    [0] This one we needed ourselves.
    [1] Sorry, we saw our own chance.
   *[other] Charity begins at home.
}
say-to-be-trusted = { $pick ->
    [0] Our word is good. Remember it.
    [1] There, as agreed.
   *[other] We pay our debts.
}
say-as-a-last-word = { $pick ->
    [0] Even now we keep our word.
    [1] If this is the end, let it be an honest one.
   *[other] One last debt, paid.
}
say-too-late-to-matter = { $pick ->
    [0] Who will remember it now?
    [1] There is no time left for debts.
   *[other] After the invasion, perhaps.
}
say-too-dear = { $pick ->
    [0] It was more than we can spare.
    [1] We had offered too much.
   *[other] We need it ourselves after all.
}
say-for-the-gain = { $pick ->
    [0] Business is business.
    [1] We could not resist.
   *[other] You trusted us too soon.
}
say-to-get-more = { $pick ->
    [0] It is a start. What else do you have?
    [1] A little more would help us decide.
   *[other] Is that all? We can wait.
}
say-to-compare = { $pick ->
    [0] More than one bid: who goes higher?
    [1] You are not the only one asking.
   *[other] Somebody else wants it too.
}
say-to-consider = { $pick ->
    [0] We are listening.
    [1] Noted. We decide when all have spoken.
   *[other] An offer to think about.
}
say-bound = { $pick ->
    [0] Too late: we have given our word.
    [1] Tempting, but our vote is promised.
   *[other] You should have asked first.
}

## What a bot says to what a person did to it

reply-vote-promised = { $pick ->
    [0] We will see when you vote.
    [1] Good. We take you at your word.
   *[other] Noted. We count on it.
}
reply-promise-tested = { $kept ->
    [yes] { $pick ->
        [0] You kept your word. Noted.
        [1] Thank you for that vote.
       *[other] That is how we like to do business.
    }
   *[no] { $pick ->
        [0] You had promised us that vote.
        [1] We counted on you. Never again.
       *[other] So much for your promises.
    }
}
reply-offer-honoured = { $pick ->
    [0] A pleasure to do business with you.
    [1] Paid as agreed. Thank you.
   *[other] So your word is good.
}
reply-offer-broken = { $pick ->
    [0] We did our part. Where is yours?
    [1] So that is what your word is worth.
   *[other] We will remember that.
}

## What one could know, and what an attack would do

to-go = { $turns ->
    [0] the invasion has begun
    [one] about one turn to go
   *[other] about { $turns } turns to go
}
    .sure = { $turns ->
        [0] the invasion begins
        [one] one turn to go
       *[other] { $turns } turns to go
    }
doubt-hurries = { $number ->
    [one] hurries: one small project
   *[other] hurries: { $number } small projects
}
doubt-takes-time = takes their time over projects
doubt-few-staff = has little staffing
doubt-many-staff = builds up their staffing
doubt-sees-little = has little analysis
doubt-sees-much = builds up their analysis
doubt-breaks-words = { $number ->
    [one] has broken their word
   *[other] has broken their word { $number } times
}
doubt-keeps-words = { $number ->
    [one] has kept their word
   *[other] has kept their word { $number } times
}
as-alien = { $turns ->
    [0] As the alien they would invade at once
    [one] As the alien they would leave one turn
   *[other] As the alien they would leave { $turns } turns
}; Intel { $intel }, tactics { $tactics }, base attack { $base }
deal-offer = Turn { $turn }, { $event }: { $seat } offered { $to } { $goods } for { $wish }: { $fate }.
deal-promise = Turn { $turn }, { $event }: { $seat } promised { $to } a vote for { $wish }: { $fate }.
deal-vote = Turn { $turn }, { $event }: { $votes }.
fate-open = open
fate-kept = kept
fate-broken = broken
fate-lapsed = lapsed
fate-withdrawn = withdrawn
danger = { $count ->
    [0] attack { part-range }, defence { $defence }: { $outlook }; keeps { $fame } fame
   *[other] attack { part-range }, defence { $defence }: { $outlook }; gives up { $projects }, keeps { $fame } fame
}
part-range = { $least } to { $most }
port-immune = does not count: immune
port-struck = destroyed
port-acts = acts on port { $port }
cards-seen = { $card }: { $seen } of { $total } seen
outlook-safe = survives whatever comes
outlook-open = may survive
outlook-doomed = cannot survive

## How it ends

reason-fame = The most fame is left to one company.
reason-president = The final president has decided between equals.
reason-conquest = No human company survives.

outcome-fame = { reason-fame } { part-winners-only } Fame left to the winner: { $points }.
outcome-president = { reason-president } { part-winners-only } Fame left to the winner: { $points }.
outcome-conquest = { reason-conquest } { part-winners-only }

## Refusals

refuse-match-over = The match is over. Start another one?
refuse-alien-does-not-take-part = The alien has revealed and takes no part in this.
refuse-wait-for-the-others = You have chosen. Wait for the others.
refuse-not-your-turn = It is not your turn. Wait a little.
refuse-another-choice-first = Not now: first { $phase }.
refuse-name-another-agenda = Name an agenda other than the one you had.
refuse-must-reveal = You can hide no longer: { $claimed } projects are claimed, and { $forced } force you, or the centre is empty, or the turn limit is past.
refuse-level-not-open = Level { $level } is not open to you now.
refuse-not-your-public-project = { $project } is not one of your public projects.
refuse-not-your-project = { $project } is not one of your projects.
refuse-not-held-for-this = You cannot play { $event } now.
refuse-no-card-at-port = There is no card at port { $port }.
refuse-no-such-card-left = No { $card } is left to place.
refuse-no-such-card-to-scrap = You may not discard { $card } here.
refuse-nothing-to-start-over = There is nothing to take back yet.
refuse-started-over-already = You have started over once already. Go on from here.
refuse-immunity-first = Choose your new immunity first.
refuse-upgrades-left = You still have upgrades to place: { $left }.
refuse-no-upgrades-left = All your free upgrades are placed. Finish, or start over.
refuse-choose-not-drop = A threat is to be chosen, not given up.
refuse-not-immune-to = You are not immune to { $threat }.
refuse-immune-already = You have { $threat } already.
refuse-no-immunity-due = No immunity is due now.
refuse-no-such-offer = You have no offer { $offer } that you can withdraw.
refuse-open-an-offer-first = Open an offer first.
refuse-not-ready-yet = You are bargaining still: there is nothing to come back to.
refuse-come-back-first = You have said that you are ready. Come back to the bargaining first.
refuse-companies-do-not-fit = Each of the { $seats } seats plays one of the { $most } companies, no two the same.
refuse-no-such-president = Seat { $number } cannot preside first: there are { $seats } seats.
refuse-three-at-most = Three offers and promises in one event are the limit.
refuse-not-to-yourself = You cannot bargain with yourself.
refuse-not-with-the-alien = There is no bargaining with a revealed alien.
refuse-decides-nothing = { $seat } decides nothing here.
refuse-cannot-be-chosen = { $seat } cannot be chosen here.
refuse-not-that-much-in-bank = { $drafted ->
    [0] Your bank holds { $bank }: that is too little to offer { $points }.
   *[other] Your bank holds { $bank }, and { $drafted } of it are in the offer already: that is too little to offer { $points } more.
}
refuse-not-yours-to-offer = { $project } is not yours to offer, or is in the offer already.
refuse-not-held-by-you = You do not hold { $event }, or it is in the offer already.
refuse-offer-is-empty = Put something into the offer first.
refuse-finish-your-offer = Finish offer { $offer } first: propose it or withdraw it.
refuse-play-the-card-first = Play Change of Plans first.
refuse-research-banned = A travel ban keeps you from research this turn.
refuse-ports-are-full = All your ports are taken: submit or change projects.
refuse-nowhere-to-change-to = There is no other project to change to.
refuse-no-two-cards-there = There are no two cards at port { $port } and the next one.
refuse-no-swaps-left = Your swaps are used up: { $swaps } are all your creativity allows.
refuse-cards-are-alike = The cards at port { $port } and the next one are alike.
refuse-another-project-is-meant = { $project } is not the project this event brings.
refuse-leave-that-project = You leave { $project }: choose another one.
refuse-not-in-the-centre = { $project } does not lie in the centre.
refuse-not-a-company = That seat is no company you can choose.
refuse-company-not-open = { $seat } is not one you can choose here.
refuse-no-such-attack-card = No { $card } lies open before { $seat }.
refuse-no-hidden-attack-card = No face-down card lies before { $seat }.
refuse-only-the-alien-reveals = Only the alien can reveal. You are human: pass.

# Moves that may be made, but would do nothing
refuse-nothing-to-submit = Submitting would do nothing now: you have no cards, and your bank alone does not reach the difficulty of your project.
refuse-no-threat-to-ignore = { $event } would do nothing now: no threat in your queue strikes you.

## Options

option-length = Length
    .help = How many projects must be claimed before the alien may reveal: 2, 3 or 4 per player.
option-length-short = Short
option-length-standard = Standard
option-length-epic = Epic
option-alien = Alien
    .help = How strong the alien is: for a first game, one saucer; more for longer matches or more players. All know the card, unless it is drawn by chance: then only the alien does.
option-alien-suited = As it suits length and seats
option-alien-random = Drawn by chance
option-alien-raiding-party = Raiding Party, one saucer (for a first game)
option-alien-harvest-squadron = Harvest Squadron, two saucers
option-alien-conquest-legion = Conquest Legion, three saucers
option-alien-extinction-armada = Extinction Armada, four saucers
option-president = First president
    .help = Who has the badge first.
option-president-random = Chance decides
option-president-maker = The maker of the table
option-president-first = The first seat
option-president-second = The second seat
option-president-third = The third seat
option-president-fourth = The fourth seat
option-president-fifth = The fifth seat
option-president-sixth = The sixth seat
timer-bargain = Bargaining
option-timer = Timer
    .help = How many seconds a bargaining lasts at most.
option-timer-0 = No timer
option-timer-30 = 30 seconds
option-timer-60 = 60 seconds
option-timer-180 = 3 minutes
option-turn-limit = Turn limit
    .help = The last turn on which the alien may still hide.
option-hidden-vote = Hidden vote
    .help = All votes are cast in secret at once and shown together.
option-wide-visionary = Wide Visionary
    .help = The Visionary draws from any level up to their own highest.
option-by-memory = By memory alone
    .help = Nobody is shown suspicions, cards seen, projects left, earlier votes, or which word was kept or broken.
