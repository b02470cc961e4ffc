import FioriRender
import Testing

@testable import TestSupport

/// Measures of KPI views in Inter (Docs/sources/kpi.md#worked-examples).
struct KPILayoutTests {
  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  private func layout(
    _ view: KPIView, _ change: (inout Environment) -> Void = { _ in }
  ) throws -> LayoutReport {
    var environment = Environment()
    change(&environment)
    return try renderer.layout(of: view, in: environment)
  }

  private func node(_ kind: String, of view: KPIView) throws -> LayoutReport.Node {
    let children = try layout(view).root.children
    return try #require(children.first { $0.kind == kind })
  }

  @Test(arguments: [
    KPIWidthCase(
      .unit("$"), .metric("294"), .unit("USD"), widths: [17.86, 88.64, 58.74], total: 169.24),
    KPIWidthCase(
      .icon(.builtin(.package)), .metric("2"), .unit("USD"), widths: [32, 29.30, 58.74],
      total: 130.05),
    KPIWidthCase(.unit("$"), .metric("256"), .unit("k"), total: 124.24),
    KPIWidthCase(.fraction("56"), .fraction("/"), .fraction("100"), total: 158.74),
  ])
  func `items are as wide as in the worked examples`(_ item: KPIWidthCase) throws {
    let root = try layout(KPIView(items: item.items)).root
    for (node, width) in zip(root.children, item.widths) {
      #expect(abs(node.frame.size.width - width) < 0.011, "\(node.kind) \(node.text ?? "")")
    }
    expect(root.children.count, is: item.items.count)
    #expect(abs(root.frame.size.width - item.total) < 0.011)
  }

  @Test func `a long value is scaled into 216`() throws {
    let report = try layout(KPIView(items: [.unit("$"), .metric("1,265,849.98")]))
    #expect(abs(report.root.frame.size.width - 216) < 0.001)
    let sizes = report.root.children.compactMap(\.fontSize)
    expect(sizes.count, is: 2)
    for (size, natural) in zip(sizes, [28.0, 48]) {
      #expect(abs(size / natural - 0.7306) < 0.0005)
      #expect(abs(216 * natural / size - 295.6) < 0.1)
    }
    #expect(report.root.children.allSatisfy { $0.isTruncated == false })
  }

  @Test func `a scaled value keeps its height and its baseline`() throws {
    let short = try layout(KPIView(items: [.metric("1")], caption: "Sales")).root
    let long = try layout(KPIView(items: [.metric("1,265,849.98")], caption: "Sales")).root
    expect(long.frame.size.height, is: short.frame.size.height)
    expect(long.children.map(\.baseline), is: short.children.map(\.baseline))
  }

  @Test func `a value too long for half its size is cut`() throws {
    let digits = String(repeating: "8", count: 40)
    let metric = try node("metric", of: KPIView(items: [.metric(digits)]))
    expect(metric.fontSize, is: 24)
    expect(metric.isTruncated, is: true)
    expect(metric.text?.hasSuffix("8…"), is: true)
    #expect(metric.frame.size.width <= 216)
    #expect(metric.frame.size.width > 190)
  }

  @Test(arguments: [
    (nil as Text?, 53.6256), ("", 53.6256), ("Sales", 72.3836),
    ("Label example can wrap to two lines", 92.3836),
  ])
  func `a caption adds its lines to the height`(caption: Text?, height: Double) throws {
    let report = try layout(KPIView(items: [.metric("294")], caption: caption))
    #expect(abs(report.size.height - height) < 0.001)
  }

  @Test func `the caption wraps to two lines`() throws {
    let view = KPIView(
      items: [.metric("294")], caption: "Label example can wrap to two lines")
    let caption = try node("caption", of: view)
    expect(caption.lineCount, is: 2)
    #expect(caption.frame.size.width <= 216)
    expect(caption.isTruncated, is: false)
    expect(caption.text, is: "Label example can wrap to two lines")
  }

  @Test func `a caption of more than two lines is cut`() throws {
    let caption = try node(
      "caption",
      of: KPIView(items: [], caption: Text(String(repeating: "Label example ", count: 8))))
    expect(caption.lineCount, is: 2)
    expect(caption.isTruncated, is: true)
    expect(caption.text?.hasSuffix("…"), is: true)
  }

  @Test func `an icon's box ends 1·45 above the baseline of the digits`() throws {
    let view = KPIView(items: [.icon(.builtin(.package)), .metric("2")])
    let baseline = try #require(try node("metric", of: view).baseline)
    let icon = try node("icon", of: view)
    #expect(abs(baseline - icon.frame.maxY - 1.448) < 0.0005)
    expect(icon.frame.size, is: Size(width: 32, height: 32))
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1),
  ])
  func `the value is aligned above a wider caption`(
    alignment: HorizontalAlignment, share: Double
  ) throws {
    let view = KPIView(
      items: [.metric("1")], caption: "Label example can wrap", alignment: alignment)
    let root = try layout(view).root
    let metric = try #require(root.children.first)
    let free = root.frame.size.width - metric.frame.size.width
    #expect(abs(metric.frame.minX - free * share) < 1e-9)
  }

  @Test func `a picture has room for the tail of a j at its edge`() throws {
    let view = KPIView(items: [.metric("1")], caption: "jjj", alignment: .leading)
    let report = try layout(view)
    expect(report.root.frame.origin, is: Point(x: 1, y: 0))
    expect(report.size.width, is: report.root.frame.size.width + 1)
    expect(report.size.height, is: report.root.frame.size.height)
    let padded = try layout(view) { $0.padding = Insets(1) }
    expect(padded.root.frame.origin, is: Point(x: 1, y: 1))
  }

  @Test func `the tail of a j outside of a given width is warned of`() throws {
    let view = KPIView(items: [.metric("1")], caption: "jjj", alignment: .leading)
    let width = try layout(view).root.frame.size.width
    let drawn = try DrawnView(view) { $0.width = width }
    expect(drawn.root.frame.origin, is: .zero)
    expect(
      drawn.warnings,
      is: [
        "warning: view.caption: the letters of 'jjj' reach 1 point left of the picture and are "
          + "clipped; add 'padding'"
      ])
  }

  @Test func `items without a text take neither room nor kerning`() throws {
    let full = try layout(KPIView(items: [.unit("$"), .metric("294")]))
    let gappy = try layout(
      KPIView(items: [.unit(""), .unit("$"), .metric(""), .metric("294"), .fraction("")]))
    expect(gappy, is: full)
  }

  @Test func `nodes are named and measured as the report wants them`() throws {
    let root = try layout(KPIView(items: [.unit("$"), .metric("294")], caption: "Sales")).root
    expect(root.kind, is: "kpiView")
    expect(root.children.map(\.kind), is: ["unit", "metric", "caption"])
    expect(root.children.map(\.fontSize), is: [28, 48, 15])
    expect(root.children.map(\.lineCount), is: [1, 1, 1])
  }

  @Test func `another provider gives another look`() throws {
    let view = KPIView(
      items: [.icon(.builtin(.package)), .metric("1.5"), .unit("k")], caption: "Sales",
      attributesProvider: KPILook())
    let root = try layout(view).root
    let parts = root.children
    expect(parts.map(\.fontSize), is: [nil, 22, 20, 13])
    expect(parts[0].frame.size, is: Size(width: 16, height: 20))
    #expect(abs(parts[1].frame.minX - parts[0].frame.maxX - 11) < 1e-9)
    #expect(abs(parts[2].frame.minX - parts[1].frame.maxX - 11) < 1e-9)
    #expect(abs(parts[3].frame.minY - 22 * 1.1172 - 7) < 1e-9)
    expect(Set(parts.compactMap { $0.color?.hex }), is: ["#3A835BFF"])
  }
}
