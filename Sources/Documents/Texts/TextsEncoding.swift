import FioriBasics

/// The encodings of files of texts. Xcode writes `.strings` in both.
enum TextsEncoding: String {
  case utf8 = "UTF-8"
  /// With a byte order mark, without which it cannot be distinguished from other bytes.
  case utf16 = "UTF-16"

  private static let advice = "save it in UTF-8, or in UTF-16 with a byte order mark"

  /// Returns the characters of a file, without a byte order mark.
  static func decoded(
    _ bytes: [UInt8]
  ) throws(TextsFault) -> (scalars: [Unicode.Scalar], encoding: TextsEncoding) {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw TextsFault(after: [], .textsInUTF32(advice: advice))
    }
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return (try scalars(bytes[start...], UTF8()), .utf8)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
    }
    let scalars = try scalars(units, UTF16())
    guard bytes.count.isMultiple(of: 2) else {
      throw TextsFault(after: scalars, .halfOfUTF16)
    }
    return (scalars, .utf16)
  }

  private static func scalars<Codec: UnicodeCodec>(
    _ units: some Collection<Codec.CodeUnit>, _ codec: Codec
  ) throws(TextsFault) -> [Unicode.Scalar] {
    var codec = codec
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(units.count)
    var iterator = units.makeIterator()
    while true {
      switch codec.decode(&iterator) {
      case .emptyInput: return scalars
      case .error:
        let name = Codec.self == UTF8.self ? Self.utf8 : .utf16
        throw TextsFault(after: scalars, .invalidEncoding(name.rawValue, advice: advice))
      case .scalarValue("\0"):
        throw TextsFault(after: scalars, .nullCharacter(advice: advice))
      case .scalarValue(let scalar): scalars.append(scalar)
      }
    }
  }
}
