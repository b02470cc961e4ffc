import FioriBasics
import FioriLowering
import FioriModel

extension ContentCardBuilder {
  /// Leaves out what a widget has no room for in its size, each with a warning
  /// (Docs/sources/cards.md#widgets).
  mutating func fit(into widget: Environment.Widget) {
    guard widget != .large else { return }
    leaveOut("mediaImage", \.mediaImage)
    if !hasIconBesideTitle { leaveOut("icons", \.icons) }
    // A number takes all of the width below the title, and a chart all of the height.
    let hasFigure = card.kpi != nil || card.cardBody.map { !($0 is any CardContentBody) } ?? false
    if widget == .small ? hasFigure : chartBesideKPI != nil {
      leaveOut("row2", \.row2)
      leaveOut("row3", \.row3)
    }
    guard widget == .small else { return }
    if context.theme.hasLargeTexts {
      leaveOut("detailImage", \.detailImage)
      leaveOut("subtitle", \.subtitle)
    }
    if hasFigure { leaveOut("row1", \.row1) }
    leaveOut("headerAction", \.headerAction)
    leaveOut("counter", \.counter)
    leaveOut("facts", \.facts)
    leaveOut("action", \.action)
    leaveOut("secondaryAction", \.secondaryAction)
    if hasFigure, card.cardBody is any CardContentBody { leaveOut("cardBody", \.cardBody) }
  }

  /// Whether a medium widget has one icon, which takes no height beside the title, and nothing that needs all of it.
  private var hasIconBesideTitle: Bool {
    context.widget == .medium && card.icons.count == 1
      && card.cardBody.map { $0 is any CardContentBody } ?? true
  }

  /// The heading of a widget without its icons, without any images, and also without its counter, for texts that they
  /// cut; none for a card.
  var simplerHeads: [CardStack.Section.Simpler] {
    guard context.widget != nil else { return [] }
    // In a copy, which does not note the findings and words again.
    var builder = self
    var origins: [DescriptionPath] = []
    func head(without key: String, isThere: Bool, _ leaveOut: (inout ContentCard) -> Void)
      -> CardStack.Section.Simpler?
    {
      guard isThere else { return nil }
      leaveOut(&builder.card)
      origins.append(context.path.key(key))
      return CardStack.Section.Simpler(
        element: builder.head, origins: origins,
        yieldsToAll: key == "icons" && context.widget == .medium)
    }
    return [
      head(without: "icons", isThere: !card.icons.isEmpty) { $0.icons = [] },
      head(without: "detailImage", isThere: card.detailImage != nil) { $0.detailImage = nil },
      head(without: "counter", isThere: card.counter != nil) { $0.counter = nil },
    ].compactMap(\.self)
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
