import FioriRender
import Testing

@testable import TestSupport

/// Colors from Swift whose name no palette has.
struct UnknownColorTests {
  @Test(
    arguments: [
      ("tintColr", "unknown color 'tintColr'; did you mean 'tintColor'?"),
      (
        "brand",
        "unknown color 'brand'; use a palette color such as 'tintColor', a UIKit color such as "
          + "'red', or #RRGGBB"
      ),
    ] as [(ColorStyle, String)])
  func `an unknown name is an error, as in JSON`(style: ColorStyle, message: String) throws {
    let view = KPIView(
      items: [.metric("2")], tintColor: StateColors(normal: .palette(style)))
    try expect(DrawnView.errors(of: view), is: ["error: view.tintColor.normal: \(message)"])
  }

  @Test func `the picture's background is checked too`() throws {
    var figure = Figure(KPIView(items: [.metric("2")]))
    figure.environment.background = .palette("tintColr", on: .dark)
    let error = try #require(throws: DescriptionError.self) { try Renderer().drawing(of: figure) }
    expect(
      error.diagnostics.map(\.description),
      is: [
        "error: environment.background: unknown color 'tintColr'; did you mean 'tintColor'?"
      ])
  }

  @Test func `the error has the path of the first part that names the color`() throws {
    var chart = ChartView(.column, [1, 2], categories: ["a", "b"])
    chart.colorsForCategory = [0: [1: .palette("tintColr")]]
    let card = ChartCard(title: "Sales", chartView: chart)
    let header = ObjectHeader(
      headlineText: "Pump",
      tags: ["Started", Tag(title: "Urgent", fillColor: .palette("tintColr"))])
    for (view, path) in [
      (card, "chartView.colorsForCategory.0.1"), (header, "tags[1].fillColor"),
    ] as [(any Component, String)] {
      try expect(
        DrawnView.errors(of: view).filter { $0.hasPrefix("error") },
        is: ["error: view.\(path): unknown color 'tintColr'; did you mean 'tintColor'?"])
    }
  }

  @Test func `each name is an error once`() throws {
    let colors = StateColors(normal: .palette("tintColr"))
    let view = KPIHeader(items: [
      KPIView(items: [.metric("2")], tintColor: colors),
      KPIView(items: [.metric("3")], tintColor: colors),
    ])
    try expect(DrawnView.errors(of: view).count, is: 1)
  }
}
