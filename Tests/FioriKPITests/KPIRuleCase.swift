import FioriRender
import Testing

/// Items and what is said of them.
struct KPIRuleCase: Sendable, CustomTestStringConvertible {
  let items: [KPIItem]
  /// `severity: path: message`.
  let findings: [String]

  init(_ items: [KPIItem], _ findings: String...) {
    self.items = items
    self.findings = findings
  }

  var testDescription: String { items.map { $0.text ?? "icon" }.joined(separator: " ") }
}
