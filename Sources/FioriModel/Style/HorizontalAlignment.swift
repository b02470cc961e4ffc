/// Where narrower parts stand beside a wider one.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing

  /// The share of the free room that goes to the left.
  package func leftShare(in direction: Environment.LayoutDirection) -> Double {
    switch self {
    case .center: 0.5
    case .leading: direction == .leftToRight ? 0 : 1
    case .trailing: direction == .leftToRight ? 1 : 0
    }
  }
}

/// The sides that a sheet's `text-align` names.
enum HorizontalSide: String, Hashable, Sendable, CaseIterable {
  case left
  case center
  case right
}
