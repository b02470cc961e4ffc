/// An image in a view: its source and how it is colored.
///
/// The UIKit counterpart is `UIImage`.
public struct Image: Hashable, Sendable {
  /// The source of an image.
  public enum Source: Hashable, Sendable {
    /// A PNG, JPEG, WebP, GIF or SVG file, by its path in the resource folder.
    case file(String)
    /// A built-in icon.
    case builtin(BuiltinIcon)
    /// The bytes of a PNG, JPEG, WebP, GIF or SVG file.
    case data([UInt8])
  }

  /// Whether an image keeps its colors.
  public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    /// In its own colors.
    case original
    /// Only its shape, in the tint color.
    case template
  }

  /// The source of the image.
  public var source: Source
  /// Whether the image keeps its colors.
  public var renderingMode: RenderingMode

  /// Creates an image; if `renderingMode` is `nil`, built-in icons are templates and other images
  /// keep their colors, as in UIKit.
  public init(_ source: Source, renderingMode: RenderingMode? = nil) {
    self.source = source
    self.renderingMode = renderingMode ?? source.defaultRenderingMode
  }

  /// Returns an image from a PNG, JPEG, WebP, GIF or SVG file in the resource folder.
  public static func file(_ path: String) -> Image { Image(.file(path)) }

  /// Returns a built-in icon.
  public static func builtin(_ icon: BuiltinIcon) -> Image { Image(.builtin(icon)) }

  /// Returns an image from the bytes of a PNG, JPEG, WebP, GIF or SVG file.
  public static func data(_ bytes: [UInt8]) -> Image { Image(.data(bytes)) }

  /// Returns the image with a mode; `UIImage.withRenderingMode(_:)`.
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
