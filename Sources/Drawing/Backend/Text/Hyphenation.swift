import CHyphenation

/// Where the words of a language may be broken, by its patterns.
///
/// The patterns are searched as they are: a word too wide for its line is rare, and a table of them
/// would take longer to make than to search them for a dozen words.
struct Hyphenation {
  private let patterns: UnsafeBufferPointer<UInt8>

  /// Takes the patterns for a language tag in lowercase such as `de` or `en-gb`; `nil` without any.
  init?(language: String) {
    var count = 0
    guard let start = hyphenation_patterns(language, &count) else { return nil }
    // A constant of the program, with its own count.
    patterns = UnsafeBufferPointer(start: start, count: count)
  }

  /// Returns the offsets in a word, in bytes of UTF-8, where it may be broken; none in a word whose
  /// lowercase letters take other numbers of bytes.
  func breaks(of word: String) -> [Int] {
    let letters = word.lowercased().utf8
    guard letters.count == word.utf8.count else { return [] }
    let dot = UInt8(ascii: ".")
    let bytes = [dot] + letters + [dot]
    // The greatest number of any pattern between two letters decides, if it is odd.
    var levels = [UInt8](repeating: 0, count: bytes.count + 1)
    for pattern in patterns.split(separator: UInt8(ascii: "\n")) {
      apply(pattern, to: bytes, &levels)
    }
    return (1..<max(letters.count, 1)).filter { levels[$0 + 1] % 2 == 1 }
  }

  private func apply(
    _ pattern: Slice<UnsafeBufferPointer<UInt8>>, to word: [UInt8], _ levels: inout [UInt8]
  ) {
    guard let first = pattern.first(where: { !Self.isDigit($0) }) else { return }
    for start in word.indices where word[start] == first {
      guard matches(pattern, word[start...]) else { continue }
      var index = start
      for byte in pattern {
        if Self.isDigit(byte) {
          levels[index] = max(levels[index], byte - UInt8(ascii: "0"))
        } else {
          index += 1
        }
      }
    }
  }

  /// Whether the letters of a pattern begin a word.
  private func matches(
    _ pattern: Slice<UnsafeBufferPointer<UInt8>>, _ word: ArraySlice<UInt8>
  ) -> Bool {
    var index = word.startIndex
    for byte in pattern where !Self.isDigit(byte) {
      guard index < word.endIndex, word[index] == byte else { return false }
      index += 1
    }
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension Hyphenation {
  /// Returns the patterns for a locale, or of its region if it has its own.
  static func of(locale: String) -> Hyphenation? {
    let parts = locale.lowercased().split(separator: "-").map(String.init)
    guard let language = parts.first else { return nil }
    let isBritish = language == "en" && parts.contains(where: britishRegions.contains)
    return Hyphenation(language: isBritish ? "en-gb" : language)
  }

  private static let britishRegions: Set<String> = ["gb", "ie", "au", "nz", "za", "in"]
}
