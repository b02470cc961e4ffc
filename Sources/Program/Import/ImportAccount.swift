package import FioriBasics

/// Which parts of a manifest an import uses. Every part that is read is used; all others are reported.
package final class ImportAccount {
  /// A warning about a part of the manifest.
  package struct Note: Hashable, Sendable {
    package let path: DescriptionPath
    package let position: SourcePosition
    package let message: Message
  }

  /// A value of the manifest; one that is not used has a reason.
  package struct Entry: Sendable {
    package let path: DescriptionPath
    package let position: SourcePosition
    package fileprivate(set) var reason: Message?
  }

  private var used: Set<SourcePosition> = []
  private var settled: Set<SourcePosition> = []
  /// Parts that are hidden in some of the items, and those that some of them show.
  private var hidden: Set<SourcePosition> = []
  private var shown: Set<SourcePosition> = []
  /// The number of items that a part affects, and why it does not affect the others.
  private var effects: [SourcePosition: Int] = [:]
  private var failures: [SourcePosition: Message] = [:]
  private var reasons: [SourcePosition: Message] = [:]
  private var notes: Set<Note> = []
  /// All values of the manifest, once the account is closed.
  package private(set) var entries: [Entry] = []

  init() {}

  /// The warnings in the order of the manifest.
  package var warnings: [Note] {
    notes.sorted { ($0.position, $0.message.text) < ($1.position, $1.message.text) }
  }

  /// The number of warnings so far.
  var count: Int { notes.count }

  func use(_ part: ManifestPart) { used.insert(part.node.position) }

  func settle(_ part: ManifestPart) { settled.insert(part.node.position) }

  /// Notes whether an item shows the part; one that none of them shows has no effect.
  func show(_ part: ManifestPart, _ isShown: Bool) {
    if isShown { shown.insert(part.node.position) } else { hidden.insert(part.node.position) }
  }

  /// Whether a warning says why a part has no effect for an item.
  func hasFailed(_ part: ManifestPart) -> Bool { failures[part.node.position] != nil }

  /// Notes that a part has an effect for an item.
  func succeed(_ part: ManifestPart) { effects[part.node.position, default: 0] += 1 }

  /// Notes that the value of a part has no effect for an item, as with a neutral state.
  func retract(_ part: ManifestPart) { effects[part.node.position, default: 0] -= 1 }

  /// Notes why a part has no effect for an item although it has a value there; one without an effect
  /// for any of them is not used.
  func fail(_ part: ManifestPart, _ message: Message, hasValue: Bool) {
    if hasValue { retract(part) }
    if failures[part.node.position] == nil { failures[part.node.position] = message }
  }

  func note(_ part: ManifestPart, _ message: Message) {
    notes.insert(Note(path: part.path, position: part.node.position, message: message))
  }

  /// Notes why a part is not used; `isNamed` if a warning about another part says it already.
  func leaveOut(_ part: ManifestPart, _ message: Message, isNamed: Bool = false) {
    guard reasons[part.node.position] == nil else { return }
    reasons[part.node.position] = message
    if !isNamed { note(part, message) }
  }

  /// Reports each part of the manifest that nothing has read: the largest ones, with all of their
  /// values.
  func close(_ root: ManifestPart) {
    entries = []
    if visit(root, nil) { report(root, entries.indices) }
  }

  /// Adds the values of a part; returns whether none of them is used or has a reason.
  private func visit(_ part: ManifestPart, _ outer: Message?) -> Bool {
    let position = part.node.position
    let isSettled =
      settled.contains(position) || hidden.contains(position) && !shown.contains(position)
    let failure = effects[position, default: 0] > 0 ? nil : failures[position]
    let reason = outer ?? (isSettled ? nil : reasons[position] ?? failure)
    let parts = part.elements + part.members.map(\.part)
    guard !parts.isEmpty, !isSettled || reason != nil else {
      entries.append(Entry(path: part.path, position: position, reason: reason))
      return !isSettled && reason == nil && !used.contains(position)
    }
    var untouched: [(part: ManifestPart, entries: Range<Int>)] = []
    for part in parts {
      let start = entries.count
      if visit(part, reason) { untouched.append((part, start..<entries.count)) }
    }
    guard untouched.count < parts.count else { return true }
    for (part, range) in untouched { report(part, range) }
    return false
  }

  /// Reports a part, and sets the reason for its values.
  private func report(_ part: ManifestPart, _ range: Range<Int>) {
    let reason = ImportHint.reason(part.path)
    note(part, reason)
    for index in range { entries[index].reason = reason }
  }
}

extension ImportAccount {
  /// The account as text: a line for each value that is not used, and the counts.
  package var lines: [String] {
    let lines = entries.compactMap { entry in
      entry.reason.map { "\(entry.position.line):\(entry.position.column): \(entry.path): \($0)" }
    }
    let unused = lines.count
    return lines + ["\(entries.count - unused) used, \(unused) not used"]
  }

  /// The account as JSON.
  package var json: JSONText {
    func list(_ entries: [Entry]) -> JSONText {
      .array(
        entries.map { entry in
          .object(
            [
              ("path", .string("\(entry.path)")), ("line", .value(Double(entry.position.line))),
              ("column", .value(Double(entry.position.column))),
            ] + (entry.reason.map { [("reason", .string($0.text))] } ?? []))
        })
    }
    let (used, unused) = (
      entries.filter { $0.reason == nil }, entries.filter { $0.reason != nil }
    )
    return [
      "counts": [
        "used": .value(Double(used.count)), "unused": .value(Double(unused.count)),
      ],
      "used": list(used), "unused": list(unused),
    ]
  }
}
