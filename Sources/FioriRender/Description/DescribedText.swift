/// A text as a description gives it: by itself, or with classes of style sheets.
struct DescribedText: Sendable {
  var text: String?
  var styleClass: [StyleClass] = []
}

extension ValueReader where Value == DescribedText {
  /// A text, or `{"text": …, "styleClass": […]}`.
  static let text = ValueReader { node, path, reader in
    guard case .object = node.value else {
      return ValueReader<String>.string.read(node, path, &reader).map { DescribedText(text: $0) }
    }
    var text = DescribedText()
    reader.read(node, at: path, properties, into: &text)
    reader.require(["text"], "a text", of: node, at: path)
    return text
  }

  private static let properties: [Property<DescribedText>] = [
    Property("text", \.text, .string),
    Property("styleClass", \.styleClass, .styleClasses),
  ]
}
