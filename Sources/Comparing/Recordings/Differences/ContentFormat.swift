import FioriRender

/// A picture format that is compared by its bytes: it has no pixels, or the pixels of several
/// pictures.
enum ContentFormat {
  case svg
  case pdf
  case animation

  /// Creates the format of a file; `nil` if its pixels can be compared, or it is not a picture.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: "%PDF-".utf8) {
      self = .pdf
      return
    }
    switch ImageFormat(sniffing: bytes) {
    case .svg: self = .svg
    case .webp where ImageFormat.isAnimation(bytes): self = .animation
    case .png, .webp, .jpeg, .gif, nil: return nil
    }
  }

  /// Returns the outcome for two files of the same such format; `nil` for any others.
  static func outcome(of expected: [UInt8], and actual: [UInt8]) -> PictureFinding.Outcome? {
    guard let format = ContentFormat(expected), ContentFormat(actual) == format else { return nil }
    guard expected != actual else { return .contents(changedFrom: nil) }
    let common = zip(expected, actual).prefix { $0 == $1 }.count
    let position =
      format == .svg
      ? "line \(expected.prefix(common).count { $0 == UInt8(ascii: "\n") } + 1)"
      : "byte \(common + 1)"
    return .contents(changedFrom: position)
  }
}
