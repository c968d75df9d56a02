"""The OpenAPI schema is true: whatever it allows is answered as it says, and nothing makes the server fail."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.support.driving import Running

OPERATIONS = 18
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


# The server runs in a thread of this process and draws random numbers too, which Hypothesis takes for a strategy's.
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
def test_every_operation_keeps_to_the_schema(server: Running) -> None:
    schema: Any = schemathesis.openapi.from_url(f"{server.address}api/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) >= OPERATIONS
    for operation in operations:
        check_operation(operation)


def check_operation(operation: Any) -> None:
    @settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        case.call_and_validate(checks=CHECKS)

    check()
