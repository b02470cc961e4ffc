import FioriBasics
import FioriModel

extension LintCheck {
  static let textSize = LintCheck(
    level: .warning,
    demand: "No text is smaller than 11 points.",
    reason:
      "Smaller text cannot be read at the distance at which people hold a phone. A text that does "
      + "not fit, such as a number in a ring, is made smaller before it is cut off.",
    remedy: "Shorten the text, or show fewer digits of the number with \"style\": \"compact\".",
    sources: [
      Source(
        title: "Apple, Human Interface Guidelines, Typography: 11 points at least",
        address:
          "https://developer.apple.com/design/human-interface-guidelines/typography#Ensuring-legibility"
      )
    ]
  ) { subject in
    var seen: Set<String> = []
    return subject.parts.compactMap { part in
      guard let block = part.frame.textBlock, !block.text.isEmpty, block.font.size < smallestText
      else { return nil }
      // An axis has many labels of one size.
      guard !part.isInDrawing || seen.insert("\(part.kind) \(part.owner ?? 0)").inserted else {
        return nil
      }
      return LintProblem(
        block.origin,
        "\(part.kind) '\(block.text)' is \(points(block.font.size)) points high, too small to read; "
          + "make more space for it, or use at least 11 points")
    }
  }

  /// In points; 11 minus rounding is enough.
  private static let smallestText = 10.95
}
