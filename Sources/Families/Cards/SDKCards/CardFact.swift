public import FioriModel

/// A figure beside a card's number, such as its target.
public struct CardFact: Hashable, Sendable {
  /// The number of facts that a card shows.
  static let limit = 2

  // key: .fioriText, default: .required("a string"), examples: ["Target"]
  /// The label of the value.
  public var title: Text

  // key: .fioriText, default: .required("a string"), examples: ["280k"]
  /// The value.
  public var value: Text

  // init: …
  /// Creates a fact with a title and a value.
  public init(title: Text, value: Text) {
    self.title = title
    self.value = value
  }
}
