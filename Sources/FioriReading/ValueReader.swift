package import FioriBasics
package import FioriSyntax

/// How one kind of value is read, `nil` after an error, which has been noted; and how it is written in
/// Swift.
package struct ValueReader<Value>: Sendable {
  /// What it takes, as a schema says it; made when it is asked for.
  package let schema: @Sendable () -> JSONSchema
  package let read: @Sendable (JSONNode, DescriptionPath, inout DescriptionReader) -> Value?
  /// The value as an expression where its type is known.
  package let swift: @Sendable (Value) -> SwiftCode

  /// A reader of what the schema says; there is none without one, nor without its Swift, so that the
  /// three stay together.
  package init(
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    swift: @escaping @Sendable (Value) -> SwiftCode,
    read: @escaping @Sendable (JSONNode, DescriptionPath, inout DescriptionReader) -> Value?
  ) {
    self.schema = schema
    self.swift = swift
    self.read = read
  }

  /// A reader of what `transform` makes of the value.
  package func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result,
    swift: @escaping @Sendable (Result) -> SwiftCode
  ) -> ValueReader<Result> {
    ValueReader<Result>(schema(), swift: swift) { node, path, reader in
      read(node, path, &reader).map(transform)
    }
  }
}

extension ValueReader where Value == String {
  /// A text.
  package static let string = ValueReader(.string(), swift: \.swift) { node, path, reader in
    if case .string(let text) = node.value { return text }
    guard case .number(let number) = node.value else {
      reader.expected("a text", found: node, at: path)
      return nil
    }
    let text = Decimal.text(number)
    reader.error(
      "expected a text, found the number \(text); write \"\(text)\"", at: node.position, path)
    return nil
  }
}

extension ValueReader where Value == Bool {
  /// `true` or `false`.
  package static let bool = ValueReader(.boolean, swift: \.swift) { node, path, reader in
    if case .bool(let bool) = node.value { return bool }
    guard case .string(let text) = node.value, text == "true" || text == "false" else {
      reader.expected("true or false", found: node, at: path)
      return nil
    }
    reader.error(
      "expected true or false, found a string; write \(text)", at: node.position, path)
    return nil
  }
}

extension ValueReader where Value == Int {
  /// The number of a page; how many there are is known when they have been laid out.
  package static let page = ValueReader(.integer(from: 1), swift: \.swift) { node, path, reader in
    if case .number(let number) = node.value, let page = Int(exactly: number), page >= 1 {
      return page
    }
    reader.expected("a page, counted from 1", found: node, at: path)
    return nil
  }

  /// A whole number within bounds.
  package static func integer(from first: Int, to last: Int) -> ValueReader {
    ValueReader(.integer(from: first, to: last), swift: \.swift) { node, path, reader in
      if case .number(let number) = node.value, let integer = Int(exactly: number),
        (first...last).contains(integer)
      {
        return integer
      }
      reader.expected("a whole number from \(first) to \(last)", found: node, at: path)
      return nil
    }
  }
}

extension ValueReader where Value == Double {
  /// Any number.
  package static let anyNumber = ValueReader(.number(), swift: \.swift) { node, path, reader in
    if case .number(let number) = node.value { return number }
    guard case .string(let text) = node.value, let number = Double(text), number.isFinite else {
      reader.expected("a number", found: node, at: path)
      return nil
    }
    reader.error(
      "expected a number, found a string; write \(Decimal.text(number))", at: node.position, path)
    return nil
  }

  /// A number within bounds.
  package static func number(in range: ClosedRange<Double>) -> ValueReader {
    ValueReader(.number(in: range), swift: \.swift) { node, path, reader in
      if case .number(let number) = node.value, range.contains(number) { return number }
      let bounds = "\(Decimal.text(range.lowerBound)) to \(Decimal.text(range.upperBound))"
      guard case .string(let text) = node.value, let number = Double(text), range.contains(number)
      else {
        reader.expected("a number from \(bounds)", found: node, at: path)
        return nil
      }
      reader.error(
        "expected a number from \(bounds), found a string; write \(Decimal.text(number))",
        at: node.position, path)
      return nil
    }
  }
}

extension ValueReader
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of an enumeration's names, or of other names for its cases.
  package static func choice(_ what: String, aliases: [String: Value] = [:]) -> ValueReader {
    ValueReader(
      .choice(Value.allCases.map(\.rawValue) + aliases.keys.sorted()),
      swift: { .choice($0.rawValue) }
    ) {
      node, path, reader in
      let names = Value.allCases.map(\.rawValue)
      guard case .string(let name) = node.value else {
        reader.expected(Suggestion.list(names, joiner: "or"), found: node, at: path)
        return nil
      }
      if let value = Value(rawValue: name) ?? aliases[name] { return value }
      let known = names + aliases.keys.sorted()
      reader.unknown(what, name, known: known, at: node.position, path)
      return nil
    }
  }
}

extension ValueReader {
  /// An array of values, those that are wrong left out.
  package static func array<Element>(of element: ValueReader<Element>) -> ValueReader
  where Value == [Element] {
    ValueReader(.array(of: element.schema()), swift: { .array($0.map(element.swift)) }) {
      node, path, reader in
      guard case .array(let nodes) = node.value else {
        reader.expected("an array", found: node, at: path)
        return nil
      }
      return nodes.enumerated().compactMap { index, node in
        element.read(node, path.index(index), &reader)
      }
    }
  }
}
