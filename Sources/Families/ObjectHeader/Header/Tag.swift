public import FioriModel

/// A short label for an object, on a background of its own.
///
/// The SAPFiori counterpart is `FUITag`.
public struct Tag: Hashable, Sendable, ExpressibleByStringLiteral {
  // key: .fioriText, default: .required("a string"), examples: ["Started"]
  /// The text of the tag.
  public var title: Text

  // key: .colorScheme, default: .text("the header's")
  /// The color scheme of the tag's background; `nil` for the header's.
  public var colorScheme: ColorScheme?

  // key: .color, default: .text("depends on the generation"), examples: ["positiveLabel"]
  /// The background of the tag; its text is light or dark, whichever has more contrast. `nil` for
  /// the look's own.
  public var fillColor: Color?

  // key: .ruleBound, default: .text("the title"), examples: [3]
  /// The number or text that ``rules`` test; `nil` for the title.
  public var value: ColorRule.Value?

  // key: .colorRules, examples: [[["is": "Late", "color": "negativeLabel"]]]
  /// The backgrounds of the tag by its ``value``, in place of its other colors; the first matching
  /// rule wins.
  public var rules: [ColorRule] = []

  // init: …
  /// Creates a tag with a text and the SDK's defaults for all other properties.
  public init(
    title: Text,
    colorScheme: ColorScheme? = nil,
    fillColor: Color? = nil,
    value: ColorRule.Value? = nil,
    rules: [ColorRule] = []
  ) {
    self.title = title
    self.colorScheme = colorScheme
    self.fillColor = fillColor
    self.value = value
    self.rules = rules
  }

  /// The rule that matches the tag; `nil` if none does.
  var rule: ColorRule? {
    rules.isEmpty ? nil : rules.first(for: value ?? .text(title.string))
  }

  /// Creates a tag in the header's colors.
  public init(stringLiteral title: String) { self.init(title: Text(title)) }
}
