import Testing

@testable import FioriRender
@testable import TestSupport

/// A header's look and scheme, and what it is filled with: a color or two, and a hairline's.
struct HeaderBackgroundCase: Sendable, CustomTestStringConvertible {
  let generation: Environment.Generation
  let appearance: Appearance
  let scheme: ColorScheme?
  let fill: String
  let hairline: String?
  /// Of the first text.
  let text: String

  init(
    _ generation: Environment.Generation, _ appearance: Appearance, _ scheme: ColorScheme?,
    fill: String, hairline: String?, text: String
  ) {
    self.generation = generation
    self.appearance = appearance
    self.scheme = scheme
    self.fill = fill
    self.hairline = hairline
    self.text = text
  }

  var testDescription: String {
    "\(generation) in \(appearance), \(scheme.map { "\($0)" } ?? "no scheme")"
  }
}

extension DrawnView {
  /// The fills of areas as wide as the picture of 375 points, from the first on.
  var backgroundFills: [(area: Rect, paint: String)] {
    drawing.displayList.commands.compactMap { command in
      guard case .fill(let path, let fill) = command, let area = path.bounds,
        area.size.width == 375
      else { return nil }
      return switch fill {
      case .color(let color): (area, color.hex)
      case .verticalGradient(let top, let bottom): (area, "\(top.hex) to \(bottom.hex)")
      }
    }
  }
}
