"""Writes the tables of SAPFiori's names and the rules that write its code."""

from __future__ import annotations

from .declarations import KEYS_HEAD, OWNERS, SOURCES, Key, Owner


def sdk_rows() -> dict[str, list[str]]:
    """Return the rows of the table of SAPFiori's properties by class."""
    rows: dict[str, list[str]] = {}
    for owner in OWNERS.values():
        for _, key in owner.parts():
            for name_of_class, name, path, note in key.sdk:
                swift, json = (path, f"`{path}`") if path != "none" else (key.name, "\N{EN DASH}")
                owning = name_of_class or owner.counterpart
                row = f"| `{owning}` | `{name}` | `{swift}` | {json} | {note} |"
                rows.setdefault(owning, []).append(row)
    rows.pop("", None)
    return rows


# How a value of a type is written with SAPFiori's classes; any other is written as it is.
SDK_RULES = {
    "Text": "text", "[TextRun]": "attributed", "[KPIItem]": "items", "ColorScheme": "scheme",
    "Color": "color", "StateColors": "colors", "Image": "image", "ImageContentMode": "contentMode",
    "Size": "size", "[Tag]": "tags", "[LabelItem]": "labelItems", "KPIView": "view",
    "KPIProgressView": "view", "[any KPIContainer]": "views", "[ChartSummaryItem]": "views",
    "ObjectHeaderDetail": "detail", "PageControl": "pageControl", "ChartView": "chart",
    "[any CollectionCard]": "cards", "[Text?]": "strings", "[StyleClass]": "styleClass",
}  # fmt: skip


def sdk_rule(owner: Owner, key: Key) -> str | None:
    """Return the rule that writes a property with SAPFiori's classes; `None` if there is none."""
    type_name = key.type.removesuffix("?")
    rule = SDK_RULES.get(type_name, "same")
    if key.declaration is None or not key.is_stored:
        return None
    if rule == "styleClass":
        return f'.styleClass("{"view" if owner.counterpart.endswith("Controller") else ""}")'
    names = [name for _, name, path, _ in key.sdk if path == key.name]
    if rule == "colors":
        setters = [name for name in names if name.endswith("(_:for:)")]
        return f'.colors("{setters[0].partition("(")[0]}")' if setters else None
    suffixes = ("AttributedText", "StyleClassPath")
    names = [
        name for name in names
        if "(" not in name and (rule != "text" or not name.endswith(suffixes))
    ]  # fmt: skip
    if key.written:
        path, rule = key.written[0], key.written[1] or rule
    elif not names:
        return None
    else:
        # A label or an image view is more than its text or its image.
        path = names[-1] if rule in ("text", "image") else names[0]
    if rule == "image" and path.endswith("View"):
        path += ".image"
    if rule != "text":
        return f'.{rule}("{path}")'
    if path.lower().endswith("label"):
        return f'.label("{path}")'
    has_twins = any(name.endswith("StyleClassPath") for _, name, _, _ in key.sdk)
    twins = f'"{key.name}"' if has_twins else "nil"
    return f'.text("{path}", twins: {twins})'


def sdk_classes() -> str:
    """Return the Swift file with the SDK's classes for views, and what sets their properties."""
    lines = []
    for owner in sorted(OWNERS.values(), key=lambda owner: owner.name):
        if not owner.counterpart or owner.name in ("ChartView", "Tag"):
            continue
        rules = [(key.name, rule) for _, key in owner.parts() if (rule := sdk_rule(owner, key))]
        if not rules or (not owner.is_view and not owner.name.endswith("Item")):
            continue
        lines.append(f'    "{owner.name}": SDKClass(\n      name: "{owner.counterpart}",\n')
        lines.append("      rules: [\n")
        lines += [f'        "{name}": {rule},\n' for name, rule in rules]
        lines.append("      ]),\n")
    return (
        KEYS_HEAD
        + "extension SDKClass {\n"
        + "  /// The classes for views and parts, by our names. A property without a rule has no\n"
        + "  /// counterpart.\n  static let described: [String: SDKClass] = [\n"
        + "".join(lines)
        + "  ]\n\n  /// The options of a numeric axis with the same name and value.\n"
        + "  static let numericAxisOptions = [\n"
        + "".join(f'    "{key.name}",\n' for key in OWNERS["NumericAxis"].keys if key.sdk)
        + "  ]\n}\n"
    )


def sdk_words() -> dict[str, list[str]]:
    """Return the keys that stand for each name of SAPFiori that is no key itself."""
    words: dict[str, list[str]] = {}
    for owner in OWNERS.values():
        for key in owner.keys:
            for name_of_class, name, path, _ in key.sdk:
                word = name.partition("(")[0]
                for own in [path, *([key.name] if name_of_class else [])]:
                    if own not in (word, "none") and own not in words.setdefault(word, []):
                        words[word].append(own)
    return {word: words[word] for word in sorted(words, key=str.lower) if words[word]}


WORDS = SOURCES / "Model/Generated/SDKWord+Properties.swift"
WORDS_HEAD = """extension SDKWord {
  /// The keys for the SDK's properties.
  static let properties: [String: [String]] = [
"""
