public import FioriModel

/// One thing that changed about a part.
public enum LayoutAspect: Hashable, Sendable {
  case appeared
  case disappeared
  /// What it says.
  case text(from: String, to: String)
  /// In points.
  case fontSize(from: Double, to: Double)
  /// How many lines its text has.
  case lines(from: Int, to: Int)
  /// Whether its text is cut: now, or no longer.
  case truncation(isTruncated: Bool)
  /// `nil` of what has no color of its own.
  case color(from: RGBA?, to: RGBA?)
  /// Points to the right and down, measured in the part that it lies in.
  case moved(x: Double, y: Double)
  /// Points that it is wider and taller.
  case resized(width: Double, height: Double)
  /// Points that its baseline is lower, measured from its upper edge.
  case baseline(Double)
  /// How far a ring is filled, 0 to 1.
  case progress(from: Double, to: Double)
  /// Points of a ring's line.
  case lineWidth(from: Double, to: Double)
  /// The texts of an axis.
  case labels(from: [String], to: [String])
  /// The ticks of an axis, where its texts stayed.
  case ticks(from: [Double]?, to: [Double]?)
  /// The values at the ends of an axis.
  case range(from: ClosedRange<Double>?, to: ClosedRange<Double>?)
  /// Values of a plot that changed, appeared and disappeared.
  case values([LayoutValueChange])
  /// So many marks of a plot stand elsewhere in it, their values being the same.
  case marks(Int)

  /// A word for programs.
  public var name: String {
    switch self {
    case .appeared: "appeared"
    case .disappeared: "disappeared"
    case .text: "text"
    case .fontSize: "fontSize"
    case .lines: "lines"
    case .truncation: "isTruncated"
    case .color: "color"
    case .moved: "moved"
    case .resized: "resized"
    case .baseline: "baseline"
    case .progress: "progress"
    case .lineWidth: "lineWidth"
    case .labels: "labels"
    case .ticks: "ticks"
    case .range: "range"
    case .values: "values"
    case .marks: "marks"
    }
  }
}

/// A value of a plot that changed.
public struct LayoutValueChange: Hashable, Sendable {
  /// Counted from 0.
  public let series: Int
  /// Counted from 0.
  public let category: Int
  /// `nil` of a value that appeared.
  public let expected: Double?
  /// `nil` of a value that disappeared.
  public let actual: Double?
}
