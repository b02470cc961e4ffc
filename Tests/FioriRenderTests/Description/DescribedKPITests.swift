import FioriRender
import Testing

@testable import TestSupport

struct DescribedKPITests {
  @Test func `a description says all that a view has`() throws {
    let described = DescribedDocument(
      """
      {"view": {"type": "kpiView",
        "items": [{"icon": "icons/a.svg"}, {"unit": "$"}, {"metric": "2"}, {"fraction": "/"}],
        "caption": "Sales", "colorScheme": "dark",
        "tintColor": {"normal": "red", "disabled": "primary1", "highlighted": "#3678AFFF"},
        "isEnabled": false, "isHighlighted": true, "isSelected": true,
        "alignment": "trailing"}}
      """)
    expect(described.lines, is: [])
    let view = try #require(described.view)
    expect(view.items, is: [.icon(.file("icons/a.svg")), .unit("$"), .metric("2"), .fraction("/")])
    expect(view.caption, is: "Sales")
    expect(view.colorScheme, is: .dark)
    expect(view.tintColor.normal, is: .rgb(255, 0, 0))
    expect(view.tintColor.disabled, is: .palette("primary1"))
    expect(view.tintColor.highlighted, is: .rgb(0x36, 0x78, 0xAF))
    #expect(!view.isEnabled)
    #expect(view.isHighlighted)
    #expect(view.isSelected)
    expect(view.alignment, is: .trailing)
  }

  @Test func `a view without keys is as the SDK has it`() throws {
    let view = try #require(DescribedDocument(#"{"view":{"type":"kpiView"}}"#).view)
    #expect(view.items.isEmpty)
    expect(view.caption, is: nil)
    expect(view.colorScheme, is: nil)
    expect(view.tintColor, is: StateColors())
    #expect(view.isEnabled)
    #expect(!view.isHighlighted)
    #expect(!view.isSelected)
    expect(view.alignment, is: .center)
  }

  @Test func `one color is the normal state's`() throws {
    let view = DescribedDocument(#"{"view":{"type":"kpiView","tintColor":"blue"}}"#).view
    expect(view?.tintColor, is: StateColors(normal: .rgb(0, 0, 255)))
  }

  @Test(arguments: [
    ("device", ColorScheme.device), ("deviceInverse", .deviceInverse), ("light", .light),
    ("dark", .dark), ("lightBackground", .light), ("lightConstant", .light),
    ("darkBackground", .dark), ("darkConstant", .dark),
  ])
  func `a scheme goes by all the names that it has had`(name: String, scheme: ColorScheme) {
    let json = "{\"view\":{\"type\":\"kpiView\",\"colorScheme\":\"\(name)\"}}"
    expect(DescribedDocument(json).view?.colorScheme, is: scheme)
  }

  @Test(arguments: [
    (#""builtin:trend-up""#, Image(.builtin(.trendUp), renderingMode: .template)),
    (#""a.png""#, Image(.file("a.png"), renderingMode: .original)),
    (#""data:image/png;base64,AQID""#, Image(.data([1, 2, 3]), renderingMode: .original)),
    (#""data:image/svg+xml,a%20b""#, Image(.data(Array("a b".utf8)), renderingMode: .original)),
    (
      #"{"source": "a.png", "renderingMode": "template"}"#,
      Image(.file("a.png"), renderingMode: .template)
    ),
    (
      #"{"renderingMode": "original", "source": "builtin:person"}"#,
      Image(.builtin(.person), renderingMode: .original)
    ),
  ])
  func `an icon is a path, one of ours or data`(json: String, image: Image) {
    let described = DescribedDocument(
      "{\"view\":{\"type\":\"kpiView\",\"items\":[{\"icon\":\(json)}]}}")
    expect(described.lines, is: [])
    expect(described.view?.items, is: [.icon(image)])
  }

  @Test func `a view without items is drawn with a warning`() throws {
    let described = DescribedDocument(
      "{\"view\": {\"type\": \"kpiView\",\n  \"items\": [], \"caption\": \"Sales\"}}")
    expect(described.lines, is: [])
    let figure = try #require(described.document.figures.first)
    let drawing = try Renderer().drawing(of: figure)
    expect(
      drawing.warnings.map(\.description),
      is: [
        "kpi.json:2:12: warning: view.items: no items; an empty value is drawn. "
          + "Add at least a metric"
      ])
  }

  @Test func `a view whose items are not given is warned of at the view`() throws {
    let described = DescribedDocument(#"{"view":{"type":"kpiView"}}"#)
    let figure = try #require(described.document.figures.first)
    try expect(
      Renderer().drawing(of: figure).warnings.map(\.description),
      is: [
        "kpi.json:1:9: warning: view.items: no items; an empty value is drawn. "
          + "Add at least a metric"
      ])
  }

  @Test func `a warning of a figure's view has the figure's path`() throws {
    let described = DescribedDocument(
      "{\"figures\":[{\"view\":{\"type\":\"kpiView\",\"items\":"
        + "[{\"metric\":\"2\"},{\"icon\":\"builtin:person\"}]}}]}"
    )
    let figure = try #require(described.document.figures.first)
    try expect(
      Renderer().drawing(of: figure).warnings.map(\.description),
      is: [
        "kpi.json:1:71: warning: figures[0].view.items[1].icon: an icon after the metric; "
          + "Fiori allows icons only before it"
      ])
  }
}
