import FioriBasics
import FioriModel

extension LintCheck {
  static let colorOnly = LintCheck(
    level: .warning,
    demand: "Color is never the only sign of a difference or a state.",
    reason:
      "One man in twelve cannot tell red from green, and a printer may have no colors. Two series "
      + "need different shapes, dashes or hatching, or colors with a contrast of 3 between them; "
      + "a number in the color of good or bad needs a sign, an arrow or a word.",
    remedy:
      "Set 'environment.differentiateWithoutColor', label lines at their ends (\"legend\": "
      + "\"lineEnds\"), add a 'trendImage', or show the sign with \"sign\": \"always\".",
    sources: [
      Source(
        title: "WCAG 2.2, 1.4.1 Use of Color", address: "https://www.w3.org/TR/WCAG22/#use-of-color"
      ),
      Source(
        title: "WCAG 2.2, G183: a contrast ratio of 3:1",
        address: "https://www.w3.org/WAI/WCAG22/Techniques/general/G183"),
      Source(
        title: "Apple, Human Interface Guidelines, Charts",
        address: "https://developer.apple.com/design/human-interface-guidelines/charts"),
    ]
  ) { subject in codes(subject) + numbers(subject) }

  /// The contrast that distinguishes two colors in gray.
  private static let distinctRatio = 3.0

  /// Returns a problem for each chart with marks that differ only in color, about the two that are
  /// hardest to distinguish.
  private static func codes(_ subject: LintSubject) -> [LintProblem] {
    subject.parts.compactMap { part in
      guard case .drawing(let drawing) = part.frame.content,
        let code = drawing.facts(at: .zero).colorCode
      else { return nil }
      guard code.isExplained else {
        return LintProblem(
          code.origin,
          "nothing says what the \(code.meanings.count) colors mean; add a legend, or name the series beside "
            + "their marks")
      }
      guard let pair = closest(code.meanings, on: subject.ground), pair.ratio < distinctRatio
      else { return nil }
      return LintProblem(
        code.origin,
        "\(pair.one) and \(pair.other) differ only in color, with a contrast of "
          + "\(Contrast.text(pair.ratio)) to each other; set 'differentiateWithoutColor', or name them "
          + "beside their marks")
    }
  }

  private static func closest(
    _ meanings: [ColorCode.Meaning], on ground: RGBA
  ) -> (one: String, other: String, ratio: Double)? {
    var closest: (one: String, other: String, ratio: Double)?
    for (index, one) in meanings.enumerated() {
      let color = one.color.composited(over: ground)
      for other in meanings.dropFirst(index + 1) where other.sign == one.sign {
        let ratio = Contrast.ratio(of: other.color.composited(over: ground), on: color)
        if ratio < closest?.ratio ?? .infinity { closest = (one.name, other.name, ratio) }
      }
    }
    return closest
  }

  /// Returns a problem for each number in a color of good or bad without anything that says so.
  private static func numbers(_ subject: LintSubject) -> [LintProblem] {
    subject.texts.compactMap { part, block in
      guard subject.semanticColors.contains(block.color), subject.number(of: part).isBareNumber,
        !subject.hasPicture(beside: part)
      else { return nil }
      return LintProblem(
        block.origin,
        "\(part.kind) '\(block.text)' shows only by its color whether it is good; add a sign, an arrow or a "
          + "word")
    }
  }
}

extension LintSubject {
  /// Returns the text of a part; of an item of a KPI, the text of all its items, which may have a sign;
  /// empty for a unit, which has no number.
  fileprivate func number(of part: LintPart) -> String {
    let items = ["unit", "metric", "fraction"]
    guard let index = items.firstIndex(of: part.kind) else {
      return part.frame.textBlock?.text ?? ""
    }
    guard index > 0 else { return "" }
    return texts.filter { $0.part.owner == part.owner && items.contains($0.part.kind) }
      .map(\.block.text).joined()
  }

  /// Whether a picture is beside a part within the same part: an arrow beside a trend, or the arc
  /// of a ring, which shows the number once more.
  fileprivate func hasPicture(beside part: LintPart) -> Bool {
    parts.contains { other in
      other.owner == part.owner && [part.kind + "Image", "icon", "ring"].contains(other.kind)
    }
  }
}

extension String {
  /// Whether the text has a digit, and neither a sign nor an arrow, nor a word of more than three letters.
  fileprivate var isBareNumber: Bool {
    let scalars = unicodeScalars
    guard scalars.contains(where: { $0.properties.numericType == .decimal }) else { return false }
    let hasSign = scalars.contains { "+-−–±()▲▼△▽↑↓↗↘".unicodeScalars.contains($0) }
    let words = split { !$0.isLetter }
    return !hasSign && !words.contains { $0.count > 3 }
  }
}
