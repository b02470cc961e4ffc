import FioriBasics

/// Makes a description smaller while it still shows something.
struct FuzzShrinker {
  /// Whether a description still shows it.
  let isShown: (JSONNode) -> Bool
  /// The number of descriptions that may still be tried, so that a large chart ends as well.
  private var budget = 1_500

  init(isShown: @escaping (JSONNode) -> Bool) { self.isShown = isShown }

  /// Returns the smallest description found: of the changes those that are needed, and of the rest what
  /// cannot be left out.
  mutating func smallest(of changes: [FuzzChange], in plan: FuzzPlan) -> JSONNode {
    var needed = changes
    var size = max(needed.count / 2, 1)
    while true {
      var start = 0
      while start < needed.count {
        var fewer = needed
        fewer.removeSubrange(start..<min(start + size, needed.count))
        if isShown(within: plan.description(fewer)) { needed = fewer } else { start += size }
      }
      if size == 1 { break }
      size /= 2
    }
    return smallest(of: plan.description(needed))
  }

  private mutating func smallest(of root: JSONNode) -> JSONNode {
    var (root, isSmaller) = (root, true)
    while isSmaller {
      isSmaller = false
      // From the end, so that leaving out one leaves the earlier paths as they are.
      for path in root.paths.reversed() where !path.isEmpty && root.node(at: path[...]) != nil {
        let smaller = root.replacing(path[...], with: nil)
        guard isShown(within: smaller) else { continue }
        (root, isSmaller) = (smaller, true)
      }
      if budget == 0 { break }
    }
    return root
  }

  private mutating func isShown(within root: JSONNode) -> Bool {
    guard budget > 0 else { return false }
    budget -= 1
    return isShown(root)
  }
}
