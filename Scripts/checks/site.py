#!/usr/bin/env python3
"""Check pages of the website in Chromium with axe, at phone and desktop width.

    Scripts/check site [PAGE]...    the pages below, or the given ones, such as Docs/lint.html

Scripts/site/make-site.py builds the website; if there is none, it runs first. A page fails if axe finds a violation of
WCAG 2.2 A or AA or of its best practices, if the page is wider than its window, if its scripts report an error, or if a
file that it needs is missing.
"""

from __future__ import annotations

import functools
import http.server
import json
import re
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any, ClassVar

from steps import ROOT, install, script

SITE = ROOT / ".build/site/html"
AXE = ROOT / ".build/axe/axe_playwright_python/axe.min.js"

WIDTHS = ((390, 844), (1280, 900))
PAGES = (
    "index.html",
    "Docs/command-line.html",
    "Docs/components.html",
    "Docs/documentation.html",
    "Docs/lint.html",
    "Docs/icons.html",
    "Docs/reference/kpiCard.html",
    "CHANGELOG.html",
    "gallery/index.html",
    "api/documentation/fiorirender/index.html",
    "api/documentation/fiorirender/gettingstarted/index.html",
)
PROBE = """
<script>
const faults = [];
addEventListener("error", (event) => faults.push(event.message ?? "a file cannot be loaded"), true);
</script>
<script src="/axe.min.js"></script>
<script>
addEventListener("load", () => setTimeout(async () => {
  const found = await axe.run(document, {resultTypes: ["violations"]});
  const result = {
    width: innerWidth,
    overflow: document.documentElement.scrollWidth - innerWidth,
    faults,
    violations: found.violations.map(({id, impact, help, nodes}) => ({
      id, impact, help, count: nodes.length, target: nodes[0].target.join(" "),
    })),
  };
  parent.postMessage(result, "*");
}, 500));
</script>
"""
# A window of Chromium has at least 500 points; a frame may be narrower.
FRAME = """<!DOCTYPE html>
<title>Frame</title>
<script>
onmessage = ({data}) => {
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = "axe-result";
  element.textContent = JSON.stringify(data).replaceAll("<", "\\\\u003c");
  document.body.append(element);
};
</script>
<iframe src="/%s" width="%d" height="%d" style="border: 0"></iframe>
"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the site, with what looks at it in each page."""

    axe = b""
    # The files that were asked for and are not there.
    missing: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        """Answer with a file, or with a page and the probe."""
        path = Path(self.translate_path(self.path))
        if self.path.startswith("/frame/"):
            width, height, page = self.path.removeprefix("/frame/").split("/", 2)
            self.answer((FRAME % (page, int(width), int(height))).encode(), "text/html")
        elif self.path == "/axe.min.js":
            self.answer(self.axe, "text/javascript")
        elif path.suffix == ".html" and path.is_file():
            text = path.read_text(encoding="utf-8")
            # The gallery lets no other scripts run.
            text = re.sub(r"<meta http-equiv=\"Content-Security-Policy\"[^>]*>", "", text)
            self.answer(
                text.replace("<head>", "<head>" + PROBE, 1).encode(), "text/html; charset=utf-8"
            )
        else:
            super().do_GET()

    def answer(self, body: bytes, kind: str) -> None:
        """Send a body."""
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def send_error(self, code: int, *rest: Any, **named: Any) -> None:
        """Keep what is missing, and answer with the error."""
        if self.path != "/favicon.ico":
            self.missing.append(self.path)
        super().send_error(code, *rest, **named)

    def log_message(self, *_: Any) -> None:
        """Log nothing."""


def look(address: str, folder: str) -> dict[str, Any]:
    """Return what the probe says of a page in a frame."""
    command = [
        "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        f"--user-data-dir={folder}", "--window-size=1400,1000",
        "--virtual-time-budget=20000", "--dump-dom", address,
    ]  # fmt: skip
    page = subprocess.run(command, capture_output=True, text=True, timeout=180, check=True).stdout
    found = re.search(
        r'<script type="application/json" id="axe-result">(.*?)</script>', page, re.DOTALL
    )
    if not found:
        raise SystemExit(f"check site: {address} says nothing of itself")
    result: dict[str, Any] = json.loads(found[1])
    return result


def complaints(result: dict[str, Any], size: tuple[int, int]) -> list[str]:
    """Return what is wrong with a page, a line each."""
    lines = [f"script: {fault}" for fault in result["faults"]]
    if result["width"] != size[0]:
        lines.append(f"the frame is {result['width']} wide")
    if result["overflow"] > 0:
        lines.append(f"{result['overflow']} px wider than its window")
    lines += [
        f"{item['id']} ({item['impact']}): {item['help']}; {item['count']} times, first {item['target']}"
        for item in result["violations"]
    ]
    return lines


def fetch_axe() -> bytes:
    """Return axe's script, which is all that is needed of the package that has it."""
    if not AXE.exists():
        print("Downloading axe from PyPI, 1 MB, to .build/axe", flush=True)
        options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--target", ".build/axe"]
        pip = ROOT / ".build/python/test/bin/pip"
        package = "axe-playwright-python==0.1.8"
        subprocess.run([pip, "install", *options, package], cwd=ROOT, check=True)
    return AXE.read_bytes()


def main(*pages: str) -> None:
    """Look at all pages; exit with 1 if one has a fault."""
    install("to look at the website", "chromium")
    script("build/setup-python.sh", "test")
    if not (SITE / "index.html").exists():
        script("site/make-site.py")
    Handler.axe = fetch_axe()
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=str(SITE))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    count, failed = 0, False
    with tempfile.TemporaryDirectory() as folder:
        # A site may be built without the pages of the libraries.
        for page in pages or [page for page in PAGES if (SITE / page).exists()]:
            for size in WIDTHS:
                frame = f"frame/{size[0]}/{size[1]}/{page}"
                Handler.missing.clear()
                lines = complaints(
                    look(f"http://127.0.0.1:{server.server_port}/{frame}", folder), size
                )
                lines += [f"{path} is missing" for path in Handler.missing]
                count += 1
                failed = failed or bool(lines)
                for line in lines:
                    print(f"{page} at {size[0]}: {line}", file=sys.stderr)
    print(
        f"check site: {count} views of {count // len(WIDTHS)} pages"
        + ("" if failed else ", all sound")
    )
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
