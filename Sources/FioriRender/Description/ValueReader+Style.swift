extension ValueReader where Value == Color {
  /// A colour: a palette name, a UIKit name, `#RRGGBB` or `#AARRGGBB`.
  static let color = ValueReader { node, path, reader in
    guard case .string(let text) = node.value else {
      reader.expected("a colour", found: node, at: path)
      return nil
    }
    if let color = Color(text: text) { return color }
    reader.error(Color.objection(to: JSONProblem.shown(text)), at: node.position, path)
    return nil
  }
}

extension ValueReader where Value == StateColors {
  /// A colour for each state, or one for the normal state.
  static let stateColors = ValueReader { node, path, reader in
    guard case .object = node.value else {
      return ValueReader<Color>.color.read(node, path, &reader).map { StateColors(normal: $0) }
    }
    var colors = StateColors()
    reader.read(node, at: path, properties, into: &colors)
    return colors
  }

  private static let properties: [Property<StateColors>] = [
    Property("normal", \.normal, .color),
    Property("disabled", \.disabled, .color),
    Property("highlighted", \.highlighted, .color),
  ]
}

extension ValueReader where Value == Insets {
  /// One number for all sides, or top, right, bottom and left.
  static let insets = ValueReader { node, path, reader in
    let length = ValueReader<Double>.number(in: Limits.length)
    guard case .array(let nodes) = node.value else {
      return length.read(node, path, &reader).map(Insets.init)
    }
    guard nodes.count == 4 else {
      reader.error(
        "expected one number or four (top, right, bottom, left), found \(nodes.count)",
        at: node.position, path)
      return nil
    }
    let sides = ValueReader<[Double]>.array(of: length).read(node, path, &reader) ?? []
    guard sides.count == 4 else { return nil }
    return Insets(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
  }
}
