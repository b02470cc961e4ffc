/// The style of a line; its corners are rounded.
package struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  package enum Cap: String, Hashable, Sendable {
    /// A half disc beyond the end.
    case round
    /// Cut off at the end.
    case butt
  }

  /// The width in points.
  package let width: Double
  package let cap: Cap
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  package let dash: [Double]

  /// Creates a style; a dash pattern that cannot be drawn becomes a solid line.
  package init(width: Double, cap: Cap = .round, dash: [Double] = []) {
    self.width = width
    self.cap = cap
    self.dash = Self.isDrawable(dash) ? dash : []
  }

  /// The shortest dash pattern in points. Chosen: gaps of a tenth of a point are invisible at any
  /// scale, and shorter dashes would add up to millions in a long line.
  private static let shortestPeriod = 0.1

  /// Returns whether Cairo accepts the dash: negative lengths, or only zeros, make it refuse all
  /// further drawing (Docs/sources/drawing.md#dashes).
  private static func isDrawable(_ dash: [Double]) -> Bool {
    dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.reduce(0, +) >= shortestPeriod
  }
}
