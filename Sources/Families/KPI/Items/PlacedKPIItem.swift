package import FioriBasics
package import FioriLowering
import FioriModel

/// An item ready to draw, with its number formatted, and its path in the description.
package struct PlacedKPIItem: Hashable, Sendable {
  /// The item, with a text or an image.
  let item: KPIItem
  package let path: DescriptionPath
  /// The color and the title of the rule that matches the item's number; `nil` for none.
  var ruleColor: RGBA?
  var ruleTitle: String?
  /// Whether the locale writes a space between the item and the part of the number before it.
  var isApart = false

  package var style: KPIItemStyle { item.style }

  /// The index of the item in the description, which several items of a formatted number share.
  var index: Int {
    if case .index(let index)? = path.parent.steps.last { index } else { 0 }
  }

  /// The part's name in the layout report.
  var kind: String { item.kind }

  /// Whether the item is the value itself, not a unit, a sign or an icon.
  package var isValue: Bool { kind != "unit" && (style == .metric || style == .fraction) }

  /// Whether the item is text without a letter of a right-to-left language, and no unit with a mark of
  /// that direction. Together with its neighbors of that kind, it reads from left to right whatever the
  /// reading direction.
  var readsFromTheLeft: Bool {
    guard let scalars = text?.unicodeScalars else { return false }
    let isMarkedUnit = kind == "unit" && scalars.first == "\u{200F}"
    return !isMarkedUnit && !scalars.contains(where: \.isRightToLeftLetter)
  }

  /// Returns whether a word space is between the item and the one before it: where the locale has one beside letters,
  /// as in `EUR 11,010`, and where both would read as one word, as `mil` and `MXN` (Docs/sources/kpi.md#spacing).
  func isWordApart(from previous: PlacedKPIItem) -> Bool {
    if continuesWord(of: previous) { return true }
    return isApart
      && [self, previous].contains { item in
        item.kind == "unit"
          && item.text?.unicodeScalars.contains(where: \.properties.isAlphabetic) == true
      }
  }

  /// Returns whether the item begins with a letter or the sign of a currency, and the text before it ends in a letter
  /// or an abbreviation. Chinese, Japanese, Korean and Thai have no space between two of their own words.
  func continuesWord(of previous: PlacedKPIItem) -> Bool {
    guard let first = text?.unicodeScalars.first(where: { !$0.isDirectionMark }),
      let last = previous.text?.unicodeScalars.last(where: { !$0.isDirectionMark && $0 != "." })
    else { return false }
    return last.properties.isAlphabetic && (first.properties.isAlphabetic || first.isCurrency)
      && !(last.isWrittenWithoutSpaces && first.isWrittenWithoutSpaces)
  }

  /// The parts of a number in place of the item.
  func replaced(by parts: [NumberPart]) -> [PlacedKPIItem] {
    parts.map {
      PlacedKPIItem(
        item: KPIItem($0), path: path, ruleColor: ruleColor, ruleTitle: ruleTitle,
        isApart: $0.isApart)
    }
  }

  /// The item's text; `nil` for an icon.
  package var text: String? { item.text }
}

extension Unicode.Scalar {
  fileprivate var isCurrency: Bool { properties.generalCategory == .currencySymbol }

  /// Whether the scalar is of a script that has no spaces between words, or is Korean, whose units follow each other
  /// without one.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0xAC00...0xD7A3: true
    default: properties.isIdeographic
    }
  }
}
