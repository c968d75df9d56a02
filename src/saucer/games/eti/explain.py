"""Why a move is refused: the first rule it breaks, as the seat may know it. It explains; it does not decide."""

from saucer.engine.types import Facts, Refusal, Seat
from saucer.games.eti.box import MOST_OFFERS
from saucer.games.eti.moves import (
    BreakOffer,
    ChooseAgenda,
    ChooseCompany,
    ChooseMethod,
    ChooseProject,
    ChooseThreat,
    ChooseVault,
    DiscardPort,
    DrawProject,
    DropThreat,
    Finish,
    HonourOffer,
    Move,
    NextCard,
    OfferHeld,
    OfferPoints,
    OfferProject,
    OpenOffer,
    Pass,
    PlaceMarker,
    PlayHeld,
    PromiseVote,
    Propose,
    Ready,
    Reveal,
    Scrap,
    StartOver,
    SwapPorts,
    TakeAttack,
    TurnUp,
    Upgrade,
    Vote,
    Withdraw,
)
from saucer.games.eti.options import Options
from saucer.games.eti.questions import companies, creativity, lacks_threat, may_research, upgrades_left
from saucer.games.eti.stages import (
    AGENDA,
    ARRANGE,
    BARGAIN,
    CHOICE,
    CONTRACT_MOVE,
    CROWN,
    DRAWS,
    FAME_MOVE,
    GIVE,
    INTEL,
    LEVEL,
    MARKING,
    MARKS,
    MASH,
    METHOD,
    ORDERING,
    OVER,
    PLANS,
    PROFESSOR,
    REVIEWING,
    RIVAL,
    SCRAP,
    SEND,
    SETTLE,
    SHELTER,
    STAGES,
    THREAT,
    TIES,
    UPGRADES,
    VAULT,
    VISION,
    VISION_VAULT,
    VOTES,
    WINDOW,
)
from saucer.games.eti.state import NOBODY, STARTED_OVER, Offer, State


def refuse(rule: str, reason: str, facts: Facts | None = None) -> Refusal:
    return Refusal(rule, reason, facts or {})


def check(_options: Options, _seats: int) -> Refusal | None:
    """All options of this game go together."""
    return None


def explain(state: State, seat: Seat, move: Move) -> Refusal:
    """The first rule that an illegal move breaks."""
    if state.stage == OVER:
        return refuse("R10.13", "match-over")
    if not (state.awaited >> seat) & 1:
        return refuse_waiting(state, seat)
    if state.stage not in ASKED_IN[type(move)]:
        return refuse("R3.1", "another-choice-first", {"phase": STAGES[state.stage]})
    return explain_choice(state, seat, move)


def refuse_waiting(state: State, seat: Seat) -> Refusal:
    """Nobody waits for this seat: it has chosen, it is the alien, or others decide."""
    if state.revealed and seat == state.alien:
        return refuse("R10.1", "alien-does-not-take-part")
    if state.actor == NOBODY:
        return refuse("R3.1", "wait-for-the-others")
    return refuse("R3.1", "not-your-turn")


ASKED_IN: dict[type, tuple[int, ...]] = {
    Upgrade: (UPGRADES, PROFESSOR),
    ChooseThreat: (UPGRADES, THREAT),
    DropThreat: (THREAT,),
    StartOver: (UPGRADES, ARRANGE),
    Finish: (UPGRADES, ARRANGE, REVIEWING, ORDERING, INTEL),
    PlaceMarker: (MARKS, CONTRACT_MOVE),
    Reveal: (WINDOW,),
    Pass: (WINDOW, PLANS, CONTRACT_MOVE, SHELTER),
    DrawProject: (LEVEL, DRAWS, VISION),
    OpenOffer: (BARGAIN,),
    OfferPoints: (BARGAIN,),
    OfferProject: (BARGAIN,),
    OfferHeld: (BARGAIN,),
    Propose: (BARGAIN,),
    Withdraw: (BARGAIN,),
    PromiseVote: (BARGAIN,),
    Ready: (BARGAIN,),
    HonourOffer: (SETTLE,),
    BreakOffer: (SETTLE,),
    Vote: (VOTES,),
    ChooseCompany: (CHOICE, TIES, RIVAL, SEND, MASH, CROWN),
    ChooseProject: (GIVE, MARKING, FAME_MOVE),
    PlayHeld: (VOTES, PLANS, ARRANGE, SHELTER),
    DiscardPort: (REVIEWING,),
    NextCard: (ORDERING,),
    ChooseAgenda: (AGENDA, PLANS),
    ChooseMethod: (METHOD,),
    SwapPorts: (ARRANGE,),
    ChooseVault: (VAULT, VISION_VAULT),
    TurnUp: (INTEL,),
    TakeAttack: (INTEL,),
    Scrap: (SCRAP,),
}
"""The stages in which each kind of move is asked for."""


def explain_choice(state: State, seat: Seat, move: Move) -> Refusal:
    stage = state.stage
    if stage == BARGAIN:
        return explain_bargain(state, seat, move)
    if stage == UPGRADES:
        return explain_setup(state, seat, move)
    if stage == ARRANGE:
        return explain_order(state, seat, move)
    if isinstance(move, ChooseAgenda):
        return explain_agenda(state, seat, move)
    if isinstance(move, ChooseThreat | DropThreat):
        return explain_threat(state, seat, move)
    if isinstance(move, Reveal):
        return refuse("R3.3", "only-the-alien-reveals")
    if isinstance(move, Pass):
        return explain_pass(state)
    if isinstance(move, ChooseCompany | Vote):
        return explain_company(state, move)
    return explain_thing(state, seat, move)


def explain_pass(state: State) -> Refusal:
    if state.stage == PLANS:
        return refuse("R4.12", "name-another-agenda")
    return refuse("R3.4", "must-reveal", {"claimed": state.claimed, "forced": state.variant.forced})


def explain_thing(state: State, seat: Seat, move: Move) -> Refusal:
    """A project, a level, a card or a held event that is not there to be named."""
    if isinstance(move, PlaceMarker):
        return explain_marker(state, seat, move)
    if isinstance(move, DrawProject):
        rule = {LEVEL: "R4.4", DRAWS: "R9.1", VISION: "R11.2"}[state.stage]
        return refuse(rule, "level-not-open", {"level": move.level})
    if isinstance(move, ChooseProject):
        if state.stage == GIVE:
            return refuse("R4.11", "not-your-public-project", {"project": move.project})
        rule = "R4.11" if state.stage == MARKING else "R11.1"
        return refuse(rule, "not-your-project", {"project": move.project})
    if isinstance(move, PlayHeld):
        return refuse("R4.12", "not-held-for-this", {"event": move.event})
    if isinstance(move, DiscardPort):
        return refuse("R4.10", "no-card-at-port", {"port": move.port})
    if isinstance(move, NextCard):
        return refuse("R4.10", "no-such-card-left", {"card": move.card})
    if isinstance(move, Scrap):
        return refuse("R11.6", "no-such-card-to-scrap", {"card": move.card})
    assert isinstance(move, TurnUp | TakeAttack)
    return explain_intel(state, move)


# Setup and threats


def explain_setup(state: State, seat: Seat, move: Move) -> Refusal:
    if isinstance(move, StartOver):
        return refuse_start_over(state, seat, "R1.7")
    if isinstance(move, ChooseThreat):
        return explain_threat(state, seat, move)
    if lacks_threat(state, seat):
        return refuse("R2.4", "immunity-first")
    left = upgrades_left(state, seat)
    if isinstance(move, Finish):
        return refuse("R1.7", "upgrades-left", {"left": left})
    return refuse("R1.7", "no-upgrades-left")


def refuse_start_over(state: State, seat: Seat, rule: str) -> Refusal:
    if state.choice[seat] == STARTED_OVER:
        return refuse("R13.26", "started-over-already")
    return refuse(rule, "nothing-to-start-over")


def explain_threat(state: State, seat: Seat, move: ChooseThreat | DropThreat) -> Refusal:
    facts: Facts = {"threat": move.threat}
    if isinstance(move, DropThreat):
        return refuse("R2.4", "choose-not-drop" if lacks_threat(state, seat) else "not-immune-to", facts)
    if lacks_threat(state, seat):
        return refuse("R2.4", "immune-already", facts)
    return refuse("R2.4", "no-immunity-due", facts)


# Bargaining


def explain_bargain(state: State, seat: Seat, move: Move) -> Refusal:
    draft = state.drafts[seat]
    if draft is not None:
        return explain_draft(state, seat, draft, move)
    if isinstance(move, OpenOffer | PromiseVote):
        return explain_opening(state, seat, move)
    if isinstance(move, Withdraw):
        return refuse("R5.5", "no-such-offer", {"offer": move.offer})
    return refuse("R5.5", "open-an-offer-first")


def explain_opening(state: State, seat: Seat, move: OpenOffer | PromiseVote) -> Refusal:
    if state.opened[seat] >= MOST_OFFERS:
        return refuse("R5.4", "three-at-most")
    if move.to == seat:
        return refuse("R5.2", "not-to-yourself")
    if isinstance(move, PromiseVote):
        return refuse("R5.10", "not-with-the-alien")
    if not (state.deciders >> move.to) & 1:
        return refuse("R5.2", "decides-nothing", {"seat": move.to})
    return refuse("R5.2", "cannot-be-chosen", {"seat": move.wish})


def explain_draft(state: State, seat: Seat, draft: Offer, move: Move) -> Refusal:
    if isinstance(move, OfferPoints):
        return refuse("R5.3", "not-that-much-in-bank", {"points": move.points, "bank": state.bank[seat]})
    if isinstance(move, OfferProject):
        return refuse("R5.3", "not-yours-to-offer", {"project": move.project})
    if isinstance(move, OfferHeld):
        return refuse("R5.3", "not-held-by-you", {"event": move.event})
    if isinstance(move, Propose):
        return refuse("R5.5", "offer-is-empty")
    if isinstance(move, Withdraw):
        return refuse("R5.5", "no-such-offer", {"offer": move.offer})
    return refuse("R5.5", "finish-your-offer", {"offer": draft.number})


# Work


def explain_agenda(state: State, seat: Seat, move: ChooseAgenda) -> Refusal:
    if state.stage == PLANS and state.left == 0:
        return refuse("R4.12", "play-the-card-first")
    if move.agenda == "research" and not may_research(state, seat):
        banned = (state.banned >> seat) & 1 == 1
        return refuse("R6.3", "research-banned" if banned else "ports-are-full")
    if state.stage == PLANS:
        return refuse("R4.12", "name-another-agenda")
    return refuse("R6.5", "nowhere-to-change-to")


def explain_order(state: State, seat: Seat, move: Move) -> Refusal:
    if isinstance(move, StartOver):
        return refuse_start_over(state, seat, "R7.4")
    if isinstance(move, PlayHeld):
        return refuse("R4.12", "not-held-for-this", {"event": move.event})
    assert isinstance(move, SwapPorts)
    if move.port >= len(state.orders[seat]):
        return refuse("R7.4", "no-two-cards-there", {"port": move.port})
    if state.swaps[seat] >= creativity(state, seat):
        return refuse("R7.4", "no-swaps-left", {"swaps": creativity(state, seat)})
    return refuse("R7.4", "cards-are-alike", {"port": move.port})


def explain_marker(state: State, seat: Seat, move: PlaceMarker) -> Refusal:
    facts: Facts = {"project": move.project}
    project = state.box.project_of.get(move.project)
    if state.stage == CONTRACT_MOVE:
        return refuse("R4.11", "another-project-is-meant", facts)
    if project is not None and state.study[seat] == project:
        return refuse("R9.3", "leave-that-project", facts)
    return refuse("R9.3", "not-in-the-centre", facts)


def explain_company(state: State, move: ChooseCompany | Vote) -> Refusal:
    company = move.company
    facts: Facts = {"seat": company}
    known = 0 <= company < state.seats and (companies(state) >> company) & 1 == 1
    if not known:
        return refuse("R4.3", "not-a-company", facts)
    rules = {CHOICE: "R4.8", TIES: "R8.3", RIVAL: "R4.11", SEND: "R10.6", MASH: "R10.7", CROWN: "R10.11"}
    return refuse(rules[state.stage], "company-not-open", facts)


def explain_intel(state: State, move: TurnUp | TakeAttack) -> Refusal:
    facts: Facts = {"seat": move.company}
    if isinstance(move, TakeAttack) and move.card is not None:
        return refuse("R10.6", "no-such-attack-card", {"seat": move.company, "card": move.card})
    return refuse("R10.6", "no-hidden-attack-card", facts)
