extension ValueReader where Value == Text {
  /// A text, an array of runs, or an object with one of them as its `text`.
  static let fioriText = ValueReader { node, path, reader in
    guard case .object = node.value else { return content.read(node, path, &reader) }
    var text = Text("")
    reader.read(node, at: path, properties, into: &text)
    reader.require(["text"], "a text", of: node, at: path)
    return text
  }

  private static let content = ValueReader { node, path, reader in
    guard case .array = node.value else {
      return ValueReader<String>.string.read(node, path, &reader).map { Text($0) }
    }
    return ValueReader<[TextRun]>.runs.read(node, path, &reader).map { Text(runs: $0) }
  }

  private static let properties: [Property<Text>] = [
    Property("text", \.content, content),
    Property("font", \.font, .textFont),
    Property("color", \.color, .color),
    Property("numberOfLines", \.numberOfLines, .integer(from: 0, to: 100)),
    Property("alignment", \.alignment, .choice("alignment")),
    Property("styleClass", \.styleClass, .styleClasses),
  ]
}

extension Text {
  /// What it says, without its style.
  fileprivate var content: Text {
    get { runs.isEmpty ? Text(text) : Text(runs: runs) }
    set { (text, runs) = (newValue.text, newValue.runs) }
  }
}
