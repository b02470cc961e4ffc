import FioriFrames

/// The ways to the children of a part: their kinds, and a place where several are of one kind.
struct SiblingPaths {
  private let paths: [String]

  init(of children: [LayoutReport.Node], in parent: String) {
    var counts: [String: Int] = [:]
    for child in children { counts[child.kind, default: 0] += 1 }
    var next: [String: Int] = [:]
    paths = children.map { child in
      defer { next[child.kind, default: 0] += 1 }
      let place = counts[child.kind] == 1 ? "" : "[\(next[child.kind] ?? 0)]"
      return "\(parent).\(child.kind)\(place)"
    }
  }

  subscript(place: Int) -> String { paths[place] }
}
