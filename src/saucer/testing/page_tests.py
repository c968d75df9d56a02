"""Contract tests of the rules pages that refusals point to."""

import re

from saucer.testing.game_tests import GameTests
from saucer.texts import LANGUAGES
from saucer.texts.pages import find_page, rule_numbers


class PageTests(GameTests):
    """Tests that there is a rules page in every language, with the same rule numbers."""

    def page(self, language: str) -> str:
        page = find_page(self.game.id, language)
        assert page is not None, f"no file rules_pages/{self.game.id}.{language}.md in {self.game.package}"
        return page

    def test_it_has_a_rules_page(self, language: str) -> None:
        numbers = rule_numbers(self.page(language))
        assert numbers, "no numbered rules"
        assert len(set(numbers)) == len(numbers), "a rule number is there twice"
        assert numbers == sorted(numbers, key=lambda number: [int(part) for part in number[1:].split(".")])

    def test_the_pages_have_the_same_rules(self) -> None:
        first, *others = (rule_numbers(self.page(language)) for language in LANGUAGES)
        assert all(other == first for other in others)

    def test_every_rule_a_page_points_to_exists(self, language: str) -> None:
        page = self.page(language)
        assert set(re.findall(r"\bR\d+\.\d+\b", page)) <= set(rule_numbers(page))

    def test_every_phase_belongs_to_a_rule(self) -> None:
        for phase in self.game.decisions:
            assert phase.rule in rule_numbers(self.page("en")), phase.name
