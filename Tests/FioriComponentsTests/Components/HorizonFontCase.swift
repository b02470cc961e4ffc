import FioriRender
import Testing

/// A size of a KPI in today's look and the sizes of its digits, units and caption.
struct HorizonFontCase: Sendable, CustomTestStringConvertible {
  let size: KPIViewSize
  let category: ContentSizeCategory
  let points: [Double]

  init(
    _ size: KPIViewSize, _ category: ContentSizeCategory = .large, digits: Double, unit: Double,
    caption: Double
  ) {
    self.size = size
    self.category = category
    points = [unit, digits, digits, caption]
  }

  var testDescription: String { "\(size), \(category)" }
}
