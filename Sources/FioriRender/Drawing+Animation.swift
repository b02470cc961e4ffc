import FioriBasics
import FioriDisplay
import FioriDocuments

extension Drawing {
  /// Returns the warning that an animated file of the drawing of a figure is as still as any other;
  /// `nil` if something in it moves.
  package func stillWarning(of figure: Figure) -> Diagnostic? {
    guard displayList.movingParts.isEmpty else { return nil }
    let message =
      "nothing in it moves, so --animate has no effect; the marks of charts, the rings of "
      + "kpiProgressView and views that are loading do"
    return figure.diagnostic(.warning(DescriptionPath(), message))
  }
}

extension DrawingOutput {
  /// Whether what moves is animated.
  package var isAnimated: Bool {
    switch self {
    case .svg(let options): options.isAnimated
    case .webp(let options): options.isAnimated
    case .png, .pdf: false
    }
  }
}
