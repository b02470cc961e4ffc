import FioriBasics
import Glibc

/// Reads `transform` attributes.
enum SVGTransform {
  /// Returns the transform of a list such as `translate(2 3) rotate(45)`; `nil` if it is malformed.
  static func transform(_ text: String) -> AffineTransform? {
    var scanner = SVGScanner(text)
    var result = AffineTransform.identity
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      let name = scanner.word()
      scanner.skipSpaces()
      guard scanner.take(UInt8(ascii: "(")), let numbers = arguments(&scanner),
        let part = part(name, numbers)
      else { return nil }
      result = part.followed(by: result)
      scanner.skipSeparator()
    }
    return result
  }

  private static func arguments(_ scanner: inout SVGScanner) -> [Double]? {
    var numbers: [Double] = []
    scanner.skipSpaces()
    while !scanner.take(UInt8(ascii: ")")) {
      guard let number = scanner.number(), numbers.count < 6 else { return nil }
      // Angles and lengths of CSS have units.
      let unit = scanner.word()
      guard ["", "deg", "px"].contains(unit) else { return nil }
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }

  private static func part(_ name: String, _ numbers: [Double]) -> AffineTransform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      return AffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
    case ("translate", 1): return .translation(x: numbers[0], y: 0)
    case ("translate", 2): return .translation(x: numbers[0], y: numbers[1])
    case ("translateX", 1): return .translation(x: numbers[0], y: 0)
    case ("translateY", 1): return .translation(x: 0, y: numbers[0])
    case ("scale", 1): return .scale(x: numbers[0], y: numbers[0])
    case ("scale", 2): return .scale(x: numbers[0], y: numbers[1])
    case ("scaleX", 1): return .scale(x: numbers[0], y: 1)
    case ("scaleY", 1): return .scale(x: 1, y: numbers[0])
    case ("rotate", 1): return .rotation(by: radians(numbers[0]))
    case ("rotate", 3):
      return AffineTransform.translation(x: -numbers[1], y: -numbers[2])
        .followed(by: .rotation(by: radians(numbers[0])))
        .followed(by: .translation(x: numbers[1], y: numbers[2]))
    case ("skewX", 1): return AffineTransform(a: 1, b: 0, c: tan(radians(numbers[0])), d: 1)
    case ("skewY", 1): return AffineTransform(a: 1, b: tan(radians(numbers[0])), c: 0, d: 1)
    default: return nil
    }
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
