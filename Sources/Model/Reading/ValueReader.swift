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
    cell: CellType? = nil,
    take: @escaping @Sendable (JSONValue) -> Value?
  ) -> ValueReader {
    ValueReader(schema(), swift: swift) { node, path, reader in
      if let value = take(reader.value(of: node, as: cell)) { return value }
      if node.position.cell == 0, let (found, right) = correction(node.value) {
        let message = "expected \(expectation()), found \(found); write \(right)"
        reader.error(reader.quoting(node, message), at: node.position, path)
      } else {
        reader.expected(expectation(), found: node, at: path, as: cell)
      }
      return nil
    }
  }

  /// Returns a reader for an object whose members set the properties of a copy of `blank`.
  ///
  /// `parameters` are the properties that the value's initializer takes in Swift, in order; `swift`
  /// returns the value's code, given the initializer call.
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
      // Swift makes a key path of a generic type anew each time.
      reader.elements(of: node, at: path, element.read)?.compactMap { $0 }
    }
  }

  /// Returns a reader for an array in which `null` means missing, as does an invalid value.
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
      .byIndex(element.schema()),
      swift: { values in
        .dictionary(
          values.sorted { $0.key < $1.key }.map {
            SwiftEntry(key: $0.key.swift, value: element.swift($0.value))
          })
      }
    ) { node, path, reader in
      guard case .object(let members) = node.value else {
        reader.expected("an object such as {\"0\": …}", found: node, at: path)
        return nil
      }
      var result: [Int: Element] = [:]
      for member in members {
        guard let index = Int(member.key), index >= 0, "\(index)" == member.key else {
          reader.error(
            "expected an index such as '0' as the key, found '\(JSONProblem.shown(member.key))'",
            at: member.keyPosition, path)
          continue
        }
        result[index] = element.read(member.value, path.key(member.key), &reader)
      }
      return result
    }
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
        .warning, "the character U+0000 is not shown; remove it", at: node.position, path)
    }
    return text
  }

  private static let anyText = single(
    .string(), "a text", swift: \.swift,
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
    objection: @escaping @Sendable (String) -> String?
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
  package static let page = whole(.integer(from: 1), "a page, counted from 1", in: 1...)

  /// Any whole number; the view checks it.
  package static let wholeNumber = whole(.integer(), "a whole number", in: .min...)

  /// Returns a reader for a whole number in a range.
  package static func integer(from first: Int, to last: Int) -> ValueReader {
    whole(
      .integer(from: first, to: last), "a whole number from \(first) to \(last)", in: first...last)
  }

  private static func whole(
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ expectation: @autoclosure @escaping @Sendable () -> String,
    in range: some RangeExpression<Int> & Sendable
  ) -> ValueReader {
    single(schema(), expectation(), swift: \.swift, cell: .number) { value in
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
      where: range.contains)
  }

  private static func number(
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ expectation: @autoclosure @escaping @Sendable () -> String,
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
      cell: .number,
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

extension ValueReader where Value == Text {
  /// A string, an array of runs, a value, or an object with one of them as its `text`; in Swift a literal
  /// if it has no style.
  package static let fioriText = object(
    "text", "A text: a string, an array of runs, a value, or an object with a style.",
    examples: ["Sales this month", ["text": "Sales this month", "color": "tintColor"]],
    over: Text(""),
    taking: [
      .unlabeled(.required("text")), "font", "color", "numberOfLines", "alignment", "styleClass",
    ], or: content, where: { !$0.isObject || $0.isTextValue }, as: \.self,
    swift: { text, call in
      var call = call
      if !text.runs.isEmpty {
        let value = text.runs.count == 1 ? text.runs[0].plainValueSwift : nil
        call.arguments[0] =
          value.map { SwiftArgument(nil, $0) } ?? SwiftArgument("runs", call.arguments[0].value)
      } else if call.arguments.count == 1 {
        return text.text.swift
      }
      return .call(call)
    }, Text.properties)

  /// A string, an array of runs, or a value.
  package static let content = ValueReader(
    .anyOf([
      .string(), ValueReader<[TextRun]>.runs.schema(), ValueReader<TextRun>.numberRun.schema(),
      ValueReader<TextRun>.dateRun.schema(),
    ]),
    swift: { $0.runs.isEmpty ? $0.text.swift : ValueReader<[TextRun]>.runs.swift($0.runs) }
  ) { node, path, reader in
    if case .array = node.value {
      return ValueReader<[TextRun]>.runs.read(node, path, &reader).map { Text(runs: $0) }
    }
    if node.isTextValue {
      return ValueReader<TextRun>.run.read(node, path, &reader).map {
        $0.value == nil ? Text($0.text) : Text(runs: [$0])
      }
    }
    return ValueReader<String>.string.read(node, path, &reader).map { Text($0) }
  }
}

extension Text {
  fileprivate static let properties: [Property<Text>] = [
    Property(
      "text", \.content, .content, "The text: a string, or runs with different styles.",
      default: .required("a text"), examples: ["Sales this month"]),
    Property("font", \.font, .textFont, "The font.", default: .text("depends on the place")),
    Property("color", \.color, .color, "The color.", default: .text("depends on the place")),
    Property(
      "numberOfLines", \.numberOfLines, .integer(from: 0, to: 100),
      "Maximum number of lines; 0: unlimited.",
      default: .text("depends on the place"), examples: [0, 2]),
    Property(
      "alignment", \.alignment, .choice("alignment"), "Alignment of the lines.",
      default: .text("depends on the place")),
    Property(
      "styleClass", \.styleClass, .styleClasses,
      "Additional style classes.",
      default: .text("none")),
  ]

  /// The text without its style.
  fileprivate var content: Text {
    get { runs.isEmpty ? Text(text) : Text(runs: runs) }
    set { (text, runs) = (newValue.text, newValue.runs) }
  }
}

extension ValueReader where Value == [TextRun] {
  /// The runs of a text, at least one; invalid ones are dropped.
  package static let runs = ValueReader(
    .definition(
      "runs", "A text in runs, each with its own style; a run may be a value.",
      examples: [[["text": "12 m"], ["text": "2", "font": ["size": 9], "baselineOffset": 5]]],
      .array(
        of: .anyOf([
          ValueReader<TextRun>.run.schema(), ValueReader<TextRun>.numberRun.schema(),
          ValueReader<TextRun>.dateRun.schema(),
        ]), atLeast: 1)),
    swift: { .array($0.map(ValueReader<TextRun>.run.swift)) }
  ) { node, path, reader in
    guard case .array(let nodes) = node.value else {
      reader.expected("an array of runs such as [{\"text\": …}]", found: node, at: path)
      return nil
    }
    guard !nodes.isEmpty else {
      reader.error(
        "expected at least one run such as {\"text\": …}, found an empty array",
        at: node.position, path)
      return nil
    }
    // A text of a template with values in it is several runs in the place of one.
    let parts = nodes.flatMap(\.partsOfRun)
    let array = JSONNode(value: .array(parts), position: node.position)
    return ValueReader.array(of: .run).read(array, path, &reader)
  }
}

extension JSONNode {
  /// The runs that a run is: several, if its text has values of rows in it.
  fileprivate var partsOfRun: [JSONNode] {
    guard case .object(let members) = value, let text = member("text")?.value else { return [self] }
    let style = members.filter { $0.key != "text" }
    func run(_ part: JSONNode) -> JSONNode? {
      guard case .object(let content) = part.value else { return nil }
      return JSONNode(value: .object(content + style), position: part.position)
    }
    switch text.value {
    case .array(let parts) where text.position.cell > 0: return parts.compactMap(run)
    case .object where text.position.cell > 0: return run(text).map { [$0] } ?? [self]
    default: return [self]
    }
  }
}

extension ValueReader where Value == TextRun {
  fileprivate static let run = ValueReader(plainRun.schema(), swift: \.swift) {
    node, path, reader in
    if node.isTextValue {
      return (node.member("date") == nil ? numberRun : dateRun).read(node, path, &reader)
    }
    guard case .string(let text) = node.value else { return plainRun.read(node, path, &reader) }
    let example = JSONProblem.shown(String(text.prefix(32)))
    reader.expected("an object such as {\"text\": \"\(example)\"}", found: node, at: path)
    return nil
  }

  fileprivate static let plainRun = object(
    "run", "A part of a text with its own style.", over: TextRun(""),
    taking: [.unlabeled(.required("text")), "font", "color", "kern", "baselineOffset"],
    TextRun.properties)
}

extension TextRun {
  /// The run in Swift, with its value in place of its text.
  var swift: SwiftCode {
    guard let value = valueSwift,
      case .call(var call) = ValueReader<TextRun>.plainRun.swift(self)
    else { return ValueReader<TextRun>.plainRun.swift(self) }
    call.arguments[0] = SwiftArgument(nil, value)
    return .call(call)
  }

  /// The value of a run without a style in Swift; `nil` for any other run.
  fileprivate var plainValueSwift: SwiftCode? {
    guard case .call(let call) = swift, call.arguments.count == 1, call.assignments.isEmpty else {
      return nil
    }
    return valueSwift
  }

  fileprivate static let properties: [Property<TextRun>] =
    [
      Property(
        "text", \.text, .string, "The text of the run.", default: .required("a text"),
        examples: ["12 m"])
    ] + styleProperties

  static let styleProperties: [Property<TextRun>] = [
    Property("font", \.font, .textFont, "The font.", default: .text("the text's")),
    Property("color", \.color, .color, "The color.", default: .text("the text's")),
    Property(
      "kern", \.kern, .number(in: Limits.textShift),
      "Kerning in points.", default: 0, examples: [0.5]),
    Property(
      "baselineOffset", \.baselineOffset, .number(in: Limits.textShift),
      "Baseline offset in points.", default: 0, examples: [5]),
  ]
}

extension ValueReader where Value == TextFont {
  /// The name of a text style, or an object with attributes of the font.
  package static let textFont = object(
    "font", "A font: a text style, or an object with its attributes.",
    examples: ["headline", ["size": 9, "weight": "bold"]], over: TextFont(),
    taking: [.unlabeled("style"), "weight", "size", "family"], or: style, as: { TextFont($0) },
    TextFont.properties)

  fileprivate static let style = ValueReader<TextStyle>.choice("text style")
}

extension TextFont {
  fileprivate static let properties: [Property<TextFont>] = [
    Property(
      "style", \.style, ValueReader<TextFont>.style,
      "Text style, whose size grows with contentSizeCategory; all are regular.",
      default: .text("the current font")),
    Property(
      "size", \.size, .number(in: Limits.fontSize),
      "Font size in points, independent of the content size category.",
      default: .text("the style's"), examples: [9, 17]),
    Property(
      "weight", \.weight,
      ValueReader<FontWeightName>.choice("font weight").map(
        \.weight, swift: \.swift),
      "Font weight, drawn as light, regular, semibold or bold.",
      default: .text("the style's")),
    Property(
      "family", \.family, .string, "Font family, bundled or added.",
      default: .text("the current family"), examples: ["Inter"]),
  ]
}

extension Font.Weight {
  package var swift: SwiftCode {
    switch self {
    case .light: .choice("light")
    case .regular: .choice("regular")
    case .semibold: .choice("semibold")
    case .bold: .choice("bold")
    }
  }
}

extension JSONNode {
  /// Whether the value is a number or a date in a text.
  package var isTextValue: Bool {
    member("text") == nil && (member("value") != nil || member("date") != nil)
  }
}
