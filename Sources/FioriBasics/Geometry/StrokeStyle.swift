/// How a line is drawn; its corners are round.
package struct StrokeStyle: Hashable, Sendable {
  /// What a line ends with.
  package enum Cap: Hashable, Sendable {
    /// Half a disc beyond the end.
    case round
    /// Nothing: the line is cut at its end.
    case butt
  }

  /// Points.
  package let width: Double
  package let cap: Cap
  /// Points drawn and left out in turn; empty of a line without gaps.
  package let dash: [Double]

  /// A line in a style; a dash that cannot be drawn gives a line without gaps.
  package init(width: Double, cap: Cap = .round, dash: [Double] = []) {
    self.width = width
    self.cap = cap
    self.dash = Self.isDrawable(dash) ? dash : []
  }

  /// Points. Chosen: gaps of a tenth of a point are seen at no scale, and of shorter dashes a long line
  /// would have millions.
  private static let shortestPeriod = 0.1

  /// Whether Cairo takes the dash: negative lengths and zeros alone make it refuse all that follows
  /// (Docs/sources/drawing.md#dashes).
  private static func isDrawable(_ dash: [Double]) -> Bool {
    dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.reduce(0, +) >= shortestPeriod
  }
}
