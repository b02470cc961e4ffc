import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

/// Where a ring's texts stand (Docs/sources/kpi.md#ring-value, Docs/sources/kpi.md#ring-caption).
struct KPIProgressCaptionTests {
  @Test(arguments: [(KPIProgressViewSize.large, 94.0), (.small, 86)])
  func `a caption stays inside exactly as long as it fits`(
    size: KPIProgressViewSize, room: Double
  ) throws {
    for (width, isInside) in [(room, true), (room + 0.01, false)] {
      let view = KPIProgressView(
        items: [.metric("1")], chartSize: size, caption: "abcde ghij",
        attributesProvider: RingLook(size, captionSize: width / 10))
      var engine = SquareLayout.engine()
      let frame = try engine.layout(
        view.lowered(in: .plain).element, in: Constraints(maximumWidth: .infinity))
      let parts = LayoutReport(frame).root.flattened
      let caption = try #require(parts.first { $0.kind == "caption" })
      let ring = try #require(parts.first { $0.kind == "ring" })
      expect((caption.frame.maxY < ring.frame.maxY), is: isInside, "\(width)")
      expect((abs(caption.frame.size.width - width) < 1e-9), is: isInside)
    }
  }

  @Test(
    arguments: [
      (nil, nil, true, ["Late", nil]), ("Plan", nil, true, ["Plan", "Late"]),
      ("Plan", "July", true, ["Plan", "July"]), (nil, nil, false, [nil, nil]),
    ] as [(String?, String?, Bool, [String?])])
  func `the title of a rule is a text where color must not be the only sign`(
    caption: String?, footnote: String?, isWithoutColor: Bool, shown: [String?]
  ) throws {
    var view = KPIProgressView(items: [.metric("5")], progress: 0.4)
    view.rules = [ColorRule(below: .number(0.5), color: .palette("negative"), title: "Late")]
    view.caption = caption.map { Text($0) }
    view.footnote = footnote.map { Text($0) }
    let drawn = try DrawnView(view) { $0.differentiateWithoutColor = isWithoutColor }
    let parts = drawn.root.flattened
    expect(
      ["caption", "footnote"].map { kind in parts.first { $0.kind == kind }?.text }, is: shown)
    expect(drawn.warnings, is: [])
  }
}
