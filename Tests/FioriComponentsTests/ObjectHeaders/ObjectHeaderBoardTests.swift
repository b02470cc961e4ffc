import FioriRender
import Testing

@testable import TestSupport

/// Measures of the SDK's example in Inter (Docs/sources/headers.md#worked-examples).
struct ObjectHeaderBoardTests {
  private static let tolerance = 0.5

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) <= Self.tolerance } ?? false
  }

  private func compact(
    _ header: ObjectHeader, _ generation: Environment.Generation = .classic, page: Int? = nil
  ) throws -> DrawnView {
    try DrawnView(header, page: page) { $0.generation = generation }
  }

  private func regular(
    _ header: ObjectHeader, _ generation: Environment.Generation = .classic
  ) throws -> DrawnView {
    try DrawnView(header) {
      $0.generation = generation
      $0.horizontalSizeClass = .regular
      $0.width = 1024
    }
  }

  /// The places of all parts of a name.
  private func frames(_ kind: String, of drawn: DrawnView) -> [Rect] {
    drawn.root.flattened.filter { $0.kind == kind }.map(\.frame)
  }

  @Test(arguments: [
    (Environment.Generation.classic, 280.1, 323.0), (.horizon, 280.1, 331),
  ])
  func `in compact a header is as high as in the worked example`(
    generation: Environment.Generation, height: Double, heightWithKPI: Double
  ) throws {
    let drawn = try compact(SampleObjectHeader.view, generation)
    #expect(isNear(drawn.drawing.report.size.height, height))
    expect(drawn.drawing.pageCount, is: 1)
    for page in 1...2 {
      let drawn = try compact(SampleObjectHeader.withKPI, generation, page: page)
      #expect(isNear(drawn.drawing.report.size.height, heightWithKPI))
      expect(drawn.drawing.pageCount, is: 2)
    }
  }

  @Test(arguments: Environment.Generation.allCases)
  func `in regular a header is as high as in the worked example`(
    generation: Environment.Generation
  ) throws {
    let drawn = try regular(SampleObjectHeader.view, generation)
    #expect(isNear(drawn.drawing.report.size.height, 161.5))
  }

  @Test func `in regular a KPI adds the status' row to the height`() throws {
    var header = SampleObjectHeader.view
    header.kpiView = SampleObjectHeader.kpi
    #expect(isNear(try regular(header, .horizon).drawing.report.size.height, 186.5))
  }

  @Test func `image and texts stand at their margins`() throws {
    let small = try compact(SampleObjectHeader.view)
    let large = try regular(SampleObjectHeader.view)
    try expect(small.part("detailImage").frame, is: Rect(x: 16, y: 16, width: 44, height: 44))
    try expect(large.part("detailImage").frame, is: Rect(x: 32, y: 18, width: 44, height: 44))
    for kind in ["headline", "subheadline"] {
      #expect(isNear(try small.part(kind).frame.minX, 76))
      #expect(isNear(try large.part(kind).frame.minX, 92))
    }
    #expect(isNear(try small.part("description").frame.minX, 76))
    try expect(small.part("headline").lineCount, is: 3)
    try expect(large.part("headline").lineCount, is: 2)
    try expect(small.part("description").lineCount, is: 3)
  }

  @Test(arguments: [(Environment.Generation.classic, 51.9), (.horizon, 53.9)])
  func `tags stand four points below the subheadline`(
    generation: Environment.Generation, width: Double
  ) throws {
    let drawn = try compact(SampleObjectHeader.view, generation)
    let subheadline = try drawn.part("subheadline").frame
    let tags = frames("tag", of: drawn)
    expect(tags.count, is: 3)
    #expect(tags.allSatisfy { isNear($0.size.height, 18.52) })
    #expect(tags.allSatisfy { abs($0.minY - subheadline.maxY - 4) < 0.01 })
    #expect(abs(tags[1].minX - tags[0].maxX - 10) < 0.01)
    #expect(isNear(tags[0].size.width, width))
  }

  @Test func `label items stand sixteen points below the tags, their icons beside them`() throws {
    let drawn = try compact(SampleObjectHeader.view)
    let tags = frames("tag", of: drawn)
    let items = frames("labelItem", of: drawn)
    let icons = frames("image", of: drawn)
    #expect(abs(items[0].minY - tags[0].maxY - 16) < 0.01)
    #expect(abs(items[1].minX - items[0].maxX - 16) < 0.01)
    #expect(abs(items[2].minY - items[0].maxY - 8) < 0.01)
    #expect(icons.allSatisfy { $0.size == Size(width: 16, height: 16) })
    #expect(abs(icons[0].maxX - items[0].maxX) < 0.01)
    #expect(abs(icons[2].minX - items[2].minX) < 0.01)
    #expect(abs((try drawn.part("description").frame.minY) - items[2].maxY - 16) < 0.01)
  }

  @Test func `a status ends at the margin, on the headline's line`() throws {
    for (drawn, end) in [
      (try compact(SampleObjectHeader.view), 359.0), (try regular(SampleObjectHeader.view), 992),
    ] {
      let status = try drawn.part("status")
      let image = try drawn.part("substatusImage").frame
      #expect(isNear(status.frame.maxX, end) && isNear(image.maxX, end))
      expect(status.baseline, is: (try drawn.part("headline").baseline))
      #expect(isNear(image.minY - status.frame.maxY, 4))
      expect(image.size, is: Size(width: 16, height: 16))
    }
  }

  @Test func `a KPI moves the status below the tags`() throws {
    let drawn = try compact(SampleObjectHeader.withKPI)
    let status = try drawn.part("status").frame
    let image = try drawn.part("substatusImage").frame
    #expect(isNear(status.minY - frames("tag", of: drawn)[0].maxY, 8))
    #expect(isNear(status.minX, 76))
    #expect(isNear(image.minX - status.maxX, 16))
    #expect(isNear(try drawn.part("kpiView").frame.maxX, 359))
    #expect(isNear(try drawn.part("kpiView").frame.minY, 16))
  }

  @Test(arguments: [
    "Short", SampleObjectHeader.view.descriptionText ?? "",
  ])
  func `in regular the middle column starts in one place`(text: Text) throws {
    var header = SampleObjectHeader.view
    header.descriptionText = text
    let drawn = try regular(header)
    let description = try drawn.part("description")
    #expect(isNear(description.frame.minX, 607.5))
    #expect(description.frame.size.width <= 312)
    #expect(isNear(description.baseline, 36.1))
    let mirrored = try DrawnView(header) {
      $0.horizontalSizeClass = .regular
      $0.width = 1024
      $0.layoutDirection = .rightToLeft
    }
    #expect(isNear(try mirrored.part("description").frame.maxX, 1024 - 607.5))
  }

  @Test(arguments: [(Environment.Generation.classic, 7.0, 16.0, 8.0), (.horizon, 8, 28, 16)])
  func `the dots stand in a strip below the content`(
    generation: Environment.Generation, diameter: Double, pitch: Double, space: Double
  ) throws {
    let drawn = try compact(SampleObjectHeader.withKPI, generation)
    let dots = try drawn.part("pageControl").frame
    #expect(isNear(dots.size.width, diameter + pitch) && isNear(dots.size.height, 18))
    #expect(isNear(dots.midX, 187.5))
    #expect(isNear(dots.minY - (try drawn.part("description").frame.maxY), space))
    #expect(isNear(drawn.drawing.report.size.height - dots.maxY, 8))
  }

  @Test func `the first layout has its own measures`() throws {
    let small = try compact(SampleObjectHeader.first)
    let large = try regular(SampleObjectHeader.first)
    for (drawn, origin, side) in [
      (small, Point(x: 16, y: 16), 45.0), (large, .init(x: 32, y: 18), 70),
    ] {
      let image = try drawn.part("detailImage").frame
      expect(image, is: Rect(origin: origin, size: Size(width: side, height: side)))
      #expect(isNear(try drawn.part("headline").frame.minX, image.maxX + 16))
      let tags = frames("tag", of: drawn)
      let (body, footnote) = (try drawn.part("body").frame, try drawn.part("footnote").frame)
      #expect(isNear(tags[0].minY - (try drawn.part("subheadline").frame.maxY), 16))
      #expect(isNear(body.minY - tags[0].maxY, 6))
      #expect(isNear(footnote.minY - body.maxY, 3))
      try expect(drawn.part("status").baseline, is: drawn.part("headline").baseline)
    }
    expect(small.drawing.pageCount, is: 2)
    expect(large.drawing.pageCount, is: 1)
    #expect(isNear(try large.part("description").frame.minX, 607.5))
  }

  @Test(
    arguments: [(320.0, 0.23 * 320), (375, 0.23 * 375), (500, 0.23 * 500)] as [(Double, Double)])
  func `in compact a status has at most its share of the width`(
    width: Double, maximum: Double
  ) throws {
    for version in ObjectHeader.Version.allCases {
      var header = SampleObjectHeader.view
      header.version = version
      header.statusText = "Waiting for the approval of the manager"
      let drawn = try DrawnView(header) { $0.width = width }
      let frame = try drawn.part("status").frame
      #expect(frame.size.width <= maximum + 0.01)
      try expect(drawn.part("status").lineCount, is: 2)
      #expect(isNear(frame.maxX, width - 16))
    }
  }

  @Test func `a status that groups with its image is apart from the substatus`() throws {
    for layout in [ObjectHeader.StatusLayout.inline, .row] {
      let header = ObjectHeader(
        headlineText: "Pump", statusText: "Open", statusImage: .builtin(.warning),
        substatusText: "High", substatusImage: .builtin(.trendUp), statusLayout: layout)
      let drawn = try compact(header)
      let frames = try ["status", "statusImage", "substatus", "substatusImage"].map {
        try drawn.part($0).frame
      }
      let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
      expect(gaps.map { ($0 * 1_000).rounded() / 1_000 }, is: [4, 16, 4])
    }
  }

  private func header(_ headline: Text, kpi value: String) -> ObjectHeader {
    ObjectHeader(
      headlineText: headline,
      kpiView: KPIView(items: [.unit("$"), .metric(value)], caption: "Cost"))
  }

  @Test(arguments: Environment.Generation.allCases)
  func `a KPI that is scaled down is on the headline's line, another is as high as it`(
    generation: Environment.Generation
  ) throws {
    let scaled = try compact(header("Transformer", kpi: "1,265,849,321.98"), generation)
    try expect(scaled.part("metric").baseline, is: scaled.part("headline").baseline)
    let whole = try compact(header("Transformer", kpi: "26"), generation)
    try expect(whole.part("kpiView").frame.minY, is: 16)
    try expect(whole.part("headline").frame.minY, is: 16)
    #expect(try whole.part("metric").baseline ?? 0 > whole.part("headline").baseline ?? 0)
  }

  @Test func `a KPI shrinks before a word beside it is broken, to a half at least`() throws {
    let beside = try compact(header("Transformator", kpi: "265,849"))
    let shrunk = try compact(header("Transformatorenstation", kpi: "265,849"))
    let broken = try compact(header("Transformatorenüberwachung", kpi: "265,849"))
    try expect(
      [beside, shrunk, broken].map { try $0.part("headline").lineCount }, is: [1, 1, 2])
    let sizes = try [beside, shrunk, broken].map { try $0.part("metric").fontSize ?? 0 }
    expect(sizes[0], is: 36)
    #expect((18..<36).contains(sizes[1]))
    expect(sizes[2], is: 36)
  }

  @Test func `a KPI that is cut is not cut further for a word`() throws {
    let number = String(repeating: "8", count: 40)
    let texts = try ["Pump", "Instandhaltungsauftragsverwaltung"].map {
      try compact(header(Text($0), kpi: number)).part("metric").text ?? ""
    }
    #expect(texts[0].hasSuffix("8…"))
    expect(texts[1], is: texts[0])
  }

  @Test func `a status is as wide as its word, up to half of the width`() throws {
    for (status, count) in [("Genehmigungspflichtig", 1), ("Genehmigungspflichtigkeit", 2)] {
      var header = ObjectHeader(headlineText: "Pump")
      header.statusText = Text(status)
      let drawn = try compact(header)
      try expect(drawn.part("status").lineCount, is: count)
      #expect(try drawn.part("status").frame.size.width <= 167.5 + 0.01)
    }
  }

  @Test func `in regular a status has at most a hundred and twenty points`() throws {
    var header = SampleObjectHeader.view
    header.statusText = "Waiting for the approval of the manager"
    let frame = try regular(header).part("status").frame
    #expect((100...120).contains(frame.size.width))
    #expect(isNear(frame.maxX, 992))
  }
}
