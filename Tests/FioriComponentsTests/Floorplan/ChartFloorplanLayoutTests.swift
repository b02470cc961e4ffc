import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriFloorplan
@testable import TestSupport

/// Where the parts of a chart floorplan stand (Docs/sources/floorplan.md#layout).
struct ChartFloorplanLayoutTests {
  private func items(of view: DrawnView) -> [LayoutReport.Node] {
    view.root.flattened.filter { $0.kind == "summaryItem" }
  }

  /// The floorplan's own title, not that of an item.
  private func title(of view: DrawnView) -> LayoutReport.Node { view.root.children[0] }

  @Test(arguments: Environment.Generation.allCases)
  func `the parts stand below one another, from edge to edge`(
    generation: Environment.Generation
  ) throws {
    let view = try DrawnView(SampleFloorplan.revenue) { $0.generation = generation }
    expect(
      view.root.children.map(\.kind),
      is: ["title", "status", "subtitle", "summaryItem", "summaryItem", "chartView"])
    expect(view.root.frame.size.width, is: 375)
    expect(title(of: view).frame.minX, is: 16)
    try expect(view.part("status").baseline, is: title(of: view).baseline)
    #expect(abs(try view.part("status").frame.maxX - 359) < 0.01)
    let chart = try view.part("chartView").frame
    expect(chart.size, is: Size(width: 343, height: 256))
    expect(chart.minX, is: 16)
    #expect(abs(view.root.frame.maxY - chart.maxY - 16) < 0.01)
    expect(view.warnings, is: [])
  }

  @Test func `aggregates come first, larger, on the same lines as the others`() throws {
    let view = try DrawnView(SampleFloorplan.revenue)
    let items = items(of: view)
    let texts = items.map { $0.children.map { $0.text ?? $0.kind } }
    expect(texts, is: [["Total", "707k", "trendImage", "4.2%"], ["Mar", "171k"]])
    let values = items.map { $0.children[1] }
    expect(values.map(\.fontSize), is: [28, 17])
    expect(values[0].baseline, is: values[1].baseline)
    expect(items[0].children[0].baseline, is: items[1].children[0].baseline)
    #expect(abs(items[1].frame.minX - items[0].frame.maxX - 32) < 0.01)
  }

  @Test(arguments: [nil, 400, 900] as [Double?])
  func `in regular width the summary is beside the title`(height: Double?) throws {
    let view = try DrawnView(SampleFloorplan.revenue) {
      $0.width = 768
      $0.height = height
    }
    let items = items(of: view)
    expect(items[0].children[0].baseline, is: title(of: view).baseline)
    #expect(abs((items.last?.frame.maxX ?? 0) - 736) < 0.01)
    expect(title(of: view).frame.minX, is: 32)
    let chart = try view.part("chartView").frame
    #expect(abs(view.root.frame.maxY - chart.maxY - 16) < 0.01)
    if let height {
      expect(view.root.frame.size.height, is: height)
    } else {
      expect(chart.size, is: Size(width: 704, height: 352))
    }
    expect(view.warnings, is: [])
  }

  @Test func `a height that is too small keeps the least chart, and says so`() throws {
    let view = try DrawnView(SampleFloorplan.revenue) { $0.height = 200 }
    try expect(view.part("chartView").frame.size.height, is: 160)
    expect(view.warnings.count, is: 1)
    #expect(view.warnings.first?.contains("needs a height of") == true)
  }

  @Test(arguments: [(1, [2]), (4, [1, 4]), (5, [1, 3, 2]), (7, [1, 4, 3])])
  func `items that do not fit into a row stand in equal columns`(
    count: Int, rows: [Int]
  ) throws {
    let view = try DrawnView(
      SampleFloorplan.revenue {
        let item = ChartSummaryItem(title: "Mar", values: ["171,000"], category: 2)
        $0.summaryItems = [$0.summaryItems[1]] + Array(repeating: item, count: count)
      })
    let tops = items(of: view).map(\.frame.minY)
    let found = Dictionary(grouping: tops) { $0 }.sorted { $0.key < $1.key }.map(\.value.count)
    expect(found, is: rows)
    expect(view.warnings, is: [])
  }

  @Test func `a range has its two ends on a line, or each on its own`() throws {
    func ends(_ upper: Text, width: Double) throws -> [Double?] {
      let view = try DrawnView(
        SampleFloorplan.revenue {
          $0.summaryItems = [
            ChartSummaryItem(lowerBoundTitle: "January", upperBoundTitle: upper, value: "517k")
          ]
        }
      ) { $0.width = width }
      expect(view.warnings, is: [])
      return try [view.part("lowerBoundTitle").baseline, view.part("upperBoundTitle").baseline]
    }
    let line = try ends("March", width: 375)
    expect(line[0], is: line[1])
    let lines = try ends("the end of the financial year", width: 200)
    #expect(try #require(lines[0]) < #require(lines[1]))
  }

  @Test(arguments: [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge], [320.0, 768])
  func `nothing is lost on a small phone or in large texts`(
    category: ContentSizeCategory, width: Double
  ) throws {
    let view = try DrawnView(SampleFloorplan.years) {
      $0.contentSizeCategory = category
      $0.width = width
    }
    expect(view.warnings, is: [])
    #expect(view.root.flattened.allSatisfy { $0.isTruncated != true })
    #expect(view.root.flattened.allSatisfy { $0.frame.maxX <= width + 0.01 })
  }

  @Test func `right to left is the mirror`() throws {
    let left = try DrawnView(SampleFloorplan.years)
    let right = try DrawnView(SampleFloorplan.years) { $0.layoutDirection = .rightToLeft }
    for (one, other) in zip(items(of: left), items(of: right)) {
      #expect(abs(one.frame.minX - (375 - other.frame.maxX)) < 0.01)
    }
    #expect(
      abs(title(of: left).frame.minX - (375 - title(of: right).frame.maxX)) < 0.01)
    #expect(
      abs(try left.part("status").frame.maxX - (375 - right.part("status").frame.minX)) < 0.01)
  }

  @Test(arguments: [
    (
      SampleFloorplan.revenue { $0.summaryItems = [] },
      ["title", "status", "subtitle", "chartView"]
    ),
    (
      SampleFloorplan.revenue {
        $0.status = nil; $0.summaryItems = []
      }, ["title", "subtitle", "chartView"]
    ),
    (ChartFloorplan(title: "Revenue"), ["title"]),
    (
      ChartFloorplan(title: "Revenue", chartView: ChartView(series: [])), ["title", "chartView"]
    ),
  ])
  func `a part that is missing leaves no gap`(floorplan: ChartFloorplan, kinds: [String]) throws {
    let view = try DrawnView(floorplan)
    expect(view.root.children.map(\.kind), is: kinds)
    expect(view.warnings, is: [])
    let ends = zip(view.root.children, view.root.children.dropFirst())
    #expect(ends.allSatisfy { $1.frame.minY - $0.frame.maxY <= 24 })
  }
}
