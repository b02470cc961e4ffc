package import FioriBasics
package import FioriModel

/// A picture that has been laid out, for the rules to look at.
package struct LintSubject: Sendable {
  let frame: Frame
  /// The background behind everything: the background of the picture, or the background of its
  /// appearance.
  let ground: RGBA
  /// The colors that mean good, bad or critical.
  let semanticColors: Set<RGBA>
  /// The findings of the views themselves; some break a rule.
  let findings: [Finding]
  let parts: [LintPart]
  /// Whether the look follows SAP's guidelines of today.
  let isHorizon: Bool
  /// Whether texts have one of the accessibility sizes.
  let hasAccessibilitySize: Bool

  package init(_ frame: Frame, on ground: RGBA, _ theme: Theme, _ findings: [Finding]) {
    (self.frame, self.ground, self.findings) = (frame, ground, findings)
    semanticColors = Set(
      Self.semanticNames.flatMap { name in
        [Appearance.light, .dark].map { theme.color(name, on: $0) }
      })
    parts = LintPart.parts(of: frame)
    isHorizon = theme.generation == .horizon
    hasAccessibilitySize = theme.contentSizeCategory.isAccessibilityCategory
  }

  private static let semanticNames: [ColorStyle] = [
    "positive", "negative", "critical", "positiveLabel", "negativeLabel", "criticalLabel",
  ]

  /// The parts that are texts, except in charts.
  var texts: [(part: LintPart, block: TextBlock)] {
    parts.compactMap { part in part.isInDrawing ? nil : part.frame.textBlock.map { (part, $0) } }
  }

  /// Returns everything that breaks a rule, in the order of the rules, with their own or the
  /// specified levels.
  package func findings(_ levels: LintLevels) -> [LintFinding] {
    LintRule.allCases.flatMap { rule -> [LintFinding] in
      let severity: Severity
      switch levels[rule] ?? rule.level {
      case .off: return []
      case .warning: severity = .warning
      case .error: severity = .error
      }
      return rule.check.problems(self).map {
        LintFinding(
          rule: rule,
          finding: Finding(severity: severity, path: $0.path, message: Message(.other, $0.message)))
      }
    }
  }
}

/// A frame in the tree, with the facts from its place.
struct LintPart: Sendable {
  let frame: Frame
  /// The name of the part, or of the one around it.
  let kind: String
  /// The index of the named part around it; `nil` at the top.
  let owner: Int?
  /// Whether it is a text of an axis or of the marks of a chart.
  let isInDrawing: Bool

  /// Returns the frames of a tree, each before its parts.
  static func parts(of frame: Frame) -> [LintPart] {
    var parts: [LintPart] = []
    add(frame, in: "text", owner: nil, isInDrawing: false, to: &parts)
    return parts
  }

  private static func add(
    _ frame: Frame, in kind: String, owner: Int?, isInDrawing: Bool, to parts: inout [LintPart]
  ) {
    let part = LintPart(
      frame: frame, kind: frame.kind ?? kind, owner: owner, isInDrawing: isInDrawing)
    let inner = frame.kind == nil ? owner : parts.count
    parts.append(part)
    switch frame.content {
    case .group(let children):
      for child in children {
        add(child.frame, in: part.kind, owner: inner, isInDrawing: isInDrawing, to: &parts)
      }
    case .drawing(let drawing):
      for text in drawing.texts {
        add(text.frame, in: part.kind, owner: inner, isInDrawing: true, to: &parts)
      }
    case .text, .image, .block, .placeholder: return
    }
  }
}

extension Frame {
  /// The paths of the texts and of everything in them, starting at the view.
  var textOrigins: [DescriptionPath] {
    switch content {
    case .text(let block): block.origin.isEmpty ? [] : [block.origin]
    case .group(let children): children.flatMap(\.frame.textOrigins)
    case .drawing, .image, .block, .placeholder: []
    }
  }
}

/// A length for a message, with at most one decimal.
func points(_ length: Double) -> String { Decimal.text(length, decimals: 1) }
