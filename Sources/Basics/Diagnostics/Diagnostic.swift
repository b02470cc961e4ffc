/// A problem in a description, reported on one line.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The severity, which decides whether the picture can be drawn.
  public var severity: Severity
  /// The location in the file; `nil` for input that was not read from a file.
  public var location: SourceLocation?
  /// The path in the description; empty if the text could not be parsed.
  public var path: DescriptionPath
  /// The problem, the value found, and the fix, on one line.
  public var message: String
  /// The code of the message.
  package let kind: DiagnosticCode
  /// The part of the message that the program uses itself.
  package var detail: Message.Detail?
  /// The index of the figure among the figures of the description's rows; `nil` if it concerns all.
  package var figure: Int?
  /// The name of the design rule that the figure breaks; `nil` for anything else.
  package var rule: String?
  /// The rows of data that it is about, as the end of the message names them; `nil` if it is about none.
  package private(set) var rows: RowNames?
  /// The variants where it occurs; `nil` if its figure has none.
  package var variants: VariantOccurrence?

  /// Creates a diagnostic, with or without a path in a description.
  package init(
    severity: Severity, location: SourceLocation?, path: DescriptionPath = DescriptionPath(),
    message: Message
  ) {
    (self.severity, self.location, self.path) = (severity, location, path)
    (kind, detail) = (message.code, message.detail)
    self.message = TerminalText.escaped(message.text)
  }

  /// The short name of the problem, such as `unknown-key`, or of a design rule.
  ///
  /// `fiori-render --explain CODE` explains each, and `Docs/codes.md` lists all.
  public var code: String { rule ?? kind.rawValue }

  /// The diagnostic as text: `FILE:LINE:COLUMN: error: VIEW PATH: message [rule]`.
  public var description: String {
    let prefix = location.map { "\($0): " } ?? ""
    let path = path.isEmpty ? "" : "\(path): "
    let rule = rule.map { " [\($0)]" } ?? ""
    return TerminalText.escaped("\(prefix)\(severity.rawValue): \(path)\(message)\(rule)")
  }
}

extension Diagnostic {
  /// The message with its code.
  package var content: Message { Message(kind, message, detail) }

  /// The word that belongs in place of the one at the location; `nil` if that is not certain.
  package var correction: String? {
    if case .correction(let word)? = detail { word } else { nil }
  }

  /// Whether it is about characters that no font has.
  package var isAboutMissingCharacters: Bool { detail == .missingCharacters }

  /// Returns the diagnostic with its rows, named at the end of the message unless it names them itself.
  package func naming(_ rows: RowNames) -> Diagnostic {
    var diagnostic = self
    diagnostic.rows = rows
    if !message.contains(rows.title) { diagnostic.message += rows.suffix }
    return diagnostic
  }

  /// The diagnostic without its rows, as it is of all rows with the same problem.
  var withoutRows: Diagnostic {
    guard let rows, message.hasSuffix(rows.suffix) else { return self }
    var diagnostic = self
    diagnostic.message.removeLast(rows.suffix.count)
    (diagnostic.rows, diagnostic.figure) = (nil, nil)
    return diagnostic
  }

  /// Returns one diagnostic in place of this and a number of equal ones about other rows.
  func combined(withOthers count: Int) -> Diagnostic {
    guard count > 0, let rows else { return self }
    var diagnostic = withoutRows
    diagnostic.message += " (\(rows.title) and \(count) more)"
    return diagnostic
  }

  /// The key that is missing at the path.
  fileprivate var missingKey: String? {
    if case .missingKey(let key)? = detail { key } else { nil }
  }
}

/// The severity of a diagnostic.
public enum Severity: String, Hashable, Sendable {
  /// Prevents drawing.
  case error
  /// Allows drawing, though the result may not be as intended.
  case warning
  /// Needs no fix; for information only.
  case note
}

extension [Diagnostic] {
  /// Whether any diagnostic is an error, which prevents drawing.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// The diagnostics in file order without duplicates; files keep the order they first appear in.
  ///
  /// A missing key is not reported if another key is reported as its misspelling.
  public var inFileOrder: [Diagnostic] {
    let misspelled = Set(compactMap { each in each.correction.map { each.path.key($0) } })
    var seen: Set<Diagnostic> = []
    var ranks: [String: Int] = [:]
    for case let file? in map(\.location?.file) where ranks[file] == nil {
      ranks[file] = ranks.count
    }
    func position(_ diagnostic: Diagnostic) -> (file: Int, line: Int, column: Int) {
      guard let location = diagnostic.location else { return (0, 0, 0) }
      return (ranks[location.file] ?? 0, location.line, location.column)
    }
    return filter { each in
      let isReportedTwice =
        !misspelled.isEmpty
        && each.missingKey.map {
          misspelled.contains(each.path) || misspelled.contains(each.path.key($0))
        }
          ?? false
      return !isReportedTwice && seen.insert(each).inserted
    }.enumerated().sorted { left, right in
      let positions = (position(left.element), position(right.element))
      return positions.0 == positions.1 ? left.offset < right.offset : positions.0 < positions.1
    }.map(\.element)
  }
}

/// A problem found by a view or its layout, with a path relative to the view.
package struct Finding: Hashable, Sendable {
  package let severity: Severity
  package let path: DescriptionPath
  package let message: Message
  /// The path of a key that the finding misses; `nil` if it misses none. If the description has the key,
  /// its value is wrong, and the error about that says more.
  package var missing: DescriptionPath?
  /// The place in a style sheet that the finding is about; `nil` for the place of the path.
  package var location: SourceLocation?

  package init(severity: Severity, path: DescriptionPath, message: Message) {
    self.severity = severity
    self.path = path
    self.message = message
  }

  package static func warning(_ path: DescriptionPath, _ message: Message) -> Finding {
    Finding(severity: .warning, path: path, message: message)
  }

  package static func error(_ path: DescriptionPath, _ message: Message) -> Finding {
    Finding(severity: .error, path: path, message: message)
  }
}
