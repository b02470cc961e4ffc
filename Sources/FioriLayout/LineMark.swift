/// What stands in a line without standing in the text.
enum LineMark: String, CaseIterable {
  /// Where a text has been cut.
  case ellipsis = "…"
  /// Where a line ends after a soft hyphen.
  case hyphen = "-"

  /// All marks, which are numbered as if they stood after the text.
  static let all = allCases.map(\.rawValue).joined()

  /// Where the mark stands among them, in bytes.
  var offset: Int {
    Self.allCases.prefix { $0 != self }.reduce(0) { $0 + $1.rawValue.utf8.count }
  }
}
