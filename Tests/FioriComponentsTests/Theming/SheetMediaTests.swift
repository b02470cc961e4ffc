import FioriRender
import Testing

@testable import TestSupport

/// Rules and constants for some devices alone (Docs/sources/sheets.md#media).
struct SheetMediaTests {
  private static let view = KPIView(items: [.metric("2")])

  private func color(_ sheet: String, _ item: SheetMediaCase) throws -> String? {
    try DrawnView(Self.view, in: [sheet]) {
      $0.device = item.device
      $0.horizontalSizeClass = item.sizeClass
      $0.orientation = item.orientation
    }.color(of: "metric")
  }

  @Test(arguments: SheetMediaCase.all)
  func `a rule counts where its options hold`(_ item: SheetMediaCase) throws {
    let sheet = "@media \(item.options) { fdlFUIKPIView { tint-color: #110000; } }"
    try expect(color(sheet, item), is: (item.holds ? "#110000FF" : "#3678AFFF"))
  }

  @Test(arguments: SheetMediaCase.all)
  func `a constant counts where its options hold`(_ item: SheetMediaCase) throws {
    let sheet = "@media \(item.options) { @tintColor: #110000; }"
    try expect(color(sheet, item), is: (item.holds ? "#110000FF" : "#3678AFFF"))
  }

  @Test(arguments: SheetMediaCase.all)
  func `a block stands among other rules in its place`(_ item: SheetMediaCase) throws {
    let rule = "fdlFUIKPIView { tint-color: #220000; }"
    let media = "@media \(item.options) { fdlFUIKPIView { tint-color: #110000; } }"
    try expect(color(rule + media, item), is: (item.holds ? "#110000FF" : "#220000FF"))
    try expect(color(media + rule, item), is: "#220000FF")
  }

  @Test(arguments: [(667.0, "#3678AFFF"), (668, "#110000FF"), (1024, "#110000FF")])
  func `a wide screen is a tablet's`(width: Double, color: String) throws {
    let sheet = "@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }"
    let drawn = try DrawnView(Self.view, in: [sheet]) { $0.width = width }
    try expect(drawn.color(of: "metric"), is: color)
  }
}
