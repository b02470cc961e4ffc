/// A problem in a sheet, with its position.
package struct StyleSheetProblem: Equatable, Sendable {
  /// The position to fix.
  let position: SourcePosition

  /// The problem and the fix, in lowercase without a final period.
  let message: Message

  /// A warning for text that is read as it was meant, although NUI would not.
  var severity = Severity.error

  /// The maximum number of problems reported for a sheet.
  package static let limit = 100

  /// The maximum length of names in messages: SAP's have up to 60 characters.
  package static let nameLength = 80

  /// Merges problems in reading order, keeping only the first ones if there are too many.
  static func merged(_ problems: [StyleSheetProblem]) -> [StyleSheetProblem] {
    let sorted = problems.enumerated().sorted { left, right in
      (left.element.position, left.offset) < (right.element.position, right.offset)
    }.map(\.element)
    guard sorted.count > limit else { return sorted }
    let rest = StyleSheetProblem(
      position: sorted[limit].position,
      message: .tooManyErrors)
    return sorted.prefix(limit) + [rest]
  }

  /// Returns a quoted excerpt, truncated if it is long.
  package static func shown(_ text: some StringProtocol, limit: Int = 40) -> String {
    "'" + start(of: text, limit: limit) + "'"
  }

  /// Returns an excerpt, truncated after `limit` characters.
  package static func start(of text: some StringProtocol, limit: Int) -> String {
    let isCut = text.unicodeScalars.dropFirst(limit).first != nil
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
    return start + (isCut ? "…" : "")
  }
}
