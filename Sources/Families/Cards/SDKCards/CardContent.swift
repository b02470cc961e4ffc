public import FioriKPI
public import FioriModel

/// The content shared by all cards, whatever their bodies.
@dynamicMemberLookup
public struct CardContent: Sendable {
  // keys of Heading (kpiItems, kpiAttributedText after statusAttributedText): title, kpiItems
  /// The title of the card, on one line, and its number.
  public var heading: Heading

  // key: .fioriText, examples: ["5 min ago"]
  // sdk: status; statusStyleClassPath = status.styleClass
  /// The status such as the age of the content, at the trailing end of the title line; `nil` for
  /// none.
  public var status: Text?

  // key: .runs, examples: [[["text": "5 min ago"]]]
  // sdk: statusAttributedText
  /// Attributed runs that replace the status; empty for none.
  public var statusAttributedText: [TextRun] = []

  // key: isHighlighted("card")
  // sdk: isHighlighted
  /// Whether the card is being touched.
  public var isHighlighted = false

  // key: isLoading
  /// Whether the card is loading; drawn as bars and a block or a circle.
  public var isLoading = false

  // key: styleClass
  /// Additional style classes for the card's texts.
  public var styleClass: [StyleClass] = []

  // init: title, status, kpiItems
  /// Creates the content of a card that is neither touched nor loading.
  public init(title: Text, status: Text? = nil, kpiItems: [KPIItem] = []) {
    heading = Heading(title: title, kpiItems: kpiItems)
    self.status = status
  }
}

extension CardContent {
  /// A property of the title and the number.
  @inline(__always)
  public subscript<Value>(dynamicMember part: WritableKeyPath<Heading, Value>) -> Value {
    get { heading[keyPath: part] }
    set { heading[keyPath: part] = newValue }
  }
}
