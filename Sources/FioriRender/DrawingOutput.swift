/// The format of a picture file, with the options of that format.
public enum DrawingOutput: Hashable, Sendable {
  case png(PNGOptions)
  /// A lossless WebP.
  case webp(WebPOptions)
  case svg(SVGOptions)
  /// A PDF of one page.
  case pdf

  /// A PNG that is written fast.
  public static var png: DrawingOutput { .png(PNGOptions()) }

  /// A WebP without animation.
  public static var webp: DrawingOutput { .webp(WebPOptions()) }

  /// An SVG with texts as outlines and without animation.
  public static var svg: DrawingOutput { .svg(SVGOptions()) }

  /// Creates the output for a format, with default options.
  public init(_ format: Format) {
    switch format {
    case .png: self = .png
    case .webp: self = .webp
    case .svg: self = .svg
    case .pdf: self = .pdf
    }
  }

  /// The format.
  public var format: Format {
    switch self {
    case .png: .png
    case .webp: .webp
    case .svg: .svg
    case .pdf: .pdf
    }
  }
}

/// The options of a PNG.
public struct PNGOptions: Hashable, Sendable {
  /// Whether it is made as small as possible without loss, which takes seconds instead of a
  /// millisecond.
  public var isOptimized = false

  /// Creates the options of a PNG.
  public init(isOptimized: Bool = false) {
    self.isOptimized = isOptimized
  }
}

/// The options of an SVG.
public struct SVGOptions: Hashable, Sendable {
  /// The prefix of its ids, which allows several SVGs in one page.
  public var idPrefix = ""
  /// Whether chart marks, progress rings and loading placeholders are animated when it appears; it
  /// ends as the static picture.
  public var isAnimated = false
  /// Whether its texts are text in named fonts instead of outlines.
  public var hasText = false

  /// Creates the options of an SVG.
  public init(idPrefix: String = "", isAnimated: Bool = false, hasText: Bool = false) {
    (self.idPrefix, self.isAnimated, self.hasText) = (idPrefix, isAnimated, hasText)
  }
}

/// The options of a WebP.
public struct WebPOptions: Hashable, Sendable {
  /// Whether chart marks, progress rings and loading placeholders are animated when it appears; it
  /// ends as the static picture.
  public var isAnimated = false
  /// Whether a still picture is made as small as possible without loss, which takes half a second
  /// instead of some milliseconds.
  public var isOptimized = false

  /// Creates the options of a WebP.
  public init(isAnimated: Bool = false, isOptimized: Bool = false) {
    (self.isAnimated, self.isOptimized) = (isAnimated, isOptimized)
  }
}
