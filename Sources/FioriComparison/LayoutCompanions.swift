/// Parts that moved with another one.
struct LayoutCompanions: Hashable {
  /// Where they stand, all of them.
  enum Side: String {
    case below
    case left = "left of"
    case right = "right of"
    case around = "with"
  }

  var count = 0
  var side = Side.around
}
