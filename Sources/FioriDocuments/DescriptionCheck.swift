import FioriBasics
import FioriSyntax

/// Tells descriptions from other JSON files in a folder.
enum DescriptionCheck {
  private static let keys = ["view", "figures"]
  private static let schemaName = "fiori-render"

  /// Returns whether a file is meant as a description: it has a view, figures or our schema. A key with
  /// a typo counts, and so does a file with errors in its syntax that mentions one of them, so that
  /// mistakes are reported.
  static func isDescription(_ root: JSONNode?, in json: [UInt8]) -> Bool {
    guard let root else { return mentionsView(String(decoding: json, as: UTF8.self)) }
    guard case .object(let members) = root.value else { return false }
    return members.contains { member in
      if member.key == "$schema", case .string(let text) = member.value.value {
        return text.contains(schemaName)
      }
      return Suggestion.nearest(to: member.key, among: keys) != nil || keys.contains(member.key)
    }
  }

  private static func mentionsView(_ text: String) -> Bool {
    keys.contains { text.contains("\"\($0)\"") } || text.contains(schemaName)
  }
}
