"""The interface as it describes itself: requests that fit, and requests that do not."""

import asyncio
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis

from tests.server.nonsense import SIGNS
from tests.server.processes import ServerProcess, serving


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with serving(str(folder / "tables.db"), folder) as server:
        asyncio.run(server.ready())
        yield server


def operations(process: ServerProcess) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{process.address}/api/docs/openapi.json")
    found: list[Any] = list(schema.get_all_operations())
    return [result.ok() for result in found]


@pytest.mark.slow
def test_the_api_by_its_own_description(process: ServerProcess) -> None:
    """Schemathesis: requests as the OpenAPI describes them, and as it does not."""
    modes = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
    found = operations(process)
    assert len(found) >= 10
    for operation in found:
        for mode in modes:
            attempt(operation, mode)
    assert "Traceback" not in process.said()


def attempt(operation: Any, mode: schemathesis.GenerationMode) -> None:
    strategy = operation.as_strategy(generation_mode=mode)

    @hypothesis.settings(
        max_examples=6,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(case=strategy)
    def test(case: Any) -> None:
        response = case.call()
        status, text = response.status_code, response.text
        assert status < 500, (case.as_curl_command(), text)
        if status >= 400:
            assert not any(sign in text for sign in SIGNS), text
        assert str(status) in operation.definition.raw["responses"], (case.as_curl_command(), text)

    try:
        test()
    except hypothesis.errors.Unsatisfiable:
        # An address without parameters has no wrong requests.
        assert mode == schemathesis.GenerationMode.NEGATIVE
