## Fields of views, for the text table

field-level = Level
field-role = Card
field-immunities = Immune to
field-bank = Bank
field-ports = Ports
field-values = Worth
field-secret = Secret projects
field-public = Public projects
field-study = Study
field-agenda = Agenda
field-vote = Vote
field-promises = Promises
field-kept = Promises kept
field-broken = Promises broken
field-defence = Defence
field-fame = Fame
field-attack = Attack
field-survives = Survives
field-turn-number = Turn number
field-president = President
field-claimed = Claimed
field-threshold = Threshold
field-alien = Alien
field-alien-card = Alien's card
field-countdown = Turns to the invasion
field-centre = Centre
field-stock = Left in the piles
field-marks = Marks
field-project = Project
field-event = Event
field-events-left = Events left
field-event-discards = Events past
field-attached = Lasting events
field-offers = Offers
field-to-go = Turns to go, about
field-count = Your cards as they lie
field-memory = What one could know
field-danger = Danger
field-ending = The end
field-suspicions = Who may be the alien
field-cards = Research cards seen
field-unseen-projects = Projects left in the piles
field-votes = Votes
field-deals = Words given
field-to = To

eti-unit-staffing = cards for research
eti-unit-creativity = swaps
eti-unit-security = immunities
eti-unit-analysis = ports seen

## The board

eti-board = Mission control
eti-you = you
eti-not-this-turn = Change of Plans: not this turn
eti-not-this-turn-why = Do not ask about Change of Plans this turn: you keep the card.
eti-know = What you could know
eti-face-down = a card face down
eti-project = { $project }: level { $level }, { $field }. Difficulty { $difficulty }, defence { $defence }, fame { $fame }. Upgrades: { $upgrades }.
eti-about-project = Level { $level }, { $field }. Difficulty { $difficulty }, defence { $defence }, fame { $fame }. Upgrades: { $upgrades }.
eti-no-upgrades = none
eti-about-research = { $kind ->
    [threat] A threat: in a standard submission it destroys the highest number to its right, unless you are immune to it. In the invasion an attack of { $attack } ({ $tactic } as one of the alien's tactics); against an immune company { $immune } ({ $tacticImmune }). { $count } in the deck.
    [multiplier] A multiplier: the nearest number left of it that was not destroyed counts { $value } times. In the invasion an attack of { $attack }. { $count } in the deck.
   *[number] { $value } points in a standard submission, and in the invasion an attack of { $attack }. { $count } in the deck.
}
eti-about-alien = The alien, with { $ufos ->
    [one] one saucer
   *[other] { $ufos } saucers
}: base attack +{ $base }, Intel +{ $intel }, tactics +{ $tactics }, attack cards per company +{ $cards }. It wins if no human company survives.
eti-company = { $name } ({ $company }).
eti-companies = Companies
eti-strip-lit = something to press here
eti-own-console = Your console
eti-console-of = Console of { $name }
eti-look = Look at the console of { $name }
eti-back = Back to yours
eti-close-console = Close
eti-backdrop = Your console and the centre
eti-show-centre = Show the centre
eti-show-console = Show your console
eti-centre-short = Centre
eti-console-short = Console
eti-section-tracks = Tracks
eti-section-ports = Ports
eti-section-store = Vaults
eti-track = { $ability }: space { $space }, { $worth }.
eti-worth = { $ability ->
    [staffing] { $value ->
        [one] one card
       *[other] { $value } cards
    }
    [creativity] { $value ->
        [0] no swaps
        [one] one swap
       *[other] { $value } swaps
    }
    [security] { $value ->
        [0] no immunity
        [one] one immunity
       *[other] { $value } immunities
    }
   *[other] { $value ->
        [0] no port seen
       *[other] { $value } ports seen
    }
}
eti-next-lamp = The next lamp gives { $worth }.
eti-next-lamp-same = The next lamp alone brings nothing more.
eti-last-lamp = All lamps are lit.
eti-immune = Immune to { $threats }.
eti-ports = Ports: { $cards }.
eti-ports-empty = Ports: empty.
eti-ports-down = Ports: { $count } face down.
eti-port = Port { $port }: { $card }.
eti-port-down = face down
eti-bank = Bank { $points }.
eti-studies = Studies { $project }.
eti-studied-by = Studied by { $names }.
eti-worth-now = Defence { $defence }, fame { $fame }.
eti-holds = Holds { $events }.
eti-deciding = Still deciding.
eti-banned = May not research this turn.
eti-votes-for = Votes for { $name }.
eti-result = Result { $points }.
eti-vault-secret = Top secret
eti-vault-public = Public
eti-vault-alien = Alien vault
eti-telegram = Telegram
eti-no-event = No event just now.
eti-events-left = { $count ->
    [one] One telegram left in the deck.
   *[other] { $count } telegrams left in the deck.
}
eti-pile = Pile of level { $level }: { $count } left.
eti-pile-left = { $count } left in the pile
eti-level = Level { $level }
eti-centre-empty = The centre is empty.
eti-shown = Shown by the event.
eti-won = Just won.
eti-setup = Setup
eti-deck-short = deck
eti-deck = Research deck: { $count } cards.
eti-countdown = { $turns ->
    [0] The invasion begins
    [one] Invasion in one turn
   *[other] Invasion in { $turns } turns
}
eti-invasion = The invasion
eti-to-go = { $turns ->
    [one] about one turn to go
   *[other] about { $turns } turns to go
}
eti-to-go-short = { $turns } to go
eti-waiting = Waiting for

## What to press

eti-press-upgrades = { $left ->
    [0] { $choose ->
        [yes] Which threat will you be immune to?
       *[no] All upgrades are placed. Content?
    }
   *[other] { $choose ->
        [yes] Which threat will you be immune to? Upgrades left: { $left }.
       *[no] Press a track to light its next lamp. Upgrades left: { $left }.
    }
}
eti-press-marks = Press the project you want to study.
eti-press-window = { $choose ->
   *[no] All answers are shown together. No answer means no.
}
eti-press-level = Choose a level: the project is shown before any bargaining.
eti-press-choice = Press a company above.
eti-press-votes = Press the company you vote for.
eti-press-give = Press one of your public projects.
eti-press-professor = Press a track: its next lamp is yours for good.
eti-press-reviewing = Press a card to discard it. You may discard { $left } more.
eti-press-ordering = Press the card for port { $next }.
eti-press-rival = Press the rival whose cards you want to see.
eti-press-marking = Press one of your own projects.
eti-press-contract-move = Move there at once, with 10 points for each card?
eti-press-agenda = Choose one of three cards.
eti-press-plans = Take another agenda?
eti-press-method = Safe, or turned up?
eti-press-arrange = Press two neighbours to swap them, or drag a card.
eti-press-ties = Press the company that claims it.
eti-press-vault = Which vault? The project stays there for good.
eti-press-draws = Choose a level.
eti-press-threat = { $drop ->
    [yes] Which immunity do you give up?
   *[no] { $alien ->
        [yes] Which threat will be your tactic?
       *[no] Which threat will you be immune to?
    }
}
eti-press-bargain = { "" }
eti-press-settle = { "" }
eti-move-there = Move there
eti-closed-banned = Travel Ban: not this turn
eti-closed-full = Your ports are full
eti-closed-nowhere = No other project to go to
eti-agenda-research = { $staffing } cards, and one for each own project of its field
eti-agenda-submit = { $cards } cards and { $bank } in the bank, for { $difficulty }
eti-agenda-change = Bank { $points } a card and go elsewhere
eti-method-safe = { $cards } cards, { $points } each: { $total }
eti-method-standard = { $unseen ->
    [0] As they lie: { $total }
    [one] As they lie: { $total }, and one card unseen
   *[other] As they lie: { $total }, and { $unseen } cards unseen
}{ $swaps ->
    [0] { "" }
    [one] ; one swap
   *[other] ; { $swaps } swaps
}
eti-option-vault = { $vault ->
    [secret] { $secret_defence } more defence in the invasion
   *[public] { $public_fame } more fame if it survives
}

## Submissions

eti-your-queue = Your queue
eti-swaps-left = { $count ->
    [0] no swaps left
    [one] one swap left
   *[other] { $count } swaps left
}
eti-total = { $unseen ->
    [0] { $total } and { $bank } in the bank, for { $difficulty }
   *[other] { $total } without the { $unseen } you cannot see, and { $bank } in the bank, for { $difficulty }
}
eti-missing = { $missing ->
    [0] Enough
   *[other] { $missing } missing
}
eti-after-swap = Swapped, it comes to { $total }.
eti-struck = Destroyed by a threat.
eti-harmless = You are immune to it.
eti-counts = Counts { $points }.
eti-needs = and { $bank }, for { $difficulty }

## Role

eti-role-sheet = Your role
eti-role-envelope = Your secret orders
eti-role-sealed = Sealed, for { $name } alone. One of you works for the other side. Perhaps it is you.
eti-role-open = Open the envelope
eti-role-understood = Understood
eti-role-human = You are human
eti-role-alien = You are the alien
eti-role-human-card = This is your endgame card. Nobody else sees it until the invasion; then you show it and it helps you.
eti-role-alien-card = This is your alien card. Nobody knows that it is yours until you reveal.
eti-role-wants = What you want
eti-role-human-wants = Survive the invasion with more fame than any other company. If no human company survives, the alien wins.
eti-role-alien-wants = Destroy every human company in the invasion. If a single one survives, you lose.
eti-role-may = What you may do
eti-role-human-build = Claim projects. Their defence keeps you alive; the fame that is left wins.
eti-role-human-bargain = Bargain over events, promise votes, and break your word if you dare: everyone will remember.
eti-role-human-watch = Watch the others. From { $threshold } claimed projects on everyone is asked whether they reveal; you can only pass.
eti-role-alien-hide = Work like everyone else, and let nobody guess. What you build up turns against them later.
eti-role-alien-reveal = Reveal before an event, from { $threshold } claimed projects on; at { $forced } you must. Claimed so far: { $claimed }.
eti-role-alien-grow = In the invasion you also take what is left in the centre. Every two of your projects bring one more attack card.
eti-role-tracks = What your tracks become
eti-track-eti = Staffing becomes E.T.I.: { $value ->
    [0] the invasion comes at once
    [one] one turn left after you reveal
   *[other] { $value } turns left after you reveal
}
eti-track-intel = Creativity becomes Intel: { $value ->
    [one] one attack card to turn up or move
   *[other] { $value } attack cards to turn up or move
}
eti-track-tactics = Security becomes tactics: { $value ->
    [one] one threat that strikes twice as hard
   *[other] { $value } threats that strike twice as hard
}
eti-track-brutality = Analysis becomes brutality: a base attack of { $value } on everyone

eti-alien-track-eti = E.T.I.
eti-alien-track-intel = Intel
eti-alien-track-tactics = Tactics
eti-alien-track-brutality = Brutality
eti-reveal-turns = { $turns ->
    [0] The invasion comes at once: the humans get no more turns.
    [one] The humans get one more turn.
   *[other] The humans get { $turns } more turns.
}
eti-reveal-attack = A base attack of { $base } on every company, { $intel ->
    [0] no attack card
    [one] one attack card
   *[other] { $intel } attack cards
} to turn up or move, { $tactics ->
    [0] no tactics
    [one] one tactic
   *[other] { $tactics } tactics
}.
eti-reveal-cards = { $card }: { $cards ->
    [0] no more attack cards
    [one] one more attack card
   *[other] { $cards } more attack cards
} for each company; you have { $projects ->
    [0] no projects
    [one] one project
   *[other] { $projects } projects
} yourself.
eti-reveal-defence = Defence as far as known: { $companies }.

## Moments

eti-moment-revealed = { $is ->
    [you] You are the alien, and now they know.
   *[other] { $name } is the alien!
}
eti-moment-turns = { $turns ->
    [0] The invasion begins.
    [one] One turn to the invasion.
   *[other] { $turns } turns to the invasion.
}
eti-moment-broken = { $is ->
    [you] You break your word.
   *[other] { $name } breaks their word.
}
eti-moment-broken-to = { $is ->
    [you] It was given to you.
   *[other] It was given to { $name }.
}

## Bargaining

eti-bargain = Bargaining
eti-your-company = Your company
eti-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
eti-slip = { $giver-is ->
    [you] You offer { $to } { $gifts } { eti-slip-for }.
   *[other] { $to-is ->
        [you] { $giver } offers you { $gifts } { eti-slip-for }.
       *[other] { $giver } offers { $to } { $gifts } { eti-slip-for }.
    }
}
eti-slip-for = { $voting ->
    [yes] for a vote for { eti-slip-wish }
   *[no] for choosing { eti-slip-wish }
}
eti-slip-wish = { $wish-is ->
    [you] you
   *[other] { $wish }
}
eti-promise = { $giver-is ->
    [you] You promise { $to }: your next vote goes to { eti-promise-own }.
   *[other] { $to-is ->
        [you] { $giver } promises you: their next vote goes to { eti-promise-to }.
       *[other] { $giver } promises { $to }: their next vote goes to { eti-promise-to }.
    }
}
eti-promise-own = { $wish-is ->
    [you] your own company
   *[other] { $wish }
}
eti-promise-to = { $wish-is ->
    [you] you
    [self] their own company
   *[other] { $wish }
}
eti-slips = Offers and promises on the table
eti-slips-none = No offer is on the table yet.
eti-agree = Agree
eti-withdraw = Withdraw
eti-votes = { $votes ->
    [0] no vote
    [one] 1 vote
   *[other] { $votes } votes
}
eti-tally = Votes so far:
eti-decides = decides
eti-ready = ready
eti-bargains = bargaining
eti-voted = { $is ->
    [you] voted for you
    [self] voted for their own company
   *[other] voted for { $name }
}
eti-polls = Your vote counts { $votes }. Press the company it goes to.
eti-be-ready = I am ready
eti-come-back = Bargain on
eti-composer = Write an offer or a promise
eti-composer-offer = Make an offer
eti-composer-promise = Promise my vote
eti-you-decide = You decide this yourself. Others may make you offers.
eti-composer-to = To
eti-offer-give = You give
eti-offer-vote = For a vote for
eti-offer-choice = For choosing
eti-promise-for = My next vote goes to
eti-offer-nothing = You have nothing to give. A promise costs nothing.
eti-offer-less = Ten points less
eti-offer-more = Ten points more
eti-offer-points = Offer { $points } points
eti-offer-whom = To whom, and for which company?
eti-promise-whom = Who should know, and whom will you vote for?
eti-offer-what = What do you give for it?
eti-offer-make = Put it on the table
eti-promise-make = Give my word
eti-offer-tear = Tear it up
eti-deals-left = { $left ->
    [one] One more offer or promise in this event.
   *[other] { $left } more offers or promises in this event.
}
eti-deals-none = You have made three offers and promises in this event: that is the limit.
eti-settle = Your word
eti-settle-yours = They did what you asked for. Will you pay?
eti-settle-theirs = { $name } decides whether to pay.
eti-word = Your word so far: kept { $kept }, broken { $broken }.
eti-word-theirs = Its word so far: kept { $kept }, broken { $broken }.
eti-honour = Honour it: give { $gifts }
eti-break = Break my word
eti-ledger = Ledger
eti-ledger-empty = Nobody has given their word yet.
eti-by-memory = This table plays by memory alone.
eti-kept = kept { $count }
eti-broken = broken { $count }

## Invasion

eti-alien-console = The alien's console
eti-story-skip = Show everything
eti-you-are-alien = You are the alien
eti-alien-projects = { $count ->
    [0] No projects
    [one] 1 project
   *[other] { $count } projects
}
eti-intel-left = { $left ->
    [one] Intel: one use left
   *[other] Intel: { $left } uses left
}
eti-mash-left = { $left ->
    [one] Mash: one card to place
   *[other] Mash: { $left } cards to place
}
eti-taken = Taken from { $from }: { $card }
eti-intel-done = That is all
eti-base = Base
eti-turn-up = Turn up
eti-attack-card = { $card }: attack { $counts }
eti-attack-counts = attack { $counts }
eti-attack-range = { $least } to { $most }
eti-target-send = Send it here
eti-target-mash = One more card here
eti-target-crown = This company wins
eti-target-threat = Choose
eti-fate-safe = safe
eti-fate-open = in danger
eti-fate-doomed = doomed
eti-fate-survives = survives
eti-fate-destroyed = destroyed
eti-role-hidden = endgame card still secret
eti-role-still-secret = (nobody else knows)
eti-shelter = Deep Shelter: { $defence } more defence
eti-project-in-invasion = { $project }: level { $level }, defence { $defence }, fame { $fame }
eti-fame-moved = its fame counts as defence
eti-lost = lost
eti-would-go = would be given up
eti-no-projects = No projects.
eti-fame-left = Fame left: { $fame }
eti-fame-would-be = As far as known, fame left: { $fame }

## The end

eti-earth-held = { $destroyed ->
    [0] The Earth has held: every company survives.
   *[other] { $survivors ->
        [one] The Earth has held: one company survives.
       *[other] The Earth has held: { $survivors } companies survive.
    }
}
eti-earth-fell = The Earth has fallen: no company survives.
eti-alien-was = { $name } was the alien: { $card }.
eti-won-fame = { $name } wins: of the companies that survive it has the most fame left.
eti-won-alone = { $name } wins: it is the only company that survives.
eti-won-president = { $name } wins: several had equal fame, and the final president, { $president }, has decided.
eti-won-conquest = { $name } wins: the alien wins when no human company survives.
eti-end-alien = { $destroyed ->
    [0] The alien: { $card }. No company destroyed.
    [one] The alien: { $card }. One company destroyed.
   *[other] The alien: { $card }. { $destroyed } companies destroyed.
}
eti-result-fame = { $fame } fame
eti-result-alien = { $destroyed } of { $companies } destroyed
eti-end-fight = { $card }. Attack { $attack }, defence { $defence }.
eti-end-destroyed = Destroyed: the attack was stronger. Nothing is left.
eti-end-survived = { $count ->
    [0] Survived without a loss. Fame left: { $fame }.
   *[other] Survived. Given up: { $lost }. Fame left: { $fame }.
}

## What you could know

eti-know-suspicion = Suspicion
eti-know-words = Words
eti-know-votes = Votes
eti-know-cards = Cards
eti-know-projects = Projects
eti-suspicion-help = How much each company looks like the alien, by what everyone can see. Your own role is left out. It proves nothing.
eti-suspicion-share = { $share } %
eti-suspicion-you = { $share } % (as others see you)
eti-alien-known = The alien has revealed: { $name }.
eti-vote-record = { $own ->
    [yes] { $name } voted for their own company ({ $votes }).
   *[no] { $name } voted for { $company } ({ $votes }).
}
eti-votes-none = Nothing has been put to a vote yet.
eti-cards-help = How many of each kind of research card you have not seen.
eti-cards-left = { $left } of { $total }
eti-level-left = Level { $level }: { $count } left

## Lessons

eti-coach-welcome = Welcome to mission control, 1965. Three companies arm the Earth, and one of them is the alien. You are human: survive with the most fame.
eti-coach-watch = Watch what the others do.
eti-coach-upgrades = Press a track: three upgrades are free. Staffing brings cards, creativity swaps, security immunities, and analysis lets you look at your cards.
eti-coach-immunity = Security pays for an immunity. Choose a threat that will not harm you.
eti-coach-upgraded = All set. Confirm your upgrades, or start over.
eti-coach-study = Press a project to study it. An easy one is yours sooner; the shield keeps you alive, the star is fame.
eti-coach-research = Everyone chooses an agenda in secret. Conduct research: cards come face down to your ports.
eti-coach-submit = That is a good queue. Submit results, and see what your research is worth.
eti-coach-method = Safe brings ten points a card. Standard turns them up: numbers and multipliers can bring far more, and threats can cost you.
eti-coach-arrange = Swap neighbours to help your numbers: a threat destroys the highest number on its right, a multiplier works on the number to its left. Then confirm.
eti-coach-banked = Not enough yet, but nothing is lost: the points are in your bank and count next time.
eti-coach-scooped = Another company was faster. You keep what you have in the bank, up to a hundred, and study something else.
eti-coach-claimed = A project of your own! It counts in votes, and in the invasion. Its upgrades work at once.
eti-coach-vault = Top secret: 5 more defence. Public: 10 more fame if it survives. It stays where you put it.
eti-coach-draw = You claimed one, so you turn up a new project. Higher levels are harder, and worth more.
eti-coach-event = An event. Read the telegram: somebody decides who gets it, and until then everything can be bargained for.
eti-coach-bargain = Make a deal: choose who decides, add points or a project, and put the offer on the table. Or promise your vote. Or just say that you are ready.
eti-coach-offered = Your offer lies on the table. Nothing binds: if they do what you wish, you decide then whether to pay.
eti-coach-ready = When you have nothing more to say, be ready. When all are, it is decided; until then you may come back.
eti-coach-choice = You preside, so you decide. Look at the offers first: they may pay you for it.
eti-coach-vote = Press a company. Your vote counts { $votes }: the levels of your projects. You may vote for yourself.
eti-coach-settle = They did what you asked for. Pay or break your word: the ledger remembers it for everyone.
eti-coach-window = Everyone is asked whether they are the alien. You are not: pass.
eti-coach-agenda = Research while your cards are few, submit when they are many. Change projects if somebody is ahead of you.
eti-coach-invasion = When { $threshold } projects are claimed, the alien may reveal. In the invasion attack cards lie before every company: you give up projects whose defence meets the attack. What is left is your fame.
eti-coach-done = That is all you need. Keep an eye on what the others build, and on your defence. Good luck!
eti-coach-next = Go on
eti-coach-play-on = To work
eti-coach-leave = No more lessons
