import FioriKPI
public import FioriLowering
import FioriModel

/// A view that can be in a ``CardCollection``.
public protocol CollectionCard: Component {
  /// The card as it is drawn while it is loading.
  var loading: Self { get }
}

/// A small view with a title and a body that opens a larger view when tapped.
///
/// The properties of ``CardContent`` are also available on the card itself, as in `card.title`. The
/// SAPFiori counterpart is `FUICardBaseView`.
@dynamicMemberLookup
public protocol Card: CollectionCard {
  /// The content of the card besides its body.
  var content: CardContent { get set }

  /// The names of the card in style sheets, the most specific last.
  static var sheetNames: [String] { get }
}

extension Card {
  /// The card as it is drawn while it is loading.
  public var loading: Self {
    var card = self
    card.content.isLoading = true
    return card
  }
}

extension Card where Self: DescribedComponent {
  package var subject: String? { content.heading.title.string }

  package var states: Set<ViewState> {
    ViewState.all(loading: content.isLoading, highlighted: content.isHighlighted)
  }
}

extension Card {
  /// A property of the content.
  ///
  /// Inlined within the family, where the compiler knows the property: following a key path at run
  /// time takes 600 instructions.
  @inline(__always)
  public subscript<Value>(dynamicMember part: WritableKeyPath<CardContent, Value>) -> Value {
    get { content[keyPath: part] }
    set { content[keyPath: part] = newValue }
  }
}
