import FioriRender
import Testing

/// A view that has been drawn, and its parts by their names.
struct DrawnView {
  let drawing: Drawing

  init(
    _ view: any Component, page: Int? = nil, _ change: (inout Environment) -> Void = { _ in }
  ) throws {
    var figure = Figure(view)
    figure.page = page
    change(&figure.environment)
    drawing = try Renderer().drawing(of: figure)
  }

  var root: LayoutReport.Node { drawing.report.root }

  /// What was said of the view, a line each.
  var warnings: [String] { drawing.warnings.map(\.description) }

  /// The only part of a name.
  func part(_ kind: String) throws -> LayoutReport.Node {
    let found = root.flattened.filter { $0.kind == kind }
    try #require(found.count == 1, "\(found.count) parts are a '\(kind)'")
    return found[0]
  }

  /// What is said of a view that cannot be drawn; empty of one that can.
  static func errors(
    of view: any Component, page: Int? = nil
  ) throws -> [String] {
    do {
      _ = try DrawnView(view, page: page)
      return []
    } catch let error as DescriptionError {
      return error.diagnostics.map(\.description)
    }
  }
}

extension LayoutReport.Node {
  /// The node and all that lies inside it.
  var flattened: [LayoutReport.Node] { [self] + children.flatMap(\.flattened) }
}

extension DrawnView {
  /// Expects a number of a view to be no smaller than in a narrower one, in points.
  static func expectGrowingNumber(
    of view: any Component, in widths: some Sequence<Double>,
    category: ContentSizeCategory = .large
  ) throws {
    var size = 0.0
    for width in widths {
      let drawn = try DrawnView(view) {
        $0.width = width
        $0.contentSizeCategory = category
      }
      let next = try #require(try drawn.part("metric").fontSize)
      #expect(next > size - 0.01, "\(width)")
      size = next
    }
  }
}
