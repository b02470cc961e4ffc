/// A value of a series: a number, or several that belong together.
public enum ChartValue: Hashable, Sendable {
  /// One number.
  case number(Double)
  /// A place in a scatter or bubble chart; `nil`: not known, so that nothing is drawn. The size, of
  /// bubbles, is an area.
  case point(x: Double?, y: Double?, size: Double? = nil)
  /// Several numbers, such as a stock's at opening and close, of which the first is drawn; of a
  /// point its `x`, `y` and size.
  case dimensions([Double?])

  /// Every number in the value.
  package var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .point(let x, let y, let size): [x, y, size].compactMap(\.self)
    case .dimensions(let numbers): numbers.compactMap(\.self)
    }
  }

  /// The number that a chart over categories draws; `nil`: none.
  package var first: Double? {
    switch self {
    case .number(let number): number
    case .point(_, let y, _): y
    case .dimensions(let numbers): numbers.first ?? nil
    }
  }

  /// The numbers of a point.
  package var point: (x: Double?, y: Double?, size: Double?) {
    switch self {
    case .number(let number): (nil, number, nil)
    case .point(let x, let y, let size): (x, y, size)
    case .dimensions(let numbers):
      (numbers.first ?? nil, numbers.dropFirst().first ?? nil, numbers.dropFirst(2).first ?? nil)
    }
  }
}

extension ChartValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// One number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// One number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
