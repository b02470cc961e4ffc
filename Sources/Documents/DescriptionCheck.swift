import FioriBasics

/// Distinguishes descriptions from other JSON files in a folder.
enum DescriptionCheck {
  private static let keys = ["view", "figures"]
  private static let schemaName = "fiori-render"

  /// Returns whether a file is meant as a description: it has a view, figures or our schema. A key with
  /// a typo counts, and so does a file whose syntax is wrong, whose root is `nil`: a description that was
  /// cut off must be reported.
  static func isDescription(_ root: JSONNode?) -> Bool {
    guard let root else { return true }
    guard case .object(let members) = root.value else { return false }
    let isNamed = members.contains { member in
      if member.key == "$schema", case .string(let text) = member.value.value {
        return text.contains(schemaName)
      }
      return keys.contains(member.key)
    }
    return isNamed || members.contains(where: isTypo)
  }

  /// Returns whether a key is nearly `view` or `figures`, with a value that these can have.
  private static func isTypo(_ member: JSONMember) -> Bool {
    switch (Suggestion.nearest(to: member.key, among: keys), member.value.value) {
    case ("view", .object), ("figures", .array): true
    default: false
    }
  }
}
