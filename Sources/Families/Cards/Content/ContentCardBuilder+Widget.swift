import FioriLowering
import FioriModel

extension ContentCardBuilder {
  /// Leaves out what a widget has no room for in its size, each with a warning
  /// (Docs/sources/cards.md#widgets).
  mutating func fit(into widget: Environment.Widget) {
    guard widget != .large else { return }
    leaveOut("mediaImage", \.mediaImage)
    leaveOut("icons", \.icons)
    if widget == .small || chartBesideKPI != nil {
      leaveOut("row2", \.row2)
      leaveOut("row3", \.row3)
    }
    guard widget == .small else { return }
    if context.theme.hasLargeTexts {
      leaveOut("detailImage", \.detailImage)
      leaveOut("subtitle", \.subtitle)
    }
    leaveOut("row1", \.row1)
    leaveOut("headerAction", \.headerAction)
    leaveOut("counter", \.counter)
    leaveOut("facts", \.facts)
    leaveOut("action", \.action)
    leaveOut("secondaryAction", \.secondaryAction)
    if card.cardBody is any CardContentBody { leaveOut("cardBody", \.cardBody) }
  }

  private mutating func leaveOut<Part>(_ key: String, _ path: WritableKeyPath<ContentCard, Part?>) {
    guard card[keyPath: path] != nil else { return }
    findings.append(context.leftOut(key))
    card[keyPath: path] = nil
  }

  private mutating func leaveOut<Part>(_ key: String, _ path: WritableKeyPath<ContentCard, [Part]>)
  {
    guard !card[keyPath: path].isEmpty else { return }
    findings.append(context.leftOut(key))
    card[keyPath: path] = []
  }
}
