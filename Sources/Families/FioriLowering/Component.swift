package import FioriBasics
package import FioriElements
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
  package let element: Element
  /// Problems that the SDK tolerates but its guidelines do not.
  package let findings: [Finding]
  package let words: LoweredAccessibilityText
  /// Whether the view has its own width, whatever the width in the environment.
  package var hasOwnWidth = false

  package init(
    element: Element, findings: [Finding], words: LoweredAccessibilityText,
    hasOwnWidth: Bool = false
  ) {
    self.element = element
    self.findings = findings
    self.words = words
    self.hasOwnWidth = hasOwnWidth
  }
}

/// A view's accessibility text before the visible page is known.
package enum LoweredAccessibilityText: Hashable, Sendable {
  case whole(AccessibilityText)
  /// A text for each part of the pages, and texts that are the same on all pages.
  case paged(title: String, items: [String], always: [String])

  /// The text of a view without pages; `nil` for a view with pages.
  package var whole: AccessibilityText? {
    if case .whole(let words) = self { words } else { nil }
  }

  /// Returns the text for a page, where `shown` are the indexes of its parts.
  package func words(shown: Range<Int>, page: Int, of pageCount: Int) -> AccessibilityText {
    switch self {
    case .whole(let words): return words
    case .paged(let title, let items, let always):
      let place = pageCount > 1 ? ["Page \(page) of \(pageCount)"] : []
      let spoken = items[shown.clamped(to: items.indices)] + place + always
      return AccessibilityText(title: title, text: AccessibilityText.joined(spoken, by: "."))
    }
  }
}

extension AccessibilityText {
  /// Returns a text or the runs that replace it, as spoken; `nil` if empty.
  package static func spoken(_ text: Text?, _ runs: [TextRun]) -> String? {
    let string = runs.isEmpty ? text?.string ?? "" : runs.map(\.text).joined()
    return string.allSatisfy(\.isWhitespace) ? nil : string
  }
}

extension AccessibilityText {
  /// The text of a loading view.
  package static let loading = AccessibilityText(title: "Loading", text: "Loading")
}
