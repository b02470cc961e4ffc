import FioriRender
import Testing

@testable import FioriKPI
@testable import TestSupport

struct KPIColorTests {
  private func view(_ state: ControlState, scheme: ColorScheme = .light) -> KPIView {
    KPIView(
      items: [.icon(.builtin(.person)), .unit("$"), .metric("2")], caption: "Sales",
      colorScheme: scheme, isEnabled: state != .disabled, isHighlighted: state == .highlighted,
      isSelected: state == .selected)
  }

  @Test func `a disabled view is nothing else besides`() {
    let view = KPIView(items: [], isEnabled: false, isHighlighted: true, isSelected: true)
    expect(view.state, is: .disabled)
  }

  @Test func `a view both pressed and chosen is drawn as pressed`() {
    expect(KPIView(items: [], isHighlighted: true, isSelected: true).state, is: .highlighted)
  }

  @Test func `units have the color of the rule of their number`() {
    func number(_ value: Double, below limit: Double?) -> KPIItem {
      var number = NumberValue(value: value)
      number.rules =
        limit.map { [ColorRule(below: .number($0), color: .palette("negativeLabel"))] } ?? []
      return .formattedMetric(number)
    }
    let items: [KPIItem] = [
      .unit("$"), number(2, below: 3), .unit("h"), .unit("-"), number(5, below: nil), .unit("min"),
    ]
    let colored = items.indices.map { items.owner(ofItemAt: $0).rule != nil }
    expect(colored, is: [true, true, true, false, false, false])
  }
}
