/// What a drawing is written as, with what only that format can be told.
public enum DrawingOutput: Hashable, Sendable {
  case png
  /// Lossless.
  case webp(WebPOptions)
  case svg(SVGOptions)
  /// One page.
  case pdf

  /// A WebP that does not move.
  public static var webp: DrawingOutput { .webp(WebPOptions()) }

  /// An SVG of outlines that does not move.
  public static var svg: DrawingOutput { .svg(SVGOptions()) }

  /// A format with nothing more told.
  public init(_ format: Format) {
    switch format {
    case .png: self = .png
    case .webp: self = .webp
    case .svg: self = .svg
    case .pdf: self = .pdf
    }
  }

  /// Its format.
  public var format: Format {
    switch self {
    case .png: .png
    case .webp: .webp
    case .svg: .svg
    case .pdf: .pdf
    }
  }
}

/// What an SVG may be told.
public struct SVGOptions: Hashable, Sendable {
  /// Begins its ids, so that several may stand in one page.
  public var idPrefix = ""
  /// Whether it shows what the SDK animates when a view appears; it ends as the still picture.
  public var isAnimated = false
  /// Whether its texts are what they say in the fonts that they name, in place of outlines.
  public var hasText = false

  /// Options of an SVG.
  public init(idPrefix: String = "", isAnimated: Bool = false, hasText: Bool = false) {
    (self.idPrefix, self.isAnimated, self.hasText) = (idPrefix, isAnimated, hasText)
  }
}

/// What a WebP may be told.
public struct WebPOptions: Hashable, Sendable {
  /// Whether it shows what the SDK animates when a view appears; it ends as the still picture.
  public var isAnimated = false

  /// Options of a WebP.
  public init(isAnimated: Bool = false) {
    self.isAnimated = isAnimated
  }
}
