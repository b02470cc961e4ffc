extension ValueReader where Value == [TextRun] {
  /// The runs of a text, at least one; those that are wrong are left out.
  static let runs = ValueReader { node, path, reader in
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
  fileprivate static let run = ValueReader { node, path, reader in
    if case .string(let text) = node.value {
      let example = JSONProblem.shown(String(text.prefix(32)))
      reader.expected("an object such as {\"text\": \"\(example)\"}", found: node, at: path)
      return nil
    }
    var run = TextRun("")
    reader.read(node, at: path, properties, into: &run)
    reader.require(["text"], "a text", of: node, at: path)
    return run
  }

  private static let properties: [Property<TextRun>] = [
    Property("text", \.text, .string),
    Property("font", \.font, .textFont),
    Property("color", \.color, .color),
    Property("kern", \.kern, .number(in: Limits.textShift)),
    Property("baselineOffset", \.baselineOffset, .number(in: Limits.textShift)),
  ]
}
