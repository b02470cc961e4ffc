@testable import FioriDrawing
@testable import FioriRender

extension DrawnChart {
  /// A line that has been drawn.
  struct Line: Equatable {
    let start: Point
    let end: Point
    let style: StrokeStyle

    var isHorizontal: Bool { start.y == end.y }
  }

  /// Everything that is drawn, what lies in layers too.
  var commands: [DisplayCommand] { Self.flattened(view.drawing.displayList.stillCommands) }

  private static func flattened(_ commands: [DisplayCommand]) -> [DisplayCommand] {
    commands.flatMap { command in
      switch command {
      case .layer(let layer): flattened(layer.commands)
      case .moving(_, let parts): flattened(parts)
      default: [command]
      }
    }
  }

  /// Gridlines.
  var dashedLines: [Line] {
    commands.compactMap { command in
      guard case .stroke(let path, let style, _) = command, !style.dash.isEmpty,
        path.steps.count == 2, case .move(let start) = path.steps[0],
        case .line(let end) = path.steps[1]
      else { return nil }
      return Line(start: start, end: end, style: style)
    }
  }

  /// Rectangles, from the first drawn to the last.
  var filledBounds: [Rect] {
    commands.compactMap { command in
      if case .fill(let path, _) = command { path.bounds } else { nil }
    }
  }
}
