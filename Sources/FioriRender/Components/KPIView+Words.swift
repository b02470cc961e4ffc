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
    var previous: KPIItem?
    for item in items {
      guard let text = item.text, !text.isEmpty else { continue }
      if needsSpace(between: previous, and: item) { result += " " }
      result += text
      previous = item
    }
    return result
  }

  private static func needsSpace(between previous: KPIItem?, and item: KPIItem) -> Bool {
    guard let previous else { return false }
    switch (previous.style, item.style) {
    case (.fraction, .fraction): return false
    case (.unit, .metric), (.unit, .fraction): return (previous.text?.count ?? 0) > 1
    default: return (item.text?.count ?? 0) > 1
    }
  }
}
