/// The numbers of a text whose values have other digits, see ``JSONNumberText/isRounded(_:to:)``, in
/// reading order.
///
/// Not a dictionary: making the type of one costs every start more than a search ever will.
package struct RoundedNumbers: Sendable {
  private struct Entry: Sendable {
    let position: SourcePosition
    let text: String
  }

  private var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// Adds a number after all others.
  mutating func append(_ text: String, at position: SourcePosition) {
    entries.append(Entry(position: position, text: text))
  }

  /// Adds the numbers of later lines.
  package mutating func append(contentsOf later: RoundedNumbers) { entries += later.entries }

  /// Returns the source text of the number at a position; `nil` if there is none that is rounded.
  package func text(at position: SourcePosition) -> String? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].position < position { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].position == position else { return nil }
    return entries[low].text
  }
}
