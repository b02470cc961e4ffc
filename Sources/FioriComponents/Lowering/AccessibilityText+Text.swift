import FioriBasics
import FioriModel

extension AccessibilityText {
  /// What is said of a text, or of the runs in its place; `nil`: nothing.
  static func spoken(_ text: Text?, _ runs: [TextRun]) -> String? {
    let string = runs.isEmpty ? text?.string ?? "" : runs.map(\.text).joined()
    return string.allSatisfy(\.isWhitespace) ? nil : string
  }
}
