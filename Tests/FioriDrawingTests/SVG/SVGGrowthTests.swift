import Testing

@testable import FioriDrawing
@testable import FioriLayout
@testable import FioriRender
@testable import TestSupport

/// What moves when a picture appears.
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
  }

  /// A motion, and what it adds to an SVG; what moves stands in a query for screens and readers who want
  /// it to.
  @Test(arguments: motions.indices)
  func `every motion has its class and key frames`(index: Int) throws {
    let (motion, prefix, lines) = Self.motions[index]
    var list = DisplayList(size: PictureSize(layout: Size(width: 20, height: 10), scale: 2))
    list.append(.moving(motion, []))
    var canvas = SVGCanvas(
      list.size, accessibilityText: AccessibilityText(title: "", text: ""),
      outlines: SquareOutlines(), idPrefix: prefix, isAnimated: true,
      pngEncoder: { try PNGEncoder.encode($0, pixelsPerPoint: 1) })
    try list.paint(on: &canvas)
    let written = canvas.svg.description.split(separator: "\n").map(String.init)
    expect(Array(written.dropFirst(3).dropLast()), is: ["<defs>"] + lines)
  }

  private static let motions: [(Motion, prefix: String, lines: [String])] = [
    (
      .growth(from: Point(x: 0, y: 8.5), .vertical), "1.a-",
      [
        style(
          #".\31 \.a-growth-y{animation:\31 \.a-growth-y 0.5s linear}"#
            + #"@keyframes \31 \.a-growth-y{from{transform:scaleY(0)}}"#),
        "</defs>", #"<g class="1.a-growth-y" style="transform-origin:0px 8.5px">"#, "</g>",
      ]
    ),
    (
      .reveal(from: 18, to: 1.5), "",
      [
        style(
          #".reveal-18-1\.5{animation:reveal-18-1\.5 0.5s linear}@keyframes reveal-18-1\.5"#
            + "{from{clip-path:inset(0 2px 0 18px) view-box}"
            + "to{clip-path:inset(0 2px 0 1.5px) view-box}}"),
        "</defs>", #"<g class="reveal-18-1.5">"#, "</g>",
      ]
    ),
    (
      .sweep(around: Point(x: 5, y: 5), radius: 4), "",
      [
        style(
          ".sweep-5-5-4{animation:sweep-5-5-4 0.5s linear}@keyframes sweep-5-5-4{"
            + frame("0", "5px 1px,5px 1px,5px 1px,5px 1px,5px 1px,5px 1px")
            + frame("12.5", "5px 1px,9px 1px,9px 1px,9px 1px,9px 1px,9px 1px")
            + frame("37.5", "5px 1px,9px 1px,9px 9px,9px 9px,9px 9px,9px 9px")
            + frame("62.5", "5px 1px,9px 1px,9px 9px,1px 9px,1px 9px,1px 9px")
            + frame("87.5", "5px 1px,9px 1px,9px 9px,1px 9px,1px 1px,1px 1px")
            + frame("100", "5px 1px,9px 1px,9px 9px,1px 9px,1px 1px,5px 1px") + "}"),
        "</defs>", #"<g class="sweep-5-5-4">"#, "</g>",
      ]
    ),
    (
      .shimmer(fromRight: true), "",
      [
        style(
          ".light-shimmer-right-20-10{animation:light-shimmer-right-20-10 2s linear 2}"
            + "@keyframes light-shimmer-right-20-10{to{transform:translateX(-40px)}}"),
        #"<linearGradient id="light"><stop stop-opacity="0"/><stop offset="0.5" "#
          + #"stop-opacity="0.6"/><stop offset="1" stop-opacity="0"/></linearGradient>"#,
        #"<mask id="mask-shimmer-right-20-10" maskUnits="userSpaceOnUse" x="0" y="0" width="20" "#
          + ##"height="10"><rect width="20" height="10" fill="#fff"/>"##
          + #"<rect class="light-shimmer-right-20-10" x="20" width="20" height="10" "#
          + ##"fill="url(#light)"/></mask>"##,
        style(
          ".shimmer-right-20-10{animation:shimmer-right-20-10 2s linear 2}"
            + "@keyframes shimmer-right-20-10{from,to{mask:url(#mask-shimmer-right-20-10)}}"),
        "</defs>", #"<g class="shimmer-right-20-10">"#, "</g>",
      ]
    ),
  ]

  private static func style(_ rules: String) -> String {
    "<style>@media screen and (prefers-reduced-motion:no-preference){\(rules)}</style>"
  }

  private static func frame(_ share: String, _ corners: String) -> String {
    "\(share)%{clip-path:polygon(5px 5px,\(corners)) view-box}"
  }

  @Test func `an animated picture ends as the still one`() throws {
    let animated = try svg(Self.ring, isAnimated: true)
      .replacing(/<style>.*<\/style>\n/, with: "")
      .replacing(" class=\"ring-growth\" pathLength=\"1\"", with: "")
    expect(animated, is: (try svg(Self.ring, isAnimated: false)))
  }

  @Test(arguments: ChartType.allCases)
  func `an animated chart is the still one in groups`(type: ChartType) throws {
    let chart = ChartView.moving(type)
    let animated = try svg(chart, isAnimated: true)
    let groups = animated.ranges(of: "<g class=").count
    let still = try svg(chart, isAnimated: false)
    #expect(groups > 0)
    let lines = animated.replacing(/<style>.*<\/style>\n/, with: "")
      .replacing(/<g class="[^>]*>\n/, with: "").replacing("<defs>\n</defs>\n", with: "")
    expect(lines.replacing("</g>\n", with: ""), is: still.replacing("</g>\n", with: ""))
    expect(
      animated.ranges(of: "</g>").count, is: still.ranges(of: "</g>").count + groups)
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
    ] as [any Component])
  func `a picture without growing parts is the static one`(view: any Component) throws {
    try expect(svg(view, isAnimated: true), is: (try svg(view, isAnimated: false)))
  }
}
