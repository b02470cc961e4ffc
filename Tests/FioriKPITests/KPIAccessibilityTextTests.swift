import FioriRender
import Testing

@testable import TestSupport

struct KPIAccessibilityTextTests {
  private func check(_ item: KPIWordsCase) {
    let view = KPIView(
      items: item.items, caption: item.caption.map { Text($0) }, isEnabled: item.isEnabled)
    expect(
      view.lowered(in: .plain).accessibilityText,
      is: .whole(AccessibilityText(title: item.title, text: item.text)))
  }

  @Test(arguments: [
    KPIWordsCase(
      .unit("$"), .metric("294"), .unit("USD"), title: "$294 USD", text: "$294 USD"),
    KPIWordsCase(.unit("$"), .metric("256"), .unit("k"), title: "$256k", text: "$256k"),
    KPIWordsCase(
      .fraction("56"), .fraction("/"), .fraction("100"), title: "56 of 100", text: "56 of 100"),
    KPIWordsCase(
      .icon(.builtin(.package)), .metric("2"), .unit("USD"), title: "2 USD", text: "2 USD"),
    KPIWordsCase(.unit("EUR"), .metric("5"), title: "EUR 5", text: "EUR 5"),
    KPIWordsCase(.metric("5"), .unit(""), .unit("kg"), title: "5 kg", text: "5 kg"),
    KPIWordsCase(title: "KPI", text: ""),
    KPIWordsCase(.icon(.builtin(.package)), title: "KPI", text: ""),
  ])
  func `a value reads as it is written`(_ item: KPIWordsCase) { check(item) }

  @Test(arguments: [
    KPIWordsCase(
      .metric("56"), .metric("/"), .metric("100"), title: "56 of 100", text: "56 of 100"),
    KPIWordsCase(.metric("56"), .unit("/"), .metric("100"), title: "56 of 100", text: "56 of 100"),
  ])
  func `a slash reads as a fraction's whatever item carries it`(_ item: KPIWordsCase) {
    check(item)
  }

  @Test func `a blank that an item brings along is the only one`() {
    check(KPIWordsCase(.metric("294"), .unit(" USD"), title: "294 USD", text: "294 USD"))
  }

  @Test(arguments: [
    KPIWordsCase(
      .unit("$"), .metric("294"), caption: "Sales", title: "Sales", text: "Sales, $294"),
    KPIWordsCase(caption: "Sales", title: "Sales", text: "Sales"),
    KPIWordsCase(.metric("2"), caption: "", title: "2", text: "2"),
  ])
  func `the caption is the title and comes first`(_ item: KPIWordsCase) { check(item) }

  @Test(arguments: [
    KPIWordsCase(
      .metric("2"), caption: "Sales", isEnabled: false, title: "Sales",
      text: "Sales, 2, disabled"),
    KPIWordsCase(isEnabled: false, title: "KPI", text: "disabled"),
  ])
  func `the text of a view that cannot be tapped includes it`(_ item: KPIWordsCase) { check(item) }
}
