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
    init?(_ text: StyledText, bytes: ContiguousArray<CChar>, _ settings: TextSettings) {
      guard bytes.count <= ShapedTextCache.longest else { return nil }
      self.bytes = bytes
      runs = text.runs.map {
        Run(byteCount: $0.text.utf8.count, font: $0.font, kern: $0.kern)
      }
      (family, language, direction) = (settings.family, settings.language, settings.direction)
    }
  }

  /// The largest text in bytes, and the number of texts: at 200 bytes per letter, at most 3 MB.
  private static let longest = 64
  private static let capacity = 256

  private var texts: [Key: ShapedText] = [:]

  /// The shaped text, or `nil` if it is not cached.
  subscript(key: Key) -> ShapedText? {
    get { texts[key] }
    set {
      if texts.count >= Self.capacity { texts.removeAll() }
      texts[key] = newValue
    }
  }
}
