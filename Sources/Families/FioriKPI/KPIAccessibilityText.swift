package import FioriBasics
import FioriLooks

/// The accessibility text of a KPI: its caption, value, progress and state.
package struct KPIAccessibilityText {
  let value: [PlacedKPIItem]
  let caption: String?
  /// The progress, 0 to 1; `nil` without a ring, or if the value already says it.
  let progress: Double?
  /// The text below a ring; `nil` for none.
  var footnote: String?
  let isEnabled: Bool

  package init(
    value: [PlacedKPIItem], caption: String?, progress: Double?, footnote: String? = nil,
    isEnabled: Bool
  ) {
    self.value = value
    self.caption = caption
    self.progress = progress
    self.footnote = footnote
    self.isEnabled = isEnabled
  }

  /// Returns the text with the caption as its title, or else the value, or else `fallback`.
  package func words(orTitle fallback: String) -> AccessibilityText {
    let caption = Self.text(caption)
    let value = spokenValue.isEmpty ? nil : spokenValue
    let parts = [
      caption, value, progressWords, Self.text(footnote), isEnabled ? nil : "not available",
    ]
    return AccessibilityText(
      title: caption ?? value ?? fallback,
      text: AccessibilityText.joined(parts.compactMap(\.self), by: ","))
  }

  private static func text(_ text: String?) -> String? {
    (text ?? "").allSatisfy(\.isWhitespace) ? nil : text
  }

  /// A text like `64 percent`, unless the value already says it.
  private var progressWords: String? {
    guard let progress else { return nil }
    let percentages = [Decimal.percentage(progress), Decimal.text(progress * 100, decimals: 2)]
      .map { "\($0) percent" }
    return percentages.contains(spokenValue) ? nil : percentages[0]
  }

  /// The texts of the items: signs before a number and single letters after it are attached, words
  /// are separated by a space.
  private var spokenValue: String {
    var result = ""
    var previous: SpokenItem?
    for item in value.compactMap({ SpokenItem($0) }) {
      if let previous, item.needsSpace(after: previous) { result += " " }
      result += item.text
      previous = item
    }
    return result
  }
}

/// A spoken item, without surrounding white space.
private struct SpokenItem {
  let style: KPIItemStyle
  let text: String

  init?(_ item: PlacedKPIItem) {
    guard let text = item.text else { return nil }
    let words = BidirectionalControls.completed(text).split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    style = item.style
    let spoken = words.joined(separator: " ")
    let letters = String(
      String.UnicodeScalarView(spoken.unicodeScalars.filter { !$0.isDirectionMark }))
    self.text = Self.signs[letters] ?? spoken
  }

  /// The signs that are read as words.
  private static let signs = ["%": "percent", "٪": "percent", "/": "of"]

  func needsSpace(after previous: SpokenItem) -> Bool {
    if previous.style == .fraction || style == .fraction { return true }
    if previous.style == .metric && style == .metric { return true }
    return previous.style == .unit && style == .metric ? previous.text.count > 1 : text.count > 1
  }
}
