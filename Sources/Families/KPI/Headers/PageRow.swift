import FioriBasics
import FioriLayout

/// The parts side by side on a page that is filled.
struct PageRow {
  private let parts: [(frame: Frame, sharesBaseline: Bool)]
  /// The distance from the top of the parts that share a baseline to that baseline, in points.
  private let ascent: Double
  /// The distance from the shared baseline to the lowest edge, in points.
  private let descent: Double
  /// The height of the highest part with a ring, in points.
  private let ringHeight: Double

  init(_ parts: some Sequence<(Frame, Bool)>) {
    self.parts = parts.map { ($0, $1 && $0.baseline != nil) }
    let shared = self.parts.filter(\.sharesBaseline).map(\.frame)
    ascent = shared.compactMap(\.baseline).max() ?? 0
    ringHeight = self.parts.filter(\.frame.hasRing).map(\.frame.size.height).max() ?? 0
    descent =
      shared.compactMap { frame in frame.baseline.map { frame.size.height - $0 } }.max() ?? 0
  }

  /// The height that the parts need, in points.
  var height: Double { max(ascent + descent, parts.map(\.frame.size.height).max() ?? 0) }

  /// Returns the parts with their tops in a row of a height in points: those that share a baseline
  /// are centered as a group, rings begin at one height, and each other part is centered by itself.
  func parts(in height: Double) -> [(frame: Frame, top: Double)] {
    let line = (height - ascent - descent) / 2 + ascent
    return parts.map { frame, sharesBaseline in
      let center = (height - (frame.hasRing ? ringHeight : frame.size.height)) / 2
      return (frame, sharesBaseline ? frame.baseline.map { line - $0 } ?? center : center)
    }
  }
}

extension Frame {
  /// Whether the part begins with a ring.
  fileprivate var hasRing: Bool {
    if kind == "ring" { return true }
    guard case .group(let children) = content else { return false }
    return children.first?.frame.hasRing == true
  }
}
