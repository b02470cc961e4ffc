public import FioriModel

extension LayoutReport {
  /// How a part looks, besides its place, its text and its color.
  public struct Look: Hashable, Sendable {
    /// The name of a built-in icon, such as `builtin:trend-up`, or a hash of the content of any other
    /// image; several are separated by spaces. `nil` for a part without images.
    public internal(set) var image: String?
    /// The colors of fills, marks and lines, each once, in drawing order; of the view's own node also if
    /// there are none. `nil` for a part without any.
    public internal(set) var colors: [RGBA]?
    /// The radius of the corners of the first fill, border or image, in points; `nil` for a part without
    /// any of them.
    public internal(set) var cornerRadius: Double?
    /// The widths and dashes of lines, each once, in drawing order: `1 solid, 2 dashed 6 4`; `nil` for a
    /// part without lines.
    public internal(set) var lineStyle: String?
    /// The blur, the offset and the color of shadows; `nil` for a part without any.
    public internal(set) var shadow: String?
    /// The weight of the font, after its family if the view sets one; `nil` for a part without text.
    public internal(set) var font: String?
    /// A hash of everything else that the part draws: outlines, positions of labels, line breaks.
    /// `nil` if there is nothing else.
    public internal(set) var shapes: String?

    package init() {}
  }
}

extension LayoutReport.Look {
  /// A property of a look, which recordings of earlier versions lack.
  package enum Field: String, CaseIterable, Sendable {
    case image, colors, cornerRadius, lineStyle, shadow, font, shapes
  }

  /// Whether a property has a value.
  func has(_ field: Field) -> Bool {
    switch field {
    case .image: image != nil
    case .colors: colors != nil
    case .cornerRadius: cornerRadius != nil
    case .lineStyle: lineStyle != nil
    case .shadow: shadow != nil
    case .font: font != nil
    case .shapes: shapes != nil
    }
  }

  mutating func remove(_ field: Field) {
    switch field {
    case .image: image = nil
    case .colors: colors = nil
    case .cornerRadius: cornerRadius = nil
    case .lineStyle: lineStyle = nil
    case .shadow: shadow = nil
    case .font: font = nil
    case .shapes: shapes = nil
    }
  }
}

extension LayoutReport {
  /// The fields that the report lacks because an earlier version made it.
  ///
  /// Every report of this version has the colors of its view, so a report without colors is older, and
  /// its parts may have all that it does not mention.
  package var lackedFields: Set<Look.Field> {
    root.hasAny(.colors) ? [] : Set(Look.Field.allCases.filter { !root.hasAny($0) })
  }

  /// Returns the report without some fields, as an earlier version made it.
  package func omitting(_ fields: Set<Look.Field>) -> LayoutReport {
    if fields.isEmpty { return self }
    return LayoutReport(
      size: size, background: fields.contains(.colors) ? nil : background,
      root: root.omitting(fields))
  }

  /// The fields of the report among some.
  package func present(of fields: Set<Look.Field>) -> [Look.Field] {
    Look.Field.allCases.filter { fields.contains($0) && root.hasAny($0) }
  }
}

extension LayoutReport.Node {
  fileprivate func hasAny(_ field: LayoutReport.Look.Field) -> Bool {
    look.has(field) || children.contains { $0.hasAny(field) }
  }

  fileprivate func omitting(_ fields: Set<LayoutReport.Look.Field>) -> LayoutReport.Node {
    var node = self
    for field in fields { node.look.remove(field) }
    node.children = children.map { $0.omitting(fields) }
    return node
  }
}
