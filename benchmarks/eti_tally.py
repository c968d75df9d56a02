"""What happened in matches of E.T.I., counted: wins by side, seat and card, deals, and suspicions."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, TypeVar

from saucer.engine.types import Outcome, Seat
from saucer.games.eti.events import (
    AlienRevealed,
    CompanyChosen,
    OfferBroken,
    OfferHonoured,
    OfferProposed,
    PromiseTested,
    VoteCast,
)
from saucer.games.eti.player.reveal import shares_of_suspicion, suspicion_weights
from saucer.games.eti.state import State
from saucer.games.eti.tables import PUBLIC

Key = TypeVar("Key")
Counts = defaultdict[Key, float]


class MatchTally:
    """Counts of many matches with the same bot in every seat."""

    def __init__(self) -> None:
        self.matches = 0
        self.won_by_alien = 0.0
        self.human_wins: Counts[int] = defaultdict(float)
        self.human_matches: Counts[int] = defaultdict(float)
        self.card_wins: Counts[str] = defaultdict(float)
        self.card_matches: Counts[str] = defaultdict(float)
        self.counts: Counts[str] = defaultdict(float)
        self.goods: Counts[str] = defaultdict(float)

    def add(self, other: "MatchTally") -> None:
        self.matches += other.matches
        self.won_by_alien += other.won_by_alien
        for name in ("human_wins", "human_matches", "card_wins", "card_matches", "counts", "goods"):
            mine = getattr(self, name)
            for key, count in getattr(other, name).items():
                mine[key] += count

    # Results

    def count_result(self, state: State, outcome: Outcome) -> None:
        self.matches += 1
        for seat in range(state.seats):
            share = outcome.share(Seat(seat))
            if seat == state.alien:
                self.won_by_alien += share
                continue
            card = state.tables.role_ids[state.roles[seat]]
            self.human_matches[seat] += 1
            self.card_matches[card] += 1
            self.human_wins[seat] += share
            self.card_wins[card] += share

    def alien_wins(self) -> float:
        return self.won_by_alien / self.matches

    def worst_seat(self) -> float:
        """How often the human seat that wins least does, as a part of what humans win on average."""
        fair = sum(self.human_wins.values()) / sum(self.human_matches.values())
        return min(self.human_wins[seat] / count for seat, count in self.human_matches.items()) / fair

    def card_rates(self) -> dict[str, float]:
        """How often each human endgame card wins for its holder."""
        return {
            card: round(self.card_wins[card] / self.card_matches[card], 4)
            for card in sorted(self.card_matches)
        }

    def share(self, part: str, whole: str) -> float:
        return self.counts[part] / max(1, self.counts[whole])

    # Steps

    def count_step(self, before: State, events: list[Any]) -> None:
        for event in events:
            if isinstance(event, VoteCast):
                self.count_vote(before, event)
            elif isinstance(event, CompanyChosen):
                self.count_choice(before, event)
            elif isinstance(event, OfferProposed):
                self.count_offer(event)
            elif isinstance(event, PromiseTested):
                self.counts["promises kept" if event.kept else "promises broken"] += 1
            elif isinstance(event, OfferHonoured):
                self.counts["offers honoured"] += 1
            elif isinstance(event, OfferBroken):
                self.counts["offers broken"] += 1
            elif isinstance(event, AlienRevealed):
                self.count_suspicions(before, event.seat)

    def count_offer(self, event: OfferProposed) -> None:
        self.counts["offers"] += 1
        for good, offered in (
            ("points", event.points),
            ("projects", event.projects),
            ("events", event.events),
        ):
            self.goods[good] += bool(offered)

    def count_vote(self, before: State, event: VoteCast) -> None:
        """A vote with an offer, and whether it followed one."""
        wishes = [offer.wish for offer in before.offers if offer.voting and offer.to == event.seat]
        self.counts["voters with an offer"] += bool(wishes)
        self.counts["votes sold"] += event.company in wishes
        self.counts["offers taken"] += wishes.count(event.company)

    def count_choice(self, before: State, event: CompanyChosen) -> None:
        wishes = [offer.wish for offer in before.offers if not offer.voting]
        self.counts["offers taken"] += wishes.count(event.company)

    def count_suspicions(self, before: State, alien: Seat) -> None:
        """Just before the reveal: whom each human suspects most, and who has the most public projects."""
        self.counts["reveals"] += 1
        projects = [before.vaults[2 * seat + PUBLIC].bit_count() for seat in range(before.seats)]
        self.counts["public hits"] += part_of(projects, alien)
        weights = suspicion_weights(before)
        for seat in range(before.seats):
            if seat != alien:
                self.counts["suspicions"] += 1
                self.counts["chance hits"] += 1.0 / (before.seats - 1)
                self.counts["suspicion hits"] += part_of(
                    shares_of_suspicion(before, Seat(seat), weights), alien
                )


def part_of(scores: Sequence[float], alien: Seat) -> float:
    """1 if the alien alone has the highest score, a part of that among several, else 0."""
    highest = max(scores)
    return 1.0 / list(scores).count(highest) if scores[alien] == highest else 0.0
