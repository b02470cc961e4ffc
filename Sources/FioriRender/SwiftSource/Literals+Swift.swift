extension String {
  var swift: SwiftCode { .string(self) }
}

extension Bool {
  var swift: SwiftCode { .word("\(self)") }
}

extension Int {
  var swift: SwiftCode { .word(SwiftNumber(self).literal) }
}

extension UInt8 {
  var swift: SwiftCode { .word("\(self)") }
}

extension Double {
  var swift: SwiftCode { .word(SwiftNumber(self).literal) }
}

extension Double? {
  var swift: SwiftCode { self?.swift ?? .none }
}
