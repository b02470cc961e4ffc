import FioriRender
import Testing

/// Items in a ring and the sizes that they are drawn in.
struct RingFontCase: Sendable, CustomTestStringConvertible {
  let items: [KPIItem]
  let size: KPIProgressViewSize
  let points: [Double]

  init(_ items: KPIItem..., size: KPIProgressViewSize = .large, points: [Double]) {
    self.items = items
    self.size = size
    self.points = points
  }

  var testDescription: String { "\(items.compactMap(\.text).joined()) in \(size)" }
}
