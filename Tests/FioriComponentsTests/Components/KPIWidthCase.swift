import FioriRender
import Testing

/// Items of a KPI, how wide each is drawn, and all of them with their kerning.
struct KPIWidthCase: Sendable, CustomTestStringConvertible {
  let items: [KPIItem]
  /// Empty where only the total is known.
  let widths: [Double]
  let total: Double

  init(_ items: KPIItem..., widths: [Double] = [], total: Double) {
    self.items = items
    self.widths = widths
    self.total = total
  }

  var testDescription: String { items.map { $0.text ?? "icon" }.joined(separator: " ") }
}
