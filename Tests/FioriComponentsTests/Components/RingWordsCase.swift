import FioriRender
import Testing

/// A ring and how it reads.
struct RingWordsCase: Sendable, CustomTestStringConvertible {
  let view: KPIProgressView
  let title: String
  let text: String

  init(
    _ items: KPIItem..., progress: Double?, caption: Text? = nil, isEnabled: Bool = true,
    title: String, text: String
  ) {
    view = KPIProgressView(
      items: items, progress: progress, caption: caption, isEnabled: isEnabled)
    self.title = title
    self.text = text
  }

  var testDescription: String { text }
}
