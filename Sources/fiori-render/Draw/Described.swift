import FioriRender

/// A figure with its accessibility text, for `describe`.
struct Described: Sendable {
  /// The name of the description.
  let input: String
  /// The name of the figure's picture, without an extension.
  let name: String
  let accessibilityText: AccessibilityText
  /// The rows that the figure is made of, such as `2 rows from sales.csv:17`; `nil` without data.
  let rows: String?
  /// The Swift that creates the figure; `nil` if none is printed.
  let source: String?

  /// Returns a line for each figure, or its Swift, with its name if `isNamed`. For a terminal, the
  /// characters that would turn the direction of a text or change the terminal are escaped.
  static func lines(of figures: [Described], isNamed: Bool, forTerminal: Bool) -> [UInt8] {
    let text = figures.map { $0.text(isNamed: isNamed) + "\n" }.joined()
    return Array((forTerminal ? TerminalText.escapedLines(text) : text).utf8)
  }

  private func text(isNamed: Bool) -> String {
    if let source { return (isNamed ? "// \(name)\n" : "") + source }
    return isNamed ? "\(name): \(accessibilityText.line)" : accessibilityText.line
  }

  /// Returns the figures as a line of JSON.
  static func json(of figures: [Described]) -> [UInt8] {
    JSONLine.object { line in
      line.member("figures", figures) { line, figure in
        line.member("input", figure.input)
        line.member("name", figure.name)
        line.member("title", figure.accessibilityText.title)
        line.member("text", figure.accessibilityText.line)
        if let rows = figure.rows { line.member("rows", rows) }
      }
    }
  }
}
