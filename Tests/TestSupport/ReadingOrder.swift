import FioriRender

extension LayoutReport.Node {
  /// The texts of a value from left to right, icons as `□`: `□ $ 294`.
  var valueFromLeftToRight: String {
    flattened.filter { Self.itemKinds.contains($0.kind) || $0.kind == "icon" }
      .sorted { $0.frame.minX < $1.frame.minX }
      .map { $0.text ?? "□" }.joined(separator: " ")
  }

  /// The left edges that the parts of a node have from right to left, in a picture of the given
  /// width: neighboring texts of a value without right-to-left letters keep their order.
  func mirroredEdges(in width: Double) -> [Double] {
    var edges: [Double] = []
    while edges.count < children.count {
      let rest = children[edges.count...]
      let isolate = rest.prefix(while: \.readsFromTheLeft)
      let stretch = isolate.isEmpty ? rest.prefix(1) : isolate
      let start = stretch.map(\.frame.minX).min() ?? 0
      let end = stretch.map(\.frame.maxX).max() ?? 0
      edges += stretch.map { width - end + $0.frame.minX - start }
    }
    return edges
  }

  private var readsFromTheLeft: Bool {
    Self.itemKinds.contains(kind)
      && !(text ?? "").unicodeScalars.contains { (0x590...0x64A).contains($0.value) }
  }

  private static let itemKinds: Set<String> = ["unit", "metric", "fraction"]
}
