import FioriRender
import Testing

@testable import FioriBasics
@testable import TestSupport

/// Numbers as literals.
struct SwiftNumberTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "-0.0"), (5, "5"), (0.64, "0.64"), (2024, "2024"), (12_345, "12_345"),
    (-265_849.98, "-265_849.98"), (1_234_567, "1_234_567"), (1e21, "1e21"), (-1e21, "-1e21"),
    (1e-7, "1e-07"), (1e15, "1_000_000_000_000_000.0"), (.infinity, ".infinity"),
    (-.infinity, "-.infinity"), (.nan, ".nan"),
  ])
  func `a number is a literal`(number: Double, literal: String) {
    expect(SwiftNumber(number).literal, is: literal)
    #expect(number.isNaN || !number.isFinite || Double(literal.replacing("_", with: "")) == number)
  }

  @Test(arguments: [(Int.max, "9_223_372_036_854_775_807"), (-12_345, "-12_345"), (999, "999")])
  func `a whole number is a literal`(number: Int, literal: String) {
    expect(SwiftNumber(number).literal, is: literal)
  }
}
