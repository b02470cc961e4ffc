package import FioriBasics
package import FioriElements
import FioriModel

/// A view of the Fiori design language that can be drawn.
///
/// The views are the library's own: what one is lowered to cannot be made outside of it. How one is
/// added is told in <doc:AddingAComponent>.
public protocol Component: Sendable {
  /// The view's `type` in a description.
  static var typeName: String { get }

  /// The view with every style resolved, ready to be laid out.
  func lowered(in context: LoweringContext) -> LoweredView
}

/// A view as elements with resolved style, with what is said of it and in its place.
public struct LoweredView: Sendable {
  package let element: Element
  /// What the SDK tolerates and its guidelines do not.
  package let findings: [Finding]
  package let words: LoweredAccessibilityText
  /// Whether the view is as wide as it is, whatever width the environment gives.
  package var hasOwnWidth = false
}

/// A view's words before it is known which page of it is shown.
package enum LoweredAccessibilityText: Hashable, Sendable {
  case whole(AccessibilityText)
  /// AccessibilityText for each part that pages are made of, and for what stands on all of them.
  case paged(title: String, items: [String], always: [String])

  /// The words of a view without pages; `nil` of one with pages.
  var whole: AccessibilityText? {
    if case .whole(let words) = self { words } else { nil }
  }

  /// The words of what is shown: `shown` are the places of the parts on the page.
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
  /// What is said of a text, or of the runs in its place; `nil`: nothing.
  static func spoken(_ text: Text?, _ runs: [TextRun]) -> String? {
    let string = runs.isEmpty ? text?.string ?? "" : runs.map(\.text).joined()
    return string.allSatisfy(\.isWhitespace) ? nil : string
  }
}

extension AccessibilityText {
  /// Of a view that waits for its content.
  static let loading = AccessibilityText(title: "Loading", text: "Loading")
}
