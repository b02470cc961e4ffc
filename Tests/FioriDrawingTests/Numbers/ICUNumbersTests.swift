import FioriNative
import FioriRender
import Testing

@testable import TestSupport

struct ICUNumbersTests {
  @Test func `a number is written as its locale has it`() throws {
    let numbers = ICUNumbers()
    try CaseTable("numbers/written").check { row in
      try numbers.parts(of: row.numberValue, locale: row["locale"]).written
    }
  }

  @Test func `eight threads get the same from one formatter`() async throws {
    let numbers = ICUNumbers()
    let items = ["en-US", "de-DE", "ar-EG", "tr-TR"].flatMap { locale in
      (0..<50).map { index in
        let value = Double(index) * 1234.567
        return (NumberValue(value: value, style: .currency, currency: "EUR"), locale)
      }
    }
    let written = { @Sendable () throws -> [String] in
      try items.map { try numbers.parts(of: $0.0, locale: $0.1).written }
    }
    let results = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { try written() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(results.count, is: 8)
    expect(Set(results), is: [try written()])
    expect(Set(results.joined()).count, is: items.count)
  }

  @Test func `more formatters than are kept write the same`() throws {
    let numbers = ICUNumbers()
    for digits in [0...20, 0...20].joined() {
      for locale in ["en-US", "en-IN", "en-GB", "en-CA"] {
        let number = NumberValue(value: 1.5, minimumFractionDigits: digits)
        let expected = try ICUNumbers().parts(of: number, locale: locale)
        try expect(numbers.parts(of: number, locale: locale), is: expected)
      }
    }
  }
}
