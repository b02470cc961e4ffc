/// A small view with a title and a body, which opens something larger when it is tapped.
///
/// The SAPFiori counterpart is `FUICardBaseView`.
public protocol Card: Component {
  /// What the card is about, in one line.
  var title: Text { get set }
  /// Runs in place of the title; empty: the title.
  var titleAttributedText: [TextRun] { get set }
  /// How old the content is, at the end of the title's line; `nil`: nothing.
  var status: Text? { get set }
  /// Runs in place of the status; empty: the status.
  var statusAttributedText: [TextRun] { get set }
  /// What the card counts.
  var kpiItems: [KPIItem] { get set }
  /// Runs in place of the items; empty: the items.
  var kpiAttributedText: [TextRun] { get set }
  /// Whether the card is under a finger.
  var isHighlighted: Bool { get set }
  /// Whether the card waits for its content; drawn as blocks.
  var isLoading: Bool { get set }
  /// Classes of style sheets that the card's texts have besides their own.
  var styleClass: [StyleClass] { get set }

  /// The names that style sheets know the card by, the more special last.
  static var sheetNames: [String] { get }
}
