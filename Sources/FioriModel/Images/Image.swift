/// An image that a view shows: where it comes from and how it is colored.
///
/// The UIKit counterpart is `UIImage`.
public struct Image: Hashable, Sendable {
  /// Where an image comes from.
  public enum Source: Hashable, Sendable {
    /// A PNG, JPEG or SVG file, its path inside the folder of resources.
    case file(String)
    /// An icon of ours.
    case builtin(BuiltinIcon)
    /// The bytes of a PNG, JPEG or SVG file.
    case data([UInt8])
  }

  /// Whether an image keeps its colors.
  public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    /// As it is.
    case original
    /// Its shape alone, in the tint color.
    case template
  }

  /// Where the image comes from.
  public var source: Source
  /// Whether it keeps its colors.
  public var renderingMode: RenderingMode

  /// An image; `renderingMode` is `nil` for what UIKit does by itself: an icon of ours is a
  /// template, anything else stays as it is.
  public init(_ source: Source, renderingMode: RenderingMode? = nil) {
    self.source = source
    self.renderingMode = renderingMode ?? source.defaultRenderingMode
  }

  /// A PNG, JPEG or SVG file inside the folder of resources.
  public static func file(_ path: String) -> Image { Image(.file(path)) }

  /// An icon of ours.
  public static func builtin(_ icon: BuiltinIcon) -> Image { Image(.builtin(icon)) }

  /// The bytes of a PNG, JPEG or SVG file.
  public static func data(_ bytes: [UInt8]) -> Image { Image(.data(bytes)) }

  /// The same image in the given mode; `UIImage.withRenderingMode(_:)`.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    Image(source, renderingMode: mode)
  }
}

extension Image.Source {
  fileprivate var defaultRenderingMode: Image.RenderingMode {
    switch self {
    case .builtin: .template
    case .file, .data: .original
    }
  }
}
