import FioriBasics

extension LintCheck {
  static let kpiProgress = LintCheck(
    level: .error,
    demand: "A ring is as full as its number says.",
    reason:
      "A reader who glances at a ring takes its arc for the number, and a reader of the number "
      + "takes the arc for its picture. If they differ by more than one percent of the whole, one "
      + "of them is wrong. Only a number with the unit % or a fraction such as 16/25 is a share.",
    remedy:
      "Omit 'progress' and set the number as a value, {\"fraction\": {\"value\": 16, \"total\": "
      + "25}}: the ring then follows it.",
    sources: [
      Source(
        title: "SAP Fiori for iOS Design Guidelines, KPI Header",
        address: "https://experience.sap.com/fiori-design-ios/article/kpi-header/")
    ]
  ) { subject in
    // The family of rings knows how the items of a number belong together, and finds it.
    subject.findings.filter { $0.message.code == .ringDisagrees }
      .map { LintProblem($0.path, $0.message.text) }
  }
}
