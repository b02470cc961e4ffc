import FioriModel
import FioriObjectHeader
public import UIKitCompatibility

/// A short label for an object, on its own background.
open class FUITag: ExpressibleByStringLiteral {
  /// The text of the tag.
  open var title: String
  /// The background that the tag's colors are for.
  open var colorScheme: FUIBackgroundColorScheme {
    get { ownScheme.value(or: .device) }
    set { _ = ownScheme.set(newValue, over: .device) }
  }
  /// The color of the tag; `nil` uses the look's.
  open var fillColor: UIColor?
  /// The color scheme of the tag, by default the header's.
  private var ownScheme = SettableScheme()

  /// Creates a tag in the header's colors.
  public init(title: String) { self.title = title }

  /// Creates a tag in the header's colors.
  public required init(stringLiteral title: String) { self.title = title }

  /// The tag as views have it.
  var tag: Tag {
    Tag(title: Text(title), colorScheme: ownScheme.own?.scheme, fillColor: fillColor?.color)
  }
}

/// A fact about an object: a text and an icon.
open class FUILabelItem {
  /// The end of the text that the icon is at.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    case leading
    case trailing
  }

  /// The text; `nil` for just an icon.
  open var text: String?
  /// The icon, 16 × 16 points; `nil` for none.
  open var image: UIImage?
  /// The side of the icon.
  open var alignment: Alignment

  /// Creates a fact.
  public init(text: String? = nil, image: UIImage? = nil, alignment: Alignment = .trailing) {
    self.text = text
    self.image = image
    self.alignment = alignment
  }

  /// The fact as views have it.
  var labelItem: LabelItem {
    LabelItem(
      text: text.map { Text($0) }, image: image?.image,
      alignment: alignment == .leading ? .leading : .trailing)
  }
}
