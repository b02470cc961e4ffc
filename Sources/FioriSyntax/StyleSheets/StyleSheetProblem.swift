import FioriBasics

/// Something wrong with the text of a sheet, and where.
package struct StyleSheetProblem: Equatable, Sendable {
  /// The place a designer should look at.
  let position: SourcePosition

  /// What is wrong and what would be right, lowercase and without a final period.
  let message: String

  /// Problems told of one sheet.
  package static let limit = 100

  /// Characters of a name that are told: those of SAP have up to 60.
  package static let nameLength = 80

  /// The problems of all hands in reading order, of very many the first.
  static func merged(_ problems: [StyleSheetProblem]) -> [StyleSheetProblem] {
    let sorted = problems.enumerated().sorted { left, right in
      (left.element.position, left.offset) < (right.element.position, right.offset)
    }.map(\.element)
    guard sorted.count > limit else { return sorted }
    let rest = StyleSheetProblem(
      position: sorted[limit].position,
      message: "too many errors; fix these first")
    return sorted.prefix(limit) + [rest]
  }

  /// A piece of the sheet in quotes, cut where it is long.
  package static func shown(_ text: some StringProtocol, limit: Int = 40) -> String {
    "'" + start(of: text, limit: limit) + "'"
  }

  /// A piece of the sheet, cut after so many characters.
  package static func start(of text: some StringProtocol, limit: Int) -> String {
    let isCut = text.unicodeScalars.dropFirst(limit).first != nil
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
    return start + (isCut ? "…" : "")
  }
}
