/// A small view with a title and a body, which opens something larger when it is tapped.
///
/// All that ``CardContent`` has can be asked of the card itself, as in `card.title`. The SAPFiori
/// counterpart is `FUICardBaseView`.
@dynamicMemberLookup
public protocol Card: Component {
  /// What the card has besides its body.
  var content: CardContent { get set }

  /// The names that style sheets know the card by, the more special last.
  static var sheetNames: [String] { get }
}

extension Card {
  /// A part of the content.
  public subscript<Value>(dynamicMember part: WritableKeyPath<CardContent, Value>) -> Value {
    get { content[keyPath: part] }
    set { content[keyPath: part] = newValue }
  }
}
