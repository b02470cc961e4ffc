@testable import FioriRender

extension DrawnView {
  /// A view drawn in the texts of style sheets, later ones winning.
  init(
    _ view: any Component, in sheets: [String], _ change: (inout Environment) -> Void = { _ in }
  ) throws {
    var figure = Figure(view)
    figure.styleSheets = sheets.map { StyleSheet($0) }
    change(&figure.environment)
    drawing = try Renderer().drawing(of: figure)
  }

  /// The color of the only part of a name, as `#RRGGBBAA`.
  func color(of kind: String) throws -> String? { try part(kind).color?.hex }

  /// The faces that texts are drawn in, by their PostScript names.
  var faces: Set<String> {
    Set(
      drawing.displayList.stillCommands.compactMap { command in
        guard case .glyphs(let run, at: _) = command else { return nil }
        return run.face.name
      })
  }

  /// What areas are filled with, in the order of painting.
  var fills: [String] {
    drawing.displayList.stillCommands.compactMap { command in
      guard case .fill(_, let fill) = command else { return nil }
      return switch fill {
      case .color(let color): color.hex
      case .verticalGradient(let top, let bottom): "\(top.hex) to \(bottom.hex)"
      }
    }
  }

  /// The colors of a ring's lines: the track's, then the progress's.
  var ringColors: [String] {
    drawing.displayList.stillCommands.compactMap { command in
      switch command {
      case .stroke(_, _, let color), .arc(_, width: _, let color): color.hex
      case .fill, .glyphs, .image, .shape, .shadow, .layer, .moving: nil
      }
    }
  }
}
