/// How many pixels of a picture may change before it counts as changed.
public enum ChangeAllowance: Hashable, Sendable {
  /// So many pixels.
  case count(Int)
  /// A part of all pixels, 0 to 1.
  case share(Double)

  /// Whether `changed` pixels of `total` may be.
  public func admits(_ changed: Int, of total: Int) -> Bool {
    switch self {
    case .count(let count): changed <= count
    case .share(let share): Double(changed) <= share * Double(total)
    }
  }
}
