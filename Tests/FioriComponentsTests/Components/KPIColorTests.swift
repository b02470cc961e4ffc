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

  private func colors(of view: KPIView) throws -> Set<String> {
    let root = try Renderer().layout(of: view).root
    expect(root.children.count, is: 4)
    return Set(root.children.map { $0.color?.hex ?? "none" })
  }

  @Test(arguments: [
    KPIColorCase(.light, .normal, "#3678AFFF"), KPIColorCase(.dark, .normal, "#CAE4FBFF"),
    KPIColorCase(.light, .highlighted, "#295171FF"),
    KPIColorCase(.dark, .highlighted, "#6191BAFF"),
    KPIColorCase(.light, .selected, "#295171FF"), KPIColorCase(.dark, .selected, "#6191BAFF"),
    KPIColorCase(.light, .disabled, "#3F3A3AFF"), KPIColorCase(.dark, .disabled, "#FFFFFFFF"),
    KPIColorCase(.device, .normal, "#3678AFFF"),
    KPIColorCase(.deviceInverse, .normal, "#CAE4FBFF"),
  ])
  func `a state has its color on each background`(_ item: KPIColorCase) throws {
    try expect(colors(of: view(item.state, scheme: item.scheme)), is: [item.color])
  }

  @Test(arguments: [
    (ControlState.normal, "#110000FF"), (.disabled, "#220000FF"), (.highlighted, "#330000FF"),
    (.selected, "#330000FF"),
  ])
  func `a tint of its own wins over the scheme's`(state: ControlState, color: String) throws {
    var view = view(state)
    view.tintColor = StateColors(
      normal: .rgb(0x11, 0, 0), disabled: .rgb(0x22, 0, 0), highlighted: .rgb(0x33, 0, 0))
    try expect(colors(of: view), is: [color])
  }

  @Test(arguments: [
    (ControlState.normal, "#110000FF"), (.disabled, "#3F3A3AFF"), (.highlighted, "#295171FF"),
    (.selected, "#295171FF"),
  ])
  func `a tint for one state leaves the others theirs`(
    state: ControlState, color: String
  ) throws {
    var view = view(state)
    view.tintColor.normal = .rgb(0x11, 0, 0)
    try expect(colors(of: view), is: [color])
  }

  @Test func `a disabled view is nothing else besides`() {
    let view = KPIView(items: [], isEnabled: false, isHighlighted: true, isSelected: true)
    expect(view.state, is: .disabled)
  }

  @Test func `a view both pressed and chosen is drawn as pressed`() {
    expect(KPIView(items: [], isHighlighted: true, isSelected: true).state, is: .highlighted)
  }

  @Test func `a tint may name the background of its palette color`() throws {
    var view = view(.normal)
    view.tintColor.normal = .palette("negative", on: .dark)
    try expect(colors(of: view), is: ["#FF9B9BFF"])
  }

  @Test func `an original image is not tinted`() throws {
    let icon = Image(.builtin(.person), renderingMode: .original)
    let root = try Renderer().layout(of: KPIView(items: [.icon(icon)])).root
    expect(root.children.map(\.color), is: [nil])
  }
}
