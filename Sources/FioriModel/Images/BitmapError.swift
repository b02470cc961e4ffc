/// Why a picture made of pixels could not be read or written.
public struct BitmapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence: what is wrong, and what would be right.
  public let description: String

  package init(_ error: ImageError) {
    description = error == .unknownFormat ? "not a PNG or JPEG picture" : error.description
  }
}
