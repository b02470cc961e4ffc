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
}
