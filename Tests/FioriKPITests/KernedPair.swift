import FioriRender
import Testing

/// An item, the one before it, and what stands between them.
struct KernedPair: Sendable, CustomTestStringConvertible {
  let previous: KPIItemStyle?
  let style: KPIItemStyle
  let kerning: LeadingItemKerning
  let points: Double

  init(
    _ previous: KPIItemStyle?, _ style: KPIItemStyle, _ kerning: LeadingItemKerning,
    _ points: Double
  ) {
    self.previous = previous
    self.style = style
    self.kerning = kerning
    self.points = points
  }

  var testDescription: String {
    "\(previous.map { "\($0)" } ?? "nothing") before \(style)"
  }
}
