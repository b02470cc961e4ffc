package import FioriBasics

extension ValueReader where Value == Color {
  /// A color: a palette name, a UIKit name, `#RRGGBB` or `#RRGGBBAA`.
  package static let color = ValueReader(
    .definition(
      "color",
      "A color: a palette name, which may end in _lightBackground or _darkBackground, a UIKit name, "
        + "#RRGGBB or #RRGGBBAA as in CSS.",
      examples: ["tintColor", "negativeLabel", "#1F6B3A"],
      .anyOf([.choice(Color.names)] + Color.patterns.map { .string(matching: $0) })), swift: \.swift
  ) { node, path, reader in
    guard case .string(let text) = node.value else {
      reader.expected("a color", found: node, at: path, code: .unknownColor)
      return nil
    }
    if let color = Color(text: text, in: .description) { return color }
    reader.error(
      .unknownColor(JSONProblem.shown(text), in: .description), at: node.position, path)
    return nil
  }
}

extension ValueReader where Value == StateColors {
  /// A color for each state, or one for the normal state.
  package static let stateColors = object(
    "stateColors", "A color, or one for each state of a control.",
    examples: ["tintColor", ["normal": "tintColor", "disabled": "#76767B"]],
    over: StateColors(), taking: ["normal", "disabled", "highlighted", "selected"],
    or: ValueReader<Color>.color, as: { StateColors(normal: $0) }, StateColors.properties)
}

extension StateColors {
  fileprivate static let properties: [Property<StateColors>] = [
    Property(
      "normal", \.normal, .color, "Color of an enabled view.",
      default: .text("from the color scheme")),
    Property(
      "disabled", \.disabled, .color, "Color of a disabled view.",
      default: .text("from the color scheme")),
    Property(
      "highlighted", \.highlighted, .color, "Color while highlighted.",
      default: .text("normal")),
    Property(
      "selected", \.selected, .color, "Color while selected.", default: .text("highlighted")),
  ]
}

extension ValueReader where Value == ColorScheme {
  /// The background of a view.
  package static let colorScheme = ValueReader(
    .definition(
      "colorScheme",
      "Color scheme of the background: light or dark, like the appearance (device) or its "
        + "opposite (deviceInverse).",
      names.schema()), swift: names.swift, read: names.read)

  private static let names = choice("color scheme", aliases: ColorScheme.aliases)
}

extension ValueReader where Value == Insets {
  /// One number for all edges, or an array of top, right, bottom and left.
  static let insets = ValueReader(
    .anyOf([length.schema(), .array(of: length.schema(), atLeast: 4, atMost: 4)]), swift: \.swift
  ) { node, path, reader in
    guard case .array(let nodes) = node.value else {
      return length.read(node, path, &reader).map(Insets.init)
    }
    guard nodes.count == 4 else {
      reader.error(
        .expectedInsets(found: nodes.count),
        at: node.position, path)
      return nil
    }
    let sides = ValueReader<[Double]>.array(of: length).read(node, path, &reader) ?? []
    guard sides.count == 4 else { return nil }
    return Insets(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
  }

  private static let length = ValueReader<Double>.number(in: Limits.length)
}

extension Color {
  package var swift: SwiftCode {
    switch self {
    case .palette(let style, nil): .call(".palette", SwiftArgument(nil, style.rawValue.swift))
    case .palette(let style, let background?):
      .call(
        ".palette", SwiftArgument(nil, style.rawValue.swift),
        SwiftArgument("on", .choice(background.rawValue)))
    case .rgba(let color) where color.alpha == 255:
      .call(
        ".rgb", SwiftArgument(nil, color.red.swift), SwiftArgument(nil, color.green.swift),
        SwiftArgument(nil, color.blue.swift))
    case .rgba(let color): .call(".rgba", SwiftArgument(nil, color.swift))
    }
  }
}

extension RGBA {
  var swift: SwiftCode {
    .call(
      "RGBA", SwiftArgument("red", red.swift), SwiftArgument("green", green.swift),
      SwiftArgument("blue", blue.swift), SwiftArgument("alpha", alpha.swift))
  }
}

extension Insets {
  var swift: SwiftCode {
    if self == Insets(top) { return .call("Insets", SwiftArgument(nil, top.swift)) }
    return .call(
      "Insets", SwiftArgument("top", top.swift), SwiftArgument("right", right.swift),
      SwiftArgument("bottom", bottom.swift), SwiftArgument("left", left.swift))
  }
}

extension ValueReader where Value == [StyleClass] {
  /// The name of a style class, or an array of names.
  package static let styleClasses = ValueReader(
    .definition(
      "styleClass", "Name of one or more style sheet classes.",
      examples: ["loud", ["loud", "quiet"]],
      .anyOf([name.schema(), .array(of: name.schema())])),
    swift: { .array($0.map(\.rawValue.swift)) }
  ) { node, path, reader in
    guard case .array(let nodes) = node.value else {
      return name.read(node, path, &reader).map { [$0] }
    }
    guard nodes.count <= Limits.styleClassCount else {
      reader.error(
        .tooManyStyleClasses(nodes.count, limit: Limits.styleClassCount),
        at: node.position, path)
      return nil
    }
    return ValueReader.array(of: name).read(node, path, &reader)
  }

  private static let name = ValueReader<String>.string.map(
    StyleClass.init(rawValue:), swift: \.rawValue.swift)
}
