"""The explorer of Rubik's cube."""

from typing import Any, Literal, overload

__version__: str

_Metric = Literal["htm", "qtm", "stm"]
_PocketMetric = Literal["htm", "qtm"]

def solve(
    cubestring: str,
    patternstring: str | None = None,
    max_depth: int = 24,
    *,
    time: float | None = None,
    threads: int = 1,
    centres: str | None = None,
) -> str: ...
@overload
def optimal(
    cube: str,
    metric: _Metric = "htm",
    all: Literal[False] = False,
    time: float | None = None,
    *,
    memory: str | None = None,
    centres: str | None = None,
) -> str: ...
@overload
def optimal(
    cube: str,
    metric: _Metric = "htm",
    *,
    all: Literal[True],
    time: float | None = None,
    memory: str | None = None,
    centres: str | None = None,
) -> list[str]: ...
@overload
def optimal(
    cube: str,
    metric: _Metric = "htm",
    all: bool = False,
    time: float | None = None,
    *,
    memory: str | None = None,
    centres: str | None = None,
) -> str | list[str]: ...
@overload
def pocket(cube: str, metric: _PocketMetric = "htm", all: Literal[False] = False) -> str: ...
@overload
def pocket(cube: str, metric: _PocketMetric = "htm", *, all: Literal[True]) -> list[str]: ...
@overload
def pocket(cube: str, metric: _PocketMetric = "htm", all: bool = False) -> str | list[str]: ...
def info(cube: str, *, centres: str | None = None) -> dict[str, Any]: ...
def convert(cube: str, to: str = "facelets", *, centres: str | None = None) -> str: ...
def random(
    count: int = 1, seed: int | None = None, *, centres: str | None = None
) -> list[str]: ...
