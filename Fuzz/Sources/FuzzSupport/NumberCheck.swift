import Foundation

/// Whether the numbers in what is written are finite.
enum NumberCheck {
  /// Stops if a text that has only numbers and words of SVG has a number that is not finite.
  static func check(_ text: String, of part: String) {
    let text = text.lowercased()
    require(
      !text.contains("nan") && !text.contains("inf"), "a number that is none: \(part) is \(text)")
  }

  /// Stops unless a layout report is JSON, which has no word for such a number.
  static func check(report: String) {
    let value = try? JSONSerialization.jsonObject(with: Data(report.utf8))
    require(value != nil, "a layout report that is not JSON")
  }
}
