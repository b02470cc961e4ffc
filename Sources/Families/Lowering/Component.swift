package import FioriBasics
package import FioriLayout
package import FioriModel

/// A view of the Fiori design language that can be drawn.
///
/// Only the library can define views, since their lowered form cannot be created outside of it.
/// <doc:AddingAComponent> shows how to add one.
public protocol Component: Sendable {
  /// The view's `type` in a description.
  static var typeName: String { get }

  /// The views directly inside this one.
  var parts: [any Component] { get }

  /// Returns the view with all styles resolved, ready for layout.
  func lowered(in context: LoweringContext) -> LoweredView
}

extension Component {
  public var parts: [any Component] { [] }

  /// The view and all views inside it.
  package var allParts: [any Component] { [self] + parts.flatMap(\.allParts) }
}

/// A view lowered to elements with resolved styles, with its accessibility text and its findings.
public struct LoweredView: Sendable {
  package var element: Element
  /// Problems that the SDK tolerates but its guidelines do not.
  package let findings: [Finding]
  package let accessibilityText: LoweredAccessibilityText
  /// Whether the view has its own width, whatever the width in the environment.
  package var hasOwnWidth = false

  package init(
    element: Element, findings: [Finding], accessibilityText: LoweredAccessibilityText,
    hasOwnWidth: Bool = false
  ) {
    self.element = element
    self.findings = findings
    self.accessibilityText = accessibilityText
    self.hasOwnWidth = hasOwnWidth
  }
}

/// A view's accessibility text before the visible page is known.
package enum LoweredAccessibilityText: Hashable, Sendable {
  case whole(AccessibilityText)
  /// A text for each part of the pages, and texts that are the same on all pages.
  case paged(title: String, items: [String], always: [String])
  /// A text for each part of a view that may leave out some of them.
  case parts(title: String, [SpokenPart])

  /// The text of a view without pages and with all of its parts; `nil` for a view with pages.
  package var whole: AccessibilityText? {
    switch self {
    case .whole(let text): text
    case .paged: nil
    case .parts(let title, let parts): SpokenPart.text(title, parts)
    }
  }

  /// Returns the text for a page, where `shown` are the indexes of its parts. `leftOut` are the paths of the parts that
  /// the view does not show.
  package func text(
    shown: Range<Int>, page: Int, of pageCount: Int,
    leftOut: @autoclosure () -> Set<DescriptionPath> = [], in phrases: Phrases
  ) -> AccessibilityText {
    switch self {
    case .whole(let text): return text
    case .paged(let title, let items, let always):
      let position =
        pageCount > 1
        ? [phrases(.page, ["page": phrases.number(page), "count": phrases.number(pageCount)])] : []
      let spoken = items[shown.clamped(to: items.indices)] + position + always
      return AccessibilityText(title: title, text: AccessibilityText.joined(spoken, by: "."))
    case .parts(let title, let parts):
      let leftOut = leftOut()
      return SpokenPart.text(title, parts.filter { !leftOut.contains($0.origin) })
    }
  }
}

/// The accessibility text of a part of a view.
package struct SpokenPart: Hashable, Sendable {
  /// The path of the part.
  fileprivate let origin: DescriptionPath
  private let text: String

  package init(_ text: String, at origin: DescriptionPath) {
    (self.text, self.origin) = (text, origin)
  }

  /// Returns the text of a view with some parts.
  package static func text(_ title: String, _ parts: [SpokenPart]) -> AccessibilityText {
    AccessibilityText(title: title, text: AccessibilityText.joined(parts.map(\.text), by: "."))
  }
}

extension AccessibilityText {
  /// Returns a text or the runs that replace it, as spoken; `nil` if empty.
  package static func spoken(
    _ text: Text?, _ runs: [TextRun] = [], in context: LoweringContext
  ) -> String? {
    let text = runs.isEmpty ? text ?? "" : Text(runs: runs)
    let string = context.numbers.written(text, at: context.path).text.string
    return string.allSatisfy(\.isWhitespace) ? nil : string
  }
}

extension AccessibilityText {
  /// Returns the text of a loading view.
  package static func loading(in phrases: Phrases) -> AccessibilityText {
    let text = phrases(.loading)
    return AccessibilityText(title: text, text: text)
  }

  /// Returns a change with the direction that an icon beside it points in, such as `down 11.5 percent`;
  /// other icons say nothing.
  package static func trend(_ text: String?, _ image: Image?, in phrases: Phrases) -> String? {
    guard case .builtin(let icon)? = image?.source, let direction = icon.direction else {
      return text.map { spelled($0, in: phrases) }
    }
    let value = text.map { spelled(unsigned($0, direction), in: phrases) }
    return phrases(direction, ["value": value ?? ""]).trimmingSpaces
  }

  /// Returns a text without the sign that its direction says already.
  private static func unsigned(_ text: String, _ direction: Phrase) -> String {
    let signs: [Unicode.Scalar] =
      direction == .up ? ["+"] : direction == .down ? ["-", "\u{2212}"] : []
    let first = text.unicodeScalars.firstIndex { $0.properties.generalCategory != .format }
    guard let first, signs.contains(text.unicodeScalars[first]) else { return text }
    var text = text
    text.unicodeScalars.remove(at: first)
    return text
  }

  /// Returns a text with a percent sign at its end as a word.
  private static func spelled(_ text: String, in phrases: Phrases) -> String {
    guard let sign = text.last, ["%", "٪"].contains(sign) else { return text }
    return phrases(.percent, ["value": String(text.dropLast()).trimmingSpaces])
  }

  /// Returns the meaning of an icon without a text: the name of a built-in icon or of its file; `nil`
  /// for the bytes of one.
  package static func meaning(of image: Image, in phrases: Phrases) -> String? {
    switch image.source {
    case .builtin(let icon):
      return icon.direction.map { phrases($0, ["value": ""]).trimmingSpaces } ?? icon.words
    case .file(let path):
      let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
      let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
      return words.isEmpty ? nil : words
    case .data: return nil
    }
  }
}

extension BuiltinIcon {
  /// The direction that the icon says; `nil` for one that says another thing.
  fileprivate var direction: Phrase? {
    switch self {
    case .trendUp, .arrowUp: .up
    case .trendDown, .arrowDown: .down
    case .trendNeutral: .unchanged
    default: nil
    }
  }

  /// The words of its name that say what it means, and not how it is drawn: `checkmark` for
  /// `checkmark-circle`.
  fileprivate var words: String {
    let all = rawValue.split(separator: "-")
    let meaning = all.dropFirst().filter { !["circle", "fill", "2", "3", "max"].contains($0) }
    return (all.prefix(1) + meaning).joined(separator: " ")
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
