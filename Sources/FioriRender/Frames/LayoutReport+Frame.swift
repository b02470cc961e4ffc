extension LayoutReport {
  /// The report of a picture's frame, whose root is the view in it.
  init(_ frame: Frame) {
    size = frame.size
    let nodes = Node.nodes(of: frame, at: .zero)
    root = nodes.first ?? Node(kind: "view", frame: frame, origin: .zero, children: [])
  }
}

extension LayoutReport.Node {
  /// The nodes of a frame that stands at `origin`: itself when it has a name, else those inside it.
  static func nodes(of frame: Frame, at origin: Point) -> [LayoutReport.Node] {
    let children = Self.children(of: frame, at: origin)
    guard let kind = frame.kind else { return children }
    return [LayoutReport.Node(kind: kind, frame: frame, origin: origin, children: children)]
  }

  init(kind: String, frame: Frame, origin: Point, children: [LayoutReport.Node]) {
    self.kind = kind
    self.frame = Rect(origin: origin, size: frame.size)
    self.children = children
    let block: TextBlock? = if case .text(let block) = frame.content { block } else { nil }
    text = block?.text
    lineCount = block?.lines.count
    baseline = block == nil ? nil : frame.baseline.map { origin.y + $0 }
    fontSize = block?.font.size
    isTruncated = block?.isTruncated
    color = block?.color ?? Self.tint(of: frame)
  }

  private static func tint(of frame: Frame) -> RGBA? {
    guard case .image(_, let tint) = frame.content else { return nil }
    return tint
  }

  private static func children(of frame: Frame, at origin: Point) -> [LayoutReport.Node] {
    guard case .group(let children) = frame.content else { return [] }
    return children.flatMap { nodes(of: $0.frame, at: origin + $0.origin) }
  }
}
