import FioriBasics
package import FioriModel
package import FioriSyntax

extension ValueReader where Value == Text {
  /// A string, an array of runs, or an object with one of them as its `text`; in Swift a literal if
  /// it has no style.
  package static let fioriText = object(
    "text", "A text: a string, an array of runs, or an object with a style.",
    examples: ["Sales this month", ["text": "Sales this month", "color": "tintColor"]],
    over: Text(""),
    taking: [
      .unlabeled(.required("text")), "font", "color", "numberOfLines", "alignment", "styleClass",
    ], or: content, as: \.self,
    swift: { text, call in
      var call = call
      if !text.runs.isEmpty {
        call.arguments[0] = SwiftArgument("runs", call.arguments[0].value)
      } else if call.arguments.count == 1 {
        return text.text.swift
      }
      return .call(call)
    }, Text.properties)

  /// A string, or an array of runs.
  package static let content = ValueReader(
    .anyOf([.string(), ValueReader<[TextRun]>.runs.schema()]),
    swift: { $0.runs.isEmpty ? $0.text.swift : ValueReader<[TextRun]>.runs.swift($0.runs) }
  ) { node, path, reader in
    guard case .array = node.value else {
      return ValueReader<String>.string.read(node, path, &reader).map { Text($0) }
    }
    return ValueReader<[TextRun]>.runs.read(node, path, &reader).map { Text(runs: $0) }
  }
}

extension Text {
  fileprivate static let properties: [Property<Text>] = [
    Property(
      "text", \.content, .content, "The text: a string, or runs with different styles.",
      default: .required("a text"), examples: ["Sales this month"]),
    Property("font", \.font, .textFont, "The font.", default: .words("depends on the place")),
    Property("color", \.color, .color, "The color.", default: .words("depends on the place")),
    Property(
      "numberOfLines", \.numberOfLines, .integer(from: 0, to: 100),
      "Maximum number of lines; 0: unlimited.",
      default: .words("depends on the place"), examples: [0, 2]),
    Property(
      "alignment", \.alignment, .choice("alignment"), "Alignment of the lines.",
      default: .words("depends on the place")),
    Property(
      "styleClass", \.styleClass, .styleClasses,
      "Additional style classes.",
      default: .words("none")),
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
      "runs", "A text in runs, each with its own style.",
      examples: [[["text": "12 m"], ["text": "2", "font": ["size": 9], "baselineOffset": 5]]],
      .array(of: ValueReader<TextRun>.run.schema(), atLeast: 1)),
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
    return ValueReader.array(of: .run).read(node, path, &reader)
  }
}

extension ValueReader where Value == TextRun {
  fileprivate static let run = ValueReader(runObject.schema(), swift: runObject.swift) {
    node, path, reader in
    guard case .string(let text) = node.value else { return runObject.read(node, path, &reader) }
    let example = JSONProblem.shown(String(text.prefix(32)))
    reader.expected("an object such as {\"text\": \"\(example)\"}", found: node, at: path)
    return nil
  }

  private static let runObject = object(
    "run", "A part of a text with its own style.", over: TextRun(""),
    taking: [.unlabeled(.required("text")), "font", "color", "kern", "baselineOffset"],
    TextRun.properties)
}

extension TextRun {
  fileprivate static let properties: [Property<TextRun>] = [
    Property(
      "text", \.text, .string, "The text of the run.", default: .required("a text"),
      examples: ["12 m"]),
    Property("font", \.font, .textFont, "The font.", default: .words("the text's")),
    Property("color", \.color, .color, "The color.", default: .words("the text's")),
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
      default: .words("the current font")),
    Property(
      "size", \.size, .number(in: Limits.fontSize),
      "Font size in points, independent of the content size category.",
      default: .words("the style's"), examples: [9, 17]),
    Property(
      "weight", \.weight,
      ValueReader<FontWeightName>.choice("font weight").map(
        \.weight, swift: \.swift),
      "Font weight, drawn as light, regular, semibold or bold.",
      default: .words("the style's")),
    Property(
      "family", \.family, .string, "Font family, bundled or added.",
      default: .words("the current family"), examples: ["Inter"]),
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
