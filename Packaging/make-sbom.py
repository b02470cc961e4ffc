"""List the contents of a release, as SPDX 2.3 in JSON.

make-sbom.py VERSION COMMIT FOLDER PACKAGES prints the files of FOLDER, with the packages of Swift that Package.resolved
names, the bundled data, and the packages of Debian whose libraries are linked or included; each line of
PACKAGES has the name and version of a package, the name and version of its source package, and "static" if it is linked
into the program, otherwise "copied".
SOURCE_DATE_EPOCH is the date of the document.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

Entry = dict[str, Any]

# Bundled work of others: name, version, license, origin.
BUNDLED = [
    ("Inter", "4.0-beta7", "OFL-1.1", "https://github.com/rsms/inter"),
    ("hyph-utf8", "NOASSERTION", "NOASSERTION", "https://www.hyphenation.org"),
]


def identifier(kind: str, name: str) -> str:
    """Return an SPDX id, which may contain only letters, digits, dots and hyphens."""
    return f"SPDXRef-{kind}-" + re.sub(r"[^A-Za-z0-9.]+", "-", name)


def package(kind: str, name: str, version: str, origin: str, locator: str = "", license: str = "NOASSERTION") -> Entry:
    """Return a package that is in the release."""
    entry = {
        "SPDXID": identifier(kind, name),
        "name": name,
        "versionInfo": version,
        "downloadLocation": origin,
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": license,
        "copyrightText": "NOASSERTION",
    }
    reference = {
        "referenceCategory": "PACKAGE-MANAGER",
        "referenceType": "purl",
        "referenceLocator": locator,
    }
    return entry | ({"externalRefs": [reference]} if locator else {})


def swift_packages() -> list[Entry]:
    """Return the packages of Package.resolved."""
    entries = []
    for pin in json.loads(Path("Package.resolved").read_text())["pins"]:
        location, state = pin["location"].removesuffix(".git"), pin["state"]
        version = state.get("version", state["revision"])
        locator = f"pkg:swift/{location.removeprefix('https://')}@{version}"
        origin = f"git+{location}@{state['revision']}"
        entries.append(package("Swift", pin["identity"], version, origin, locator, "Apache-2.0"))
    return entries


def debian_packages(listing: Path) -> list[tuple[str, Entry]]:
    """Return the Debian packages with their relationships to the program."""
    entries = []
    for line in listing.read_text().splitlines():
        name, version, source, source_version, kind = line.split()
        entry = package("Debian", name, version, "NOASSERTION", f"pkg:deb/debian/{name}@{version}")
        # Debian publishes security fixes by source package (Scripts/check libraries).
        entry["sourceInfo"] = f"built from the source package {source} {source_version}"
        entries.append(("STATIC_LINK" if kind == "static" else "CONTAINS", entry))
    return entries


def files(folder: Path) -> list[Entry]:
    """Return the files of the release with their checksums."""
    return [
        {
            "SPDXID": identifier("File", path.name),
            "fileName": f"./{path.name}",
            "checksums": [
                {"algorithm": name, "checksumValue": hashlib.new(name, path.read_bytes()).hexdigest()}
                for name in ("SHA1", "SHA256")
            ],
            "licenseConcluded": "NOASSERTION",
            "copyrightText": "NOASSERTION",
        }
        for path in sorted(folder.iterdir())
        if path.name != "SHA256SUMS" and not path.name.endswith(".spdx.json")
    ]


def main(version: str, commit: str, folder: str, listing: str) -> None:
    """Print the document."""
    date = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), timezone.utc)
    locator = f"pkg:generic/fiori-render@{version}"
    whole = package("Program", "fiori-render", version, "NOASSERTION", locator, "Apache-2.0")
    whole["sourceInfo"] = f"commit {commit}"
    parts = [
        *(("CONTAINS", entry) for entry in swift_packages()),
        *(
            ("CONTAINS", package("Bundled", name, version, origin, "", license))
            for name, version, license, origin in BUNDLED
        ),
        *debian_packages(Path(listing)),
    ]
    released = files(Path(folder))
    related = [
        ("SPDXRef-DOCUMENT", "DESCRIBES", whole),
        *((whole["SPDXID"], kind, part) for kind, part in parts),
        *((whole["SPDXID"], "GENERATES", file) for file in released),
    ]
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"fiori-render-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/fiori-render-{version}-{commit}",
        "creationInfo": {"created": date.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: make-sbom.py"]},
        "packages": [whole, *(part for _, part in parts)],
        "files": released,
        "relationships": [
            {"spdxElementId": source, "relationshipType": kind, "relatedSpdxElement": entry["SPDXID"]}
            for source, kind, entry in related
        ],
    }
    print(json.dumps(document, indent=2))


main(*sys.argv[1:])
