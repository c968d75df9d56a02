"""The phases: one row per decision, with what is legal, how it is carried out, why it is refused and what to prefer.

Rows for decisions that are asked of several seats at once say so; all others are asked of one seat alone.
"""

from typing import Any, Final

from saucer.engine.phases import Phase, PhaseTable, Waiting, another_choice_first, over_phase
from saucer.engine.types import Refusal, Seat, TimeUp
from saucer.games.eti import moves
from saucer.games.eti.moves import Move
from saucer.games.eti.numbers import NOBODY
from saucer.games.eti.options import Options
from saucer.games.eti.phase_numbers import (
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
    THREAT,
    TIES,
    UPGRADES,
    VAULT,
    VISION,
    VISION_VAULT,
    VOTES,
    WINDOW,
)
from saucer.games.eti.player.agendas import agenda_weights
from saucer.games.eti.player.bargaining.deals import bargain_weights, settle_weights
from saucer.games.eti.player.bargaining.votes import choice_weights, tie_weights, vote_weights
from saucer.games.eti.player.invasion import (
    alien_weights,
    crown_weights,
    fame_weights,
    scrap_weights,
    vision_weights,
)
from saucer.games.eti.player.projects import draw_weights, marker_weights, vault_weights
from saucer.games.eti.player.reveal import reveal_weights
from saucer.games.eti.player.submission import method_weights, order_weights
from saucer.games.eti.player.upgrades import upgrade_weights
from saucer.games.eti.rules import (
    agendas,
    attack,
    bargaining,
    claims,
    company,
    deals,
    endgame_cards,
    invasion,
    projects,
    refusals,
    setup,
    submissions,
    turn,
)
from saucer.games.eti.rules.events import draw, gains, held_cards, incident, port_cards, project_cards, votes
from saucer.games.eti.rules.refusals import refuse
from saucer.games.eti.rules.seats import to_move
from saucer.games.eti.state import State, Variant
from saucer.games.eti.tables import HELD
from saucer.games.eti.turn_order import run

# fmt: off
ROWS: Final[dict[int, Phase]] = {
    # Setup (R1): all at once, in secret
    UPGRADES: Phase("upgrades", "R1.7", legal=setup.setup_moves, refuse=setup.refuse_setup, advise=upgrade_weights,
        play={moves.Upgrade: setup.place_upgrade, moves.ChooseThreat: setup.choose_immunity,
              moves.StartOver: setup.start_setup_over, moves.Finish: setup.finish_setup}),
    # The company (R2)
    THREAT: Phase("threat", "R2.4", legal=company.threat_moves, refuse=company.refuse_threat, advise=upgrade_weights,
        play={moves.ChooseThreat: company.choose_threat, moves.DropThreat: company.drop_threat}),
    # The turn (R3): all at once, in secret
    WINDOW: Phase("window", "R3.2", legal=turn.window_moves, refuse=turn.refuse_answer, advise=reveal_weights,
        play={moves.Pass: turn.pass_window, moves.Reveal: turn.reveal}),
    # Events (R4): the company it falls to
    LEVEL: Phase("level", "R4.4", legal=project_cards.level_moves,
        refuse=project_cards.refuse_stake, advise=project_cards.level_weights,
        play={moves.DrawProject: project_cards.choose_level}),
    CHOICE: Phase("choice", "R4.8", legal=draw.choice_moves, refuse=draw.refuse_choice, advise=choice_weights,
        play={moves.ChooseCompany: draw.choose_company}),
    # one after another, or all at once where votes are hidden
    VOTES: Phase("votes", "R4.5", legal=votes.voting_moves, refuse=votes.refuse_vote, advise=vote_weights,
        play={moves.Vote: votes.cast_vote, moves.PlayHeld: held_cards.play_bloc}),
    # Events (R4): what they bring
    GIVE: Phase("give", "R4.11", legal=project_cards.gift_moves,
        refuse=project_cards.refuse_gift, advise=project_cards.gift_weights,
        play={moves.ChooseProject: project_cards.hand_down}),
    PROFESSOR: Phase("professor", "R4.11", legal=gains.professor_moves,
        refuse=refusals.never_refused, advise=upgrade_weights,
        play={moves.Upgrade: gains.upgrade_freely}),
    REVIEWING: Phase("reviewing", "R4.9", legal=port_cards.review_moves,
        refuse=port_cards.refuse_review, advise=port_cards.review_weights,
        play={moves.DiscardPort: port_cards.review_port, moves.Finish: port_cards.end_review}),
    ORDERING: Phase("ordering", "R4.11", legal=port_cards.ordering_moves,
        refuse=port_cards.refuse_order_card, advise=port_cards.ordering_weights,
        play={moves.NextCard: port_cards.order_card, moves.Finish: port_cards.stop_ordering}),
    RIVAL: Phase("rival", "R4.11", legal=port_cards.rivals,
        refuse=port_cards.refuse_rival, advise=port_cards.rival_weights,
        play={moves.ChooseCompany: port_cards.inspect}),
    MARKING: Phase("marking", "R4.11", legal=project_cards.marking_moves,
        refuse=project_cards.refuse_mark, advise=project_cards.marking_weights,
        play={moves.ChooseProject: project_cards.mark_project}),
    CONTRACT_MOVE: Phase("contract-move", "R4.11", legal=project_cards.contract_moves,
        refuse=project_cards.refuse_contract, advise=marker_weights,
        play={moves.PlaceMarker: project_cards.follow_contract, moves.Pass: project_cards.leave_contract}),
    # Bargaining (R5): all companies at once, each as often as it likes
    BARGAIN: Phase("bargain", "R5.1", legal=bargaining.bargaining_moves,
        refuse=bargaining.refuse_bargain, advise=bargain_weights,
        play={moves.OpenOffer: bargaining.open_offer, moves.OfferPoints: bargaining.offer_points,
              moves.OfferProject: bargaining.offer_project, moves.OfferHeld: bargaining.offer_held,
              moves.Propose: bargaining.propose, moves.Withdraw: bargaining.withdraw,
              moves.PromiseVote: bargaining.promise_vote, moves.Ready: bargaining.be_ready,
              moves.ComeBack: bargaining.come_back, TimeUp: bargaining.end_on_time}),
    SETTLE: Phase("settle", "R5.7", legal=deals.settle_moves, refuse=refusals.never_refused, advise=settle_weights,
        play={moves.HonourOffer: deals.honour_offer, moves.BreakOffer: deals.keep_goods}),
    # Agendas and research (R6): all at once, in secret
    AGENDA: Phase("agenda", "R6.1", legal=agendas.agenda_moves, refuse=agendas.refuse_agenda, advise=agenda_weights,
        play={moves.ChooseAgenda: agendas.choose_agenda}),
    PLANS: Phase("plans", "R4.12", legal=held_cards.plan_moves, refuse=held_cards.refuse_plans, advise=agenda_weights,
        play={moves.PlayHeld: held_cards.play_plans, moves.ChooseAgenda: held_cards.change_agenda,
              moves.Pass: held_cards.keep_agenda}),
    # Submissions (R7): all at once, in secret
    METHOD: Phase("method", "R7.1", legal=submissions.method_moves,
        refuse=refusals.never_refused, advise=method_weights,
        play={moves.ChooseMethod: submissions.choose_method}),
    ARRANGE: Phase("arrange", "R7.4", legal=submissions.arranging_moves,
        refuse=submissions.refuse_order, advise=order_weights,
        play={moves.SwapPorts: submissions.swap_ports, moves.PlayHeld: held_cards.play_fire_drill,
              moves.StartOver: submissions.start_swaps_over, moves.Finish: submissions.finish_swaps}),
    # Claims (R8)
    TIES: Phase("ties", "R8.3", legal=claims.tied_companies, refuse=claims.refuse_tied, advise=tie_weights,
        play={moves.ChooseCompany: claims.break_tie}),
    VAULT: Phase("vault", "R8.4", legal=claims.vault_moves, refuse=refusals.never_refused, advise=vault_weights,
        play={moves.ChooseVault: claims.choose_vault}),
    # New projects and markers (R9)
    DRAWS: Phase("draws", "R9.1", legal=projects.draws_open, refuse=projects.refuse_draw, advise=draw_weights,
        play={moves.DrawProject: projects.turn_up_chosen}),
    MARKS: Phase("marks", "R9.3", legal=projects.marker_moves, refuse=projects.refuse_marker, advise=marker_weights,
        play={moves.PlaceMarker: projects.move_marker}),
    # The invasion (R10)
    INTEL: Phase("intel", "R10.6", legal=invasion.intel_moves, refuse=invasion.refuse_intel, advise=alien_weights,
        play={moves.TurnUp: invasion.turn_up_attack, moves.TakeAttack: invasion.take_attack,
              moves.Finish: invasion.stop_intel}),
    SEND: Phase("send", "R10.6", legal=invasion.send_moves, refuse=invasion.refuse_target, advise=alien_weights,
        play={moves.ChooseCompany: invasion.send_attack}),
    MASH: Phase("mash", "R10.7", legal=invasion.mash_moves, refuse=invasion.refuse_mash, advise=alien_weights,
        play={moves.ChooseCompany: invasion.mash}),
    CROWN: Phase("crown", "R10.11", legal=attack.crown_moves, refuse=attack.refuse_crown, advise=crown_weights,
        play={moves.ChooseCompany: attack.crown}),
    OVER: over_phase("R10.13", attack.refuse_all),
    # Endgame cards (R11)
    FAME_MOVE: Phase("fame-move", "R11.1", legal=endgame_cards.fame_moves,
        refuse=endgame_cards.refuse_fame, advise=fame_weights,
        play={moves.ChooseProject: endgame_cards.move_fame}),
    VISION: Phase("vision", "R11.2", legal=endgame_cards.vision_moves,
        refuse=endgame_cards.refuse_vision, advise=vision_weights,
        play={moves.DrawProject: endgame_cards.draw_vision}),
    VISION_VAULT: Phase("vision-vault", "R11.2", legal=claims.vault_moves,
        refuse=refusals.never_refused, advise=vault_weights,
        play={moves.ChooseVault: endgame_cards.keep_vision}),
    SCRAP: Phase("scrap", "R11.6", legal=endgame_cards.scrap_moves,
        refuse=endgame_cards.refuse_scrap, advise=scrap_weights,
        play={moves.Scrap: endgame_cards.scrap}),
    SHELTER: Phase("shelter", "R4.12", legal=held_cards.shelter_moves,
        refuse=incident.refuse_held, advise=held_cards.shelter_weights,
        play={moves.PlayHeld: held_cards.take_shelter, moves.Pass: held_cards.leave_shelter}),
}
# fmt: on


def refuse_waiting(state: State, seat: Seat, _move: Move) -> Refusal:
    """Refuse a move of a seat that is not awaited: it is the alien, has chosen, or another seat decides."""
    rule = ROWS[state.phase].rule
    if state.revealed and seat == state.alien:
        return refuse("R10.1", "alien-does-not-take-part")
    if state.phase == BARGAIN and not state.variant.ready_is_final:
        return refuse("R5.1", "come-back-first")
    if state.actor == NOBODY:
        return refuse(rule, "wait-for-the-others")
    return refuse(rule, "not-your-turn")


TABLE: Final = PhaseTable(
    [ROWS[number] for number in range(len(ROWS))],
    to_move=to_move,
    waiting=Waiting(refuse=refuse_waiting, legal=bargaining.moves_of_the_ready),
    refuse_misplaced=another_choice_first(),
    after_step=run,
    idle={
        moves.ChooseAgenda: agendas.agenda_without_effect,
        moves.PlayHeld: held_cards.held_without_effect,
    },
)


def every_move(options: Options, seats: int) -> list[Any]:
    """The fixed catalogue of moves under these options."""
    tables = Variant(options, seats).tables
    held = [incident for incident in range(tables.incidents) if tables.incident_by[incident] == HELD]
    return tables.moves.catalogue(seats, held)
