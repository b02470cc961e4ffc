import FioriRender
import Testing

@testable import TestSupport

struct DecimalTests {
  @Test func `a number has as many decimals as it needs and may have`() throws {
    try CaseTable("values/decimals").check { row in
      let (value, decimals) = (try row.number("value"), Int(try row.number("decimals")))
      var bytes: [UInt8] = []
      Decimal.append(value, decimals: decimals, to: &bytes)
      expect(String(decoding: bytes, as: UTF8.self), is: Decimal.text(value, decimals: decimals))
      return Decimal.text(value, decimals: decimals)
    }
  }

  @Test(arguments: 0...9)
  func `numbers are written with all their decimals`(decimals: Int) throws {
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
