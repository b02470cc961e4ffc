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

  // key: .fioriText, "Title of the card, on up to three lines.", examples: ["Project Tioga"]
  /// The title, up to three lines.
  public var title: Text

  // key: .fioriText, "Subtitle below the title, up to two lines.", examples: ["Assignment"]
  /// The subtitle, up to two lines; `nil` for none.
  public var subtitle: Text?

  // key: .image, "Picture across the top of the card.", examples: ["images/plant.png"]
  /// The picture across the top; `nil` for none.
  public var mediaImage: Image?

  // key: .fioriText, "Text over the lower edge of 'mediaImage', on up to two lines.",
  //   examples: ["Hall 4"]
  /// The text over the lower edge of the picture, on up to two lines; `nil` for none.
  public var description: Text?

  // key: .image, "Image before the title, at most 60 × 60 points.", examples: ["builtin:person"]
  /// The image before the title; `nil` for none.
  public var detailImage: Image?

  // key: .array(of: .image), "Icons before the title, below each other, six at most.",
  //   examples: [["builtin:warning"]]
  /// The icons before the title, six at most; empty for none.
  public var icons: [Image] = []

  // key: .cardRowItem, "A further item in the head, like an item of a row.",
  //   examples: [["tag": "New"]]
  /// A further item in the head, like an item of a row; `nil` for none.
  public var flexItem: CardRowItem?

  // key: .choice("position"), "Place of 'flexItem'."
  /// The place of the further item.
  public var flexItemPosition: FlexItemPosition = .aboveMainHeader

  // key: .cardAction, "Button in the top corner: a text, or an object with a title or an icon.",
  //   examples: ["See all", ["icon": "builtin:document"]]
  /// The button in the top corner; `nil` for none.
  public var headerAction: CardAction?

  // key: .fioriText, "Text in the top corner, below the button there.", examples: ["1 of 3"]
  /// The text below the button in the corner; `nil` for none.
  public var counter: Text?

  // key: .cardRow, "First row below the title, of up to six items: texts, icons, tags, ratings or
  //   KPIs.", examples: [[["tag": "Project"], "1 Oct – 31 Oct"]]
  /// The first row below the title, of up to six items; empty for none.
  public var row1: [CardRowItem] = []

  // key: .cardRow, "Second row, like the first.", examples: [[["rating": 3, "of": 5]]]
  /// The second row, like the first.
  public var row2: [CardRowItem] = []

  // key: .cardRow, "Third row, like the first.", examples: [["256 reviews"]]
  /// The third row, like the first.
  public var row3: [CardRowItem] = []

  // key: .kpiView, "KPI at the end of the rows.",
  //   examples: [["items": [["unit": "$"], ["metric": "90"]], "caption": "per night"]]
  /// The KPI at the end of the rows; `nil` for none.
  public var kpi: KPIView?

  // key: .fioriText, "Caption of 'kpi', if it has none itself.", examples: ["per night"]
  /// The caption of the KPI, if it has none itself; `nil` for none.
  public var kpiCaption: Text?

  // key: .array(of: .cardFact), "Figures below the rows, two at most.",
  //   examples: [[["title": "Target", "value": "280k"]]]
  /// The figures below the rows, two at most; empty for none.
  public var facts: [CardFact] = []

  // key: .cardBody, "Content of the card: a chart, a KPI, a ring, a list, a table or an object.",
  //   examples: [["type": "list", "items": [["title": "Order 4711"]]]]
  /// The content below the head; `nil` for none.
  public var cardBody: (any CardBody)?

  // key: .cardAction, "Button at the bottom: a text, or an object with a title.",
  //   examples: ["Approve", ["title": "Approve", "isEnabled": false]]
  /// The main button at the bottom; `nil` for none.
  public var action: CardAction?

  // key: .cardAction, "Second button at the bottom, like the first.", examples: ["Decline"]
  /// The second button at the bottom; `nil` for none.
  public var secondaryAction: CardAction?

  // key: .cardAction, "Third button at the bottom, like the first.", examples: ["Forward"]
  /// The third button at the bottom; `nil` for none.
  public var tertiaryAction: CardAction?

  // key: .overflowAction, "Button with three dots at the bottom: true, or its text for screen readers.",
  //   examples: [true, "More actions"]
  /// The text for screen readers of a button with three dots at the bottom, which may be empty; `nil` for
  /// no such button.
  public var overflowAction: Text?

  // key: .choice("button width"), "Width of the buttons at the bottom."
  /// The width of the buttons at the bottom.
  public var footerButtonWidth: ButtonWidth = .auto

  // key: isHighlighted("card")
  /// Whether the card is being touched.
  public var isHighlighted = false

  // key: isLoading("drawn as blocks in place of its texts")
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
