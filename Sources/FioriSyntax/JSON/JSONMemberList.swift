import FioriBasics

/// The members of an object while it is read, each key once.
///
/// Keys are compared as Swift strings are, so two spellings of one visible text are one key:
/// whoever looks a key up could not tell them apart either.
struct JSONMemberList: Sendable {
  /// The members so far, in document order.
  private(set) var members: [JSONMember] = []

  private var lines: [String: Int] = [:]

  // Most objects are small, and comparing a few keys beats hashing each of them.
  private static let smallCount = 8

  /// Adds a member unless its key is taken; then tells the line of the first.
  mutating func insert(_ member: JSONMember) -> Int? {
    if let line = line(of: member.key) { return line }
    members.append(member)
    if members.count > Self.smallCount { index(member) }
    return nil
  }

  private func line(of key: String) -> Int? {
    if members.count > Self.smallCount { return lines[key] }
    return members.first { $0.key == key }?.keyPosition.line
  }

  private mutating func index(_ member: JSONMember) {
    if lines.isEmpty {
      for earlier in members { lines[earlier.key] = earlier.keyPosition.line }
    }
    lines[member.key] = member.keyPosition.line
  }
}
