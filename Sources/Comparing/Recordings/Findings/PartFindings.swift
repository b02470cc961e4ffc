import FileKit
package import FioriRender
package import PictureComparison

/// The layout changes that explain the difference between two pictures.
package struct PartFindings: Sendable {
  /// The changed parts, in the order of the report.
  package let parts: [PartFinding]
  /// The number of changed pixels that no part explains.
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

  /// The number of changes shown by default.
  static let shownCount = 5

  /// Returns the lines to print below the picture's line.
  package func lines(isComplete: Bool) -> [String] {
    let shown = isComplete ? parts[...] : parts.prefix(Self.shownCount)
    var lines = shown.map { "\($0.change.summary): \($0.pixelCount.counted("pixel"))" }
    let rest = parts.dropFirst(shown.count)
    if !rest.isEmpty {
      lines.append(
        "and \(rest.count) more: \(rest.reduce(0) { $0 + $1.pixelCount }.counted("pixel"))")
    }
    if unexplainedCount > 0 || parts.isEmpty {
      lines.append("\(unexplainedCount.counted("changed pixel")) no part explains")
    }
    return lines.map { "  " + $0 }
  }
}

/// A change of a part, and the number of pixels that it explains.
package struct PartFinding: Sendable {
  package let change: LayoutChange
  /// The number of changed pixels.
  package let pixelCount: Int
}

extension PartFindings {
  /// Writes the parts and the number of unexplained pixels.
  package func write(to line: inout JSONLine) {
    line.member("parts", parts) { line, part in
      line.member("path", part.change.path)
      line.member("changes", part.change.aspects.map(\.name))
      line.member("words", part.change.summary)
      Self.write("expected", part.change.expectedFrame, to: &line)
      Self.write("actual", part.change.actualFrame, to: &line)
      line.member("pixels", part.pixelCount)
    }
    line.member("unexplained", unexplainedCount)
  }

  private static func write(_ key: String, _ frame: Rect?, to line: inout JSONLine) {
    guard let frame else { return }
    line.member(key) { line in
      line.member("x", frame.minX)
      line.member("y", frame.minY)
      line.member("width", frame.size.width)
      line.member("height", frame.size.height)
    }
  }
}
