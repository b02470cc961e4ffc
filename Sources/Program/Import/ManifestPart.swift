import FioriBasics

/// A part of a manifest, which is noted as used once its value is read.
struct ManifestPart {
  let node: JSONNode
  let path: DescriptionPath
  let account: ImportAccount

  /// Returns a member of an object; `nil` for anything else. The member is not read yet.
  subscript(_ key: String) -> ManifestPart? {
    node[key].map { ManifestPart(node: $0, path: path.key(key), account: account) }
  }

  /// The elements of an array; none of anything else.
  var elements: [ManifestPart] {
    (node.elements ?? []).enumerated().map {
      ManifestPart(node: $1, path: path.index($0), account: account)
    }
  }

  /// The members of an object; none of anything else.
  var members: [(key: String, part: ManifestPart)] {
    guard case .object(let members) = node.value else { return [] }
    return members.map {
      ($0.key, ManifestPart(node: $0.value, path: path.key($0.key), account: account))
    }
  }

  /// The value, which is then used.
  var value: JSONValue {
    account.use(self)
    return node.value
  }

  /// The value as a text; `nil` for anything else, which is then not used.
  var string: String? {
    guard node.string != nil, case .string(let text) = value else { return nil }
    return text
  }

  /// The value as a number; `nil` for anything else, which is then not used.
  var number: Double? {
    guard case .number(let number) = node.value else { return nil }
    account.use(self)
    return number
  }

  /// Whether the value is a truth value, which is then used.
  func `is`(_ expected: Bool) -> Bool {
    guard node.value == .bool(expected) else { return false }
    account.use(self)
    return true
  }

  /// Notes that the part is converted, but not as it is.
  func note(_ message: Message) { account.note(self, message) }

  /// Notes why the part, with everything in it, is not converted.
  func leaveOut(_ message: Message, isNamed: Bool = false) {
    account.leaveOut(self, message, isNamed: isNamed)
  }

  /// Notes why the part has no effect, for one of several items unless `item` is `nil`. `hasValue` says
  /// whether its value counts as used there already.
  func leaveOut(_ message: Message, of item: JSONNode?, hasValue: Bool = true) {
    guard item != nil else { return leaveOut(message) }
    account.fail(self, message, hasValue: hasValue)
    note(message)
  }

  /// Notes that the part, with everything in it, has no effect on the picture: it is hidden, or it is
  /// about something else.
  func settle() { account.settle(self) }
}
