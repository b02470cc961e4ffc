/// A color for the values within some bounds; of several rules, the first match wins.
public struct ColorRule: Hashable, Sendable {
  /// A bound, or a value to test.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A text.
    case text(String)
  }

  /// The bound that the value is below; `nil` for none.
  public var below: Value?
  /// The least value; `nil` for none.
  public var from: Value?
  /// The greatest value; `nil` for none.
  public var to: Value?
  /// The only value; `nil` for any.
  public var `is`: Value?
  /// The color of the values that the rule matches.
  public var color: Color
  /// The meaning of the color, in the legend and the accessibility text; `nil` for no words.
  public var title: String?
  /// Whether a bound comes from data that has no value there, so that the rule does not hold.
  package var lacksBound = false

  /// Creates a rule.
  public init(
    below: Value? = nil, from: Value? = nil, to: Value? = nil, `is`: Value? = nil, color: Color,
    title: String? = nil
  ) {
    self.below = below
    self.from = from
    self.to = to
    self.is = `is`
    self.color = color
    self.title = title
  }

  /// The bounds by their keys.
  package var bounds: [(key: String, value: Value)] {
    [("below", below), ("from", from), ("to", to), ("is", `is`)].compactMap { key, value in
      value.map { (key, $0) }
    }
  }

  /// Returns whether a value is within the bounds; without any, none is.
  package func holds(for value: Value) -> Bool {
    let bounds = bounds
    guard !bounds.isEmpty, !lacksBound else { return false }
    return bounds.allSatisfy { key, bound in
      guard let order = value.order(to: bound) else { return false }
      return switch key {
      case "below": order < 0
      case "from": order >= 0
      case "to": order <= 0
      default: order == 0
      }
    }
  }
}

extension ColorRule.Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral
{
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// Returns a number below, at or above 0 for a value before, at or after another; `nil` for a number
  /// and a text, which have no order.
  func order(to other: Self) -> Int? {
    switch (self, other) {
    case (.number(let own), .number(let other)):
      own < other ? -1 : own > other ? 1 : own == other ? 0 : nil
    case (.text(let own), .text(let other)): own < other ? -1 : own > other ? 1 : 0
    case (.number, .text), (.text, .number): nil
    }
  }

  /// Whether it is a number.
  package var isNumber: Bool { if case .number = self { true } else { false } }
}

extension [ColorRule] {
  /// Returns the first rule that matches a value; `nil` if none does.
  package func first(for value: ColorRule.Value) -> ColorRule? {
    first { $0.holds(for: value) }
  }

  /// Returns the index of the first rule that matches a value; `nil` if none does.
  package func firstIndex(for value: ColorRule.Value) -> Int? {
    firstIndex { $0.holds(for: value) }
  }
}
