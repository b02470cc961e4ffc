/// A number as a literal, its thousands in groups where there are many.
struct SwiftNumber {
  let literal: String

  init(_ number: Int) {
    self.init(literal: Self.grouped("\(number)"))
  }

  init(_ number: Double) {
    if number.isNaN {
      self.init(literal: ".nan")
    } else if number.isInfinite {
      self.init(literal: number > 0 ? ".infinity" : "-.infinity")
    } else if abs(number) < 1e15, number == number.rounded(), number != 0 || number.sign == .plus {
      self.init(Int(number))
    } else {
      self.init(literal: Self.grouped("\(number)".replacing("e+", with: "e")))
    }
  }

  private init(literal: String) {
    self.literal = literal
  }

  /// `265849.98` is `265_849.98`; four digits may be a year.
  private static func grouped(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.dropFirst(sign.count).prefix { $0.isNumber }
    guard digits.count > 4 else { return text }
    let rest = text.dropFirst(sign.count + digits.count)
    let places = digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index).isMultiple(of: 3) ? "_\(digit)" : "\(digit)"
    }
    return sign + places.joined() + rest
  }
}
