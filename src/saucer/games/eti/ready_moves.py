"""All moves of a match, created once, and the catalogue of them."""

from typing import Any, Final

from saucer.engine.types import Seat
from saucer.games.eti.components import ABILITIES, LEVELS, MOST_SEATS, THREATS, Components
from saucer.games.eti.moves import (
    BreakOffer,
    ChooseAgenda,
    ChooseCompany,
    ChooseMethod,
    ChooseProject,
    ChooseThreat,
    ChooseVault,
    ComeBack,
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

START_OVER: Final = StartOver()
FINISH: Final = Finish()
REVEAL: Final = Reveal()
PASS: Final = Pass()
PROPOSE: Final = Propose()
READY: Final = Ready()
COME_BACK: Final = ComeBack()
HONOUR: Final = HonourOffer()
BREAK: Final = BreakOffer()
ONLY_PASS: Final[list[Move]] = [PASS]
ONLY_READY: Final[list[Move]] = [READY]
ONLY_COME_BACK: Final[list[Move]] = [COME_BACK]

COINS: Final = [10, 20, 50, 100]
"""The amounts that can be added to an offer."""
MOST_OFFERS: Final = 3


class ReadyMoves:
    """The moves that name something, by the number of what they name."""

    def __init__(self, components: Components) -> None:
        self.write_moves(components)
        self.write_card_moves(components)
        self.write_deals(components)

    def write_moves(self, components: Components) -> None:
        seats = [Seat(seat) for seat in range(MOST_SEATS)]
        projects = [card.id for card in components.projects]
        self.upgrade = [Upgrade(ability) for ability in ABILITIES]
        self.choose_threat = [ChooseThreat(threat) for threat in THREATS]
        self.drop_threat = [DropThreat(threat) for threat in THREATS]
        self.place_marker = [PlaceMarker(project) for project in projects]
        self.choose_project = [ChooseProject(project) for project in projects]
        self.draw_project = [DrawProject(level) for level in range(LEVELS + 1)]
        self.play_held = [PlayHeld(card.id) for card in components.events]
        self.choose_company = [ChooseCompany(company) for company in seats]
        self.choose_agenda = [ChooseAgenda("research"), ChooseAgenda("submit"), ChooseAgenda("change")]
        self.choose_method = [ChooseMethod("safe"), ChooseMethod("standard")]
        self.choose_vault = [ChooseVault("secret"), ChooseVault("public")]

    def write_card_moves(self, components: Components) -> None:
        seats = [Seat(seat) for seat in range(MOST_SEATS)]
        cards = [card.id for card in components.research]
        self.turn_up = [TurnUp(company) for company in seats]
        self.take_hidden = [TakeAttack(company, None) for company in seats]
        self.take_shown = [[TakeAttack(company, card) for card in cards] for company in seats]
        self.discard_port = [DiscardPort(port + 1) for port in range(components.ports)]
        self.swap_ports = [SwapPorts(port + 1) for port in range(components.ports - 1)]
        self.next_card = [NextCard(card) for card in cards]
        self.scrap = [Scrap(card) for card in cards]

    def write_deals(self, components: Components) -> None:
        """The moves of bargaining and voting."""
        seats = [Seat(seat) for seat in range(MOST_SEATS)]
        self.offer_project = [OfferProject(card.id) for card in components.projects]
        self.open_offer = [[OpenOffer(to, wish) for wish in seats] for to in seats]
        self.promise_vote = [[PromiseVote(to, choice) for choice in seats] for to in seats]
        self.offer_points = [OfferPoints(points) for points in COINS]
        self.offer_held = [OfferHeld(card.id) for card in components.events]
        self.withdraw = [Withdraw(offer) for offer in range(MOST_OFFERS + 1)]
        self.vote = [Vote(company) for company in seats]

    def catalogue(self, seats: int, held: list[int]) -> list[Any]:
        """The fixed catalogue of moves for a number of seats. `held` are the incidents that are held."""
        found: list[Any] = [
            FINISH, START_OVER, REVEAL, PASS, PROPOSE, READY, HONOUR, BREAK, *self.upgrade, *self.choose_threat,
            *self.drop_threat, *self.choose_agenda, *self.choose_method, *self.choose_vault,
            *self.draw_project[1 : LEVELS + 1], *self.swap_ports, *self.discard_port, *self.next_card, *self.scrap,
            *self.offer_points, *self.withdraw[1:], *self.place_marker, *self.choose_project, *self.offer_project,
            *[self.play_held[incident] for incident in held], *[self.offer_held[incident] for incident in held],
            *self.vote[:seats], *self.choose_company[:seats], *self.turn_up[:seats], *self.take_hidden[:seats],
        ]  # fmt: skip
        for seat in range(seats):
            found += self.open_offer[seat][:seats]
            found += [self.promise_vote[seat][choice] for choice in range(seats)]
            found += self.take_shown[seat]
        found.append(COME_BACK)
        return found
