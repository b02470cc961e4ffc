import FioriRender
import Testing

@testable import TestSupport

struct KPIProgressWordsTests {
  private func check(_ item: RingWordsCase) {
    expect(
      item.view.lowered(in: .plain).words,
      is: .whole(AccessibilityText(title: item.title, text: item.text)))
  }

  @Test(arguments: [
    RingWordsCase(
      .fraction("12"), .fraction("/"), .fraction("25"), progress: 0.64, caption: "Completed",
      title: "Completed", text: "Completed, 12 of 25, 64 percent"),
    RingWordsCase(.metric("16"), progress: 0.5, title: "16", text: "16, 50 percent"),
    RingWordsCase(progress: 0.5, title: "KPI progress", text: "50 percent"),
    RingWordsCase(.metric("16"), progress: nil, title: "16", text: "16, 0 percent"),
    RingWordsCase(.metric("16"), progress: 2, title: "16", text: "16, 100 percent"),
    RingWordsCase(
      .metric("2"), .unit("k"), progress: 1, caption: "Sales", isEnabled: false, title: "Sales",
      text: "Sales, 2k, 100 percent, not available"),
    RingWordsCase(
      .formattedFraction(FractionValue(value: 16, total: 25)), progress: nil, title: "16 of 25",
      text: "16 of 25, 64 percent"),
  ])
  func `a ring says how far it is filled`(_ item: RingWordsCase) { check(item) }

  @Test(arguments: [
    RingWordsCase(
      .metric("33"), .unit("%"), progress: 0.33, title: "33 percent", text: "33 percent"),
    RingWordsCase(
      .metric("33"), .unit("%"), progress: 0.33, caption: "Done", isEnabled: false, title: "Done",
      text: "Done, 33 percent, not available"),
    RingWordsCase(
      .formattedMetric(NumberValue(value: 0.64, style: .percent)), progress: nil,
      title: "64 percent", text: "64 percent"),
  ])
  func `a percentage is said once`(_ item: RingWordsCase) { check(item) }

  @Test func `a percentage that is another is said besides`() {
    check(
      RingWordsCase(
        .metric("33"), .unit("%"), progress: 0.5, title: "33 percent",
        text: "33 percent, 50 percent"))
  }

  @Test func `views that wait say no more than that`() {
    let loading = LoweredAccessibilityText.whole(
      AccessibilityText(title: "Loading", text: "Loading"))
    let ring = KPIProgressView(
      items: [.metric("2")], progress: 0.5, caption: "Sales", isLoading: true)
    let view = KPIView(items: [.metric("2")], caption: "Sales", isLoading: true)
    expect(ring.lowered(in: .plain).words, is: loading)
    expect(view.lowered(in: .plain).words, is: loading)
  }
}
