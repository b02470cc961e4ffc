import FioriRender
import Testing

@testable import TestSupport

struct KPIProgressWordsTests {
  @Test func `views that wait say no more than that`() {
    let loading = LoweredAccessibilityText.whole(
      AccessibilityText(title: "Loading", text: "Loading"))
    let ring = KPIProgressView(
      items: [.metric("2")], progress: 0.5, caption: "Sales", isLoading: true)
    let view = KPIView(items: [.metric("2")], caption: "Sales", isLoading: true)
    expect(ring.lowered(in: .plain).accessibilityText, is: loading)
    expect(view.lowered(in: .plain).accessibilityText, is: loading)
  }
}
