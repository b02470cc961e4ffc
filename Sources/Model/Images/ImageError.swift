package import FioriBasics

/// An error reading, drawing or writing a picture.
package enum ImageError: Error, Hashable, Sendable {
  /// The bytes do not start like any supported format.
  case unknownFormat
  /// The picture has a format of phones or browsers whose decoder is too large.
  case largeFormat(String)
  /// The picture has a different format than needed.
  case wrongFormat(ImageFormat, needed: String)
  /// The file is larger than allowed.
  case tooManyBytes(Int, maximum: Int)
  /// The picture has more pixels than allowed.
  case tooManyPixels(width: Int, height: Int, maximum: Int)
  /// The width or height is invalid, or the buffer is too short for them.
  case invalidSize(width: Int, height: Int)
  /// The file violates its format, or is beyond the decoder; `reason` is the decoder's message.
  case damaged(ImageFormat, reason: String)
  /// The file violates its format, but is drawn as far as it can be read.
  case partlyDamaged(ImageFormat, reason: String)
  /// The WebP has several frames.
  case animated
  /// The JPEG has CMYK colors, which only a color profile could say the looks of; the text says what
  /// is wrong with it.
  case printingColors(String)
  /// The JPEG is of a kind that cameras and editors hardly write, such as one with 12 bits.
  case unsupportedJPEG(found: String, expected: String)
  /// The SVG uses a feature that is refused because a few bytes can use up all time or memory.
  case forbiddenInIcon(String)
  /// The SVG takes longer to draw at its size than allowed.
  case slowIcon(milliseconds: Double, maximum: Double)
  /// The SVG says that it is in an encoding other than UTF-8 and ASCII.
  case wrongEncoding(String)
  /// The SVG has only parts that are not drawn, and the first is named with its line.
  case nothingToDraw(String)
  /// The picture could not be encoded; `reason` is the encoder's message.
  case notWritten(reason: String)
  /// A C library ran out of memory.
  case outOfMemory
}

extension ImageError: CustomStringConvertible {
  /// Returns the message about a picture with a name, such as `image 'a.png'`.
  package func message(of name: String) -> Message {
    let code: DiagnosticCode =
      switch self {
      case .wrongFormat, .animated, .unsupportedJPEG, .wrongEncoding: .wrongValue
      default: .image
      }
    return Message(code, "\(name): \(self)")
  }

  /// One sentence for the person who supplied the picture, with the problem and the fix.
  package var description: String {
    switch self {
    case .unknownFormat: "not a PNG, JPEG, WebP, GIF or SVG image"
    case .largeFormat(let name):
      "image is \(name), whose libraries take 25 MB and are not part of this program; "
        + "save it as JPEG"
    case .wrongFormat(let format, let needed): "image is \(format.rawValue), expected \(needed)"
    case .tooManyBytes(let count, let maximum):
      "image has \(count) bytes, more than the \(maximum) allowed; use a smaller image"
    case .tooManyPixels(let width, let height, let maximum):
      "image is \(width) × \(height) pixels, more than the \(maximum) allowed; "
        + "use a smaller image"
    case .invalidSize(let width, let height):
      "image cannot be \(width) × \(height) pixels; use a width and a height of at least 1"
    case .damaged(let format, let reason):
      "\(format.rawValue) cannot be decoded (\(reason)); use another file"
    case .partlyDamaged(let format, let reason):
      "\(format.rawValue) is damaged (\(reason)); save it again"
    case .animated: "WebP is an animation, expected a still image"
    case .printingColors(let problem):
      "JPEG has printing colors (CMYK), and its color profile \(problem), so its colors are not "
        + "certain; save it again as RGB"
    case .unsupportedJPEG(let found, let expected):
      "JPEG has \(found), expected \(expected); save it again that way"
    case .forbiddenInIcon(let what):
      "SVG has \(what), which is not allowed in an icon; save it as plain shapes"
    case .slowIcon(let time, let maximum):
      "SVG takes about \(Int(min(time.rounded(.up), 1e6))) ms to draw at this size, more than the "
        + "\(Int(maximum)) allowed; show it smaller, or save it with fewer edges and layers"
    case .wrongEncoding(let name): "SVG is in \(name), expected UTF-8; save it again as UTF-8"
    case .nothingToDraw(let what):
      "SVG has nothing that can be drawn (\(what)); save it as plain shapes"
    case .notWritten(let reason): "picture cannot be written (\(reason))"
    case .outOfMemory: "not enough memory for the image; use a smaller image"
    }
  }
}
