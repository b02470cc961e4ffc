import FioriRender
import Testing

@testable import TestSupport

/// The value in a ring (Docs/sources/kpi.md#ring-value).
struct KPIProgressValueTests {
  private func texts(
    _ items: [KPIItem], _ size: KPIProgressViewSize = .large
  ) throws -> [LayoutReport.Node] {
    try DrawnView(KPIProgressView(items: items, chartSize: size)).root.children.filter {
      $0.text != nil
    }
  }

  /// From the first text's beginning to the last one's end.
  private func width(of texts: [LayoutReport.Node]) throws -> Double {
    let last = try #require(texts.last)
    return last.frame.maxX - texts[0].frame.minX
  }

  @Test(arguments: [
    RingFontCase(.metric("64"), .unit("%"), points: [48, 24]),
    RingFontCase(.metric("64"), .unit("%"), size: .small, points: [38.4, 19.2]),
    RingFontCase(.unit("$"), .metric("8"), points: [24, 48]),
    RingFontCase(.fraction("1"), .fraction("/"), .fraction("2"), points: [36, 36, 36]),
    RingFontCase(
      .fraction("1"), .fraction("/"), .fraction("2"), size: .small, points: [28.8, 28.8, 28.8]),
    RingFontCase(
      .fraction("1"), .fraction("/"), .fraction("2"), .unit("k"), points: [36, 36, 36, 24]),
  ])
  func `digits are 48, or 36 in a fraction, and units 24`(_ item: RingFontCase) throws {
    let sizes = try texts(item.items, item.size).compactMap(\.fontSize)
    expect(sizes.count, is: item.points.count)
    for (size, points) in zip(sizes, item.points) { #expect(abs(size - points) < 1e-9) }
  }

  @Test(arguments: [KPIItem.unit("/"), .metric("/"), .fraction("/")])
  func `a slash makes a fraction whatever item carries it`(slash: KPIItem) throws {
    try expect(texts([.metric("1"), slash, .metric("2")]).map(\.fontSize), is: [36, 36, 36])
  }

  @Test func `a unit that only has a slash in it makes no fraction`() throws {
    try expect(texts([.metric("8"), .unit("/s")]).map(\.fontSize), is: [48, 24])
  }

  @Test(arguments: [
    (Environment.Generation.classic, Font.Weight.light), (.horizon, .regular),
  ])
  func `digits are light in the classic look, units regular in both`(
    generation: Environment.Generation, weight: Font.Weight
  ) {
    let attributes = RingKPIAttributes(generation: generation)
    expect(attributes.font(for: .metric).weight, is: weight)
    expect(attributes.font(for: .fraction).weight, is: weight)
    expect(attributes.font(for: .unit).weight, is: .regular)
  }

  @Test(arguments: KPIItemStyle.allCases)
  func `separators are as large as units`(style: KPIItemStyle) {
    let attributes = RingKPIAttributes(isFraction: true)
    expect(attributes.separatorFont(for: style), is: attributes.font(for: .unit))
  }

  @Test(arguments: [
    (LeadingItemKerning.none, 0.0, 0.0), (.default, 2, 1.6), (.repeatingUnit, 4, 3.2),
    (.repeatingFraction, 1.5, 1.2),
  ])
  func `kerning is the classic one, a fraction's in proportion to its digits`(
    kerning: LeadingItemKerning, large: Double, small: Double
  ) {
    let points = KPIProgressViewSize.allCases.map { size in
      RingKPIAttributes(generation: .horizon, size: size, isFraction: true).kerning(kerning)
    }
    #expect(abs(points[0] - large) < 1e-9)
    #expect(abs(points[1] - small) < 1e-9)
  }

  @Test(arguments: [(KPIProgressViewSize.large, 108.0, 48.0), (.small, 86.4, 38.4)])
  func `a long value is scaled into its room`(
    size: KPIProgressViewSize, room: Double, points: Double
  ) throws {
    let view = KPIProgressView(
      items: [.metric("1265849"), .unit("%")], progress: 1, chartSize: size)
    let drawn = try DrawnView(view)
    let texts = drawn.root.children.filter { $0.text != nil }
    #expect(abs(try width(of: texts) - room) < 0.001)
    let scales = zip(texts, [points, points / 2]).map { ($0.fontSize ?? 0) / $1 }
    #expect(abs(scales[0] - scales[1]) < 1e-9)
    #expect((0.3..<1).contains(scales[0]))
    #expect(texts.allSatisfy { $0.isTruncated == false })
    expect(drawn.warnings, is: [])
  }

  @Test func `42 of 100 is scaled by 0·90 for the small ring`() throws {
    let texts = try texts([.fraction("42"), .fraction("/"), .fraction("100")], .small)
    #expect(abs(try width(of: texts) - 86.4) < 0.001)
    let scale = try #require(texts[0].fontSize) / 28.8
    #expect(abs(scale - 0.90) < 0.005)
  }

  @Test(arguments: [(KPIProgressViewSize.large, 108.0, 14.4), (.small, 86.4, 11.52)])
  func `a value too long for three tenths of its size is cut with a warning`(
    size: KPIProgressViewSize, room: Double, points: Double
  ) throws {
    let digits = String(repeating: "8", count: 30)
    let drawn = try DrawnView(
      KPIProgressView(items: [.metric(digits)], progress: 0.5, chartSize: size))
    let metric = try drawn.part("metric")
    let text = try #require(metric.text)
    #expect(abs((metric.fontSize ?? 0) - points) < 1e-9)
    expect(metric.isTruncated, is: true)
    #expect(text.hasSuffix("8…"))
    #expect(metric.frame.size.width <= room + 0.001)
    #expect(metric.frame.size.width > room - 2 * points)
    expect(
      drawn.warnings,
      is: [
        "warning: view.items[0].metric: truncated to '\(text)' because it does not fit; "
          + "shorten the value or make the view wider"
      ])
  }

  @Test func `an icon is left out with a warning`() throws {
    let icon = KPIItem.icon(.builtin(.package))
    let drawn = try DrawnView(KPIProgressView(items: [icon, .metric("64")], progress: 0.64))
    expect(
      drawn.warnings,
      is: [
        "warning: view.items[0].icon: icons are not drawn in a ring; remove it"
      ])
    let plain = try DrawnView(KPIProgressView(items: [.metric("64")], progress: 0.64))
    expect(drawn.drawing.report, is: plain.drawing.report)
  }
}
