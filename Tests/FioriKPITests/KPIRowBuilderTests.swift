import FioriLayout
import FioriLowering
import FioriModel
import FioriRender
import Testing

@testable import FioriKPI
@testable import TestSupport

struct KPIRowBuilderTests {
  private func row(
    _ items: [KPIItem], _ attributes: any KPIAttributesProvider = ClassicKPIAttributes()
  ) -> RowElement {
    KPIRowBuilder(
      attributes: attributes, color: RGBA(0x123456), theme: Theme(Environment()),
      maximumWidth: 216, minimumScale: 0.5
    )
    .row(ResolvedKPIItems(items, in: .plain))
  }

  @Test func `an item has the attributes that a provider gives it`() {
    let parts = row([.unit("$"), .metric("1.5")], SecondItemProvider()).items.compactMap { item in
      if case .text(let text) = item.element { text.text } else { nil }
    }
    expect(
      parts.flatMap(\.runs).map {
        "\($0.text) \($0.font.size) \($0.color.red) \($0.kern) \($0.baselineOffset)"
      },
      is: [
        "$ 28.0 18 0.0 0.0", "1 20.0 255 2.0 3.0", ". 20.0 255 2.0 3.0", "5 20.0 255 2.0 3.0",
      ])
  }

  private func texts(_ items: [KPIItem]) -> [TextElement] {
    row(items).items.compactMap { if case .text(let text) = $0.element { text } else { nil } }
  }

  @Test(arguments: [
    SeparatorCase(.metric("294"), "48 294"),
    SeparatorCase(.metric("1.5"), "48 1", "28 .", "48 5"),
    SeparatorCase(
      .metric("1,265,849.98"), "48 1", "28 ,", "48 265", "28 ,", "48 849", "28 .", "48 98"),
    SeparatorCase(.metric(".5"), "28 .", "48 5"), SeparatorCase(.metric("5."), "48 5", "28 ."),
    SeparatorCase(.metric("-.5"), "48 -", "28 .", "48 5"),
    SeparatorCase(.metric("a.b"), "48 a.b"), SeparatorCase(.metric("."), "48 ."),
    SeparatorCase(.metric(",,"), "48 ,,"), SeparatorCase(.metric("n.a."), "48 n.a."),
    SeparatorCase(.metric("٣.٥"), "48 ٣", "28 .", "48 ٥"),
    SeparatorCase(.fraction("2.5"), "48 2", "28 .", "48 5"),
    SeparatorCase(.unit("1.5"), "28 1.5"), SeparatorCase(.metric("/"), "48 /"),
    SeparatorCase(.unit("/"), "48 /"), SeparatorCase(.unit("k/s"), "28 k/s"),
  ])
  func `separators are small beside digits of a number alone`(_ item: SeparatorCase) throws {
    let text = try #require(texts([item.item]).first)
    expect(text.text.runs.map { "\(Decimal.text($0.font.size)) \($0.text)" }, is: item.runs)
  }

  @Test(arguments: [KPIItem.unit("/"), .metric("/"), .fraction("/")])
  func `a slash is a fraction's whatever item carries it`(slash: KPIItem) throws {
    expect(slash.style, is: .fraction)
    let row = row([.fraction("56"), slash, .fraction("100")])
    expect(row.items.map(\.leadingSpace), is: [0, 2, 2])
    let text = try #require(texts([slash]).first)
    expect(text.text.font, is: Font(weight: .light, size: 48, leading: 57))
  }

  @Test func `texts keep their items' kinds and places`() {
    let texts = texts([.unit("$"), .metric(""), .metric("2"), .unit("/")])
    expect(texts.map(\.kind), is: ["unit", "metric", "unit"])
    expect(texts.map { "\($0.origin)" }, is: ["items[0].unit", "items[2].metric", "items[3].unit"])
  }

  @Test func `everything has the one color`() {
    #expect(texts([.unit("$"), .metric("2.5")]).allSatisfy { $0.text.color == RGBA(0x123456) })
    let icons = row([.icon(.builtin(.person))]).items.compactMap {
      if case .image(let image) = $0.element { image.tint } else { nil }
    }
    expect(icons, is: [RGBA(0x123456)])
  }

  @Test func `a row is on the metric's baseline and is at most 216 wide`() {
    let row = row([.unit("k")])
    expect(row.strut, is: Font(weight: .light, size: 48, leading: 57))
    expect(row.maximumWidth, is: 216)
    expect(row.minimumScale, is: 0.5)
  }

  @Test(arguments: [
    (KPIItemStyle.metric, Font(weight: .light, size: 48, leading: 57)),
    (.fraction, Font(weight: .light, size: 48, leading: 57)),
    (.unit, Font(weight: .regular, size: 28, leading: 34)),
  ])
  func `the classic look has light digits and regular units`(
    style: KPIItemStyle, font: Font
  ) {
    expect(ClassicKPIAttributes().font(for: style), is: font)
  }
}

/// The classic style, with attributes for the second item.
private struct SecondItemProvider: KPIAttributesProvider {
  private let base = ClassicKPIAttributes()

  func font(for style: KPIItemStyle) -> Font { base.font(for: style) }
  func separatorFont(for style: KPIItemStyle) -> Font { base.separatorFont(for: style) }
  func tint(for state: ControlState) -> ColorStyle { base.tint(for: state) }
  func kerning(_ kerning: LeadingItemKerning) -> Double { base.kerning(kerning) }

  func attributes(of style: KPIItemStyle, at index: Int, in state: ControlState) -> TextRun? {
    guard index == 1 else { return nil }
    return TextRun(
      "", font: TextFont(size: 20), color: Color(text: "red", in: .description), kern: 2,
      baselineOffset: 3)
  }

  var iconSize: Size { base.iconSize }
  var captionFont: Font { base.captionFont }
  var captionSpacing: Double { base.captionSpacing }
}
