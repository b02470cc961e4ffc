import FioriBasics

extension LintCheck {
  static let cutText = LintCheck(
    level: .error,
    demand: "No text ends in an ellipsis.",
    reason:
      "A picture cannot be scrolled or tapped, so text that it does not show is lost. A title "
      + "that is cut off may say the opposite of the whole title.",
    remedy:
      "Shorten the text, allow it more lines, or make the view wider. Text in an app is longer "
      + "in German, and larger for some readers, so leave a third of the space free.",
    sources: [
      Source(
        title: "WCAG 2.2, 1.4.4 Resize Text", address: "https://www.w3.org/TR/WCAG22/#resize-text"),
      Source(
        title: "Apple, Human Interface Guidelines, Typography",
        address: "https://developer.apple.com/design/human-interface-guidelines/typography"),
    ]
  ) { subject in
    // The texts of an axis are parts of its drawing, and shortened names among them are cut too.
    subject.parts.compactMap { part in
      guard let block = part.frame.textBlock, block.isTruncated else { return nil }
      return LintProblem(
        block.origin,
        "\(part.kind) '\(block.text)' is cut off; shorten it or make the view wider")
    }
  }
}
