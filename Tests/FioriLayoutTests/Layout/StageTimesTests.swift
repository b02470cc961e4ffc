import Testing

@testable import FioriRender
@testable import TestSupport

/// The times of stages: which are told, and how they are added up.
struct StageTimesTests {
  private let timer = StageTimer()

  private func draw(_ json: String, as formats: [Format]) throws {
    let renderer = try Renderer().timed(by: timer)
    for figure in Document(json: Array(json.utf8)).figures {
      let drawing = try renderer.drawing(of: figure)
      for format in formats { _ = try renderer.data(of: drawing, as: DrawingOutput(format)) }
    }
  }

  private static let view = #"{"type": "kpiView", "items": [{"metric": "1"}]}"#

  @Test func `nothing drawn takes no time`() {
    expect(timer.times, is: StageTimes())
    #expect(timer.times.stages.isEmpty)
    expect(timer.times.sum, is: .zero)
    expect(timer.times[.layout], is: .zero)
  }

  @Test(arguments: Format.allCases)
  func `a figure passes every stage to one format`(format: Format) throws {
    try draw(#"{"view": \#(Self.view)}"#, as: [format])
    expect(timer.times.stages, is: [.reading, .lowering, .layout, .painting, .encoding(format)])
    expect(timer.times.figureCount, is: 1)
    expect(timer.times.sum, is: timer.times.stages.map { timer.times[$0] }.reduce(.zero, +))
  }

  @Test func `a description is read once, however many figures it has`() throws {
    let json = #"{"view": \#(Self.view), "variants": {"scale": [1, 2, 3]}}"#
    let figures = Document(json: Array(json.utf8)).figures
    let renderer = try Renderer().timed(by: timer)
    for figure in figures { _ = try renderer.drawing(of: figure) }
    expect(timer.times.figureCount, is: 3)
    expect(timer.times[.reading], is: figures.first?.reading?.duration)
  }

  @Test func `a table is read once, each of its figures by itself`() throws {
    let json = #"""
      {"data": {"values": [{"a": 1}, {"a": 2}], "each": true},
        "view": {"type": "kpiView", "items": [{"metric": {"value": {"$": "a"}}}]}}
      """#
    let source = DocumentSource(Array(json.utf8), file: "card.json", resources: nil)
    let renderer = try Renderer().timed(by: timer)
    var times: [ReadingTime] = []
    for index in 0..<2 {
      let figures = source.document(index..<index + 1).figures
      for figure in figures { _ = try renderer.drawing(of: figure) }
      times += figures.compactMap(\.reading)
    }
    expect(Set(times.map(\.parsing)).count, is: 1)
    let own = times.compactMap(\.figures?.duration).reduce(.zero, +)
    expect(timer.times[.reading], is: own + (times.first?.parsing.duration ?? .zero))
  }

  @Test func `a figure made in Swift is not read`() throws {
    let renderer = try Renderer().timed(by: timer)
    _ = try renderer.drawing(of: Figure(KPIView(items: [.metric("1")])))
    expect(timer.times.stages, is: [.lowering, .layout, .painting])
  }

  @Test func `the renderer that a timed one is made of is not timed`() throws {
    let renderer = try Renderer()
    _ = renderer.timed(by: timer)
    _ = try renderer.drawing(of: Figure(KPIView(items: [.metric("1")])))
    expect(timer.times, is: StageTimes())
  }

  @Test func `times of one stage are added`() {
    timer.add(.milliseconds(2), to: .layout)
    timer.add(.milliseconds(3), to: .layout)
    timer.add(.milliseconds(1), to: .encoding(.svg))
    expect(timer.times[.layout], is: .milliseconds(5))
    expect(timer.times.sum, is: .milliseconds(6))
    expect(timer.times.stages.map(\.description), is: ["layout", "encoding svg"])
  }
}
