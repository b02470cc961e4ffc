import FioriRender

/// A figure with its accessibility text, for `describe`.
struct Described: Sendable {
  /// The name of the description.
  let input: String
  /// The name of the figure's picture, without an extension.
  let name: String
  let words: AccessibilityText

  /// Returns a line for each figure, with its name if `isNamed`.
  static func lines(of figures: [Described], isNamed: Bool) -> [UInt8] {
    let lines = figures.map { isNamed ? "\($0.name): \($0.words.line)\n" : "\($0.words.line)\n" }
    return Array(lines.joined().utf8)
  }

  /// Returns the figures as a line of JSON.
  static func json(of figures: [Described]) -> [UInt8] {
    JSONLine.object { line in
      line.member("figures", figures) { line, figure in
        line.member("input", figure.input)
        line.member("name", figure.name)
        line.member("title", figure.words.title)
        line.member("text", figure.words.line)
      }
    }
  }
}
