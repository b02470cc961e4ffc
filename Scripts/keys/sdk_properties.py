"""Writes the properties of SAPFiori's classes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from .declarations import (
    KEYS_HEAD,
    OWNERS,
    ROOT,
    SOURCES,
    WIDTH,
    DeclarationError,
    Key,
    Owner,
    family_of,
    wrapped,
)
from .sdk_names import SDK_RULES

SDK = SOURCES / "SAPFiori"
SDK_DIRECTIVE = re.compile(
    r"^// (?:properties of (?P<owner>[\w.]+)|as (?P<view>\w+) in (?P<storage>\w+)): (?P<parent>[\w<>]+)\n"
    r"(?P<access>open|public)(?: final)? class (?P<name>\w+)",
    re.MULTILINE,
)


class SDKSource:
    """The classes of SAPFiori that are written by hand: their superclasses, and their members."""

    def __init__(self) -> None:
        self.parents: dict[str, str] = {}
        self.members: dict[str, dict[str, str]] = {}
        self.directives: list[re.Match[str]] = []
        for file in [*SDK.glob("*.swift"), *(SOURCES / "UIKitCompatibility").glob("*.swift")]:
            text = file.read_text(encoding="utf-8")
            self.directives += SDK_DIRECTIVE.finditer(text)
            for match in re.finditer(r"^\w[\w ]*class (\w+)[^\n:{]*(?:: *(\w+))?", text, re.M):
                body = text[match.end() :].partition("\n}\n")[0]
                found = re.findall(
                    r"^  (?:\w+(?:\(set\))? )*(?:var|let) (\w+)(?::| =) ?([\w.<>]*)", body, re.M
                )
                self.parents[match[1]], self.members[match[1]] = match[2] or "", dict(found)
        for match in self.directives:
            self.parents[f"_{match['name']}Properties"] = match["parent"].partition("<")[0]

    def parts(self, owner: Owner) -> list[tuple[str, Key]]:
        """Return the keys of a type except those of included types that have a class themselves."""
        return owner.parts(but={match["owner"] for match in self.directives})

    def inherits(self, name_of_class: str, other: str) -> bool:
        """Return whether a class is another one, or inherits from it."""
        while name_of_class and name_of_class != other:
            name_of_class = self.parents.get(name_of_class, "")
        return name_of_class == other

    def declares(self, name_of_class: str, name: str) -> bool:
        """Return whether a class or one of its superclasses has a property."""
        while name_of_class:
            if name in self.members.get(name_of_class, {}):
                return True
            name_of_class = self.parents.get(name_of_class, "")
        return False


@dataclass
class SDKProperty:
    """A property of a class of SAPFiori."""

    name: str
    text: str
    type: str
    # The initial value of a variable, or the getter and the setter.
    value: str = ""
    is_constant: bool = False

    @property
    def lines(self) -> list[str]:
        """Return its declaration."""
        lines = [f"  /// {line}" for line in wrapped(self.text, WIDTH - 6)]
        if self.is_constant:
            return [*lines, f"  public let {self.name} = {self.type}()"]
        if self.value.startswith("."):
            path = f"{self.name}{self.value}" if self.value == ".text" else self.value[1:]
            return [
                *lines,
                f"  open var {self.name}: {self.type} {{",
                f"    get {{ {path} }}",
                f"    set {{ {path} = newValue }}",
                "  }",
            ]
        initial = f" = {self.value}" if self.value else ""
        return [*lines, f"  open var {self.name}: {self.type}{initial}"]


# The SDK's types of properties that are stored as they are, each with its initial value and how the
# view gets its value.
SDK_TYPES = {
    "runs": ("NSAttributedString?", "", 'try {0}?.runs("\\(property){0}") ?? []'),
    "image": ("UIImage?", "", "{0}?.image"),
    "color": ("UIColor?", "", "{0}?.color"),
    "items": ("[any FUIKPIViewItem]?", "", 'try KPIItem.items({0}, "\\(property){0}")'),
    "tags": ("[FUITag]", "[]", "{0}.map(\\.tag)"),
    "labelItems": ("[FUILabelItem]", "[]", "{0}.map(\\.labelItem)"),
    "strings": ("[String?]", "[]", "{0}.map {{ $0.map {{ Text($0) }} }}"),
    "string": ("String?", "", "{0}.map {{ Text($0) }}"),
    "points": ("CGFloat?", "", "{0}.map {{ Double($0) }}"),
}
SDK_PLAIN = ("Bool", "Bool?", "Int", "Int?", "Double?", "[String]")


def sdk_properties(
    owner: Owner, key: Key, name_of_class: str, source: SDKSource
) -> tuple[list[SDKProperty], list[str]]:
    """Return the properties that a class of SAPFiori has for a key, and what sets the view's."""
    parent = source.parents[f"_{name_of_class}Properties"]

    def is_new(name: str) -> bool:
        return not source.declares(name_of_class, name) and not source.declares(parent, name)

    classes = [match["name"] for match in source.directives if match["owner"] == owner.name]
    home = owner.counterpart if owner.counterpart in classes else name_of_class
    names = [
        name for own, name, path, _ in key.sdk
        if (own or home) == name_of_class and "(" not in name and is_new(name)
        and (path == key.name or name.endswith("StyleClassPath"))
    ]  # fmt: skip
    target, rule = f"view.{key.name}", SDK_RULES.get(key.type.removesuffix("?"), "")
    if rule == "color" and key.written and key.written[0].endswith("View.tintColor"):
        return [], [f"{target} = {key.written[0]}?.color"]
    if key.declaration is None or not key.is_stored or not names:
        return [], []
    if key.written and key.written[1]:
        rule = key.written[1]
    if rule == "attributed":
        rule = "runs"
    if ".number(in: Limits.length)" in key.declaration:
        rule = "points"
    name = names[0]
    if rule == "text" or (key.written and key.written[0].endswith(".text")):
        return sdk_text(key, names, target)
    if rule == "image" and names[-1].endswith("View"):
        view = names[-1]
        return [
            SDKProperty(view, key.meaning, "FUIImageView", is_constant=True),
            *[SDKProperty(each, f"The image of ``{view}``.", "UIImage?", f".{view}.image")
              for each in names[:-1]],
        ], [f'{target} = image({view}, "\\(property){view}", settings)']  # fmt: skip
    if rule in SDK_TYPES:
        kind, initial, value = SDK_TYPES[rule]
        text = key.text if key.type.endswith("?") else key.meaning
        if kind.endswith("?") and not key.type.endswith("?"):
            text = text.replace("Attributed runs that replace", "The attributed text that replaces")
            text = f"{text} `nil` for none." if ";" in text else f"{text[:-1]}; `nil` for none."
        value = value.format(name)
        return [SDKProperty(name, text, kind, initial)], [f"{target} = {value}"]
    if rule or key.type not in SDK_PLAIN:
        raise DeclarationError(
            f"{owner.file.relative_to(ROOT)}: declare '{name}' in {name_of_class}; no rule says how "
            f"the SDK has a {key.type}"
        )
    return [SDKProperty(name, key.text, key.type, key.initial or "")], [f"{target} = {name}"]


def sdk_text(key: Key, names: list[str], target: str) -> tuple[list[SDKProperty], list[str]]:
    """Return the properties for a text, and what sets the view's."""
    own = [name for name in names if not name.endswith(("AttributedText", "StyleClassPath"))]
    path = f'"\\(property){own[-1]}"'
    if own[-1].lower().endswith("label"):
        label = own[-1]
        forwards = [
            SDKProperty(
                name, f"The text of ``{label}``; `nil` for none.", "String?", f".{label}.text"
            )
            for name in own[:-1]
        ]
        constant = SDKProperty(label, key.meaning, "FUILabel", is_constant=True)
        return [constant, *forwards], [f"{target} = try text({label}, {path}, settings)"]
    properties = [SDKProperty(own[0], key.meaning, "FUIText", is_constant=True)]
    if key.type.startswith("String"):
        return properties, [f"{target} = try {own[0]}.plainText({path}, in: settings)"]
    arguments, classes = f'"\\(property){key.name}", ', "[]"
    for name in names:
        if name.endswith("AttributedText"):
            text = f"The text with attributes, which replaces ``{own[0]}``; `nil` for none."
            properties.append(SDKProperty(name, text, "NSAttributedString?"))
            arguments += f"attributed: {name}, "
        elif name.endswith("StyleClassPath"):
            text = f"Additional style classes of ``{own[0]}``."
            properties.append(SDKProperty(name, text, "[FioriStyle]", "[]"))
            classes = name
    fallback = "" if key.type.endswith("?") else ' ?? ""'
    call = f"try {own[0]}.text({arguments}classes: {classes}, in: settings){fallback}"
    return properties, [f"{target} = {call}"]


def sdk_class(match: re.Match[str], source: SDKSource) -> list[str]:
    """Return the superclass of a class of SAPFiori, with the properties that a view has."""
    name, owner = match["name"], OWNERS[match["owner"]]
    pairs = [sdk_properties(owner, key, name, source) for _, key in source.parts(owner)]
    statements = [f"    {statement}" for _, statements in pairs for statement in statements]
    overrides = any(
        each["owner"] == owner.name and source.inherits(match["parent"], each["name"])
        for each in source.directives
    )
    if overrides:
        statements.insert(0, "    try super.pass(to: &view, property, in: settings)")
    start = "  override func" if overrides else "  func"
    signature = [f"{start} pass(to view: inout {owner.name}) {{"]
    if any("try " in statement or "settings" in statement for statement in statements):
        signature = [
            f"{start} pass(",
            f"    to view: inout {owner.name}, _ property: String, in settings: LoweringSettings",
            "  ) throws {",
        ]
    lines = [
        f"/// The properties that ``{name}`` shares with `{owner.name}`.",
        f"{match['access']} class _{name}Properties: {match['parent']} {{",
        *[line for properties, _ in pairs for each in properties for line in each.lines],
        *label_list([each for properties, _ in pairs for each in properties]),
        "",
        "  /// Sets the properties of a view; `property` is the prefix of their paths.",
        *signature,
        *statements,
        "  }",
        "}",
    ]
    if match["access"] == "public":
        lines = [line.replace("  open var", "  public var") for line in lines]
    return lines


def label_list(properties: list[SDKProperty]) -> list[str]:
    """Return the lines of the list of all labels; empty without several."""
    names = [each.name for each in properties if each.type == "FUILabel"]
    if len(names) < 2:
        return []
    lines = [f"      {line}" for line in wrapped(", ".join(names), WIDTH - 7)]
    return [
        "",
        "  /// The labels.",
        "  final var labels: [FUILabel] {",
        "    [",
        *lines,
        "    ]",
        "  }",
    ]


def sdk_forwarding(match: re.Match[str], source: SDKSource) -> list[str]:
    """Return the superclass of a class of SAPFiori that has the properties of a view inside."""
    name, view, storage = match["name"], match["view"], match["storage"]
    origin = next(each for each in source.directives if each["name"] == view)
    owner = OWNERS[origin["owner"]]
    lines = [
        f"/// The properties that ``{name}`` shares with its view.",
        f"open class _{name}Properties: {match['parent']} {{",
        "  /// The view, which has everything that is drawn.",
        f"  public let {storage} = {view}()",
    ]
    for _, key in source.parts(owner):
        properties, _ = sdk_properties(owner, key, view, source)
        properties += [
            SDKProperty(each, key.meaning, source.members[view][each], is_constant=True)
            for _, each, _, _ in key.sdk if each in source.members[view]
        ]  # fmt: skip
        for each in properties:
            if each.name in source.members[name]:
                continue
            if each.is_constant:
                lines += [f"  /// {line}" for line in wrapped(each.text, WIDTH - 6)]
                lines.append(f"  open var {each.name}: {each.type} {{ {storage}.{each.name} }}")
            else:
                each.value = f".{storage}.{each.name}"
                lines += each.lines
    return [*lines, "}"]


def sdk_files() -> dict[Path, str]:
    """Return the Swift files with SAPFiori's properties, one for each family."""
    source = SDKSource()
    bodies: dict[str, list[str]] = {}
    for match in sorted(source.directives, key=lambda match: str(match["name"])):
        if match["owner"] and match["owner"] not in OWNERS:
            raise DeclarationError(f"{match['name']}: '{match['owner']}' is not a type with keys")
        make = sdk_class if match["owner"] else sdk_forwarding
        origin = match if match["owner"] else next(
            each for each in source.directives if each["name"] == match["view"]
        )  # fmt: skip
        family = family_of(OWNERS[origin["owner"]].file).name
        bodies.setdefault(family, []).append("\n".join(make(match, source)) + "\n")
    found = {}
    for family, classes in bodies.items():
        modules = sorted({"FioriKPI", "FioriLowering", "FioriModel", f"Fiori{family}"})
        head = "".join(f"import {module}\n" for module in modules)
        uses_types = re.search(r"\b(UI[A-Z]|NSAttr|CGFloat)", "".join(classes))
        access = "public " if uses_types else ""
        found[SDK / f"Generated/{family}Properties.swift"] = (
            f"{KEYS_HEAD}{head}{access}import UIKitCompatibility\n\n" + "\n".join(classes)
        )
    return found
