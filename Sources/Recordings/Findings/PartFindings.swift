package import FioriRender
package import PictureComparison

/// What two layout reports say of the difference of their pictures.
package struct PartFindings: Sendable {
  /// In the order of the report.
  package let parts: [PartFinding]
  /// Changed pixels that no part accounts for.
  package let unexplainedCount: Int

  package init(_ compared: ComparedPictures, expected: LayoutReport, actual: LayoutReport) {
    let changes = LayoutComparison(expected: expected, actual: actual).changes
    let scales = (
      expected: ReportScale(expected, in: compared.expected.size),
      actual: ReportScale(actual, in: compared.actual.size)
    )
    let pixels = compared.changedPixels(
      in: changes.map { change in
        change.area.expected.map(scales.expected.pixels)
          + change.area.actual.map(scales.actual.pixels)
      })
    parts = zip(changes, pixels.counts).map(PartFinding.init)
    unexplainedCount = pixels.unexplainedCount
  }

  /// Changes that are told unless all are asked for.
  static let shownCount = 5

  /// The lines for people, to stand below that of their picture.
  package func lines(isComplete: Bool) -> [String] {
    let shown = isComplete ? parts[...] : parts.prefix(Self.shownCount)
    var lines = shown.map { "\($0.change.words): \(Self.pixels($0.pixelCount))" }
    let rest = parts.dropFirst(shown.count)
    if !rest.isEmpty {
      lines.append(
        "and \(rest.count) more: \(Self.pixels(rest.reduce(0) { $0 + $1.pixelCount }))")
    }
    if unexplainedCount > 0 || parts.isEmpty {
      lines.append("\(Self.pixels(unexplainedCount, "changed ")) no part explains")
    }
    return lines.map { "  " + $0 }
  }

  private static func pixels(_ count: Int, _ kind: String = "") -> String {
    "\(count) \(kind)pixel\(count == 1 ? "" : "s")"
  }
}
