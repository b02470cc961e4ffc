public import FioriBasics
public import FioriModel

/// Where every part of a picture lies, for tests and for those who measure.
///
/// Lengths are points in the picture's own coordinates, not rounded to pixels, whatever the scale.
public struct LayoutReport: Hashable, Sendable {
  /// A part and what lies inside it.
  public struct Node: Hashable, Sendable {
    /// The view's type, or the part's name as a description or the SDK calls it.
    public let kind: String
    /// In points, from the picture's top left.
    public let frame: Rect
    /// As drawn, after truncation; `nil` of what is no text.
    public let text: String?
    /// How many lines the text has.
    public let lineCount: Int?
    /// The `y` of the first baseline.
    public let baseline: Double?
    /// As drawn, after shrinking.
    public let fontSize: Double?
    /// As drawn, after shrinking, and no part of the JSON; `nil` of what is no text, and of a report
    /// that was read.
    public let font: Font?
    /// As drawn; `nil` of what has no color of its own.
    public let color: RGBA?
    /// Whether the text has been cut; `nil` of what is no text.
    public let isTruncated: Bool?
    /// How far a ring is filled, 0 to 1; `nil` of anything else.
    public let progress: Double?
    /// Points of a ring's line, half of which lies outside its frame; `nil` of anything else.
    public let lineWidth: Double?
    /// What an axis shows; `nil` of anything else.
    public let axis: Axis?
    /// What stands for the values of a plot, by series, then category; `nil` of anything else.
    public let marks: [Mark]?
    /// The parts inside this one, in the order of the description.
    public let children: [Node]

    package init(
      kind: String,
      frame: Rect,
      text: String?,
      lineCount: Int?,
      baseline: Double?,
      fontSize: Double?,
      font: Font?,
      color: RGBA?,
      isTruncated: Bool?,
      progress: Double?,
      lineWidth: Double?,
      axis: Axis?,
      marks: [Mark]?,
      children: [Node]
    ) {
      self.kind = kind
      self.frame = frame
      self.text = text
      self.lineCount = lineCount
      self.baseline = baseline
      self.fontSize = fontSize
      self.font = font
      self.color = color
      self.isTruncated = isTruncated
      self.progress = progress
      self.lineWidth = lineWidth
      self.axis = axis
      self.marks = marks
      self.children = children
    }
  }

  /// The labels of an axis, and what they stand for.
  public struct Axis: Hashable, Sendable {
    /// The texts that are drawn: numbers from the highest to the lowest, names in the order in which
    /// they stand from left to right, those of bars from the top down.
    public let labels: [String]
    /// All that the search for ticks gave, from the highest to the lowest; `nil` of names.
    public let ticks: [Double]?
    /// The values at the plot's two ends; `nil` of names.
    public let range: ClosedRange<Double>?

    package init(labels: [String], ticks: [Double]?, range: ClosedRange<Double>?) {
      self.labels = labels
      self.ticks = ticks
      self.range = range
    }
  }

  /// What stands for one value in a plot, drawn or not.
  public struct Mark: Hashable, Sendable {
    /// Counted from 0.
    public let series: Int
    /// Counted from 0.
    public let category: Int
    /// The value itself, not rounded; of a point its `y`.
    public let value: Double
    /// The column's, the bubble's or the point's box in points, not clipped.
    public let frame: Rect
    /// Where a slice begins and ends, in degrees clockwise from noon; `nil` of anything else.
    public let angles: ClosedRange<Double>?

    package init(
      series: Int, category: Int, value: Double, frame: Rect, angles: ClosedRange<Double>?
    ) {
      self.series = series
      self.category = category
      self.value = value
      self.frame = frame
      self.angles = angles
    }
  }

  /// The picture's, in points.
  public let size: Size
  /// The view's own node.
  public let root: Node

  package init(size: Size, root: Node) {
    self.size = size
    self.root = root
  }
}
