/// The alignment of narrower parts to a wider one.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing

  /// Returns the fraction of the free width on the left.
  package func leftShare(in direction: Environment.LayoutDirection) -> Double {
    switch self {
    case .center: 0.5
    case .leading: direction == .leftToRight ? 0 : 1
    case .trailing: direction == .leftToRight ? 1 : 0
    }
  }
}

/// The values of `text-align` in style sheets.
enum HorizontalSide: String, Hashable, Sendable, CaseIterable {
  case left
  case center
  case right
}
