package import FioriBasics
package import FioriLayout
package import FioriModel

/// The parts of a picture with their numbers.
package struct Anatomy: Sendable {
  /// A part.
  package struct Part: Sendable {
    /// From 1, in the order of the description.
    package let number: Int
    package let node: LayoutReport.Node
    /// The text that names it in place of its kind and its own text; `nil` for these.
    package let label: String?
    /// The name of its color in the palette; `nil` for a color of its own.
    package let colorName: String?
    /// The family and the weight of its font; `nil` for a part without a text.
    package let font: String?
    /// The distances in points to the nearest part or edge on each side; `nil` if there is none.
    package let spacing: [(side: String, distance: Double)]
  }

  package let parts: [Part]
  /// The names that no part has.
  package let unknownNames: [String]
  /// The kinds of all parts that can be seen, each once.
  package let kinds: [String]

  /// Numbers the parts that can be seen, each before those in it; a view without parts is one itself.
  ///
  /// - Parameters:
  ///   - report: The layout of the picture.
  ///   - ink: What the picture shows.
  ///   - theme: The theme of the picture, whose palette names the colors.
  ///   - family: The family of fonts without one of their own.
  ///   - names: The kinds or paths of the parts to number; empty for all that do not only wrap another.
  ///   - labels: Texts for parts, by their kinds or paths.
  package init(
    _ report: LayoutReport, _ ink: PictureInk, _ theme: Theme, family: String, names: [String] = [],
    labels: [String: String] = [:]
  ) {
    let picture = Rect(origin: .zero, size: report.size)
    let measures = Measures(report, ink)
    let all = Self.places(in: report.root, report.root.kind, picture, withWrappers: true)
    var places =
      names.isEmpty
      ? Self.places(in: report.root, report.root.kind, picture, withWrappers: false)
      : all.filter { place in names.contains(where: place.isNamed) }
    if places.isEmpty, names.isEmpty { places = [Place(path: report.root.kind, node: report.root)] }
    kinds = all.map(\.node.kind).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    unknownNames = (names + labels.keys.sorted()).filter { name in
      !all.contains { $0.isNamed(name) }
    }
    let ordered = labels.sorted { ($0.key.count, $0.key) > ($1.key.count, $1.key) }
    parts = places.enumerated().map { index, place in
      let node = place.node
      return Part(
        number: index + 1, node: node, label: ordered.first { place.isNamed($0.key) }?.value,
        colorName: node.color.flatMap(theme.paletteName),
        font: node.font.map { "\($0.family ?? family) \($0.weight)" },
        spacing: measures.spacing(of: node.frame))
    }
  }

  /// A part and its path by the kinds of the report.
  private struct Place {
    let path: String
    let node: LayoutReport.Node

    /// Whether a name is its kind, its path, or the end of its path.
    func isNamed(_ name: String) -> Bool {
      name == node.kind || name == path || path.hasSuffix(".\(name)")
    }
  }

  private static func places(
    in node: LayoutReport.Node, _ path: String, _ picture: Rect, withWrappers: Bool
  ) -> [Place] {
    let paths = SiblingPaths(of: node.children, in: path)
    return node.children.enumerated().flatMap { index, part -> [Place] in
      guard part.isVisible(in: picture) else { return [] }
      let inner = places(in: part, paths[index], picture, withWrappers: withWrappers)
      // A part that only wraps another is not one that can be seen.
      let isWrapper =
        part.text == nil && inner.first?.node.frame == part.frame && inner.count == 1
      return isWrapper && !withWrappers ? inner : [Place(path: paths[index], node: part)] + inner
    }
  }

  /// The list as JSON.
  package var json: JSONText {
    .array(
      parts.map { part in
        let frame = part.node.frame
        return .object([
          ("number", .number(Double(part.number))),
          ("kind", .string(part.node.kind)),
          ("text", (part.label ?? part.node.text).map { .string($0) } ?? .null),
          ("font", part.font.map { .string($0) } ?? .null),
          ("size", part.node.fontSize.map { .number($0) } ?? .null),
          ("color", part.node.color.map { .string($0.hex) } ?? .null),
          ("colorName", part.colorName.map { .string($0) } ?? .null),
          (
            "frame",
            .object([
              ("x", .number(frame.minX)), ("y", .number(frame.minY)),
              ("width", .number(frame.size.width)), ("height", .number(frame.size.height)),
            ])
          ),
        ])
      })
  }

  /// The list for a person, a line for each part.
  package var lines: [String] { parts.map { "\($0.number)  \($0.description)" } }
}

extension Anatomy.Part {
  /// The part in words: `title 'Sales', 17 semibold, primaryLabel #32363A, 120 × 19; top 16, left 16`.
  var description: String {
    ([head, facts] + [distances]).filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The label of the part, or its kind and its text.
  var head: String { label ?? node.kind + (node.text.map { " '\($0)'" } ?? "") }

  /// What it looks like, without its text.
  var facts: String {
    let font = node.font.map { font in
      let weight = font.weight == .regular ? "" : " \(font.weight)"
      return Measures.text(font.size) + weight
    }
    let color = node.color.map {
      [colorName, $0.shortHex].compactMap(\.self).joined(separator: " ")
    }
    return [font, color, Measures.text(node.frame.size)].compactMap(\.self).joined(separator: ", ")
  }

  private var distances: String {
    spacing.map { "\($0.side) \(Measures.text($0.distance))" }.joined(separator: ", ")
  }
}

extension RGBA {
  /// The color as `#RRGGBB`, with its alpha only if it is translucent.
  fileprivate var shortHex: String { alpha == 255 ? String(hex.dropLast(2)) : hex }
}

extension Measures {
  /// Returns the gaps that begin or end at the edges of a frame.
  fileprivate func spacing(of frame: Rect) -> [(side: String, distance: Double)] {
    func gap(_ isAtEdge: (Gap) -> Bool, _ side: String) -> (side: String, distance: Double)? {
      gaps.first(where: isAtEdge).map { (side, $0.length) }
    }
    let columns = frame.minX...frame.maxX
    let rows = frame.minY...frame.maxY
    return [
      gap({ $0.isVertical && $0.end.y == frame.minY && columns.contains($0.end.x) }, "top"),
      gap({ !$0.isVertical && $0.end.x == frame.minX && rows.contains($0.end.y) }, "left"),
      gap({ $0.isVertical && $0.start.y == frame.maxY && columns.contains($0.start.x) }, "bottom"),
      gap({ !$0.isVertical && $0.start.x == frame.maxX && rows.contains($0.start.y) }, "right"),
    ].compactMap(\.self)
  }
}
