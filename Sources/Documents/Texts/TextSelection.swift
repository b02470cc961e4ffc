import FioriBasics
import FioriModel

/// The texts that pictures with a locale take from `texts`.
struct TextSelection {
  let locale: String
  /// The languages of the locale, the best first.
  let languages: [TextLanguage]
  /// The source language, for texts that the others do not have.
  let sources: [TextLanguage]
  /// The name of the file in messages.
  let file: String
  /// All keys, in any order.
  let keys: [String]
  let isBroken: Bool

  /// Returns a part of a description with texts instead of their keys.
  ///
  /// `table` is the data of the description, `nil` if it has none. Missing texts are reported.
  func translated(
    _ node: JSONNode, at path: DescriptionPath, with table: DataTable?,
    _ reader: inout DescriptionReader
  ) -> JSONNode {
    switch node.value {
    case .array(let nodes):
      let parts = nodes.enumerated().map {
        translated($1, at: path.index($0), with: table, &reader)
      }
      return JSONNode(value: .array(parts), position: node.position)
    case .object(let members):
      if let key = node.textKey {
        // A key out of rows is looked up when they are known.
        if table != nil, key.hasReferences { return node }
        let text = text(of: key, at: path.key("text").key("key"), with: table, &reader)
        return JSONNode(value: .string(text), position: node.position)
      }
      let parts = members.map { member in
        JSONMember(
          key: member.key, keyPosition: member.keyPosition,
          value: translated(member.value, at: path.key(member.key), with: table, &reader))
      }
      return JSONNode(value: .object(parts), position: node.position)
    case .null, .bool, .number, .string: return node
    }
  }

  private func text(
    of node: JSONNode, at path: DescriptionPath, with table: DataTable?,
    _ reader: inout DescriptionReader
  ) -> String {
    guard case .string(let key) = node.value else {
      let message = Message.expectedKeyOfText(found: node.shown)
      reader.error(message, at: node.position, path)
      return ""
    }
    let found = text(keyed: key)
    if let (severity, message) = found.fault {
      reader.note(severity, message, at: node.position, path)
    }
    check(found, node, path, table, &reader)
    return found.text
  }

  /// Returns the text with a key; without one, the key.
  func text(keyed key: String) -> KeyedText {
    let shown = JSONProblem.shown(key)
    if let (language, text) = Self.text(key, in: languages) {
      return KeyedText(text, name: language.name(ofText: shown))
    }
    guard !isBroken else { return KeyedText(key) }
    let tag = languages.last?.tag ?? locale
    if let (source, text) = Self.text(key, in: sources) {
      let message = Message.textOfOtherLanguage(in: file, tag: tag, shown, source: source.tag)
      return KeyedText(text, name: source.name(ofText: shown), fault: (.warning, message))
    }
    guard !keys.contains(key) else {
      return KeyedText(key, fault: (.error, .missingTranslation(in: file, tag: tag, shown)))
    }
    let hint = Suggestion.hint(for: key, among: Array(Set(keys)).sorted())
    return KeyedText(key, fault: (.error, .missingText(in: file, shown, hint: hint)))
  }

  private static func text(
    _ key: String, in languages: [TextLanguage]
  ) -> (language: TextLanguage, text: String)? {
    languages.lazy.compactMap { language in language.texts[key].map { (language, $0) } }.first
  }

  /// Reports the columns in a text that the data does not have.
  private func check(
    _ found: KeyedText, _ node: JSONNode, _ path: DescriptionPath, _ table: DataTable?,
    _ reader: inout DescriptionReader
  ) {
    guard let table, found.text.contains("$"), !found.name.isEmpty else { return }
    let tree = ReferenceTree(JSONNode(value: .string(found.text), position: node.position))
    for problem in tree.problems + tree.problems(with: table) {
      reader.error(problem.message.prefixed("\(found.name): "), at: node.position, path)
    }
  }
}

extension TextLanguage {
  /// Returns the name of a text of the language in messages.
  fileprivate func name(ofText key: String) -> String { "the '\(tag)' text of '\(key)' in \(file)" }
}
