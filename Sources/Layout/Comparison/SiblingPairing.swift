import FioriBasics

/// Matches the parts of two rows of siblings.
///
/// The pairs keep their order and are as similar as possible, as in a longest common subsequence,
/// so that an added or removed sibling does not affect the others. The rest is paired by kind.
struct SiblingPairing {
  /// The indices in both rows, in the order of the second.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// The indices of unpaired parts in the first row.
  private(set) var disappeared: [Int] = []
  /// The indices of unpaired parts in the second row.
  private(set) var appeared: [Int] = []

  private typealias Node = LayoutReport.Node

  /// The largest product of the two counts where all pairings are tried; above, parts are paired by
  /// kind alone.
  private static let weighedCount = 250_000

  init(_ old: [LayoutReport.Node], _ new: [LayoutReport.Node]) {
    let ((old, oldTexts), (new, newTexts)) = ((old, old.map(\.texts)), (new, new.map(\.texts)))
    let likeness = { (i: Int, j: Int) in
      Self.likeness(old[i], oldTexts[i], new[j], newTexts[j])
    }
    let isUnchanged = old.map(\.kind) == new.map(\.kind) && oldTexts == newTexts
    if isUnchanged {
      pairs = old.indices.map { ($0, $0) }
    } else if old.count * new.count <= Self.weighedCount {
      pairs = Self.alignment(old.count, new.count, likeness)
    }
    pairRest(old, new, likeness)
  }

  /// Pairs the remaining parts of the same kind, those with the same text first.
  private mutating func pairRest(_ old: [Node], _ new: [Node], _ likeness: (Int, Int) -> Int) {
    var (restOld, restNew) = (Set(old.indices), Set(new.indices))
    for pair in pairs {
      restOld.remove(pair.old)
      restNew.remove(pair.new)
    }
    for least in [Likeness.texts, Likeness.kind] where !restOld.isEmpty {
      var waiting = Dictionary(grouping: restOld.sorted()) { old[$0].kind }
      for found in restNew.sorted() {
        guard let candidates = waiting[new[found].kind],
          let index = candidates.firstIndex(where: { likeness($0, found) >= least })
        else { continue }
        pairs.append((candidates[index], found))
        waiting[new[found].kind]?.remove(at: index)
        restOld.remove(candidates[index])
        restNew.remove(found)
      }
    }
    pairs.sort { $0.new < $1.new }
    (disappeared, appeared) = (restOld.sorted(), restNew.sorted())
  }

  private enum Likeness {
    static let kind = 1
    static let size = 1
    static let someText = 2
    static let texts = 8
  }

  /// Returns the similarity of two parts; 0 if their kinds differ.
  private static func likeness(
    _ old: Node, _ oldTexts: [String], _ new: Node, _ newTexts: [String]
  ) -> Int {
    guard old.kind == new.kind else { return 0 }
    var likeness = Likeness.kind
    if old.frame.size == new.frame.size { likeness += Likeness.size }
    if oldTexts == newTexts {
      likeness += Likeness.texts
    } else if oldTexts.contains(where: newTexts.contains) {
      likeness += Likeness.someText
    }
    return likeness
  }

  /// Returns the ordered pairs with the largest sum of similarities.
  private static func alignment(
    _ oldCount: Int, _ newCount: Int, _ likeness: (Int, Int) -> Int
  ) -> [(old: Int, new: Int)] {
    let width = newCount + 1
    // The best sum for the parts from both indices on.
    var best = [Int](repeating: 0, count: (oldCount + 1) * width)
    for i in (0..<oldCount).reversed() {
      for j in (0..<newCount).reversed() {
        let likeness = likeness(i, j)
        let paired = likeness > 0 ? likeness + best[(i + 1) * width + j + 1] : 0
        best[i * width + j] = max(paired, best[(i + 1) * width + j], best[i * width + j + 1])
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < oldCount, j < newCount {
      let (sum, likeness) = (best[i * width + j], likeness(i, j))
      if likeness > 0, sum == likeness + best[(i + 1) * width + j + 1] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if sum == best[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}

extension LayoutReport.Node {
  /// All texts in the part, in order.
  fileprivate var texts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.texts) }
}
