import FioriRender

/// A figure as it is described, and in the other appearance.
struct AppearanceTwins {
  /// The drawing of the figure itself.
  let own: Drawing
  let light: Drawing
  /// The dark drawing, which may look the same; `nil` if only the figure itself is drawn.
  let dark: Drawing?
  /// The warnings of the figure itself, and its low contrasts in the other appearance: a fixed color
  /// may suit only one of them.
  let warnings: [Diagnostic]

  /// Draws a figure, and unless it `isAlone`, the same in the other appearance.
  init(of figure: Figure, isAlone: Bool, _ renderer: Renderer) throws {
    own = try renderer.drawing(of: figure)
    let other = isAlone ? nil : try renderer.drawing(of: figure.twin)
    (light, dark) =
      figure.environment.appearance == .dark && !isAlone ? (other ?? own, own) : (own, other)
    let known = own.warnings
    let added = (other?.warnings ?? []).filter {
      $0.kind == .lowContrast && !known.contains($0)
    }
    warnings = known + added
  }
}

extension Figure {
  /// The figure in the other appearance.
  var twin: Figure {
    var twin = self
    twin.override(
      "appearance", \.appearance, with: environment.appearance == .light ? .dark : .light)
    return twin
  }
}
