package import FioriBasics
import FioriModel

/// The reason why an image cannot be shown, and a remedy.
package struct ImageFailure: Error, Hashable, CustomStringConvertible {
  package let message: Message

  package init(_ message: Message) { self.message = message }

  package var description: String { message.text }
}

/// The images of a view, read before layout; built-in icons need no reading.
package struct LoadedImages: Sendable {
  /// An image that can be drawn, with warnings about it.
  package typealias Entry = Result<(image: LoadedImage, warnings: [Message]), ImageFailure>

  /// An image and the resolution it is needed in.
  ///
  /// Both are part of the key: otherwise a photograph first read for an icon would be drawn from an
  /// icon's pixels.
  private struct Request: Hashable {
    let source: Image.Source
    /// Whether the file may be named without its extension, as in a style sheet.
    let isNamed: Bool
    /// The largest size in points.
    let size: Size
    let contentMode: ImageContentMode?

    init(_ element: ImageElement) {
      source = element.image.source
      isNamed = element.sheet != nil
      size = element.maximumSize
      contentMode = element.contentMode
    }

    /// The length of the longest side, in pixels at the largest scale.
    var largestSide: Int {
      // An image that covers its box is longer than the box on one side.
      let excess = contentMode == .fit ? 1.0 : 2
      let side = max(size.width, size.height) * Limits.scale.upperBound * excess
      return side.isNaN ? 1 : Int(min(max(side, 1), 4_096))
    }
  }

  private var entries: [Request: Entry] = [:]

  /// Creates an empty set of images.
  package init() {}

  /// Reads the images in an element and its parts, each only once for every size it is shown in.
  ///
  /// `read` may drop pixels beyond its side length, because no one would see them.
  package init(of element: Element, read: (ImageElement, _ largestSide: Int) -> Entry) {
    element.forEachLeaf { leaf in
      guard case .image(let element) = leaf, !element.image.source.isBuiltin else { return }
      let request = Request(element)
      guard entries[request] == nil else { return }
      entries[request] = read(element, request.largestSide)
    }
  }

  subscript(element: ImageElement) -> Entry {
    if case .builtin(let icon) = element.image.source { return .success((.builtin(icon), [])) }
    return entries[Request(element)]
      ?? .failure(ImageFailure(.unreadImage))
  }
}

extension Image.Source {
  fileprivate var isBuiltin: Bool {
    if case .builtin = self { true } else { false }
  }
}
