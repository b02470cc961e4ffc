import FioriFiles
package import FioriModel

/// An image: a PNG, JPEG, WebP, GIF or SVG.
public final class UIImage: NSObject, Sendable {
  /// Whether an image keeps its colors.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As its kind has it: icons of the library are templates, other images keep their colors.
    case automatic
    /// In its own colors.
    case alwaysOriginal
    /// Only its shape, in the tint color.
    case alwaysTemplate
  }

  /// The image as views have it, a file in the ``AppResources/folder``; `nil` for an empty one.
  package let image: Image?
  /// Whether the image keeps its colors.
  public let renderingMode: RenderingMode

  /// Creates an image from one of a view's.
  package init(_ image: Image?, renderingMode: RenderingMode = .automatic) {
    self.image = image
    self.renderingMode = renderingMode
  }

  /// Creates an empty image, which is not drawn.
  override public convenience init() {
    self.init(nil)
  }

  /// Creates an image from a file in the ``AppResources/folder``, with or without its extension
  /// `png`, `jpg`, `jpeg` or `svg`; `nil` if there is none.
  public convenience init?(named name: String) {
    guard let file = Self.file(named: name) else { return nil }
    self.init(.file(file))
  }

  /// Creates an image from a file; `nil` if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard FileBytes.isFile(path), let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    self.init(data: data)
  }

  /// Creates an image from the bytes of a PNG, JPEG, WebP, GIF or SVG; `nil` if they are something else.
  public convenience init?(data: Data) {
    let bytes = Array(data)
    switch ImageFormat(sniffing: bytes) {
    case .png, .jpeg, .webp, .gif, .svg: break
    case nil: return nil
    }
    self.init(.data(bytes))
  }

  /// Returns the image with a mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let mode: Image.RenderingMode? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(
      image.map { Image($0.source, renderingMode: mode) }, renderingMode: renderingMode)
  }

  private static func file(named name: String) -> String? {
    AppResources.file(named: name, extensions: ["png", "jpg", "jpeg", "svg", "webp", "gif"])
  }

  /// Returns whether the other object is the same image.
  override public func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage).map { $0.image == image } ?? false
  }

  /// The hash of the image.
  override public var hash: Int { image.hashValue }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image of `#imageLiteral(resourceName:)`. A missing file is an error when the image
  /// is drawn.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(.file(Self.file(named: name) ?? name))
  }
}

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
