import FioriBasics

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
      default: .required("a string"), examples: ["Sales this month"]),
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
        .noRuns,
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
        "text", \.text, .string, "The text of the run.", default: .required("a string"),
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
