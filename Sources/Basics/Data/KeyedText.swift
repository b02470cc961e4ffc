/// A text in the language of a picture, found by its key.
package struct KeyedText: Sendable {
  package let text: String
  /// The name of the text in messages, such as `the 'de' text of 'sales.title' in texts.csv`.
  package let name: String
  /// The problem with the key, and its severity; `nil` if the text is in the language.
  package let fault: (severity: Severity, message: Message)?

  package init(
    _ text: String, name: String = "", fault: (severity: Severity, message: Message)? = nil
  ) {
    (self.text, self.name, self.fault) = (text, name, fault)
  }
}

/// Returns the text with a key.
package typealias TextLookup = @Sendable (_ key: String) -> KeyedText

extension JSONNode {
  /// The key of a text such as `{"text": {"key": "sales.title"}}`; `nil` for anything else.
  package var textKey: JSONNode? {
    guard case .object(let members) = value, members.count == 1, members[0].key == "text",
      case .object(let inner) = members[0].value.value, inner.count == 1, inner[0].key == "key"
    else { return nil }
    return inner[0].value
  }
}

/// Texts whose keys come out of rows.
extension TemplateBinder {
  /// Returns the text with the key from the rows, with their values in it.
  mutating func text(
    keyed key: TemplateNode, _ texts: TextLookup, _ scope: TemplateScope, at path: DescriptionPath
  ) -> JSONNode? {
    let path = path.key("text").key("key")
    guard let node = node(key, scope, at: path) else { return nil }
    guard let word = self.key(node, at: path) else { return node }
    let found = texts(word)
    if let (severity, message) = found.fault {
      let message = message.suffixed(name(of: node).map { " (\($0))" } ?? "")
      if severity == .error {
        report(message, node.position, path)
      } else {
        warn(message, node.position, path)
      }
    }
    let template = ReferenceTree(
      JSONNode(value: .string(found.text), position: node.position), at: path)
    let problems = template.problems + template.problems(with: table)
    guard problems.isEmpty else {
      for problem in problems {
        report(problem.message.prefixed("\(found.name): "), node.position, path)
      }
      return node
    }
    return self.node(template.root, scope, at: path)
  }

  /// Returns the key that a value is; `nil` for a value that cannot be one.
  private mutating func key(_ node: JSONNode, at path: DescriptionPath) -> String? {
    if case .string(let key) = node.value { return key }
    let source = name(of: node)
    switch node.value {
    case .number: if let cell = cell(of: node) { return cell.text }
    case .null:
      report(
        .noTextKey(in: source ?? "the key"),
        node.position, path)
      return nil
    case .string, .bool, .array, .object: break
    }
    let place = source.map { " in \($0)" } ?? ""
    report(
      .expectedTextKey(found: node.value.kindName, place: place), node.position, path)
    return nil
  }
}
