import FioriNative
import FioriRender
import Testing

@testable import TestSupport

struct NumberErrorTests {
  @Test func `a wrong number is reported with its key`() throws {
    let numbers = ICUNumbers()
    try CaseTable("numbers/errors").check { row in
      let value = try row.numberValue
      let error = #expect(throws: NumberError.self) {
        try numbers.parts(of: value, locale: row["locale"])
      }
      return "\(error?.key ?? "none"): \(error?.message.text ?? "none")"
    }
  }

  @Test func `a missing library is reported with its package`() {
    expect(
      NumberError.missingICU(reason: "no such file").message.text,
      is: "ICU is not installed (no such file); install libicu72")
  }
}
