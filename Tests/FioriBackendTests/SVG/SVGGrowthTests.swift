import FioriRender
import Testing

@testable import TestSupport

/// Rings that grow when a picture appears.
struct SVGGrowthTests {
  private static let ring = KPIProgressView(items: [.metric("64"), .unit("%")], progress: 0.64)

  private func svg(
    _ view: some Component, idPrefix: String = "", isAnimated: Bool
  ) throws -> String {
    let renderer = try Renderer()
    let bytes = try renderer.data(
      of: renderer.drawing(of: Figure(view)),
      as: .svg(SVGOptions(idPrefix: idPrefix, isAnimated: isAnimated)))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a still picture has no class and no style`() throws {
    let svg = try svg(Self.ring, isAnimated: false)
    #expect(!svg.contains("class="))
    #expect(!svg.contains("<style>"))
    #expect(!svg.contains("pathLength"))
  }

  @Test func `an animated one has a class on the arc alone`() throws {
    let svg = try svg(Self.ring, isAnimated: true)
    expect(svg.ranges(of: "class=").count, is: 1)
    expect(svg.ranges(of: "<path class=\"ring-growth\" pathLength=\"1\" d=\"M66 1C").count, is: 1)
    expect(svg.ranges(of: "<style>").count, is: 1)
    #expect(svg.contains("animation:ring-growth 0.5s linear}"))
    #expect(svg.contains("@keyframes ring-growth{from{stroke-dashoffset:1}}"))
  }

  @Test func `what moves stands in a query for readers who want it to`() throws {
    let svg = try svg(Self.ring, isAnimated: true)
    let style = try #require(svg.firstMatch(of: /<style>(.*)<\/style>/)).1
    #expect(style.hasPrefix("@media (prefers-reduced-motion:no-preference){"))
    expect(style.count { $0 == "{" }, is: style.count { $0 == "}" })
  }

  @Test func `an animated picture ends as the still one`() throws {
    let animated = try svg(Self.ring, isAnimated: true)
      .replacing(/<style>.*<\/style>\n/, with: "")
      .replacing(" class=\"ring-growth\" pathLength=\"1\"", with: "")
    expect(animated, is: (try svg(Self.ring, isAnimated: false)))
  }

  @Test func `several rings share one style`() throws {
    let header = KPIHeader(items: [Self.ring, Self.ring])
    let svg = try svg(header, idPrefix: "a-", isAnimated: true)
    expect(svg.ranges(of: "<path class=\"a-ring-growth\"").count, is: 2)
    expect(svg.ranges(of: "<style>").count, is: 1)
    #expect(svg.contains(".a-ring-growth{"))
    #expect(svg.contains("@keyframes a-ring-growth{"))
  }

  @Test(
    arguments: [
      KPIView(items: [.metric("64")]), KPIProgressView(items: [.metric("64")]),
      KPIProgressView(items: [.metric("64")], progress: 0.64, isLoading: true),
    ] as [any Component])
  func `a picture in which nothing grows is the still one`(view: any Component) throws {
    try expect(svg(view, isAnimated: true), is: (try svg(view, isAnimated: false)))
  }
}
