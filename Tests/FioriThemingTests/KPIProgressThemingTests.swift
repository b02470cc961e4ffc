import FioriRender
import Testing

@testable import TestSupport

/// The classes of a progress view in style sheets (Docs/sources/sheets.md#classes).
struct KPIProgressThemingTests {
  private func view(_ state: ControlState) -> KPIProgressView {
    KPIProgressView(
      items: [.metric("33"), .unit("%")], progress: 0.33, caption: "Sales", footnote: "Today",
      isEnabled: state != .disabled, isHighlighted: state == .highlighted,
      isSelected: state == .selected)
  }

  @Test func `in today's look a track keeps the fill's color`() throws {
    let sheet = "fdlFUIKPIProgressView { tint-color: #110000; }"
    let plain = try DrawnView(view(.normal), in: []) { $0.generation = .horizon }
    let themed = try DrawnView(view(.normal), in: [sheet]) { $0.generation = .horizon }
    expect(themed.ringColors.first, is: plain.ringColors.first)
    expect(themed.ringColors.last, is: "#110000FF")
  }
}
