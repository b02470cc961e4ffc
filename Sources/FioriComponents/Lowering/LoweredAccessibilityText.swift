package import FioriBasics

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
