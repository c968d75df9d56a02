"""The cards. (R6)

A card has one home: the file with its effect holds whether it can do anything, how it is applied, which decisions it
asks for, why a choice is refused and what it gains a sensible player.
"""

from saucer.games.strangers.rules.cards.boyfriend import Boyfriend
from saucer.games.strangers.rules.cards.effect import TABLE, CardEffect
from saucer.games.strangers.rules.cards.ice_cream_date import IceCreamDate
from saucer.games.strangers.rules.cards.men_in_black import MenInBlack
from saucer.games.strangers.rules.cards.on_foot import Bmx, FenceJump, Walk, WalkTogether
from saucer.games.strangers.rules.cards.parties import Party
from saucer.games.strangers.rules.cards.rides import CityBus, MomsCar, SchoolBus
from saucer.games.strangers.rules.cards.science_club import ScienceClub
from saucer.games.strangers.rules.cards.watches import Watches
from saucer.games.strangers.tables import EFFECTS, POOL, RALLY

ROWS = (
    CardEffect("alien", {"alien": "R5.1"}),
    CardEffect("saucer", {"saucer": "R5.4"}),
    Walk("move", {"walk": "R6.1", "run": "R6.2", "skateboard": "R6.3"}),
    SchoolBus("school_bus", {"school-bus": "R6.4"}),
    CityBus("city_bus", {"city-bus": "R6.5"}),
    WalkTogether("move_many", {"walkie-talkies": "R6.6", "carpool": "R6.17"}),
    FenceJump("fence", {"fence-jump": "R6.7"}),
    Bmx("bmx", {"bmx": "R6.8"}),
    Party("rally", {"pep-rally": "R6.9"}, RALLY),
    ScienceClub("science", {"science-club": "R6.10"}),
    Party("pool", {"pool-party": "R6.11"}, POOL),
    Boyfriend("send_out", {"boyfriend": "R6.12"}),
    MenInBlack("remove_alien", {"men-in-black": "R6.13"}),
    IceCreamDate("copy", {"ice-cream-date": "R6.14"}),
    Watches("extra_actions", {"watches": "R6.15"}),
    MomsCar("to_house", {"moms-car": "R6.16"}),
)

assert [row.name for row in ROWS] == EFFECTS
TABLE.extend(ROWS)
