import FioriLayout
import FioriRender
import Testing

@testable import FioriKPI
@testable import TestSupport

struct KPIRowBuilderTests {
  private func row(_ items: [KPIItem]) -> RowElement {
    KPIRowBuilder(
      attributes: ClassicKPIAttributes(), color: RGBA(0x123456), maximumWidth: 216,
      minimumScale: 0.5
    )
    .row(ResolvedKPIItems(items, in: .plain))
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
