import FioriBasics
import FioriData
import FioriReading
import FioriSyntax

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

  /// Returns a part of a description with texts in place of their keys.
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
      let message = "expected the key of a text, found \(node.shown); write it out"
      reader.error(message, at: node.position, path)
      return ""
    }
    let found = languages.lazy.compactMap { language in
      language.texts[key].map { (language: language, text: $0) }
    }.first
    if let found {
      check(found.text, in: found.language, of: key, node, path, table, &reader)
      return found.text
    }
    guard !isBroken else { return key }
    let shown = JSONProblem.shown(key)
    let tag = languages.last?.tag ?? locale
    for source in sources {
      guard let text = source.texts[key] else { continue }
      check(text, in: source, of: key, node, path, table, &reader)
      reader.note(
        .warning,
        "\(file) has no '\(tag)' text for '\(shown)', so the one in '\(source.tag)' is drawn; add it",
        at: node.position, path)
      return text
    }
    if keys.contains(key) {
      reader.error(
        "\(file) has no '\(tag)' text for '\(shown)'; add it", at: node.position, path)
    } else {
      reader.error(
        "\(file) has no text '\(shown)'; "
          + Suggestion.hint(for: key, among: Array(Set(keys)).sorted()), at: node.position, path)
    }
    return key
  }

  /// Reports the columns in a text that the data does not have.
  private func check(
    _ text: String, in language: TextLanguage, of key: String, _ node: JSONNode,
    _ path: DescriptionPath, _ table: DataTable?, _ reader: inout DescriptionReader
  ) {
    guard let table, text.contains("$") else { return }
    let tree = ReferenceTree(JSONNode(value: .string(text), position: node.position))
    for problem in tree.problems + tree.problems(with: table) {
      reader.error(
        "the '\(language.tag)' text of '\(JSONProblem.shown(key))' in \(language.file): "
          + problem.message, at: node.position, path)
    }
  }
}
