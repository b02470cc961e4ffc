/// A step in drawing a figure, from description to file.
public enum Stage: Hashable, Sendable {
  /// From JSON to a figure, including its style sheets.
  case reading
  /// From a figure to elements with resolved style.
  case lowering
  /// From elements to frames: texts are shaped, images read.
  case layout
  /// From frames to a picture not yet in a file format: pixels, or the content of a page.
  case painting
  /// From a picture to the bytes of a file. Animated WebPs are also painted in this stage.
  case encoding(Format)

  /// All stages, in the order a figure passes them.
  public static let all =
    [reading, lowering, layout, painting] + Format.allCases.map(Stage.encoding)
}

extension Stage: CustomStringConvertible {
  /// One or two words, such as `encoding png`.
  public var description: String {
    switch self {
    case .reading: "reading"
    case .lowering: "lowering"
    case .layout: "layout"
    case .painting: "painting"
    case .encoding(let format): "encoding \(format.rawValue)"
    }
  }
}
