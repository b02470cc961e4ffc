import FioriBasics
import FioriModel

extension LayoutReport {
  /// Creates the report for a picture's frame, whose root is its view.
  package init(_ frame: Frame) {
    size = frame.size
    let nodes = Node.nodes(of: frame, at: .zero)
    root = nodes.first ?? Node(kind: "view", frame: frame, origin: .zero, children: [])
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
    let label = Self.firstLabel(of: frame)
    baseline =
      block == nil
      ? label.flatMap { label in label.frame.baseline.map { origin.y + label.origin.y + $0 } }
      : frame.baseline.map { origin.y + $0 }
    font = (block ?? label?.frame.textBlock)?.font
    fontSize = font?.size
    isTruncated = block?.isTruncated
    let ring: Ring? = if case .ring(let ring) = frame.content { ring } else { nil }
    progress = ring?.progress
    lineWidth = ring?.lineWidth
    axis = frame.axis.map(LayoutReport.Axis.init)
    marks = Self.marks(of: frame, at: origin)
    color = Self.color(of: frame) ?? block?.color
  }

  private static func color(of frame: Frame) -> RGBA? {
    switch frame.content {
    case .text(let block): block.color
    case .image(_, let tint, _, _): tint
    case .ring(let ring): ring.color
    case .block(let block): block.color
    case .axis: firstLabel(of: frame)?.frame.textBlock?.color
    case .group, .plot, .placeholder: nil
    }
  }

  /// Returns the axis label that stands in for the others, which share its style.
  private static func firstLabel(of frame: Frame) -> Frame.Placed? {
    frame.axis?.labels.first
  }

  private static func marks(of frame: Frame, at origin: Point) -> [LayoutReport.Mark]? {
    guard case .plot(let plot) = frame.content else { return nil }
    return plot.marks.map { mark in
      LayoutReport.Mark(
        series: mark.series, category: mark.category, value: mark.value,
        frame: Rect(origin: origin + mark.frame.origin, size: mark.frame.size),
        angles: mark.angles)
    }
  }

  private static func children(of frame: Frame, at origin: Point) -> [LayoutReport.Node] {
    guard case .group(let children) = frame.content else { return [] }
    return children.flatMap { nodes(of: $0.frame, at: origin + $0.origin) }
  }
}

extension LayoutReport.Axis {
  init(_ axis: AxisContent) {
    labels = axis.labels.compactMap { label in
      label.frame.textBlock.map { String($0.text.map { $0.isNewline ? " " : $0 }) }
    }
    ticks = axis.ticks
    range = axis.range
    dates = axis.dates.map { Dates(ticks: $0.ticks, first: $0.first, last: $0.last) }
  }
}

extension Frame {
  /// The text that the frame shows; `nil` if it shows something else.
  fileprivate var textBlock: TextBlock? {
    if case .text(let block) = content { block } else { nil }
  }

  /// The text of a part that has a name and a baseline, if the text itself has no name.
  fileprivate var unnamedText: TextBlock? {
    guard kind != nil, baseline != nil, case .group(let children) = content else { return nil }
    return children.lazy.compactMap { $0.frame.kind == nil ? $0.frame.textBlock : nil }.first
  }

  /// The axis that the frame shows; `nil` if it shows something else.
  fileprivate var axis: AxisContent? {
    if case .axis(let axis) = content { axis } else { nil }
  }
}
