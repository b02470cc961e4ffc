import FioriBasics

/// One of the two directions of a layout.
enum LayoutAxis: CaseIterable {
  case horizontal
  case vertical

  func start(of rect: Rect) -> Double { self == .horizontal ? rect.minX : rect.minY }

  func length(of rect: Rect) -> Double {
    self == .horizontal ? rect.size.width : rect.size.height
  }
}

/// A value for each of the two axes.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ value: (LayoutAxis) -> Value) {
    (horizontal, vertical) = (value(.horizontal), value(.vertical))
  }

  subscript(axis: LayoutAxis) -> Value {
    axis == .horizontal ? horizontal : vertical
  }

  func map<Other>(_ transform: (Value) -> Other) -> AxisPair<Other> {
    AxisPair<Other> { transform(self[$0]) }
  }
}

extension AxisPair<Double> {
  var isZero: Bool { horizontal.isNothing && vertical.isNothing }

  func isNear(_ other: AxisPair<Double>) -> Bool {
    (horizontal - other.horizontal).isNothing && (vertical - other.vertical).isNothing
  }
}

extension Double {
  /// Whether the length is too small to be reported.
  var isNothing: Bool { abs(self) < LayoutComparison.tolerance }

  /// The length as reported.
  var hundredths: Double { (self * 100).rounded() / 100 }
}
