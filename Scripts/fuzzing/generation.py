#!/usr/bin/env python3
"""Makes descriptions from the schema: every key of every type, with values that are hard to draw.

Scripts/fuzzing/generation.py FOLDER COUNT writes some, as seeds for Fuzz.
"""

import base64
import functools
import json
import pathlib
import random
import sys
from collections.abc import Callable

from mutated import JSON, ROOT, SEEDS

Schema = dict[str, object]

DEEPEST = 24
"""The depth of the schema from which only what is owed is made."""
LONGEST_TEXT = 3_000
LONGEST_SIDE = 8_192
"""The longest side of a picture, in pixels."""
SCALES = [1, 1.25, 1.5, 2, 2, 3, 4, 8]

VALUES = json.loads((SEEDS / "values.json").read_text())
WORDS: dict[str, list[object]] = VALUES["words"]
"""What the schema cannot say: the values that a key knows."""
OWED: dict[str, list[str]] = VALUES["owed"]
"""The keys without which a view is an error or empty."""
OWED_ITEMS = {key for keys in OWED.values() for key in keys}
FITTING = 0.97
"""The part of values that are made to fit what the schema cannot say."""


def needs_data(schema: Schema) -> bool:
    """Return whether a schema allows only what needs data."""
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    properties = schema.get("properties", {})
    assert isinstance(properties, dict)
    return (
        name in {"reference", "textReference", "seriesBy", "pointColumns"} or "$each" in properties
    )


class Generation:
    """Descriptions by numbers; the same seed and number give the same description."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._schema = json.loads((ROOT / "fiori-render.schema.json").read_text())
        icons = sorted(ROOT.glob("Fuzz/Seeds/icons/*.svg"))
        self._images: list[object] = [
            "data:image/svg+xml;base64," + base64.b64encode(path.read_bytes()).decode()
            for path in icons
        ]
        self._makers: dict[str, Callable[[random.Random], object]] = {
            "color": self._color,
            "image": self._image,
        }

    def description(self, number: int) -> JSON:
        """Return a description, which is nearly always valid."""
        chance = random.Random(f"{self._seed}:{number}")
        views = self._schema["$defs"]["view"]["properties"]["type"]["enum"]
        kind = views[number % len(views)]
        view = self._made(chance, {"$ref": f"#/$defs/{kind}"}, 0)
        assert isinstance(view, dict)
        view["type"] = kind
        document: JSON = {"id": number, "view": view}
        if chance.random() < 0.8:
            document["environment"] = self._made(chance, {"$ref": "#/$defs/environment"}, 0)
        if chance.random() < 0.1:
            self._bind(chance, document)
        if chance.random() < 0.15:
            make_thin(chance, document)
        return document

    def small(self, number: int) -> JSON:
        """Return a description in one of all small widths, at one of all scales and in one of all looks."""
        document = self.description(number)
        chance = random.Random(f"{self._seed}:small:{number}")
        environment = document.setdefault("environment", {})
        assert isinstance(environment, dict)
        environment["width"] = chance.randint(1, 400)
        environment["scale"] = chance.choice(SCALES)
        for key in ("generation", "appearance", "contrast"):
            choices = self._schema["$defs"]["environment"]["properties"][key]["anyOf"][0]["enum"]
            environment[key] = chance.choice(choices)
        if "height" in environment:
            longest = int(LONGEST_SIDE / environment["scale"])
            environment["height"] = min(environment["height"], longest)
        return document

    def line(self, number: int) -> bytes:
        """Return a description as a line."""
        return json.dumps(self.description(number)).encode()

    def _made(self, chance: random.Random, schema: Schema, depth: int, key: str = "") -> object:
        """Return a value that a schema allows."""
        if "$ref" in schema:
            name = str(schema["$ref"]).rpartition("/")[2]
            if name in self._makers:
                return self._makers[name](chance)
            return self._defined(chance, name, depth, key)
        if "const" in schema:
            return schema["const"]
        if key in WORDS and chance.random() < FITTING:
            return chance.choice(WORDS[key])
        for alternatives in ("enum", "anyOf"):
            if alternatives in schema:
                return self._chosen(chance, schema[alternatives], depth, key)
        if "allOf" in schema:
            return self._view(chance, schema, depth)
        return self._plain(chance, schema, depth, key)

    def _defined(self, chance: random.Random, name: str, depth: int, key: str) -> object:
        """Return a value of a definition, which nearly always fits."""
        definition: Schema = self._schema["$defs"][name]
        is_fitting = chance.random() < FITTING
        if is_fitting and name in OWED:
            definition = {**definition, "required": OWED[name]}
        made = self._made(chance, definition, depth + 1, key)
        if is_fitting and isinstance(made, dict) and name in FITS:
            FITS[name](chance, made)
        return made

    def _chosen(self, chance: random.Random, choices: object, depth: int, key: str) -> object:
        assert isinstance(choices, list)
        if not isinstance(choices[0], dict):
            return chance.choice(choices)
        drawn = [choice for choice in choices if not needs_data(choice)]
        return self._made(chance, chance.choice(drawn or choices), depth, key)

    def _view(self, chance: random.Random, schema: Schema, depth: int) -> object:
        """Return a view of one of the types that may stand in its place."""
        kind = chance.choice(schema["properties"]["type"]["enum"])  # type: ignore[index]
        view = self._made(chance, {"$ref": f"#/$defs/{kind}"}, depth)
        assert isinstance(view, dict)
        return {"type": kind, **view}

    def _plain(self, chance: random.Random, schema: Schema, depth: int, key: str) -> object:
        kinds = schema.get("type", "object")
        kind = chance.choice(kinds) if isinstance(kinds, list) else kinds
        if kind == "object":
            return self._object(chance, schema, depth)
        if kind == "array":
            return self._array(chance, schema, depth, key)
        if kind in {"number", "integer"}:
            return number(chance, schema)
        if kind == "string":
            return text(chance)
        return None if kind == "null" else chance.random() < 0.5

    def _object(self, chance: random.Random, schema: Schema, depth: int) -> JSON:
        properties = schema.get("properties", {})
        required = schema.get("required", [])
        assert isinstance(properties, dict)
        assert isinstance(required, list)
        names = list(properties)
        alternatives = [one["required"] for one in schema.get("oneOf", [])]  # type: ignore[attr-defined]
        if alternatives:
            chosen = chance.choice(alternatives)
            required = [*required, *chosen]
            others = {name for one in alternatives for name in one} - set(chosen)
            names = [name for name in names if name not in others]
        share = 0 if depth > DEEPEST else chance.choice([0.1, 0.3, 0.5, 0.9])
        kept = [name for name in names if name in required or chance.random() < share]
        chance.shuffle(kept)
        made = {name: self._made(chance, properties[name], depth + 1, name) for name in kept}
        # Keys that are indexes, such as those of selections.
        patterns = schema.get("patternProperties", {})
        assert isinstance(patterns, dict)
        for inner in patterns.values():
            for _ in range(chance.choice([0, 1, 2])):
                made[str(chance.randrange(4))] = self._made(chance, inner, depth + 1)
        return made

    def _array(self, chance: random.Random, schema: Schema, depth: int, key: str) -> list[object]:
        count = chance.choice([0, 1] if depth > DEEPEST else VALUES["counts"])
        least = schema.get("minItems", 1 if key in OWED_ITEMS else 0)
        most = schema.get("maxItems", 64)
        assert isinstance(least, int)
        assert isinstance(most, int)
        inner = schema.get("items", {"type": "string"})
        assert isinstance(inner, dict)
        return [
            self._made(chance, inner, depth + 1, key if key in WORDS else "")
            for _ in range(min(max(count, least), most))
        ]

    def _color(self, chance: random.Random) -> object:
        return chance.choice(VALUES["colors"])

    def _image(self, chance: random.Random) -> object:
        names = self._schema["$defs"]["image"]["anyOf"][0]["anyOf"][0]["enum"]
        source = chance.choice([*names, *self._images[:4], chance.choice(self._images)])
        if chance.random() < 0.8:
            return source
        return {"source": source, "renderingMode": chance.choice(["original", "template"])}

    def _bind(self, chance: random.Random, document: JSON) -> None:
        """Give a description rows, and take some of its texts and values from them."""
        rows = [
            {
                "c": text(chance),
                "g": chance.choice("ab"),
                "n": chance.choice([*VALUES["reals"], None]),
            }
            for _ in range(chance.choice([1, 1, 2, 5, 40]))
        ]
        data: JSON = {"values": rows}
        document["data"] = data
        if chance.random() < 0.3:
            data["groupBy"] = "g"
            document["name"] = "${g}"
        replace(chance, document["view"])


def make_thin(chance: random.Random, document: JSON) -> None:
    """Make a picture some points wide and as high as the limits allow, or the other way round."""
    environment = document.setdefault("environment", {})
    assert isinstance(environment, dict)
    for key in ("widget", "padding"):
        environment.pop(key, None)
    scale = chance.choice(SCALES)
    sides = [chance.randint(1, 64), int(LONGEST_SIDE / scale)]
    if chance.random() < 0.25:
        sides.reverse()
    (environment["width"], environment["height"]) = sides
    environment["scale"] = scale


def replace(chance: random.Random, value: object) -> None:
    """Put references in the place of some texts and lists of values."""
    if isinstance(value, dict):
        for key, inner in value.items():
            reference = reference_for(chance, key, inner)
            if reference is None:
                replace(chance, inner)
            else:
                value[key] = reference
    elif isinstance(value, list):
        for inner in value:
            replace(chance, inner)


def reference_for(chance: random.Random, key: str, value: object) -> object:
    """Return what takes a value from the rows; None if it stays."""
    if key in {"values", "categories"} and isinstance(value, list):
        return {"$column": "c" if key == "categories" else "n"}
    if key in {"title", "caption", "text", "status"} and isinstance(value, str):
        return "${c}"
    if key in {"progress", "value"} and isinstance(value, float | int):
        return {chance.choice(["$sum", "$mean", "$max", "$last"]): "n"}
    return None


def number(chance: random.Random, schema: Schema) -> float:
    """Return a number between the bounds of a schema, extreme ones among them."""
    usual, all_allowed = _numbers(
        schema.get("type") == "integer", schema.get("minimum"), schema.get("maximum")
    )
    # Larger ones are drawn, but take long.
    return chance.choice(usual if usual and chance.random() < 0.9 else all_allowed)


@functools.cache
def _numbers(is_whole: bool, least: object, most: object) -> tuple[list[float], list[float]]:
    """Return numbers between bounds: the usual ones, and all."""
    low = least if isinstance(least, int | float) else float("-inf")
    high = most if isinstance(most, int | float) else float("inf")
    values: list[float] = [*VALUES["integers"]] if is_whole else [*VALUES["reals"]]
    values += [bound for bound in (least, most) if isinstance(bound, int | float)]
    allowed = [value for value in values if low <= value <= high]
    return [value for value in allowed if abs(value) <= 1000], allowed


def text(chance: random.Random) -> str:
    """Return a text, rarely a long one."""
    joined = chance.choice(["", "", " ", "\u200b"]).join(
        chance.choice(VALUES["texts"]) for _ in range(chance.choice([1, 1, 1, 2, 3]))
    )
    repeated = joined * (chance.choice([1] * 60 + [30, 300]))
    return repeated[:LONGEST_TEXT]


def fit_chart(chance: random.Random, chart: JSON) -> None:
    """Give a chart values, categories and indexes of the kind that its type reads."""
    kind = chart.get("chartType", "line")
    series = chart.get("series")
    series = series if isinstance(series, list) else []
    most = chance.choice([1, 2, 5, 12, 60])
    dimension = chance.choice([1, 2, 4])
    for one in series:
        count = chance.choice([0, 1, most, most, chance.randrange(most + 1)])
        one["values"] = [value(chance, kind, dimension) for _ in range(count)]
    longest = max((len(one["values"]) for one in series), default=0)
    if kind == "stock":
        chart["categories"] = sorted(chance.choice(VALUES["times"]) for _ in range(longest))
    elif _has_times(chart):
        chart["categories"] = sorted({chance.choice(VALUES["dates"])[:10] for _ in range(longest)})
    fit_ends(chart)
    fit_indexes(chance, chart, len(series), max(longest, _count(chart.get("categories"))))


def fit_ends(chart: JSON) -> None:
    """Make the ends of a category axis two of its categories."""
    axis, categories = chart.get("categoryAxis"), chart.get("categories")
    if not isinstance(axis, dict):
        return
    known = categories if isinstance(categories, list) else []
    names = [name for name in known if isinstance(name, str)]
    for key, index in (("explicitMin", 0), ("explicitMax", -1)):
        if key in axis and names:
            axis[key] = names[index]
        else:
            axis.pop(key, None)


def fit_indexes(chance: random.Random, chart: JSON, series: int, categories: int) -> None:
    """Keep the indexes of a chart within what it has."""
    for key, count in (
        ("indexesOfColumnSeries", series),
        ("indexesOfSecondaryValuesAxis", series),
        ("indexesOfTotalsCategories", categories),
    ):
        if key in chart:
            chart[key] = chance.sample(range(count), chance.randint(0, min(count, 4)))
    if "indexOfStockSeries" in chart:
        chart["indexOfStockSeries"] = chance.randrange(max(series, 1))
    given = chart.get("series")
    for one in given if isinstance(given, list) else []:
        if "forecastFrom" in one and categories > 0:
            one["forecastFrom"] = chance.randrange(categories)
        elif "forecastFrom" in one:
            del one["forecastFrom"]


def value(chance: random.Random, kind: object, dimension: int) -> object:
    """Return a value as a type of charts reads it."""
    if chance.random() < 0.1:
        return None
    one = number(chance, {"type": "number"})
    if kind in {"scatter", "bubble"}:
        point: JSON = {"x": number(chance, {"type": "number"}), "y": one}
        if kind == "bubble":
            point["size"] = abs(number(chance, {"type": "number"}))
        return point
    if kind == "stock" and dimension > 1:
        return [number(chance, {"type": "number"}) for _ in range(dimension)]
    return one


def fit_fraction(chance: random.Random, made: JSON) -> None:
    """Give a fraction a total."""
    made["total"] = chance.choice([1, 98, 0.5, 1e-300, 1e300])


def fit_series(_: random.Random, made: JSON) -> None:
    """Leave out what only rows need."""
    made.pop("aggregate", None)


def fit_number(chance: random.Random, made: JSON) -> None:
    """Give a number what its style reads, and no fewer digits than it must have."""
    style = made.get("style", "decimal")
    for key in ("currency", "unit"):
        if style != key:
            made.pop(key, None)
        else:
            made[key] = chance.choice(WORDS[key])
    fit_digits(chance, made)


def fit_date(chance: random.Random, made: JSON) -> None:
    """Give a date in a text a date, and only fields that it has."""
    date = chance.choice(VALUES["dates"])
    made["date"] = date
    if "skeleton" in made:
        made["skeleton"] = ["y", "yMMM", "yMMMd"][min(date.count("-"), 2)]


def fit_digits(chance: random.Random, made: JSON) -> None:
    """Keep the digits of a format in order."""
    digits = sorted(chance.randrange(21) for _ in range(2))
    for key, count in zip(("minimumFractionDigits", "maximumFractionDigits"), digits, strict=True):
        if key in made:
            made[key] = count


def fit_axis_format(chance: random.Random, made: JSON) -> None:
    """Give the format of an axis what its style reads."""
    if made.get("style") == "currency":
        made["currency"] = chance.choice(WORDS["currency"])
    else:
        made.pop("currency", None)
    fit_digits(chance, made)


def fit_reference(chance: random.Random, made: JSON) -> None:
    """Make a reference a line or a band."""
    ends = sorted(number(chance, {"type": "number"}) for _ in range(2))
    for key in ("value", "from", "to"):
        made.pop(key, None)
    if chance.random() < 0.5:
        made["value"] = ends[0]
    else:
        made["from"], made["to"] = ends


def fit_numeric_axis(chance: random.Random, made: JSON) -> None:
    """Keep the ends of an axis in order, and give it a tick."""
    if made.get("ticks") == []:
        made["ticks"] = [0]
    ends = sorted(number(chance, {"type": "number"}) for _ in range(2))
    for key, end in zip(("explicitMin", "explicitMax"), ends, strict=True):
        if key in made:
            made[key] = end


def fit_summary_item(chance: random.Random, made: JSON) -> None:
    """Make an item of a summary one of a category or of a range."""
    made.pop("aggregate", None)
    ranges = ("lowerBoundTitle", "upperBoundTitle", "value")
    if all(key in made for key in ranges):
        for key in ("title", "values", "category", "emptyText"):
            made.pop(key, None)
    else:
        for key in ranges:
            made.pop(key, None)
        if "category" in made:
            made["category"] = chance.choice([-1, 0, 0, 1, 2])


def fit_view(chance: random.Random, made: JSON) -> None:
    """Show a page that the view has."""
    if "page" in made and chance.random() < 0.8:
        made["page"] = 1


FITS: dict[str, Callable[[random.Random, JSON], None]] = {
    "axisFormat": fit_axis_format,
    "axisReference": fit_reference,
    "chartView": fit_chart,
    "dateInText": fit_date,
    "fraction": fit_fraction,
    "kpiHeader": fit_view,
    "number": fit_number,
    "numberInText": fit_number,
    "numericAxis": fit_numeric_axis,
    "objectHeader": fit_view,
    "series": fit_series,
    "summaryItem": fit_summary_item,
}


def _has_times(chart: JSON) -> bool:
    axis = chart.get("categoryAxis")
    return isinstance(axis, dict) and axis.get("scale") == "time"


def _count(values: object) -> int:
    return len(values) if isinstance(values, list) else 0


def main() -> None:
    """Write descriptions to a folder."""
    folder, count = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    generation = Generation("seeds")
    for number in range(count):
        (folder / f"generated-{number}.json").write_bytes(generation.line(number))


if __name__ == "__main__":
    main()
