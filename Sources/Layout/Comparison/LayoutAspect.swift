public import FioriModel

/// A change of one property of a part.
public enum LayoutAspect: Hashable, Sendable {
  case appeared
  case disappeared
  /// The text.
  case text(from: String, to: String)
  /// The size of the font, in points.
  case fontSize(from: Double, to: Double)
  /// The number of lines of its text.
  case lines(from: Int, to: Int)
  /// Whether its text is now truncated, or no longer.
  case truncation(isTruncated: Bool)
  /// The color; `nil` for a part without its own color.
  case color(from: RGBA?, to: RGBA?)
  /// The distance moved right and down, in points, relative to the containing part.
  case moved(x: Double, y: Double)
  /// The increase in width and height, in points.
  case resized(width: Double, height: Double)
  /// The distance that the baseline moved down from the upper edge, in points.
  case baseline(Double)
  /// The progress of a ring, 0 to 1.
  case progress(from: Double, to: Double)
  /// The width of a ring's line, in points.
  case lineWidth(from: Double, to: Double)
  /// The labels of an axis.
  case labels(from: [String], to: [String])
  /// The ticks of an axis whose labels are unchanged.
  case ticks(from: [Double]?, to: [Double]?)
  /// The range of values of an axis.
  case range(from: ClosedRange<Double>?, to: ClosedRange<Double>?)
  /// The first and the last date of an axis, or its ticks if only these changed, in ISO 8601; `nil`
  /// for an axis without dates.
  case dates(from: [String]?, to: [String]?)
  /// The values of a plot that changed, appeared or disappeared.
  case values([LayoutValueChange])
  /// The number of marks in a plot that moved, although their values are unchanged.
  case marks(Int)
  /// The image; `nil` for a part without one.
  case image(from: String?, to: String?)
  /// The colors of fills, marks and lines.
  case colors(from: [RGBA], to: [RGBA])
  /// The radius of corners, in points; `nil` for a part without corners.
  case cornerRadius(from: Double?, to: Double?)
  /// The widths and dashes of lines; `nil` for a part without lines.
  case lineStyle(from: String?, to: String?)
  /// The shadow; `nil` for a part without one.
  case shadow(from: String?, to: String?)
  /// The weight and the family of the font; `nil` for a part without text.
  case font(from: String?, to: String?)
  /// Anything else that the part draws, such as the outline of a mark or the position of a label.
  case shapes

  /// The name of the change, for programs.
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
    case .dates: "dates"
    case .values: "values"
    case .marks: "marks"
    case .image: "image"
    case .colors: "colors"
    case .cornerRadius: "cornerRadius"
    case .lineStyle: "lineStyle"
    case .shadow: "shadow"
    case .font: "font"
    case .shapes: "shapes"
    }
  }
}

/// A change of a value in a plot.
public struct LayoutValueChange: Hashable, Sendable {
  /// The series, from 0.
  public let series: Int
  /// The category, from 0.
  public let category: Int
  /// The expected value, or `nil` if it appeared.
  public let expected: Double?
  /// The actual value, or `nil` if it disappeared.
  public let actual: Double?
}
