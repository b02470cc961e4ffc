extension String {
  package var swift: SwiftCode { .string(self) }
}

extension Bool {
  package var swift: SwiftCode { .word("\(self)") }
}

extension Int {
  package var swift: SwiftCode { .word(SwiftNumber(self).literal) }
}

extension UInt8 {
  package var swift: SwiftCode { .word("\(self)") }
}

extension Double {
  package var swift: SwiftCode { .word(SwiftNumber(self).literal) }
}

extension Double? {
  package var swift: SwiftCode { self?.swift ?? .none }
}
