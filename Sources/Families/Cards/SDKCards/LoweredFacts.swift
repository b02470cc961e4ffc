package import FioriBasics
package import FioriLayout
package import FioriLowering
package import FioriModel

/// The figures of a card with their styles resolved.
package struct LoweredFacts {
  /// The figures to draw; `nil` if there are none.
  let facts: CardFacts?
  /// The figures that are drawn, as they are described.
  let drawn: [CardFact]
  package let findings: [Finding]
  /// The figures as they are spoken.
  package let spoken: [String]

  /// The figures in a row; `nil` if there are none.
  package var element: Element? { facts.map(Element.arrangement) }

  /// Creates the figures of a card with these style classes, in a row, or below each other at large texts.
  package init(_ facts: [CardFact], viewClass: [StyleClass], in context: LoweringContext) {
    self.init(
      facts, in: .row, viewClass: viewClass, stacksCutTitles: context.theme.hasLargeTexts, context)
  }

  init(
    _ facts: [CardFact], in form: CardFacts.Form, viewClass: [StyleClass],
    stacksCutTitles: Bool = false, _ context: LoweringContext
  ) {
    let path = context.path.key("facts")
    let given = facts.enumerated().filter { $1.title.string.isThere || $1.value.string.isThere }
    findings =
      given.dropFirst(CardFact.limit).first.map { extra in
        [
          .warning(path.index(extra.offset), .tooManyFacts(limit: CardFact.limit))
        ]
      } ?? []
    let shown = given.prefix(CardFact.limit)
    drawn = shown.map(\.element)
    spoken = drawn.map { $0.spoken(in: context) }
    let elements = shown.compactMap { index, fact in
      Self.element(fact, at: path.index(index), viewClass, context)
    }
    let theme = context.theme
    let growth =
      theme.contentSizeCategory.isAccessibilityCategory
      ? TextStyle.footnote.factor(theme.contentSizeCategory) : 1
    self.facts =
      shown.isEmpty
      ? nil
      : CardFacts(
        form: form, facts: elements, growth: growth, stacksCutTitles: stacksCutTitles
      ).withEqualLines
  }

  private static func element(
    _ fact: CardFact, at path: DescriptionPath, _ viewClass: [StyleClass],
    _ context: LoweringContext
  ) -> CardFacts.Fact? {
    let theme = context.theme
    func text(_ text: Text, _ key: String, _ font: Font, _ style: ColorStyle) -> TextElement? {
      let part = TextPart(
        kind: key, origin: path.key(key), style: .footnote, font: font,
        color: theme.color(style, on: context.background), viewClass: viewClass)
      return context.textElement(ofNumber: text, in: part)
    }
    let title = text(fact.title, "title", theme.font(.footnote), "secondaryLabel")
    let value = text(
      fact.value.string.isThere ? fact.value : missing, "value",
      theme.font(.footnote, weight: .semibold), "primaryLabel")
    return value.map { CardFacts.Fact(title: title, value: $0.readingNumbersFromTheLeft) }
  }

  /// The text in place of a missing value.
  static let missing: Text = "–"
}

extension CardFact {
  /// Returns the title and the value as they are spoken.
  func spoken(in context: LoweringContext) -> String {
    AccessibilityText.joined(
      [
        AccessibilityText.spoken(title, [], in: context),
        AccessibilityText.spoken(value, [], in: context) ?? context.phrases(.noValue),
      ].compactMap(\.self), by: ":")
  }
}

extension String {
  fileprivate var isThere: Bool { !allSatisfy(\.isWhitespace) }
}
