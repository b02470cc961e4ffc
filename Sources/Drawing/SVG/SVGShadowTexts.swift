import FioriBasics
import FioriModel

/// The last shadows as SVGs have them: the cards of a stream share the same few, and writing their numbers takes 8 % of
/// the instructions of a card.
package final class SVGShadowTexts {
  struct Key: Equatable {
    let rect: Rect
    let cornerRadius: Double
    let shadow: Shadow
    let idPrefix: String
  }

  /// The texts of a shadow.
  struct Entry {
    /// The definitions that the element uses.
    let definitions: [SVGDefinitions.Definition]
    let element: SVGMarkup
  }

  private var entries: [(key: Key, entry: Entry)] = []
  /// The oldest entry, which the next one replaces.
  private var oldest = 0

  /// A card has two; a header with cards around it, a few more.
  private static let capacity = 8

  package init() {}

  /// Returns the texts of a shadow as they were kept, or makes and keeps them.
  func entry(for key: Key, make: () -> Entry) -> Entry {
    if let known = entries.first(where: { $0.key == key }) { return known.entry }
    let entry = make()
    if entries.count < Self.capacity {
      entries.append((key, entry))
    } else {
      entries[oldest] = (key, entry)
      oldest = (oldest + 1) % Self.capacity
    }
    return entry
  }
}
