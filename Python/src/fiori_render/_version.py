"""The version of the package, which is the program's.

It is only in `Sources/Program/FileKit/Version.swift`. Building the package writes it to its
metadata. It is read from there only when it is needed, because reading takes longer than importing
everything else.
"""

__version__: str


def __getattr__(name: str) -> str:
    if name != "__version__":
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    from importlib.metadata import version

    found = version("fiori-render")
    globals()[name] = found
    return found
