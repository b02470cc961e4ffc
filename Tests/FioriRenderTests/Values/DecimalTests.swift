import FioriRender
import Testing

@testable import TestSupport

struct DecimalTests {
  private func check(_ item: DecimalCase) {
    expect(Decimal.text(item.value, decimals: item.decimals), is: item.text)
    var bytes = Array("a".utf8)
    Decimal.append(item.value, decimals: item.decimals, to: &bytes)
    expect(bytes, is: Array("a\(item.text)".utf8))
  }

  @Test(arguments: [
    DecimalCase(0, "0"), DecimalCase(-0.0, "0"), DecimalCase(48, "48"), DecimalCase(-7, "-7"),
    DecimalCase(16.758, "16.758"), DecimalCase(16.7584, "16.758"),
    DecimalCase(16.7586, "16.759"), DecimalCase(1.500, "1.5"), DecimalCase(-0.5, "-0.5"),
    DecimalCase(0.1, "0.1"), DecimalCase(0.0004, "0"), DecimalCase(-0.0004, "0"),
    DecimalCase(0.0005, "0.001"), DecimalCase(2.9999, "3"), DecimalCase(0.001, "0.001"),
    DecimalCase(8_192.125, "8192.125"), DecimalCase(265_849.98, "265849.98"),
  ])
  func `a number has at most three decimals and no needless ones`(_ item: DecimalCase) {
    check(item)
  }

  @Test(arguments: [
    DecimalCase(0.00001, decimals: 7, "0.00001"),
    DecimalCase(-0.00001, decimals: 7, "-0.00001"),
    DecimalCase(0.0000001, decimals: 7, "0.0000001"),
    DecimalCase(0.0000123, decimals: 7, "0.0000123"),
    DecimalCase(0.00000001, decimals: 7, "0"), DecimalCase(0.0234375, decimals: 7, "0.0234375"),
    DecimalCase(1.5, decimals: 0, "2"), DecimalCase(-1.5, decimals: 0, "-2"),
    DecimalCase(0.4, decimals: 0, "0"), DecimalCase(123.4, decimals: -1, "123"),
  ])
  func `a number has as many decimals as are asked for`(_ item: DecimalCase) { check(item) }

  @Test(arguments: [
    DecimalCase(999_999_999_999_999, "999999999999999"), DecimalCase(1e15, "1000000000000000"),
    DecimalCase(1e20, "1e+20"), DecimalCase(-1e20, "-1e+20"), DecimalCase(1e308, "1e+308"),
  ])
  func `a large number keeps its value`(_ item: DecimalCase) { check(item) }

  @Test(arguments: 0...9)
  func `what is written is the number to its decimals`(decimals: Int) throws {
    var generator = JSONTestGenerator(state: UInt64(decimals))
    let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    for scale in [1e-9, 1e-6, 1e-3, 1, 1e3, 1e6, 1e9, 1e12, 1e15] {
      for _ in 0..<50 {
        let value = Double.random(in: -1...1, using: &generator) * scale
        let text = Decimal.text(value, decimals: decimals)
        expect(Double(text), is: (value * factor).rounded() / factor)
        #expect(!text.contains(".") || text.last != "0")
      }
    }
  }
}
