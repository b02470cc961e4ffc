/// A short name for the diagnostics of one kind, such as `unknown-key`.
///
/// Each ``Message`` has one from where it is made. Names are part of the outside of the program: in JSON,
/// in SARIF, in Swift and in Python. Their explanations are in `DiagnosticCode+Entries.swift`.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  case encoding
  case invisibleCharacter = "invisible-character"
  case duplicateKey = "duplicate-key"
  case syntax
  case sdkWord = "sdk-word"
  case unknownKey = "unknown-key"
  case unknownColor = "unknown-color"
  case unknownFont = "unknown-font"
  case unknownClass = "unknown-class"
  case unknownColumn = "unknown-column"
  case unknownWord = "unknown-word"
  case missingKey = "missing-key"
  case wrongPage = "wrong-page"
  case wrongDate = "wrong-date"
  case outOfRange = "out-of-range"
  case wrongValue = "wrong-value"
  case language
  case stillPicture = "still-picture"
  case ringDisagrees = "ring-disagrees"
  case noRoom = "no-room"
  case image
  case file
  case unusedStyle = "unused-style"
  case constant
  case deprecated
  case palette
  case lowContrast = "low-contrast"
  case missingGlyph = "missing-glyph"
  case conflict
  case similarSeries = "similar-series"
  case roundedLabel = "rounded-label"
  case wrongCount = "wrong-count"
  case ruleNeverHolds = "rule-never-holds"
  case otherWay = "other-way"
  case texts
  case name
  case data
  case order
  case unexplainedColors = "unexplained-colors"
  case hiddenBase = "hidden-base"
  case limit
  case empty
  case noSuchIndex = "no-such-index"
  case beyondAxis = "beyond-axis"
  case ignored
  /// A message without a code of its own.
  case other
  case missingFile = "missing-file"
  case unreadable
  case unwritable
  case overwrite
  case noInput = "no-input"
  case recording
  case comparison
  case secret
  case address
  case usage
  case request
  case forbidden
  case notFound = "not-found"
  case busy
  case interrupted
  /// A message about a run as a whole.
  case run
  /// A failure of the program itself.
  case fault
  /// A file that differs from the picture of its description.
  case difference

  /// Returns the code of an error that stops a drawing: its own, or `other` if it has none.
  package init(of error: any Error) {
    switch error {
    case let error as DescriptionError: self = Self(rawValue: error.code) ?? .other
    case is RenderError: self = .fault
    default: self = .other
    }
  }

  /// The text of `--explain`.
  package var explanation: String {
    let entry = entry
    let text =
      "\(rawValue): \(entry.summary)\nExample: \(example)\nWhy: \(entry.reason)\nRemedy: \(entry.remedy)"
    // Only the page marks commands and options.
    return text.filter { $0 != "`" }
  }

  /// The problem, in a sentence.
  package var summary: String { entry.summary }

  /// The page with all codes, `Docs/codes.md`.
  package static var page: String {
    allCases.reduce(head) { page, code in
      let entry = code.entry
      return page + """

        ## \(code.rawValue)

        \(entry.summary)

        - Example: `\(code.example)`
        - Why: \(entry.reason)
        - Remedy: \(entry.remedy)

        """
    }
  }

  private static let head = """
    # Codes of diagnostics

    Each diagnostic has a short code: `code` in `--diagnostics json`, in `render --json`, in responses from
    `stream`, of the server and of the preview, in Python and on Spark, and in Swift; `ruleId` in SARIF, and `title`
    in GitHub workflow commands. With `--verbose`, it appears in brackets after the message. `fiori-render --explain CODE` prints
    the text below, and for a design rule the text in [lint](lint.md). This page is generated from the table of the
    codes.

    """
}
