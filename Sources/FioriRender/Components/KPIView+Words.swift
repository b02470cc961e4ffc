extension KPIView {
  /// The caption as the title, and after it the value as it reads: `Sales, $294 USD`.
  var words: Words {
    let value = Self.spoken(items)
    let caption = (caption ?? "").isEmpty ? nil : caption
    let parts = [caption, value.isEmpty ? nil : value, isEnabled ? nil : "not available"]
    return Words(
      title: caption ?? (value.isEmpty ? "KPI" : value),
      text: parts.compactMap { $0 }.joined(separator: ", "))
  }

  /// The texts of the items: a sign before a number and a single letter after it stand close to
  /// it, a word apart.
  private static func spoken(_ items: [KPIItem]) -> String {
    var result = ""
    var previous: SpokenItem?
    for item in items.compactMap(SpokenItem.init) {
      if let previous, needsSpace(between: previous, and: item) { result += " " }
      result += item.text
      previous = item
    }
    return result
  }

  private static func needsSpace(between previous: SpokenItem, and item: SpokenItem) -> Bool {
    if previous.style == .fraction || item.style == .fraction { return false }
    return previous.style == .unit && item.style == .metric
      ? previous.text.count > 1 : item.text.count > 1
  }
}

/// An item that is said, without the blanks that only set it apart.
private struct SpokenItem {
  let style: KPIItemStyle
  let text: String

  init?(_ item: KPIItem) {
    guard let text = item.text else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    self.style = item.style
    self.text = words.joined(separator: " ")
  }
}
