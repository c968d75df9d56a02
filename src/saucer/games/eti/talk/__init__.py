"""Why deals are offered, refused, kept and broken (R5), by what all can see: what bots say, not what anybody thinks.

`codes` lists the reasons. `bids` has those for offering and promising, `declining` for agreeing to nothing, `decisions`
for votes and choices, `fates` for words kept and broken. The rules know nothing of all this.
"""

from typing import Final

from saucer.engine.talk import Talk
from saucer.games.eti.events import (
    CompanyChosen,
    OfferBroken,
    OfferHonoured,
    OfferProposed,
    OffersWeighed,
    PromiseTested,
    VoteCast,
    VotePromised,
)
from saucer.games.eti.talk.bids import why_offered, why_promised
from saucer.games.eti.talk.codes import CODES
from saucer.games.eti.talk.count import count_said
from saucer.games.eti.talk.decisions import why_chosen, why_voted
from saucer.games.eti.talk.declining import why_weighed
from saucer.games.eti.talk.fates import why_broken, why_honoured, why_tested

TALK: Final = Talk(
    CODES,
    {
        OfferProposed: why_offered,
        VotePromised: why_promised,
        OffersWeighed: why_weighed,
        VoteCast: why_voted,
        CompanyChosen: why_chosen,
        PromiseTested: why_tested,
        OfferHonoured: why_honoured,
        OfferBroken: why_broken,
    },
    count_said,
)
