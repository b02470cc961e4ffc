public import FioriCharts
public import FioriKPI
import FioriLayout
public import FioriLowering
public import FioriModel

/// A card with an image, texts, figures, content of any kind, and buttons.
///
/// The counterparts are `Card` of SAP's SwiftUI library, and `FUICardView`.
public struct ContentCard: Component {
  /// The view type, `card`.
  public static let typeName = "card"

  /// The place of a further item in the head of a card.
  public enum FlexItemPosition: String, Hashable, Sendable, CaseIterable {
    /// Above the head with its images.
    case aboveMainHeader
    /// Above the title, beside the images.
    case aboveTitle
    /// Between the title and the subtitle.
    case betweenTitleAndSubtitle
    /// Below the subtitle.
    case belowSubtitle
  }

  /// The width of the buttons at the bottom of a card.
  public enum ButtonWidth: String, Hashable, Sendable, CaseIterable {
    /// As wide as their texts in a card wider than 667 points, else equal.
    case auto
    /// All equally wide.
    case equal
    /// As wide as their texts.
    case intrinsic
  }

  // key: .fioriText, examples: ["Project Tioga"]
  /// The title of the card, on up to three lines.
  public var title: Text

  // key: .fioriText, examples: ["Assignment"]
  /// The subtitle below the title, up to two lines; `nil` for none.
  public var subtitle: Text?

  // key: .image, examples: ["images/plant.png"]
  /// The picture across the top of the card; `nil` for none.
  public var mediaImage: Image?

  // key: .fioriText, examples: ["Hall 4"]
  /// The text over the lower edge of ``mediaImage``, on up to three lines; `nil` for none.
  public var description: Text?

  // key: .image, examples: ["builtin:person"]
  /// The image before the title, at most 60 × 60 points; `nil` for none.
  public var detailImage: Image?

  // key: .array(of: .image), examples: [["builtin:warning"]]
  /// The icons before the title, below each other, six at most; empty for none.
  public var icons: [Image] = []

  // key: .cardRowItem, examples: [["tag": "New"]]
  /// A further item in the head, like an item of a row; `nil` for none.
  public var flexItem: CardRowItem?

  // key: .choice("position")
  /// The place of ``flexItem``.
  public var flexItemPosition: FlexItemPosition = .aboveMainHeader

  // key: .cardAction, examples: ["See all", ["icon": "builtin:document"]]
  /// The button in the top corner: a text, or an object with a title or an icon. `nil` for none.
  public var headerAction: CardAction?

  // key: .fioriText, examples: ["1 of 3"]
  /// The text in the top corner, below the button there; `nil` for none.
  public var counter: Text?

  // key: .cardRow, examples: [[["tag": "Project"], "1 Oct – 31 Oct"]]
  /// The first row below the title, of up to six items: texts, icons, tags, ratings or KPIs. Empty
  /// for none.
  public var row1: [CardRowItem] = []

  // key: .cardRow, examples: [[["rating": 3, "of": 5]]]
  /// The second row, like the first.
  public var row2: [CardRowItem] = []

  // key: .cardRow, examples: [["256 reviews"]]
  /// The third row, like the first.
  public var row3: [CardRowItem] = []

  // key: .kpiView, examples: [["items": [["unit": "$"], ["metric": "90"]], "caption": "per night"]]
  /// The KPI at the end of the rows; `nil` for none.
  public var kpi: KPIView?

  // key: .fioriText, examples: ["per night"]
  /// The caption of ``kpi``, if it has none itself; `nil` for none.
  public var kpiCaption: Text?

  // key: .array(of: .cardFact), examples: [[["title": "Target", "value": "280k"]]]
  /// The figures below the rows, two at most; empty for none.
  public var facts: [CardFact] = []

  // key: .cardBody, examples: [["type": "list", "items": [["title": "Order 4711"]]]]
  /// The content of the card: a chart, a KPI, a ring, a list, a table or an object. `nil` for none.
  public var cardBody: (any CardBody)?

  // key: .cardAction, examples: ["Approve", ["title": "Approve", "isEnabled": false]]
  /// The button at the bottom: a text, or an object with a title. `nil` for none.
  public var action: CardAction?

  // key: .cardAction, examples: ["Decline"]
  /// The second button at the bottom, like the first; `nil` for none.
  public var secondaryAction: CardAction?

  // key: .cardAction, examples: ["Forward"]
  /// The third button at the bottom, like the first; `nil` for none.
  public var tertiaryAction: CardAction?

  // key: .overflowAction, examples: [true, "More actions"]
  /// The button with three dots at the bottom: true, or its text for screen readers. `nil` for no
  /// such button; an empty text is written as true.
  public var overflowAction: Text?

  // key: .choice("button width")
  /// The width of the buttons at the bottom.
  public var footerButtonWidth: ButtonWidth = .auto

  // key: isHighlighted("card")
  /// Whether the card is being touched.
  public var isHighlighted = false

  // key: isLoading
  /// Whether the card is loading; drawn as blocks in place of its texts.
  public var isLoading = false

  // key: styleClass
  /// Additional style classes for the texts of the card.
  public var styleClass: [StyleClass] = []

  // init: title, subtitle, cardBody
  /// Creates a card with a title, and nothing else.
  public init(title: Text, subtitle: Text? = nil, cardBody: (any CardBody)? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.cardBody = cardBody
  }

  /// The views directly inside this one.
  public var parts: [any Component] {
    let items =
      ([row1, row2, row3].flatMap(\.self) + [flexItem].compactMap(\.self)).compactMap(\.kpi)
      + [kpi].compactMap(\.self)
    return items + [cardBody].compactMap(\.self)
  }

  /// Lowers the card to its picture, its head, its content and its buttons, from the top.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var builder = ContentCardBuilder(self, in: context)
    return builder.view()
  }
}

/// A view that can be the content of a card.
public protocol CardBody: Component {}

extension ChartView: CardBody {}
extension KPIView: CardBody {}
extension KPIProgressView: CardBody {}

extension ContentCard: WidgetContent, CollectionCard {
  /// The card as it is drawn while it is loading.
  public var loading: ContentCard {
    var card = self
    card.isLoading = true
    return card
  }
}
