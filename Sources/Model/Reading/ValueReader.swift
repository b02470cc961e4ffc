package import FioriBasics

/// Reads one type of value, or reports an error and returns `nil`, and writes it as Swift code.
package struct ValueReader<Value>: Sendable {
  /// Returns the schema of the value; created on demand.
  package let schema: @Sendable () -> JSONSchema
  package let read: @Sendable (JSONNode, DescriptionPath, inout DescriptionReader) -> Value?
  /// Returns the value as an expression, for a context that determines its type.
  package let swift: @Sendable (Value) -> SwiftCode

  /// Creates a reader; the schema and the Swift code are required, so that they match it.
  package init(
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    swift: @escaping @Sendable (Value) -> SwiftCode,
    read: @escaping @Sendable (JSONNode, DescriptionPath, inout DescriptionReader) -> Value?
  ) {
    self.schema = schema
    self.swift = swift
    self.read = read
  }

  /// Returns a reader that applies `transform` to the value.
  package func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result,
    swift: @escaping @Sendable (Result) -> SwiftCode
  ) -> ValueReader<Result> {
    ValueReader<Result>(schema(), swift: swift) { node, path, reader in
      read(node, path, &reader).map(transform)
    }
  }
}

// MARK: - Combinators

extension ValueReader {
  /// Returns a reader for a value made from a JSON value; `take` returns `nil` for a wrong type.
  ///
  /// `correction` returns the value found and the fix, if it is obvious; `cell` is the type wanted of a
  /// cell of data.
  static func single(
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ expectation: @autoclosure @escaping @Sendable () -> String,
    swift: @escaping @Sendable (Value) -> SwiftCode,
    correction: @escaping @Sendable (JSONValue) -> (found: String, right: String)? = { _ in nil },
    cell: CellType? = nil, code: DiagnosticCode = .wrongValue,
    take: @escaping @Sendable (JSONValue) -> Value?
  ) -> ValueReader {
    ValueReader(schema(), swift: swift) { node, path, reader in
      if let value = take(reader.value(of: node, as: cell)) { return value }
      if node.position.cell == 0, let (found, right) = correction(node.value) {
        let message = Message.write(
          right, expected: expectation(), found: found, code: code)
        reader.error(reader.quoting(node, message), at: node.position, path)
      } else {
        reader.expected(expectation(), found: node, at: path, as: cell, code: code)
      }
      return nil
    }
  }

  /// Returns a reader for an object whose members set the properties of a copy of `blank`.
  ///
  /// `parameters` are the properties that the value's initializer takes in Swift, in order; `swift`
  /// returns the value's code for the initializer call.
  package static func object(
    _ name: String, _ meaning: String,
    examples: @autoclosure @escaping @Sendable () -> [JSONText] = [],
    over blank: @autoclosure @escaping @Sendable () -> Value,
    taking parameters: @autoclosure @escaping @Sendable () -> [SwiftParameter] = [],
    swift: @escaping @Sendable (Value, SwiftCall) -> SwiftCode = { .call($1) },
    _ properties: @autoclosure @escaping @Sendable () -> [Property<Value>]
  ) -> ValueReader {
    ValueReader(
      .definition(name, meaning, examples: examples(), .object(properties())),
      swift: { swift($0, SwiftCall($0, over: blank(), taking: parameters(), properties())) }
    ) { node, path, reader in
      reader.filled(blank(), from: node, at: path, properties())
    }
  }

  /// Returns a reader for an object or a `shorthand`, which is used for anything else.
  package static func object<Shorthand>(
    _ name: String, _ meaning: String,
    examples: @autoclosure @escaping @Sendable () -> [JSONText] = [],
    over blank: @autoclosure @escaping @Sendable () -> Value,
    taking parameters: @autoclosure @escaping @Sendable () -> [SwiftParameter] = [],
    or shorthand: @autoclosure @escaping @Sendable () -> ValueReader<Shorthand>,
    where isShorthand: @escaping @Sendable (JSONNode) -> Bool = { !$0.isObject },
    as make: @escaping @Sendable (Shorthand) -> Value,
    swift: @escaping @Sendable (Value, SwiftCall) -> SwiftCode = { .call($1) },
    _ properties: @autoclosure @escaping @Sendable () -> [Property<Value>]
  ) -> ValueReader {
    let object = object(
      name, meaning, over: blank(), taking: parameters(), swift: swift, properties())
    return ValueReader(
      .definition(
        name, meaning, examples: examples(),
        .anyOf([shorthand().schema(), .object(properties())])), swift: object.swift
    ) { node, path, reader in
      isShorthand(node)
        ? shorthand().read(node, path, &reader).map(make) : object.read(node, path, &reader)
    }
  }

  /// Returns a reader for an array of values; invalid ones are dropped.
  package static func array<Element>(of element: ValueReader<Element>) -> ValueReader
  where Value == [Element] {
    ValueReader(.array(of: element.schema()), swift: { .array($0.map(element.swift)) }) {
      node, path, reader in
      // Swift makes a new key path of a generic type each time.
      reader.elements(of: node, at: path, element.read)?.compactMap { $0 }
    }
  }

  /// Returns a reader for an array where `null` means missing, as does an invalid value.
  package static func sparseArray<Element>(of element: ValueReader<Element>) -> ValueReader
  where Value == [Element?] {
    ValueReader(
      .array(of: element.schema().orNull),
      swift: { .array($0.map { $0.map(element.swift) ?? .none }) }
    ) { node, path, reader in
      reader.elements(of: node, at: path) { node, path, reader in
        node.value == .null ? nil : element.read(node, path, &reader)
      }
    }
  }

  /// Returns a reader for an object whose keys are indexes: `{"0": …}`.
  package static func byIndex<Element>(_ element: ValueReader<Element>) -> ValueReader
  where Value == [Int: Element] {
    ValueReader(
      .byIndex(element.schema()), swift: { element.dictionary(of: $0) { $0.swift } }
    ) { node, path, reader in
      let expectation = "an object such as {\"0\": …}"
      return element.object(of: node, at: path, expectation, &reader) { member, reader in
        if let index = Int(member.key), index >= 0, "\(index)" == member.key { return index }
        reader.error(
          .expectedIndex(found: JSONProblem.shown(member.key)), at: member.keyPosition, path)
        return nil
      }
    }
  }

  /// Returns a reader for an object whose keys are names: `{"Bikes": …}`.
  package static func byName<Element>(_ element: ValueReader<Element>) -> ValueReader
  where Value == [String: Element] {
    ValueReader(
      .byName(element.schema()), swift: { element.dictionary(of: $0) { $0.swift } }
    ) { node, path, reader in
      element.object(of: node, at: path, "an object by name", &reader) { member, _ in member.key }
    }
  }

  /// Returns the values of an object by its keys; `key` returns `nil` for one that it reports.
  private func object<Key: Hashable>(
    of node: JSONNode, at path: DescriptionPath, _ expectation: String,
    _ reader: inout DescriptionReader, key: (JSONMember, inout DescriptionReader) -> Key?
  ) -> [Key: Value]? {
    guard case .object(let members) = node.value else {
      reader.expected(expectation, found: node, at: path)
      return nil
    }
    var result: [Key: Value] = [:]
    for member in members {
      guard let key = key(member, &reader) else { continue }
      result[key] = read(member.value, path.key(member.key), &reader)
    }
    return result
  }

  /// Returns values by key as an expression, in the order of the keys.
  private func dictionary<Key: Comparable>(
    of values: [Key: Value], key: (Key) -> SwiftCode
  ) -> SwiftCode {
    .dictionary(
      values.sorted { $0.key < $1.key }
        .map { SwiftEntry(key: key($0.key), value: swift($0.value)) })
  }
}

extension ValueReader
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// Returns a reader for an enumeration's cases by name, or by other names.
  package static func choice(_ what: String, aliases: [String: Value] = [:]) -> ValueReader {
    ValueReader(
      .choice(Value.allCases.map(\.rawValue) + aliases.keys.sorted()),
      swift: { .choice($0.rawValue) }
    ) { node, path, reader in
      if case .string(let name) = node.value, let value = Value(rawValue: name) ?? aliases[name] {
        return value
      }
      let names = Value.allCases.map { $0.rawValue }
      if case .string(let name) = node.value {
        let known = names + aliases.keys.sorted()
        reader.unknown(what, name, known: known, at: node.position, path)
      } else {
        reader.expected(Suggestion.list(names, joiner: "or"), found: node, at: path)
      }
      return nil
    }
  }
}

// MARK: - Plain values

extension ValueReader where Value == String {
  package static let string = ValueReader(anyText.schema(), swift: \.swift) { node, path, reader in
    let text = reader.written(node, at: path) ?? anyText.read(node, path, &reader)
    if let text, text.utf8.contains(0) {
      reader.note(
        .warning, .nullCharacter, at: node.position, path)
    }
    return text
  }

  private static let anyText = single(
    .string(), "a string", swift: \.swift,
    correction: { value in
      guard case .number(let number) = value else { return nil }
      let text = Decimal.text(number)
      return ("the number \(text)", "\"\(text)\"")
    },
    cell: .text,
    take: { if case .string(let text) = $0 { text } else { nil } })

  /// Returns a reader for a string; `objection` returns an error message for an invalid one.
  package static func string(
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    objection: @escaping @Sendable (String) -> Message?
  ) -> ValueReader {
    ValueReader(schema(), swift: \.swift) { node, path, reader in
      guard let text = string.read(node, path, &reader) else { return nil }
      guard let objection = objection(text) else { return text }
      reader.error(objection, at: node.position, path)
      return nil
    }
  }
}

extension ValueReader where Value == Bool {
  package static let bool = single(
    .boolean, "true or false", swift: \.swift,
    correction: { value in
      guard case .string(let text) = value, text == "true" || text == "false" else { return nil }
      return ("a string", text)
    },
    cell: .bool,
    take: { if case .bool(let bool) = $0 { bool } else { nil } })
}

extension ValueReader where Value == Int {
  /// A page number; the number of pages is only known after layout.
  package static let page = whole(
    .integer(from: 1), "a page, counted from 1", in: 1..., code: .wrongPage)

  /// Any whole number; the view checks it.
  package static let wholeNumber = whole(.integer(), "a whole number", in: .min...)

  /// Returns a reader for a whole number in a range.
  package static func integer(from first: Int, to last: Int) -> ValueReader {
    whole(
      .integer(from: first, to: last), "a whole number from \(first) to \(last)", in: first...last,
      code: .outOfRange)
  }

  private static func whole(
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ expectation: @autoclosure @escaping @Sendable () -> String,
    in range: some RangeExpression<Int> & Sendable, code: DiagnosticCode = .wrongValue
  ) -> ValueReader {
    single(schema(), expectation(), swift: \.swift, cell: .number, code: code) { value in
      guard case .number(let number) = value, let integer = Int(exactly: number),
        range.contains(integer)
      else { return nil }
      return integer
    }
  }
}

extension ValueReader where Value == Double {
  package static let anyNumber = number(.number(), "a number", where: \.isFinite)

  /// Returns a reader for a number in a range.
  package static func number(in range: ClosedRange<Double>) -> ValueReader {
    number(
      .number(in: range),
      "a number from \(Decimal.text(range.lowerBound)) to \(Decimal.text(range.upperBound))",
      code: .outOfRange, where: range.contains)
  }

  private static func number(
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ expectation: @autoclosure @escaping @Sendable () -> String,
    code: DiagnosticCode = .wrongValue,
    where isRight: @escaping @Sendable (Double) -> Bool
  ) -> ValueReader {
    let plain = single(
      schema(), expectation(), swift: \.swift,
      correction: { value in
        guard case .string(let text) = value, let number = Double(text), isRight(number) else {
          return nil
        }
        let isWritten = JSONNumberText.canBeRounded(number) && JSONNumberText.number(text) != nil
        return ("a string", isWritten ? text : Decimal.text(number))
      },
      cell: .number, code: code,
      take: { value in
        guard case .number(let number) = value, isRight(number) else { return nil }
        return number
      })
    return ValueReader(schema(), swift: \.swift) { node, path, reader in
      let number = plain.read(node, path, &reader)
      if let number { reader.warnIfRounded(number, at: node.position, path) }
      return number
    }
  }
}

extension JSONNode {
  /// Whether the value is a number or a date in a text.
  package var isTextValue: Bool {
    member("text") == nil && (member("value") != nil || member("date") != nil)
  }
}
