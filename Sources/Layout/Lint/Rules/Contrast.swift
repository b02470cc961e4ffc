import FioriBasics
import FioriModel

extension LintCheck {
  static let contrast = LintCheck(
    level: .error,
    demand: "Text has a contrast of 4.5 with what is behind it; large text has 3.",
    reason:
      "In sunlight, on a poor screen or with eyes that see little contrast, fainter text cannot be "
      + "read. Large is text from 18 points, or bold text from 14. What cannot be used, such as a "
      + "disabled KPI, is excepted. The ground is the nearest fill behind the text, else the picture's "
      + "'background', else the background of its appearance.",
    remedy:
      "Take a darker color on light and a lighter one on dark: the palette's labels are made for "
      + "this. If the view will stand on another ground, give it as 'environment.background'.",
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
          + "\(Contrast.text(fault.shownRatio)); \(Decimal.text(fault.required)) is needed to be read"
      )
    }
  }
}
