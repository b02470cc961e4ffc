"""Which modules of the package use which."""

from __future__ import annotations

import ast
import graphlib
from pathlib import Path

import fiori_render as fr

PACKAGE = Path(fr.__file__).parent


def imported_by(module: Path) -> set[str]:
    """Return the modules of the package that a module imports: in functions and for types, too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            found |= {node.module} if node.module else {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom | ast.Import):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [each.name for each in node.names]
            assert not any(name.split(".")[0] == "fiori_render" for name in names), module
    return found


def test_no_modules_import_each_other() -> None:
    imports = {module.stem: imported_by(module) for module in PACKAGE.glob("*.py")}
    assert {"_picture", "_renderer", "views"} <= imports["__init__"]
    assert "_spool" in imports["_renderer"], "imports in functions count"
    assert set().union(*imports.values()) <= set(imports)
    # It raises an error with the modules of a circle.
    graphlib.TopologicalSorter(imports).prepare()
