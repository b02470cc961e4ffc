"""A tiny site: ``sphinx-build Examples/sphinx .build/site``, with light and dark pictures."""

project = copyright = "Cards"
version = "1"
extensions = ["fiori_render.sphinx"]
html_theme = "furo"
fiori_environment = {"generation": "horizon"}
