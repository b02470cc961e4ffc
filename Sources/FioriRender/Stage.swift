/// A step of a figure on its way from a description to a file.
public enum Stage: Hashable, Sendable {
  /// From JSON to a figure, its style sheets included.
  case reading
  /// From a figure to elements with resolved style.
  case lowering
  /// From elements to frames: texts are shaped, images read.
  case layout
  /// From frames to a picture without a file's form: pixels, or what a page shows.
  case painting
  /// From a picture to the bytes of a file. An animated WebP is painted in this stage, too.
  case encoding(Format)

  /// All stages, in the order in which a figure passes them.
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
