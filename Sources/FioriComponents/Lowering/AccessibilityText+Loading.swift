import FioriBasics

extension AccessibilityText {
  /// Of a view that waits for its content.
  static let loading = AccessibilityText(title: "Loading", text: "Loading")
}
