import FioriBasics
package import FioriElements
package import FioriFrames
package import FioriModel

/// Why an image cannot be shown: what is wrong, and what would be right.
package struct ImageFailure: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}

/// The images of a view, read before anything is laid out; built-in icons need no reading.
package struct LoadedImages: Sendable {
  /// An image that can be drawn, and what is to be said of it.
  package typealias Entry = Result<(image: LoadedImage, warnings: [String]), ImageFailure>

  /// An image and how fine its pixels have to be.
  ///
  /// Kept apart by both: read for an icon first, a photograph would be drawn from an icon's pixels.
  private struct Request: Hashable {
    let source: Image.Source
    /// Pixels.
    let largestSide: Int

    init(_ element: ImageElement) {
      source = element.image.source
      let largest = element.maximumSize
      let side = max(largest.width, largest.height) * Limits.scale.upperBound
      largestSide = side.isNaN ? 1 : Int(min(max(side, 1), 4_096))
    }
  }

  private var entries: [Request: Entry] = [:]

  /// No images.
  package init() {}

  /// The images in an element and its parts, each read once however often it is shown in one size.
  ///
  /// `read` may leave out pixels beyond the side that it is given: they would not be seen.
  package init(of element: Element, read: (Image, _ largestSide: Int) -> Entry) {
    element.forEachLeaf { leaf in
      guard case .image(let element) = leaf, !element.image.source.isBuiltin else { return }
      let request = Request(element)
      guard entries[request] == nil else { return }
      entries[request] = read(element.image, request.largestSide)
    }
  }

  subscript(element: ImageElement) -> Entry {
    if case .builtin(let icon) = element.image.source { return .success((.builtin(icon), [])) }
    return entries[Request(element)]
      ?? .failure(ImageFailure(description: "the image was not read before the layout"))
  }
}

extension Image.Source {
  fileprivate var isBuiltin: Bool {
    if case .builtin = self { true } else { false }
  }
}
