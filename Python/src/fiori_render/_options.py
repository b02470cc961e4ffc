"""The options of all functions that draw, in one place."""

from __future__ import annotations

from collections.abc import Mapping

from ._settings import Output

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any, TypeAlias, TypedDict, TypeVar

    from ._json import HasDescription
    from ._picture import Format

    Environment: TypeAlias = "Mapping[str, Any] | HasDescription | None"
    _Function = TypeVar("_Function", bound=Callable[..., Any])

else:

    class TypedDict:
        """Replaces typing's class, which takes long to load."""

        def __init_subclass__(cls, *, total=True):
            pass


class DrawingOptions(TypedDict, total=False):
    """The options of a drawing.

    Keys:
        format: The format: ``"png"``, ``"webp"``, ``"svg"`` or ``"pdf"``. Default: PNG.
        scale: The pixels per point. Default: the description's, or 2 if it has none.
        environment: Values that override the description's environment, such as
            ``{"appearance": "dark", "padding": 8}`` or ``fr.Environment(appearance="dark")``.
            Default: none.
        id_prefix: A prefix for the ids of an SVG, for pages with several. Default: none.
    """

    format: Format
    scale: float | None
    environment: Environment
    id_prefix: str


def output_of(
    *,
    format: Format = "png",
    scale: float | None = None,
    environment: Environment = None,
    id_prefix: str = "",
    overlay: Iterable[str] = (),
) -> Output:
    """Return the output for the options, with defaults for missing ones."""
    return Output(format, scale, traits_of(environment), id_prefix, tuple(overlay))


_defaults: dict[str, Any] = output_of.__kwdefaults__ or {}


def traits_of(environment: Environment) -> Mapping[str, Any]:
    """Return the values of an environment."""
    if environment is None:
        return {}
    return environment if isinstance(environment, Mapping) else environment.to_dict()


def with_options(function: _Function) -> _Function:
    """Return a function with the names of `DrawingOptions` instead of its ``**options``.

    Python then rejects other names, and `help` and notebooks show the options and their texts.
    """
    code = function.__code__
    count = code.co_argcount
    own = code.co_varnames[: count + code.co_kwonlyargcount]
    names = (*own, *DrawingOptions.__annotations__)
    caller: Any = _call_async if code.co_flags & _CO_COROUTINE else _call
    # A function with other arguments, without the time that compiling it would take.
    made = type(caller)(
        caller.__code__.replace(
            co_argcount=count,
            co_kwonlyargcount=len(names) - count,
            co_nlocals=len(names),
            co_varnames=names,
            # Tracebacks and `inspect.getsource` show the function as it is written.
            co_filename=code.co_filename,
            co_firstlineno=code.co_firstlineno,
            co_name=code.co_name,
        ),
        {"_drawn": function},
    )
    made.__kwdefaults__ = {
        name: value
        for name, value in {**_defaults, **(function.__kwdefaults__ or {})}.items()
        if name in names
    }
    made.__annotations__ = {**function.__annotations__, **DrawingOptions.__annotations__}
    del made.__annotations__["options"]
    made.__doc__ = _with_texts(function.__doc__)
    made.__module__, made.__qualname__ = function.__module__, function.__qualname__
    given: _Function = made
    return given


_drawn: Any = None
"""In the functions that `with_options` makes, the original function."""


def _call() -> Any:
    return _drawn(**locals())


async def _call_async() -> Any:
    return await _drawn(**locals())


_CO_COROUTINE = 0x80
"""The flag of coroutines, as in `inspect`, which takes long to load."""


def _with_texts(doc: str | None) -> str | None:
    """Return a docstring with the texts of the options instead of the line about them."""
    if doc is None or DrawingOptions.__doc__ is None:
        return None
    lines = doc.split("\n")
    place = next(at for at, line in enumerate(lines) if line.lstrip().startswith("**options:"))
    texts = DrawingOptions.__doc__.partition("Keys:\n")[2].rstrip().split("\n")
    indentation = _margin(lines[place])
    lines[place : place + 1] = [indentation + text[len(_margin(texts[0])) :] for text in texts]
    return "\n".join(lines)


def _margin(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]
