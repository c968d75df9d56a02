"""The contract tests of our own games: each with its invariants, and what else is tried on it."""

from saucer.games.area51 import GAME as AREA51
from saucer.games.eti import GAME as ETI
from saucer.games.panic import GAME as PANIC
from saucer.games.strangers import GAME as STRANGERS
from saucer.testing import contract_tests
from tests.games.area51.extras import EXTRAS as AREA51_EXTRAS
from tests.games.area51.invariants import check as check_area51
from tests.games.eti.extras import EXTRAS as ETI_EXTRAS
from tests.games.eti.extras import MOST_CASES as ETI_CASES
from tests.games.eti.invariants import check as check_eti
from tests.games.panic.extras import EXTRAS as PANIC_EXTRAS
from tests.games.panic.extras import MOST_CASES as PANIC_CASES
from tests.games.panic.extras import PLAY as PANIC_PLAY
from tests.games.panic.invariants import check as check_panic
from tests.games.strangers.extras import EXTRAS as STRANGERS_EXTRAS
from tests.games.strangers.invariants import check as check_strangers

CONTRACTS = {
    "strangers": contract_tests(STRANGERS, invariants=check_strangers, extra_options=STRANGERS_EXTRAS),
    "area51": contract_tests(AREA51, invariants=check_area51, extra_options=AREA51_EXTRAS),
    "eti": contract_tests(ETI, invariants=check_eti, extra_options=ETI_EXTRAS, most_cases=ETI_CASES),
    "panic": contract_tests(
        PANIC, invariants=check_panic, extra_options=PANIC_EXTRAS, most_cases=PANIC_CASES, play=PANIC_PLAY
    ),
}
