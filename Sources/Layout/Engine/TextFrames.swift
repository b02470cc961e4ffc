import FioriBasics
import FioriModel

/// The frames of the texts of a figure that is laid out in many ways: a table in a widget, whose rows and sizes are
/// tried in turn, asks hundreds of times for the same texts in the same widths.
///
/// Most figures have few texts, and finding them here would take longer than it saves.
final class TextFrames {
  /// Everything that the frame of a text depends on.
  struct Key: Hashable {
    fileprivate let element: TextElement
    /// The text, since strings of different characters can be equal.
    fileprivate let string: ExactText
    fileprivate let room: Constraints
    fileprivate let isCut: Bool
    fileprivate let isSkeleton: Bool
    fileprivate let direction: Environment.LayoutDirection
  }

  struct Entry {
    let frame: Frame
    let findings: [Finding]
  }

  /// The number of texts that are laid out before any is kept.
  private static let leastCount = 200
  /// Space for the texts of a view in dozens of sizes: a frame takes up to a hundred bytes for each of its text's.
  private static let mostBytes = 100_000
  /// The space that an empty text takes.
  private static let leastBytes = 32

  private var count = 0
  private var byteCount = 0
  private var entries: [Key: Entry] = [:]

  /// Returns the key of a text, or `nil` for one of the first texts.
  func key(
    of element: TextElement, in room: Constraints, isCut: Bool, _ engine: LayoutEngine
  ) -> Key? {
    count += 1
    guard count > Self.leastCount else { return nil }
    return Key(
      element: element, string: ExactText(element.text.string), room: room, isCut: isCut,
      isSkeleton: engine.isSkeleton, direction: engine.settings.direction)
  }

  subscript(key: Key) -> Entry? {
    get { entries[key] }
    set {
      byteCount += Self.leastBytes + key.string.text.utf8.count
      if byteCount > Self.mostBytes { (entries, byteCount) = ([:], 0) }
      entries[key] = newValue
    }
  }
}
