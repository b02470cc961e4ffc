import Testing

/// A wrong `stylesheet`, and what is said of it after its place.
struct StyleSheetPathCase: Sendable, CustomTestStringConvertible {
  /// JSON.
  let value: String
  /// `LINE:COLUMN: error: PATH: message`.
  let line: String

  init(_ value: String, says line: String) {
    self.value = value
    self.line = line
  }

  var testDescription: String { value }

  static let all = [
    StyleSheetPathCase(
      #""gone.nss""#,
      says: "1:16: error: stylesheet: style sheet 'gone.nss' does not exist; "
        + "give the path of a .nss file"),
    StyleSheetPathCase(
      #"["brand.nss", "gone.nss"]"#,
      says: "1:30: error: stylesheet[1]: style sheet 'gone.nss' does not exist; "
        + "give the path of a .nss file"),
    StyleSheetPathCase(
      #""../brand.nss""#,
      says:
        "1:16: error: stylesheet: style sheet '../brand.nss' is outside the folder; use a path inside it, or allow "
        + "another folder with --resources DIR"),
    StyleSheetPathCase(
      #""/brand.nss""#,
      says:
        "1:16: error: stylesheet: style sheet '/brand.nss' is an absolute path; use a path inside the description's "
        + "folder, or allow another folder with --resources DIR"),
    StyleSheetPathCase(
      #""https://example.com/brand.nss""#,
      says:
        "1:16: error: stylesheet: style sheet 'https://example.com/brand.nss' is a URL, which is not fetched; save it in "
        + "the description's folder"),
    StyleSheetPathCase(
      #""link.nss""#,
      says:
        "1:16: error: stylesheet: style sheet 'link.nss' is outside the folder; use a path inside it, or allow "
        + "another folder with --resources DIR"),
    StyleSheetPathCase(
      "1", says: #"1:16: error: stylesheet: expected a text, found the number 1; write "1""#),
    StyleSheetPathCase(
      #"[true]"#, says: "1:17: error: stylesheet[0]: expected a text, found true"),
  ]
}
