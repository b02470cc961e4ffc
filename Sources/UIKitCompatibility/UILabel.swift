package import FioriModel

/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left
  case center
  case right
  /// The alignment of the text's part.
  case natural

  /// Returns the alignment for views; `nil` uses the part's.
  package func alignment(in direction: Environment.LayoutDirection) -> HorizontalAlignment? {
    let startsOnTheLeft = direction == .leftToRight
    return switch self {
    case .left: startsOnTheLeft ? .leading : .trailing
    case .center: .center
    case .right: startsOnTheLeft ? .trailing : .leading
    case .natural: nil
    }
  }
}

/// A view that shows a text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text and its style.
  package var content = LabelContent()

  /// The text; `nil` for none.
  open var text: String? {
    get { content.string }
    set { content.string = newValue }
  }
  /// The text with its attributes, which replaces ``text``; `nil` for none.
  open var attributedText: NSAttributedString? {
    get { content.attributedText }
    set { content.attributedText = newValue }
  }
  /// The font; `nil` uses the part's.
  open var font: UIFont? {
    get { content.font }
    set { content.font = newValue }
  }
  /// The color; `nil` uses the part's.
  open var textColor: UIColor? {
    get { content.textColor }
    set { content.textColor = newValue }
  }
  /// The maximum number of lines, 0 for no limit. Until it is set, the text's part has its own.
  open var numberOfLines: Int {
    get { content.numberOfLines ?? 0 }
    set { content.numberOfLines = newValue }
  }
  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set { content.textAlignment = newValue }
  }

  /// Returns the text as views have it; `nil` for none.
  package func text(_ property: String, in direction: Environment.LayoutDirection) throws -> Text? {
    isHidden ? nil : try content.text(property, in: direction)
  }
}
