import FioriBasics
import FioriComponents
import FioriLayout

extension LoweredAccessibilityText {
  /// The words of the page that was laid out; `nil`: the view has none.
  func words(_ paging: Paging?) -> AccessibilityText {
    words(
      shown: paging?.shown ?? 0..<0, page: paging?.current ?? 1, of: paging?.pages.count ?? 1)
  }
}
