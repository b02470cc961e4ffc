import FioriBasics

/// One of the two directions in which parts lie side by side.
enum LayoutAxis: CaseIterable {
  case horizontal
  case vertical

  func start(of rect: Rect) -> Double { self == .horizontal ? rect.minX : rect.minY }

  func length(of rect: Rect) -> Double {
    self == .horizontal ? rect.size.width : rect.size.height
  }
}
