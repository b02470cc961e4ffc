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
    let label = frame.drawing?.texts.first
    baseline =
      block == nil
      ? label.flatMap { label in label.frame.baseline.map { origin.y + label.origin.y + $0 } }
      : frame.baseline.map { origin.y + $0 }
    font = (block ?? label?.frame.textBlock)?.font
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

  /// The drawing that the frame shows; `nil` if it shows something else. Its first text stands in
  /// for the others, which share its style.
  fileprivate var drawing: (any FrameDrawing)? {
    if case .drawing(let drawing) = content { drawing } else { nil }
  }
}
