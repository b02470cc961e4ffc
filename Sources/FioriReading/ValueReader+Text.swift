import FioriBasics
package import FioriModel
import FioriSyntax

extension ValueReader where Value == Text {
  /// A text, an array of runs, or an object with one of them as its `text`; in Swift a literal where
  /// nothing is said of its style.
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

  /// A text, or an array of runs.
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

  /// What it says, without its style.
  fileprivate var content: Text {
    get { runs.isEmpty ? Text(text) : Text(runs: runs) }
    set { (text, runs) = (newValue.text, newValue.runs) }
  }
}
