import FioriElements
import FioriLayout
import FioriModel

/// Short texts as they were shaped: units, times and titles come again and again in a stream, and
/// shaping them takes a third of the time before painting.
struct ShapedTextCache {
  /// All that the shaping of a text depends on.
  ///
  /// Bytes, since strings of different letters can be equal: an e with its accent is two or one.
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

    /// `bytes` are those of the text's string; `nil` of a text that is too long to be kept.
    init?(_ text: StyledText, bytes: ContiguousArray<CChar>, _ settings: TextSettings) {
      guard bytes.count <= ShapedTextCache.longest else { return nil }
      self.bytes = bytes
      runs = text.runs.map {
        Run(byteCount: $0.text.utf8.count, font: $0.font, kern: $0.kern)
      }
      (family, language, direction) = (settings.family, settings.language, settings.direction)
    }
  }

  /// Bytes of a text that is kept, and texts: at 200 bytes a letter 3 MB at the most.
  private static let longest = 64
  private static let capacity = 256

  private var texts: [Key: ShapedText] = [:]

  /// What was shaped of a text; `nil` when it is not known.
  subscript(key: Key) -> ShapedText? {
    get { texts[key] }
    set {
      if texts.count >= Self.capacity { texts.removeAll() }
      texts[key] = newValue
    }
  }
}
