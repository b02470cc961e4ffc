import FioriRender
import Testing

@testable import TestSupport

/// How many lines titles and label items have (Docs/sources/text.md#sizes), and how tags grow
/// (Docs/sources/headers.md#tags).
struct LargeTextLineTests {
  private static let long = "Instandhaltung der Elektromotorpumpe Ludwigshafen am Rhein"

  private static let card: ChartCard = {
    var card = SampleCard.store
    card.title = Text(long)
    return card
  }()

  private static func lines(_ category: ContentSizeCategory) -> Int {
    let isLarge: [ContentSizeCategory] = [
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    return isLarge.contains(category) ? 2 : 1
  }

  private func drawn(
    _ view: any Component, _ category: ContentSizeCategory, width: Double? = 375,
    _ generation: Environment.Generation = .classic
  ) throws -> DrawnView {
    try DrawnView(view) {
      $0.generation = generation
      $0.contentSizeCategory = category
      $0.width = width
    }
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func `titles have two lines at the accessibility sizes, and more where the height is free`(
    category: ContentSizeCategory
  ) throws {
    let count = Self.lines(category)
    let item = LabelItem(text: Text(Self.long), image: .builtin(.location))
    let header = ObjectHeader(headlineText: "A", labelItems: [item])
    let label = try drawn(header, category).part("labelItem")
    let isStacked = TextStyle.subheadline.factor(category) > 1
    #expect(isStacked ? label.isTruncated == false : label.lineCount == count)
    let chart = SampleHeaderChart.motor {
      $0.title = Text(Self.long)
      $0.subtitle = Text(Self.long)
    }
    let parts = try drawn(chart, category)
    // The height of a header chart is free, so that its large texts are whole.
    let isLarge = category.rawValue.hasPrefix("accessibility")
    for kind in ["title", "subtitle"] {
      let part = try parts.part(kind)
      #expect(isLarge ? part.isTruncated == false : part.lineCount == count, "\(kind)")
    }
    let banner = KPIHeader(
      items: [KPIView(items: [.metric("5")])],
      bannerMessage: BannerMessage(title: Text(Self.long), icon: .builtin(.warning)))
    try expect(drawn(banner, category).part("title").isTruncated, is: false)
    let card = KPICard(title: Text(Self.long))
    try expect(drawn(card, category).part("title").lineCount, is: count)
    // So is that of a card with a chart.
    let title = try drawn(Self.card, category).part("title")
    #expect(isLarge ? title.isTruncated == false : title.lineCount == count)
  }

  @Test func `label items are as small as the one that shrinks most, with their images`() throws {
    let header = ObjectHeader(
      headlineText: "A",
      labelItems: [
        LabelItem(text: "846135372916", image: .builtin(.barcode)),
        LabelItem(text: "+49 6227 7 47474", image: .builtin(.phone)),
      ])
    let category = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    let root = try drawn(header, category, width: 340).root.flattened
    let sizes = root.filter { $0.kind == "labelItem" }.compactMap(\.fontSize)
    expect(sizes.count, is: 2)
    #expect(Set(sizes).count == 1 && sizes[0] < 40, "\(sizes)")
    let images = root.filter { $0.kind == "image" }.map(\.frame.size.height)
    #expect(images.count == 2 && images.allSatisfy { $0 < sizes[0] * 1.3 }, "\(images)")
  }

  @Test func `an explicit number of lines counts`() throws {
    let item = LabelItem(text: Text(Self.long, numberOfLines: 1))
    let header = ObjectHeader(headlineText: "A", labelItems: [item])
    try expect(drawn(header, .accessibilityMedium).part("labelItem").lineCount, is: 1)
  }

  @Test func `a title leaves the chart of a card 40 points`() throws {
    var card = Self.card
    card.seriesTitles = ["Europe", "Asia"]
    card.title.numberOfLines = 0
    for category in ContentSizeCategory.allCases {
      let parts = try drawn(card, category)
      #expect(try parts.part("chartView").frame.size.height >= 40, "\(category)")
    }
    try expect(drawn(card, .accessibilityMedium).part("title").isTruncated, is: false)
  }

  @Test(
    arguments: [
      (Environment.Generation.classic, 3.0), (.horizon, 4),
    ])
  func `padding and gaps of tags grow with their text`(
    generation: Environment.Generation, side: Double
  ) throws {
    let header = ObjectHeader(
      headlineText: "A", tags: ["B", "C", "Instandhaltung", "Instandhaltung", "Instandhaltung"])
    for category in ContentSizeCategory.allCases {
      let size = TextStyle.footnote.font(category).size
      let tags = try drawn(header, category, width: 320, generation).root.flattened.filter {
        $0.kind == "tag"
      }
      let frames = tags.map(\.frame)
      #expect(abs(frames[1].minX - frames[0].maxX - 10 * size / 13) < 1e-6)
      let below = try #require(frames.first { $0.minY > frames[0].minY })
      #expect(abs(below.minY - frames[0].maxY - 10 * size / 13) < 1e-6)
      #expect(abs(frames[0].size.height - (1.1172 * size + 4 * size / 13)) < 1e-6)
    }
    let (small, large) = try (
      drawn(header, .large, width: 320, generation),
      drawn(header, .accessibilityMedium, width: 320, generation)
    )
    let widths = [small, large].map { view in
      view.root.flattened.first { $0.kind == "tag" }?.frame.size.width ?? 0
    }
    #expect(abs(widths[1] - widths[0] * 23 / 13) < 0.05)
    #expect(widths[0] > 2 * side)
  }
}
