public import FioriBasics
public import FioriModel

/// The positions of all parts of a picture, for tests and measurements.
///
/// Lengths are points in the picture's own coordinates, not rounded to pixels, at any scale.
public struct LayoutReport: Hashable, Sendable {
  /// A part and the parts inside it.
  public struct Node: Hashable, Sendable {
    /// The view's type, or the part's name in a description or in the SDK.
    public let kind: String
    /// The frame in points, from the picture's top left corner.
    public let frame: Rect
    /// The text as drawn, after truncation; `nil` for a part without text.
    public let text: String?
    /// The number of lines of the text.
    public let lineCount: Int?
    /// The `y` coordinate of the first baseline.
    public let baseline: Double?
    /// The font size as drawn, after shrinking.
    public let fontSize: Double?
    /// The font as drawn, after shrinking; `nil` for a part without text, and in a report that was
    /// decoded, since the JSON does not include it.
    public let font: Font?
    /// The drawn color; `nil` for a part without its own color.
    public let color: RGBA?
    /// Whether the text is truncated; `nil` for a part without text.
    public let isTruncated: Bool?
    /// The filled fraction of a ring, 0 to 1; `nil` for other parts.
    public let progress: Double?
    /// The line width of a ring in points; half of the line is outside its frame; `nil` for other
    /// parts.
    public let lineWidth: Double?
    /// The content of an axis; `nil` for other parts.
    public let axis: Axis?
    /// The marks of a plot, by series, then category; `nil` for other parts.
    public let marks: [Mark]?
    /// The images, fills, lines and shapes of the part.
    public internal(set) var look: Look
    /// The parts inside this one, in the order of the description.
    public internal(set) var children: [Node]

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
      look: Look = Look(),
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
      self.look = look
      self.children = children
    }
  }

  /// The labels of an axis and the values behind them.
  public struct Axis: Hashable, Sendable {
    /// The labels as drawn: numbers from highest to lowest; names from left to right, or from top
    /// to bottom for bars.
    public let labels: [String]
    /// All ticks found for the axis, from highest to lowest; `nil` for names.
    public let ticks: [Double]?
    /// The values at the two ends of the plot; `nil` for names.
    public let range: ClosedRange<Double>?
    /// The dates of categories that are placed by them; `nil` for any other axis.
    public let dates: Dates?

    /// The dates of an axis in ISO 8601, in their order.
    public struct Dates: Hashable, Sendable {
      /// The dates with a tick.
      public let ticks: [String]
      /// The first date of the data.
      public let first: String
      /// The last date of the data.
      public let last: String

      package init(ticks: [String], first: String, last: String) {
        (self.ticks, self.first, self.last) = (ticks, first, last)
      }
    }

    package init(
      labels: [String], ticks: [Double]?, range: ClosedRange<Double>?, dates: Dates? = nil
    ) {
      self.labels = labels
      self.ticks = ticks
      self.range = range
      self.dates = dates
    }
  }

  /// The mark of a single value in a plot, drawn or not.
  public struct Mark: Hashable, Sendable {
    /// The index of the series, starting at 0.
    public let series: Int
    /// The index of the category, starting at 0.
    public let category: Int
    /// The unrounded value; the `y` value for a point.
    public let value: Double
    /// The bounding box of the column, bubble or point, in points, not clipped.
    public let frame: Rect
    /// The start and end of a slice, in degrees clockwise from the top; `nil` for other marks.
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

  /// The size of the picture in points.
  public let size: Size
  /// The color behind everything; `nil` for a transparent picture.
  public let background: RGBA?
  /// The node of the view.
  public let root: Node

  package init(size: Size, background: RGBA? = nil, root: Node) {
    self.size = size
    self.background = background
    self.root = root
  }
}

extension LayoutReport {
  /// Creates the report for a picture's frame, whose root is its view, on a background.
  package init(_ frame: Frame, background: RGBA? = nil) {
    let nodes = Node.nodes(of: frame, at: .zero)
    var root = nodes.first ?? Node(kind: "view", frame: frame, origin: .zero, children: [])
    root.look.colors = root.look.colors ?? []
    self.init(size: frame.size, background: background, root: root)
  }
}

extension LayoutReport.Node {
  /// Returns the nodes of a frame at `origin`: the frame's own if it has a name, otherwise those
  /// inside.
  static func nodes(of frame: Frame, at origin: Point) -> [LayoutReport.Node] {
    let children = Self.children(of: frame, at: origin)
    guard let kind = frame.kind else { return children }
    return [LayoutReport.Node(kind: kind, frame: frame, origin: origin, children: children)]
  }

  init(kind: String, frame: Frame, origin: Point, children: [LayoutReport.Node]) {
    self.kind = kind
    self.frame = Rect(origin: origin, size: frame.size)
    self.children = children
    let block = frame.textBlock ?? frame.unnamedText
    text = block?.text
    lineCount = block?.lines.count
    let label = frame.drawing?.texts.first
    baseline =
      block == nil
      ? label.flatMap { label in label.frame.baseline.map { origin.y + label.origin.y + $0 } }
      : frame.baseline.map { origin.y + $0 }
    let own = block ?? label?.frame.textBlock
    font = own?.font
    look = LookReader.look(of: frame, with: own)
    fontSize = font?.size
    isTruncated = block?.isTruncated
    let facts = frame.drawing?.facts(at: origin)
    progress = facts?.progress
    lineWidth = facts?.lineWidth
    axis = facts?.axis
    marks = facts?.marks
    color = facts?.color ?? Self.color(of: frame) ?? block?.color
  }

  private static func color(of frame: Frame) -> RGBA? {
    switch frame.content {
    case .text(let block): block.color
    case .image(_, let tint, _, _): tint
    case .block(let block): block.color
    case .drawing(let drawing): drawing.texts.first?.frame.textBlock?.color
    case .group, .placeholder: nil
    }
  }

  private static func children(of frame: Frame, at origin: Point) -> [LayoutReport.Node] {
    guard case .group(let children) = frame.content else { return [] }
    return children.flatMap { nodes(of: $0.frame, at: origin + $0.origin) }
  }
}

extension Frame {
  /// The text that the frame shows; `nil` if it shows something else.
  package var textBlock: TextBlock? {
    if case .text(let block) = content { block } else { nil }
  }

  /// The text of a part that has a name and a baseline, if the text itself has no name.
  fileprivate var unnamedText: TextBlock? {
    guard kind != nil, baseline != nil, case .group(let children) = content else { return nil }
    return children.lazy.compactMap { $0.frame.kind == nil ? $0.frame.textBlock : nil }.first
  }

  /// The drawing that the frame shows; `nil` if it shows something else. Its first text represents
  /// the others, which share its style.
  fileprivate var drawing: (any FrameDrawing)? {
    if case .drawing(let drawing) = content { drawing } else { nil }
  }
}
