public import FioriModel
public import UIKitCompatibility

/// A text of a card or a chart, which behaves like a label.
@preconcurrency @MainActor
open class FUIText {
  /// The text and its style.
  var content = LabelContent()

  /// Creates an empty text.
  public init() {}

  /// The text; `nil` for none.
  open var text: String? {
    get { content.string }
    set { content.string = newValue }
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
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set { content.textAlignment = newValue }
  }
  /// The maximum number of lines, 0 for no limit. Until it is set, the text's part has its own.
  open var numberOfLines: Int {
    get { content.numberOfLines ?? 0 }
    set { content.numberOfLines = newValue }
  }
  /// Whether the text is left out.
  open var isHidden = false

  /// Returns the text as views have it, with additional style classes, and with runs in its place if
  /// there are some; `nil` for none.
  func text(
    _ property: String, attributed: NSAttributedString?, classes: [FioriStyle],
    in settings: LoweringSettings
  ) throws(PropertyError) -> Text? {
    let text = try text(property, classes: classes, in: settings)
    guard let runs = try attributed?.runs("\(property)AttributedText"), !runs.isEmpty else {
      return text
    }
    var result = text ?? Text("")
    (result.text, result.runs, result.font, result.color) = ("", runs, nil, nil)
    if text == nil { result.styleClass = classes.map { StyleClass(rawValue: $0.rawValue) } }
    return result
  }

  /// Returns the text without a style, for a part that draws none; `nil` for none.
  func plainText(
    _ property: String, in settings: LoweringSettings
  ) throws(PropertyError) -> String? {
    guard let text = try text(property, classes: [], in: settings) else { return nil }
    guard text == Text(text.string) else {
      throw PropertyError(
        property, "its font, color, alignment and number of lines are not drawn; set its text only")
    }
    return text.string
  }

  /// Returns the text as views have it, with additional style classes; `nil` for none.
  func text(
    _ property: String, classes: [FioriStyle], in settings: LoweringSettings
  ) throws(PropertyError) -> Text? {
    guard !isHidden else { return nil }
    var content = content
    content.styleClasses += classes.map(\.rawValue)
    return try content.text(property, in: settings.direction)
  }
}

/// A style class: the name of rules in style sheets.
public struct FioriStyle: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name in style sheets.
  public let rawValue: String

  /// Creates a class from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a class from its name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
  /// Creates the class of all texts in a font style.
  public init(_ style: FDLFontStyle) { self.init(rawValue: "fdlFontStyle_\(style)") }
  /// Creates the class of a component or one of its properties.
  public init(_ style: FDLStyle) { self.init(rawValue: style.name) }
}

/// The font styles of the Fiori design language.
public enum FDLFontStyle: Hashable, Sendable, CaseIterable {
  case headline
  case subheadline
  case footnote
  case body
  case callout
  case caption1
  case caption2
  case title1
  case title2
  case title3
  case kpiNumber
  case kpiNumber2
}

/// The style classes of components.
public enum FDLStyle: Hashable, Sendable {
  /// The style of a component, such as `FUIKPIView`.
  case component(String)
  /// The style of a component's property, such as the `captionLabel` of an `FUIKPIView`.
  case property(String, of: String)

  /// The name in style sheets.
  public var name: String {
    switch self {
    case .component(let component): "fdl\(component)"
    case .property(let property, let component): "fdl\(component)_\(property)"
    }
  }
}

extension UIFont {
  /// Returns the Fiori font of a text style, which grows with the preferred text size.
  public static func preferredFioriFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}
