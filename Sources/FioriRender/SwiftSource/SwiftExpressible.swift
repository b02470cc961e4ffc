/// A value that can be written in Swift, as an expression where its type is known.
protocol SwiftExpressible: Sendable {
  var swift: SwiftCode { get }
}

extension SwiftExpressible where Self: RawRepresentable, RawValue == String {
  /// A case whose name is its raw value.
  var swift: SwiftCode { .word(".\(rawValue)") }
}

extension String: SwiftExpressible {
  var swift: SwiftCode { .string(self) }
}

extension Bool: SwiftExpressible {
  var swift: SwiftCode { .word("\(self)") }
}

extension Int: SwiftExpressible {
  var swift: SwiftCode { .word(SwiftNumber(self).literal) }
}

extension UInt8: SwiftExpressible {
  var swift: SwiftCode { .word("\(self)") }
}

extension Double: SwiftExpressible {
  var swift: SwiftCode { .word(SwiftNumber(self).literal) }
}

extension Optional: SwiftExpressible where Wrapped: SwiftExpressible {
  var swift: SwiftCode { self?.swift ?? .word("nil") }
}

extension Array: SwiftExpressible where Self.Element: SwiftExpressible {
  var swift: SwiftCode { .array(map(\.swift)) }
}

extension Dictionary: SwiftExpressible where Key == Int, Value: SwiftExpressible {
  /// In the order of the keys.
  var swift: SwiftCode {
    .dictionary(
      sorted { $0.key < $1.key }.map { SwiftEntry(key: $0.key.swift, value: $0.value.swift) })
  }
}
