"""The monthly report as pages of Sphinx; ``make_report.py`` writes `index.rst` beside it."""

project = "Sales report"
copyright = "Sales"
extensions: list[str] = []
html_theme = "furo"
exclude_patterns: list[str] = []
