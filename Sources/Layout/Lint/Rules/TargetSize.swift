import FioriBasics

extension LintCheck {
  static let targetSize = LintCheck(
    level: .warning,
    demand: "Touch targets are at least 44 points wide and high.",
    reason:
      "A fingertip covers about 44 points, and people with a tremor need more. A KPI and a ring "
      + "are controls unless they are disabled or in a card, where only the buttons are touched "
      + "separately. The rule applies below 40 points, because the distance to the neighbors "
      + "makes up for the rest: a KPI in the current look is 42 points high on its own.",
    remedy:
      "Add a caption, use a longer number or the larger size, or set 'isEnabled' to false if "
      + "touching it does nothing.",
    sources: [
      Source(
        title: "Apple, Human Interface Guidelines, Accessibility: mobility",
        address:
          "https://developer.apple.com/design/human-interface-guidelines/accessibility#Mobility"),
      Source(
        title: "WCAG 2.2, 2.5.8 Target Size (Minimum), which asks for 24",
        address: "https://www.w3.org/TR/WCAG22/#target-size-minimum"),
    ]
  ) { subject in
    subject.parts.filter { $0.frame.touch == .enabled }.compactMap { part in
      let size = part.frame.size
      guard min(size.width, size.height) < smallestTarget else { return nil }
      return LintProblem(
        part.frame.sharedOrigin,
        "\(part.kind) is \(points(size.width)) × \(points(size.height)) points, too small to touch; "
          + "make it at least 44 × 44")
    }
  }

  /// In points.
  private static let smallestTarget = 40.0
}

extension Frame {
  /// The path that the texts of the frame share, starting at the view: the target of the part
  /// itself.
  var sharedOrigin: DescriptionPath {
    let origins = textOrigins.map(\.parent)
    guard var shared = origins.first else { return DescriptionPath() }
    for origin in origins.dropFirst() {
      while !origin.steps.starts(with: shared.steps) { shared = shared.parent }
    }
    return shared
  }
}
