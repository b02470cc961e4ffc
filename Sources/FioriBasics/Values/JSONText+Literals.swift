extension JSONText: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self = .null }
}

extension JSONText: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONText: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .value(Double(value)) }
}

extension JSONText: ExpressibleByFloatLiteral {
  package init(floatLiteral value: Double) { self = .value(value) }
}

extension JSONText: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONText: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONText...) { self = .array(elements) }
}

extension JSONText: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements) }
}
