import FioriBasics
import FioriModel

extension LintCheck {
  static let contrast = LintCheck(
    level: .error,
    demand: "Text has a contrast of at least 4.5 with its background; large text has at least 3.",
    reason:
      "Fainter text cannot be read in sunlight, on a poor screen or with low vision. Text is "
      + "large from 18 points, or from 14 points if it is bold. Controls that cannot be used, "
      + "such as a disabled KPI, are exempt. The background is the nearest fill behind the text, "
      + "otherwise the picture's 'background', otherwise the background of its appearance.",
    remedy:
      "Use a darker color on light and a lighter one on dark: the palette's labels are made for "
      + "this. If the view will be shown on another background, set it as "
      + "'environment.background'.",
    sources: [
      Source(
        title: "WCAG 2.2, 1.4.3 Contrast (Minimum)",
        address: "https://www.w3.org/TR/WCAG22/#contrast-minimum"),
      Source(
        title: "SAP Fiori for iOS Design Guidelines, Branding",
        address: "https://experience.sap.com/fiori-design-ios/article/branding/"),
      Source(
        title: "Apple, Human Interface Guidelines, Accessibility",
        address: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    ]
  ) { subject in
    ContrastCheck(subject.frame, on: subject.ground).faults.map { fault in
      LintProblem(
        fault.origin,
        "\(fault.kind) '\(fault.text)': \(fault.color.hex) on \(fault.background.hex) has a contrast of "
          + "\(Contrast.text(fault.shownRatio)); at least \(Decimal.text(fault.required)) is needed"
      )
    }
  }
}
