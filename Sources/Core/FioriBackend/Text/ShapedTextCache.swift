import FioriElements
import FioriLayout
import FioriModel

/// A cache of shaped short texts: units, times and titles recur in a stream, and shaping them takes
/// a third of the time before painting.
struct ShapedTextCache {
  /// Everything that the shaping of a text depends on.
  ///
  /// It has bytes, since strings of different characters can be equal: an accented e is one or two.
  struct Key: Hashable {
    private struct Run: Hashable {
      let byteCount: Int
      let font: Font
      let kern: Double
    }

    private let bytes: ContiguousArray<CChar>
    private let runs: [Run]
    private let family: String
    private let language: String
    private let direction: Environment.LayoutDirection

    /// Creates a key, or `nil` if the text is too long to be cached; `bytes` are its string's.
    init?(
      _ text: StyledText, bytes: ContiguousArray<CChar>, _ settings: TextSettings, language: String
    ) {
      guard bytes.count <= ShapedTextCache.longest else { return nil }
      self.bytes = bytes
      self.language = language
      runs = text.runs.map {
        Run(byteCount: $0.text.utf8.count, font: $0.font, kern: $0.kern)
      }
      (family, direction) = (settings.family, settings.direction)
    }

    /// The bytes of the arrays; names of families are few, and shared.
    var byteCount: Int {
      2 * Self.headerByteCount + bytes.capacity
        + runs.capacity * MemoryLayout<Run>.stride
    }

    /// The bytes of an array besides its elements.
    private static let headerByteCount = 32
  }

  /// The largest text in bytes.
  private static let longest = 64
  /// Room for 500 texts of 16 letters.
  static let byteLimit = 2_000_000
  private var texts = LeastRecentlyUsedCache<Key, ShapedText>(byteLimit: Self.byteLimit)

  /// The bytes of all texts.
  var byteCount: Int { texts.byteCount }

  /// The shaped text, or `nil` if it is not cached.
  subscript(key: Key) -> ShapedText? {
    mutating get { texts.value(for: key) }
    set {
      guard let newValue else { return }
      texts.keep(newValue, for: key, byteCount: key.byteCount + newValue.byteCount)
    }
  }
}
