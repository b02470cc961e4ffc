extension JSONText: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { self = .null }
}

extension JSONText: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONText: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .value(Double(value)) }
}

extension JSONText: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { self = .value(value) }
}

extension JSONText: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}

extension JSONText: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONText...) { self = .array(elements) }
}

extension JSONText: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements) }
}
