/// Why a picture could not be read, drawn or written.
package enum ImageError: Error, Hashable, Sendable {
  /// The bytes begin like none of the formats that are read.
  case unknownFormat
  /// The picture is of another format than the one needed here.
  case wrongFormat(ImageFormat, needed: String)
  /// The file is longer than allowed.
  case tooManyBytes(Int, maximum: Int)
  /// The picture has more pixels than allowed.
  case tooManyPixels(width: Int, height: Int, maximum: Int)
  /// A width or height that no picture can have, or a buffer too short for it.
  case invalidSize(width: Int, height: Int)
  /// The file breaks its format's rules; `reason` is the decoder's own words.
  case damaged(ImageFormat, reason: String)
  /// The JPEG has printing colors, which have no one RGB equivalent.
  case printingColors
  /// The SVG has something that is refused because a few bytes of it can take all time or memory.
  case forbiddenInIcon(String)
  /// librsvg is not installed, or too old; `reason` is the dynamic loader's own words.
  case missingSVGLibrary(reason: String)
  /// The SVG was read but could not be drawn; `reason` is librsvg's own words.
  case notDrawn(reason: String)
  /// The picture could not be encoded; `reason` is the encoder's own words.
  case notWritten(reason: String)
  /// A C library had no memory left.
  case outOfMemory
}

extension ImageError: CustomStringConvertible {
  /// One sentence for the person who gave the picture: what is wrong, and what would be right.
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
      "JPEG has printing colors (CMYK), expected RGB or grey; save it again as RGB"
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
