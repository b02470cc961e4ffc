import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel
import FioriObjectHeader

extension ContentCardBuilder {
  // MARK: Further item

  /// The place of the further item; `nil` without one.
  var flexSectionPosition: ContentCard.FlexItemPosition? {
    card.flexItem.map { _ in card.flexItemPosition }
  }

  /// The further item above the head, if it belongs there.
  var flexSection: [CardStack.Section] {
    mutating get {
      guard flexSectionPosition == .aboveMainHeader, let element = flexElement else { return [] }
      return [
        CardStack.Section(
          element: element, padding: Insets(top: 16, right: 16, bottom: 0, left: 16),
          origin: context.path.key("flexItem"))
      ]
    }
  }

  /// Returns the title and the subtitle with the further item in its place among them.
  mutating func withFlexItem(_ lines: [ColumnElement.Item]) -> [ColumnElement.Item] {
    guard let position = flexSectionPosition, position != .aboveMainHeader,
      let element = flexElement
    else { return lines }
    let place =
      switch position {
      case .aboveMainHeader, .aboveTitle: 0
      case .betweenTitleAndSubtitle: min(1, lines.count)
      case .belowSubtitle: lines.count
      }
    func item(_ element: Element) -> ColumnElement.Item {
      ColumnElement.Item(topSpace: Self.flexSpacing, element: element)
    }
    let next = lines.dropFirst(place).first.map { item($0.element) }
    return lines[..<place] + [item(element)] + [next].compactMap(\.self)
      + lines.dropFirst(place + 1)
  }

  /// The space between the further item and what is above and below it, in points
  /// (Docs/sources/cards.md#content-card).
  static let flexSpacing = 4.0

  private var flexElement: Element? {
    mutating get {
      guard let item = card.flexItem,
        let element = element(item, at: DescriptionPath(.key("flexItem")))
      else { return nil }
      return .flow(FlowElement(items: [element], spacing: 8, rowSpacing: 4))
    }
  }

  // MARK: Description

  /// Returns the picture with the description over its lower edge (stated:
  /// Docs/sources/cards.md#content-card).
  mutating func described(_ image: Element, height: Double, cornerRadius: Double) -> Element {
    let text = context.textElement(
      card.description,
      in: TextPart(
        kind: "description", origin: context.path.key("description"), style: .title1,
        font: context.theme.font(.title1, weight: .bold), color: RGBA(0xFFFFFF),
        viewClass: card.styleClass, classes: classes("description"), lineLimit: 3,
        keepsWordsWhole: context.theme.hasLargeTexts))
    guard let text else { return image }
    speak(card.description, at: "description")
    return .arrangement(
      CardMedia(image: image, text: text, height: height, cornerRadius: cornerRadius))
  }
}
