import FioriRender
import Testing

@testable import FioriKPI
@testable import TestSupport

struct KPIItemGuidelinesTests {
  private static let icon = KPIItem.icon(.builtin(.person))
  private static let two: [KPIItem] = [.unit("a"), .unit("b")]

  private func check(_ item: KPIRuleCase) {
    let findings = ResolvedKPIItems(item.items, in: .plain).findings
    expect(findings.map { "\($0.severity): \($0.path): \($0.message)" }, is: item.findings)
  }

  @Test(arguments: [
    KPIRuleCase([.metric("2")]), KPIRuleCase(two + [.metric("2")] + two),
    KPIRuleCase([icon, .metric("2"), .unit("k")]), KPIRuleCase([icon, .unit("k")]),
    KPIRuleCase([.fraction("1"), .unit("/"), .fraction("2"), .unit("a"), .unit("b")]),
  ])
  func `input that the guidelines allow is not reported`(_ item: KPIRuleCase) { check(item) }

  @Test(arguments: [
    KPIRuleCase(
      two + [.unit("c"), .metric("2")],
      "warning: items[2].unit: more than two units are before the metric, but Fiori allows only "
        + "two on each side; remove the rest"
    ),
    KPIRuleCase(
      [.metric("2")] + two + [.unit("c"), .unit("d")],
      "warning: items[3].unit: more than two units are after the metric, but Fiori allows only "
        + "two on each side; remove the rest"),
    KPIRuleCase(
      two + [.unit("c")],
      "warning: items[2].unit: more than two units are before the metric, but Fiori allows only "
        + "two on each side; remove the rest"
    ),
    KPIRuleCase(
      [.metric("2"), icon],
      "warning: items[1].icon: the icon is after the metric, but Fiori allows icons only before "
        + "it; move it"),
    KPIRuleCase(
      [.fraction("2"), icon],
      "warning: items[1].icon: the icon is after the metric, but Fiori allows icons only before "
        + "it; move it"),
    KPIRuleCase(
      [icon, icon, .metric("2")],
      "warning: items[1].icon: this is a second icon, but Fiori allows only one; remove it"),
    KPIRuleCase(
      [icon, .unit("€"), .metric("2")],
      "warning: items[1].unit: the unit is before the metric, but beside an icon Fiori allows "
        + "units only after it; move it"
    ),
    KPIRuleCase(
      [.unit("−"), .unit("€"), icon, .fraction("2")],
      "warning: items[1].unit: the unit is before the metric, but beside an icon Fiori allows "
        + "units only after it; move it"
    ),
    KPIRuleCase(
      [], "warning: items: no items, so an empty value is drawn; add at least one metric"),
  ])
  func `input that the SDK still draws is a warning`(_ item: KPIRuleCase) { check(item) }

  @Test func `several rules are reported at once`() {
    check(
      KPIRuleCase(
        Self.two + [.unit("c"), .metric("2"), Self.icon],
        "warning: items[2].unit: more than two units are before the metric, but Fiori allows only "
          + "two on each side; remove the rest",
        "warning: items[4].icon: the icon is after the metric, but Fiori allows icons only before "
          + "it; move it"))
  }
}
