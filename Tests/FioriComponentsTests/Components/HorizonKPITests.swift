import Testing

@testable import FioriRender
@testable import TestSupport

/// KPI views in today's look (Docs/sources/kpi.md#sizes, Docs/sources/kpi.md#spacing).
struct HorizonKPITests {
  private func drawn(
    _ items: [KPIItem], _ size: KPIViewSize = .small, caption: Text? = nil,
    _ category: ContentSizeCategory = .large
  ) throws -> DrawnView {
    try DrawnView(KPIView(items: items, caption: caption, size: size)) {
      $0.generation = .horizon
      $0.contentSizeCategory = category
    }
  }

  @Test(arguments: [
    HorizonFontCase(.small, digits: 22, unit: 20, caption: 15),
    HorizonFontCase(.medium, digits: 28, unit: 20, caption: 15),
    HorizonFontCase(.large, digits: 34, unit: 28, caption: 15),
    HorizonFontCase(.small, .extraSmall, digits: 19, unit: 17, caption: 12),
    HorizonFontCase(.medium, .extraLarge, digits: 30, unit: 22, caption: 17),
    HorizonFontCase(.large, .extraExtraExtraLarge, digits: 40, unit: 34, caption: 21),
    HorizonFontCase(.small, .accessibilityMedium, digits: 34, unit: 31, caption: 25),
  ])
  func `a size has its fonts, which grow with the reader's wish`(_ item: HorizonFontCase) throws {
    let drawn = try drawn(
      [.unit("$"), .metric("2"), .fraction("/")], item.size, caption: "Sales", item.category)
    expect(drawn.root.children.map(\.fontSize), is: item.points)
  }

  @Test(arguments: KPIItemStyle.allCases)
  func `a value is bold, its separators too`(style: KPIItemStyle) {
    for size in KPIViewSize.allCases {
      let attributes = HorizonKPIAttributes(size: size)
      expect(attributes.font(for: style).weight, is: .bold)
      expect(attributes.separatorFont(for: style), is: attributes.font(for: style))
    }
    expect(HorizonKPIAttributes().captionFont.weight, is: .regular)
  }

  @Test(arguments: [
    [KPIItem.unit("$"), .metric("294"), .unit("USD")],
    [.fraction("56"), .fraction("/"), .fraction("100")], [.unit("a"), .unit("b")],
    [.icon(.builtin(.package)), .metric("2")], [.metric("2"), .icon(.builtin(.package))],
  ])
  func `all items stand 1 apart`(items: [KPIItem]) throws {
    let parts = try drawn(items).root.children
    expect(parts.count, is: items.count)
    for (part, next) in zip(parts, parts.dropFirst()) {
      #expect(abs(next.frame.minX - part.frame.maxX - 1) < 1e-9)
    }
  }

  @Test(arguments: [
    (KPIViewSize.small, 42.34), (.medium, 49.04), (.large, 55.74),
  ])
  func `a caption stands 1 under the value`(size: KPIViewSize, height: Double) throws {
    let drawn = try drawn([.metric("294")], size, caption: "Sales")
    let (metric, caption) = (try drawn.part("metric").frame, try drawn.part("caption").frame)
    #expect(abs(caption.minY - metric.maxY - 1) < 1e-9)
    #expect(abs(drawn.root.frame.size.height - height) < 0.01)
  }

  @Test(
    arguments: [
      (.small, .large, 16), (.medium, .large, 16), (.large, .large, 20),
      // Sixteen times 39/22, and twenty times 14/17.
      (.small, .accessibilityLarge, 28.363636363636363),
      (.large, .extraSmall, 16.470588235294116),
    ] as [(KPIViewSize, ContentSizeCategory, Double)])
  func `an icon is as large as a symbol and stands in the middle of the digits`(
    size: KPIViewSize, category: ContentSizeCategory, side: Double
  ) throws {
    let drawn = try drawn([.icon(.builtin(.package)), .metric("2")], size, category)
    let (icon, metric) = (try drawn.part("icon").frame, try drawn.part("metric"))
    #expect(abs(icon.size.width - side) < 1e-9)
    #expect(abs(icon.size.height - side) < 1e-9)
    let (baseline, digits) = (try #require(metric.baseline), try #require(metric.fontSize) * 0.727)
    #expect(abs(baseline - digits / 2 - icon.midY) < 1e-9)
  }

  @Test(arguments: KPIViewSize.allCases)
  func `a built-in icon has lines of a tenth of its box`(size: KPIViewSize) throws {
    let commands = try drawn([.icon(.builtin(.package)), .metric("2")], size).drawing.displayList
      .commands
    let widths = commands.compactMap { command in
      if case .stroke(_, let style, _) = command { style.width } else { nil }
    }
    #expect(!widths.isEmpty)
    #expect(widths.allSatisfy { abs($0 - (size == .large ? 2 : 1.6)) < 1e-9 })
  }

  @Test(arguments: [
    ContentSizeCategory.extraSmall, .extraLarge, .accessibilityExtraExtraExtraLarge,
  ])
  func `in the classic look a value grows with the largest title style`(
    category: ContentSizeCategory
  ) throws {
    let view = KPIView(
      items: [.icon(.builtin(.package)), .metric("2"), .unit("k")], caption: "Sales")
    let drawn = try DrawnView(view) { $0.contentSizeCategory = category }
    let factor = TextStyle.largeTitle.font(category).size / 34
    let caption = TextStyle.subheadline.font(category).size
    expect(drawn.root.children.map(\.fontSize), is: [nil, 48 * factor, 28 * factor, caption])
    try expect(
      drawn.part("icon").frame.size, is: Size(width: 32 * factor, height: 32 * factor))
    let (icon, metric) = try (drawn.part("icon").frame, drawn.part("metric").frame)
    #expect(abs(metric.minX - icon.maxX - 8 * factor) < 1e-9)
  }

  @Test(arguments: Environment.Generation.allCases)
  func `in a ring only texts that are no value grow`(generation: Environment.Generation) throws {
    let view = KPIProgressView(
      items: [.metric("64"), .unit("%")], caption: "Done", footnote: "Of all")
    let drawn = try DrawnView(view) {
      $0.generation = generation
      $0.contentSizeCategory = .extraLarge
    }
    expect(drawn.root.children.map(\.fontSize), is: [nil, 48, 24, 17, 17])
    try expect(drawn.part("ring").frame.size, is: Size(width: 130, height: 130))
  }

  @Test func `the size makes no difference in the classic look`() throws {
    let reports = try KPIViewSize.allCases.map { size in
      try DrawnView(KPIView(items: [.unit("$"), .metric("2")], size: size)).drawing.report
    }
    expect(Set(reports).count, is: 1)
  }
}
