import FioriBasics
package import FioriModel
import FioriSyntax

extension ValueReader where Value == [TextRun] {
  /// The runs of a text, at least one; those that are wrong are left out.
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
