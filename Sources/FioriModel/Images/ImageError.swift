/// An error reading, drawing or writing a picture.
package enum ImageError: Error, Hashable, Sendable {
  /// The bytes do not start like any supported format.
  case unknownFormat
  /// The picture has a different format than needed.
  case wrongFormat(ImageFormat, needed: String)
  /// The file is larger than allowed.
  case tooManyBytes(Int, maximum: Int)
  /// The picture has more pixels than allowed.
  case tooManyPixels(width: Int, height: Int, maximum: Int)
  /// The width or height is invalid, or the buffer is too short for them.
  case invalidSize(width: Int, height: Int)
  /// The file violates its format; `reason` is the decoder's message.
  case damaged(ImageFormat, reason: String)
  /// The JPEG has CMYK colors, which have no unique RGB equivalent.
  case printingColors
  /// The SVG uses a feature that is refused because a few bytes can use up all time or memory.
  case forbiddenInIcon(String)
  /// librsvg is not installed or too old; `reason` is the dynamic loader's message.
  case missingSVGLibrary(reason: String)
  /// The SVG was read but could not be drawn; `reason` is librsvg's message.
  case notDrawn(reason: String)
  /// The picture could not be encoded; `reason` is the encoder's message.
  case notWritten(reason: String)
  /// A C library ran out of memory.
  case outOfMemory
}

extension ImageError: CustomStringConvertible {
  /// One sentence for the person who supplied the picture, with the problem and the fix.
  package var description: String {
    switch self {
    case .unknownFormat: "not a PNG, JPEG or SVG picture"
    case .wrongFormat(let format, let needed): "picture is \(format.rawValue), expected \(needed)"
    case .tooManyBytes(let count, let maximum):
      "picture has \(count) bytes, more than the \(maximum) allowed; give a smaller one"
    case .tooManyPixels(let width, let height, let maximum):
      "picture is \(width) × \(height) pixels, more than the \(maximum) allowed; "
        + "give a smaller one"
    case .invalidSize(let width, let height):
      "picture cannot be \(width) × \(height) pixels; give it a width and a height of at least 1"
    case .damaged(let format, let reason): "\(format.rawValue) is damaged (\(reason))"
    case .printingColors:
      "JPEG has printing colors (CMYK), expected RGB or gray; save it again as RGB"
    case .forbiddenInIcon(let what):
      "SVG has \(what), which an icon may not have; save it as plain shapes"
    case .missingSVGLibrary(let reason):
      "SVG pictures need librsvg; install the Debian package librsvg2-2 (\(reason))"
    case .notDrawn(let reason): "SVG cannot be drawn (\(reason))"
    case .notWritten(let reason): "picture cannot be written (\(reason))"
    case .outOfMemory: "not enough memory for the picture; give a smaller one"
    }
  }
}
