import FioriBasics

/// What a screen reader says of a KPI: the caption, the value, how far it is done, its state.
struct KPIAccessibilityText {
  let value: [PlacedKPIItem]
  let caption: String?
  /// 0 to 1; `nil` of a view without a ring, and of one whose value is what the ring shows.
  let progress: Double?
  /// Below a ring; `nil`: none.
  var footnote: String?
  let isEnabled: Bool

  /// The words under the caption as their title, or the value, or what the view is.
  func words(orTitle fallback: String) -> AccessibilityText {
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

  /// `64 percent`, unless the value says so itself.
  private var progressWords: String? {
    guard let progress else { return nil }
    let percentages = [0, 2].map { "\(Decimal.text(progress * 100, decimals: $0)) percent" }
    return percentages.contains(spokenValue) ? nil : percentages[0]
  }

  /// The texts of the items: a sign before a number and a single letter after it stand close to
  /// it, a word apart.
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

/// An item that is said, without the blanks that only set it apart.
private struct SpokenItem {
  let style: KPIItemStyle
  let text: String

  init?(_ item: PlacedKPIItem) {
    guard let text = item.text else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    style = item.style
    self.text = Self.signs[String(words.joined(separator: " "))] ?? words.joined(separator: " ")
  }

  /// Signs that are read out as words.
  private static let signs = ["%": "percent", "٪": "percent", "/": "of"]

  func needsSpace(after previous: SpokenItem) -> Bool {
    if previous.style == .fraction || style == .fraction { return true }
    if previous.style == .metric && style == .metric { return true }
    return previous.style == .unit && style == .metric ? previous.text.count > 1 : text.count > 1
  }
}
