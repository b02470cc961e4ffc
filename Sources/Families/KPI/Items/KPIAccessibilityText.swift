package import FioriBasics
import FioriLowering
package import FioriModel

/// The accessibility text of a KPI: its caption, value, progress and state.
package struct KPIAccessibilityText {
  let value: [PlacedKPIItem]
  let caption: String?
  /// The progress, 0 to 1; `nil` without a ring, or if the value already says it.
  let progress: Double?
  /// The text below a ring; `nil` for none.
  var footnote: String?
  /// The title of the rule that matches the progress; `nil` for none.
  var progressTitle: String?
  let isEnabled: Bool
  private let phrases: Phrases

  package init(
    value: [PlacedKPIItem], caption: String?, progress: Double?,
    progressTitle: String? = nil, footnote: String? = nil, isEnabled: Bool, in phrases: Phrases
  ) {
    self.phrases = phrases
    self.value = value
    self.caption = caption
    self.progress = progress
    self.progressTitle = progressTitle
    self.footnote = footnote
    self.isEnabled = isEnabled
  }

  /// Returns the text with the caption as its title, or else the value, or else the name of the view.
  package func accessibilityText(orTitle fallback: Phrase) -> AccessibilityText {
    let caption = Self.text(caption)
    let spoken = spokenValue
    let value = spoken.isEmpty ? nil : spoken
    let parts =
      [caption, value] + ruleTitles + [
        progressText(besides: spoken), Self.text(progressTitle), Self.text(footnote),
        isEnabled ? nil : phrases(.disabled),
      ]
    return AccessibilityText(
      title: caption ?? value ?? phrases(fallback),
      text: AccessibilityText.joined(parts.compactMap(\.self), by: ","))
  }

  /// The titles of the rules that match the items' numbers, each once.
  private var ruleTitles: [String?] {
    value.map(\.ruleTitle).reduce(into: []) { titles, title in
      if let title = Self.text(title), !titles.contains(title) { titles.append(title) }
    }
  }

  private static func text(_ text: String?) -> String? {
    (text ?? "").allSatisfy(\.isWhitespace) ? nil : text
  }

  /// Returns a text like `64 percent`, unless the value already says it.
  private func progressText(besides value: String) -> String? {
    guard let progress else { return nil }
    let texts = [Decimal.percentage(progress), Decimal.text(progress * 100, decimals: 2)]
    guard !texts.map({ phrases(.percent, ["value": $0]) }).contains(value) else { return nil }
    let percentages = texts.map(phrases.percentage)
    return percentages.contains(value) ? nil : percentages[0]
  }

  /// The texts of the items: signs before a number and single letters after it are attached, words
  /// are separated by a space.
  private var spokenValue: String {
    var result = ""
    var previous: (item: PlacedKPIItem, spoken: SpokenItem)?
    var isPercentage = false
    for item in value {
      guard let spoken = SpokenItem(item, in: phrases) else { continue }
      if spoken.isPercentSign {
        // Before a number, as in Turkish, the word follows it.
        isPercentage = true
        continue
      }
      if let previous,
        spoken.needsSpace(after: previous.spoken) || item.continuesWord(of: previous.item)
      {
        result += " "
      }
      result += spoken.text
      previous = (item, spoken)
    }
    return isPercentage ? phrases(.percent, ["value": result]) : result
  }
}

/// A spoken item, without surrounding white space.
private struct SpokenItem {
  let style: KPIItemStyle
  let text: String
  var isPercentSign = false

  init?(_ item: PlacedKPIItem, in phrases: Phrases) {
    if case .icon(let image) = item.item {
      guard let trend = AccessibilityText.trend(nil, image, in: phrases) else { return nil }
      (style, text) = (.icon, trend)
      return
    }
    guard let text = item.text else { return nil }
    let spoken = Self.spoken(text)
    guard !spoken.isEmpty else { return nil }
    style = item.style
    let letters =
      spoken.isASCII
      ? spoken
      : String(String.UnicodeScalarView(spoken.unicodeScalars.filter { !$0.isDirectionMark }))
    self.text =
      switch letters {
      case "/": phrases(.of)
      default: spoken
      }
    isPercentSign = ["%", "٪"].contains(letters)
  }

  /// Returns a text with single spaces between its words, and none around them.
  private static func spoken(_ text: String) -> String {
    // Most are a number or a unit.
    if text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return text }
    return BidirectionalControls.completed(text).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  func needsSpace(after previous: SpokenItem) -> Bool {
    if previous.style == .fraction || style == .fraction { return true }
    if previous.style == .metric && style == .metric { return true }
    if previous.style == .icon { return true }
    return previous.style == .unit && style == .metric ? previous.text.count > 1 : text.count > 1
  }
}
