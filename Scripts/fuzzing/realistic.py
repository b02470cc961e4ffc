"""Lays out descriptions with realistic data in several widths, and finds what ran out of room badly."""

import concurrent.futures
import itertools
import json
import os
import random
import re
import time

from drawing import Failure
from generated import layout, say
from mutated import JSON

SLICE = 40
"""The descriptions that a process lays out."""
WIDTHS = [320, 343, 375, 430, 668, 744, 834, 1024, 1194, 1366]
SIZES = ["large"] * 6 + ["extraSmall", "extraExtraExtraLarge"]
SIZES += ["accessibilityMedium", "accessibilityExtraExtraExtraLarge"]
LEAST_PLOT = 8 - 0.001
"""The least side of a plot, in points, that causes no warning."""
NO_ROOM = "the chart does not fit: "
CUT_NUMBER = re.compile(r"\d[.,'\u2019\u00a0\u202f]*…")
KPI_KINDS = {"unit", "metric", "fraction"}

WORDS = {
    "en-US": [
        "Revenue", "Maintenance Order 4711", "Purchase Requisition 10023456", "Overdue",
        "Due Nov 26, 2026 at 9:41 AM", "Work Center 0815-B", "Q1 2026", "12 of 37 items",
        "Temperature Sensor S/4HANA predicts overheating of pump motor 7 in 12.5 hours",
    ],
    "de-DE": [
        "Umsatz", "Instandhaltungsauftrag 4711", "Vertriebsgebiet Nordrhein-Westfalen", "Überfällig",
        "Fällig am 26.11.2026 um 9:41 Uhr", "Genehmigungspflichtig", "Arbeitsplatzbeschreibung",
        "Lieferantenrechnung über 1.265.849,98 EUR", "Kühlwasserumwälzpumpe", "Schweiz", "1. Quartal",
    ],
    "fr-FR": [
        "Chiffre d’affaires", "Ordre de maintenance 4711", "En retard", "Approvisionnement",
        "Échéance le 26/11/2026 à 9:41", "Montant dû : 1 265 849,98 EUR", "T1 2026",
    ],
    "ar": [
        "الإيرادات", "أمر الصيانة 4711", "في جميع الفروع", "متأخر", "المبلغ ١٬٢٦٥٬٨٤٩٫٩٨ يورو",
        "مركز العمل 0815", "الربع الأول ٢٠٢٦",
    ],
    "ja": [
        "売上高", "保全指図 4711", "営業利益（連結）", "期限超過", "2026年11月26日 9:41",
        "購買依頼 10023456 の承認待ち", "金額 1,265,849円", "第1四半期",
    ],
    "hi": [
        "राजस्व", "रखरखाव आदेश 4711", "अतिदेय", "कुल राशि ₹12,65,849.98", "कार्य केंद्र", "पहली तिमाही",
    ],
}  # fmt: skip
CURRENCIES = {"en-US": "USD", "de-DE": "EUR", "fr-FR": "EUR", "ar": "SAR", "ja": "JPY", "hi": "INR"}
SEPARATORS: dict[str, dict[str, str | int | None]] = {
    "en-US": {}, "de-DE": {",": ".", ".": ","}, "fr-FR": {",": "\u202f", ".": ","},
    "ar": {}, "ja": {}, "hi": {},
}  # fmt: skip
UNITS = ["kilometer-per-hour", "kilowatt-hour", "celsius", "kilogram"]
CHARTS = [
    "line", "area", "column", "stackedColumn", "bar", "stackedBar", "combo", "waterfall", "donut",
    "microColumn", "microArea", "scatter", "bullet",
]  # fmt: skip
TRENDS = ["builtin:trend-up", "builtin:trend-down", "builtin:trend-neutral"]


class Realistic:
    """Views by numbers; the same seed and number give the same view."""

    def __init__(self, seed: str, number: int) -> None:
        self._chance = random.Random(f"{seed}:{number}")
        self._locale = self._chance.choice(list(WORDS))
        makers = [
            self._kpi, self._ring, self._kpi_header, self._object_header, self._object_header,
            self._chart_card, self._chart_card, self._kpi_card, self._ring_card, self._collection,
            self._floorplan, self._chart,
        ]  # fmt: skip
        self._view = makers[number % len(makers)]()
        self._environment: JSON = {
            "locale": self._locale,
            "layoutDirection": "rightToLeft" if self._locale == "ar" else "leftToRight",
            "generation": self._chance.choice(["classic", "horizon"]),
            "contentSizeCategory": self._chance.choice(SIZES),
        }
        if self._view["type"] == "chartView":
            self._environment["height"] = self._chance.choice([60, 80, 120, 200, 320])
        self._widths = sorted(self._chance.sample(WIDTHS, 3))

    def figures(self, name: str) -> list[JSON]:
        """Return the view in some widths, the narrowest first."""
        return [
            {"name": f"{name}-{width}", "view": self._view,
             "environment": {**self._environment, "width": width}}
            for width in self._widths
        ]  # fmt: skip

    def _is(self, share: float) -> bool:
        return self._chance.random() < share

    def _word(self) -> str:
        return self._chance.choice(WORDS[self._locale])

    def _words(self, most: int) -> str:
        return " ".join(self._word() for _ in range(self._chance.randint(1, most)))

    def _some(self, made: JSON, share: float = 0.6) -> JSON:
        """Leave out parts of a view."""
        return {key: value for key, value in made.items() if self._is(share)}

    def _amount(self) -> float:
        """Return a number of any magnitude, of twelve digits at most."""
        amount = self._chance.uniform(1, 10) * 10.0 ** self._chance.randint(-4, 11)
        digits = self._chance.choice([0, 2])
        return (-1 if self._is(0.2) else 1) * (round(amount, digits) or round(amount, 6))

    def _value(self) -> JSON:
        style = self._chance.choice(["decimal", "currency", "percent", "compact", "unit"])
        made: JSON = {"value": self._amount(), "style": style}
        if style == "percent":
            made["value"] = round(self._chance.uniform(-2, 20), 4)
        elif style == "currency":
            made["currency"] = CURRENCIES[self._locale]
        elif style == "unit":
            made["unit"] = self._chance.choice(UNITS)
        return made

    def _items(self) -> list[JSON]:
        kind = self._chance.randrange(4)
        if kind == 0:
            return [{"metric": f"{self._amount():,}"}, {"unit": CURRENCIES[self._locale]}]
        if kind == 1:
            total = self._chance.choice([12, 98, 1_250, 125_000, 9_999_999])
            return [{"fraction": {"value": self._chance.randint(0, total), "total": total}}]
        if kind == 2:
            return [{"icon": "builtin:document"}, {"metric": self._value()}]
        return [{"metric": self._value()}]

    def _formatted(self) -> str:
        """Return a number with its unit, as a system gives it."""
        amount = f"{self._amount():,.2f}".translate(str.maketrans(SEPARATORS[self._locale]))
        return self._chance.choice([f"{amount} {CURRENCIES[self._locale]}", f"{amount} %", amount])

    def _trend(self) -> JSON:
        words = self._chance.choice(["", self._word()])
        trend = f"{self._formatted()} {words}".strip()
        return {"trend": trend, "trendImage": self._chance.choice(TRENDS)}

    def _kpi(self) -> JSON:
        return {"type": "kpiView", "items": self._items(), "caption": self._words(2)}

    def _ring(self) -> JSON:
        made: JSON = {"items": self._items()[-2:], "progress": round(self._chance.random(), 2)}
        made["items"] = [item for item in made["items"] if "icon" not in item]
        size = self._chance.choice(["large", "small"])
        captions = self._some({"caption": self._words(2), "footnote": self._words(2)})
        return {"type": "kpiProgressView", "chartSize": size, **made, **captions}

    def _kpi_header(self) -> JSON:
        items = [self._kpi() for _ in range(self._chance.randint(1, 4))]
        if self._is(0.3):
            items[0] = {**self._ring(), "chartSize": "large"}
        banner = {"title": self._words(3), "type": "negative"}
        return {"type": "kpiHeader", "items": items, **self._some({"bannerMessage": banner}, 0.3)}

    def _object_header(self) -> JSON:
        made = self._some(
            {
                "subheadlineText": self._words(2),
                "tags": [self._word() for _ in range(self._chance.randint(1, 5))],
                "labelItems": [self._word() for _ in range(self._chance.randint(1, 6))],
                "bodyText": self._words(3),
                "footnoteText": self._words(2),
                "descriptionText": self._words(4),
                "detailImage": "builtin:document",
                "statusLayout": self._chance.choice(["stacked", "inline", "row"]),
            }
        )
        state: JSON = {"statusText": self._word(), "substatusText": self._word()}
        if self._is(0.5):
            state = {"kpiView": {"items": self._items(), "caption": self._word()}}
        if self._is(0.4):
            detail = {"title": self._word(), **self._trend(), "kpiItems": self._items()}
            detail["chartView"] = self._plain_chart(["line", "column"])
            made["detailContentView"] = {"type": "objectHeaderChartView", **detail}
            made["page"] = 1
        return {"type": "objectHeader", "headlineText": self._words(2), **made, **state}

    def _plain_chart(self, kinds: list[str]) -> JSON:
        kind = self._chance.choice(kinds)
        count = self._chance.choice([1, 3, 5, 12, 24])
        magnitude = 10 ** self._chance.randint(-3, 11)

        def value() -> object:
            amount = round(self._chance.uniform(-0.2 if self._is(0.3) else 0, 1) * magnitude, 5)
            return {"x": self._chance.randint(1, 900), "y": amount} if kind == "scatter" else amount

        single = kind in {"waterfall", "microArea", "microColumn"}
        series = [
            {"title": self._word(), "values": [value() for _ in range(count)]}
            for _ in range(1 if single else self._chance.randint(1, 3))
        ]
        made: JSON = {
            "chartType": kind,
            "series": series,
            "categories": [self._word() for _ in range(count)],
        }
        form = self._chance.choice(
            [{"style": "percent"}, {"style": "currency", "currency": CURRENCIES[self._locale]}]
        )
        axis = {"title": self._word(), "abbreviatesLabels": True, "format": form}
        made["numericAxis"] = self._some(axis, 0.4)
        made["categoryAxis"] = self._some({"title": self._word()}, 0.4)
        labels = self._chance.choice([True, "fit", "fit"])
        return {**made, **self._some({"legend": True, "valueLabels": labels}, 0.4)}

    def _chart(self) -> JSON:
        return {"type": "chartView", **self._plain_chart(CHARTS)}

    def _chart_card(self) -> JSON:
        made: JSON = {"subtitle": self._words(2), "status": self._word(), "kpiItems": self._items()}
        trend = self._trend() if self._is(0.6) else {}
        chart = self._plain_chart(CHARTS)
        return {
            "type": "chartCard", "title": self._words(2), **self._some(made), **trend,
            "chartView": chart,
        }  # fmt: skip

    def _kpi_card(self) -> JSON:
        made = {"title": self._words(2), "kpiItems": self._items()}
        return {"type": "kpiCard", **made, **self._some({"status": self._word()})}

    def _ring_card(self) -> JSON:
        items = [item for item in self._items() if "icon" not in item]
        made = {"title": self._words(2), "kpiItems": items, "progress": 0.64}
        return {"type": "kpiProgressCard", **made, **self._some({"status": self._word()})}

    def _collection(self) -> JSON:
        makers = [self._chart_card, self._kpi_card, self._ring_card]
        cards = [self._chance.choice(makers)() for _ in range(self._chance.randint(1, 4))]
        return {"type": "cardCollection", "cards": cards}

    def _floorplan(self) -> JSON:
        items = [
            {"title": self._word(), "values": [self._formatted()], **self._trend(), "category": -1}
            for _ in range(self._chance.randint(1, 4))
        ]
        made: JSON = {"subtitle": self._word(), "status": self._word(), "summaryItems": items}
        chart = self._plain_chart(CHARTS)
        return {
            "type": "chartFloorplan", "title": self._word(), **self._some(made), "chartView": chart
        }  # fmt: skip


def faults(report: JSON, warnings: str) -> list[str]:
    """Return what is wrong with a picture."""
    found = [
        f"'{node['text']}' is a number that is cut"
        for node in nodes(report["root"])
        if CUT_NUMBER.search(str(node.get("text", "")))
    ]
    for node in nodes(report["root"]):
        if node["kind"] == "plot" and NO_ROOM not in warnings:
            side = min(node["frame"]["width"], node["frame"]["height"])
            if side < LEAST_PLOT:
                found.append(f"a plot has {side} points, and no warning says so")
    return found


def shrunk(narrow: JSON, wide: JSON) -> list[str]:
    """Return the numbers that are smaller in the wider one of two pictures of a view."""
    before, after = (dict(kpi_sizes(report["root"])) for report in (narrow, wide))
    # A page of a header that has more KPIs for its width limits each to 216 points, and they share one size.
    if len(after) > len(before):
        return []
    return [
        f"'{text}' has {after[text]} points in {wide['name']}, {size} in {narrow['name']}"
        for text, size in before.items()
        if after.get(text, size) < size - 0.01
    ]


def kpi_sizes(node: object) -> list[tuple[str, float]]:
    """Return the texts of all KPIs in a node, with the least size of each."""
    assert isinstance(node, dict)
    children = node.get("children", [])
    items = [child for child in children if child["kind"] in KPI_KINDS and "fontSize" in child]
    found = list(itertools.chain.from_iterable(map(kpi_sizes, children)))
    if items:
        text = " ".join(str(item["text"]) for item in items)
        found.append((text, min(item["fontSize"] for item in items)))
    return found


def nodes(node: object) -> list[JSON]:
    """Return a node of a report with all in it."""
    assert isinstance(node, dict)
    return [node, *itertools.chain.from_iterable(map(nodes, node.get("children", [])))]


def checked(program: str, seed: str, numbers: range) -> tuple[int, list[tuple[JSON, str]]]:
    """Lay out descriptions; return how many pictures there were, and those with faults."""
    views = [Realistic(seed, number).figures(f"{number}") for number in numbers]
    figures = list(itertools.chain.from_iterable(views))
    run = layout(program, {"figures": figures})
    if run.returncode != 0:
        errors = [line for line in run.stderr.decode().splitlines() if " error: " in line]
        document = json.dumps({"figures": figures}).encode()
        raise Failure(document, f"{run.returncode}: {errors[:3]}", "layout")
    reports = {report["name"]: report for report in json.loads(run.stdout)}
    lines = run.stderr.decode().splitlines()
    found: list[tuple[JSON, str]] = []
    for place, figure in enumerate(figures):
        said = "\n".join(line for line in lines if f" figures[{place}]." in line)
        found += [(figure, fault) for fault in faults(reports[figure["name"]], said)]
    for view in views:
        # The cards of a collection become narrower where one more fits beside them.
        pairs = itertools.pairwise(view)
        for narrow, wide in () if view[0]["view"]["type"] == "cardCollection" else pairs:
            pair = (reports[narrow["name"]], reports[wide["name"]])
            found += [(wide, fault) for fault in shrunk(*pair)]
    return len(figures), found


def check_realistic(program: str, seed: str, count: int) -> None:
    """Lay out so many descriptions; raise `Failure` with the first fault, and print all."""
    start = time.monotonic()
    parts = [range(first, min(first + SLICE, count)) for first in range(0, count, SLICE)]
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        futures = [pool.submit(checked, program, seed, part) for part in parts]
        results = [future.result() for future in futures]
    say("realistic", f"{sum(drawn for drawn, _ in results):,} pictures", start)
    found = [fault for _, part in results for fault in part]
    for figure, fault in found:
        print(f"{figure['name']}: {fault}")
    if found:
        raise Failure(json.dumps({"figures": [found[0][0]]}).encode(), found[0][1], "realistic")
