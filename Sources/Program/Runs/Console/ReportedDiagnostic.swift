import FileKit
package import FioriRender

/// An entry of `--diagnostics`: the diagnostic of a description, a failure, or a difference.
package struct ReportedDiagnostic: Sendable {
  /// The kinds of entries.
  package enum Kind: String, Sendable {
    /// A description, a style sheet or a table has a problem.
    case description
    /// A file cannot be read or written.
    case run
    /// A file differs from the drawing of its description.
    case difference
  }

  let kind: Kind
  /// The design rule that is broken; `nil` for anything else.
  let rule: LintRule?
  let severity: Severity
  /// The path of the file, or `nil` if the entry is about none.
  let file: String?
  /// The line and the column, from 1.
  let position: (line: Int, column: Int)?
  /// The path in the description; empty for none.
  let path: String
  let message: String
  private let rows: [String]
  private let variants: VariantOccurrence?
  /// The code if it is not about a design rule.
  private let code: DiagnosticCode

  /// Creates an entry for a diagnostic.
  init(_ diagnostic: Diagnostic) {
    (kind, severity, message) = (.description, diagnostic.severity, diagnostic.message)
    rule = diagnostic.rule.flatMap { LintRule(rawValue: $0) }
    file = diagnostic.location?.file
    position = diagnostic.location.map { ($0.line, $0.column) }
    path = diagnostic.path.description
    code = diagnostic.kind
    (rows, variants) = (diagnostic.rows?.names ?? [], diagnostic.variants)
  }

  /// Creates an entry about a file, or a line of it, or about none.
  package init(
    _ kind: Kind, _ severity: Severity, _ message: Message, file: String? = nil, line: Int? = nil
  ) {
    (self.kind, self.severity, self.file) = (kind, severity, file)
    (self.message, code) = (message.text, message.code)
    (position, path, rule) = (line.map { ($0, 1) }, "", nil)
    (rows, variants) = ([], nil)
  }

  /// The path and the message, as one text.
  private var text: String {
    let end = variants?.words.map { " (\($0))" } ?? ""
    return (path.isEmpty ? message : "\(path): \(message)") + end
  }

  /// The name of the code, which is the rule in SARIF: the design rule's, if one is broken.
  private var codeName: String { rule?.rawValue ?? code.rawValue }

  /// The entry as a workflow command of GitHub: `::error file=a.json,line=5,col=5::view: …`.
  var workflowCommand: String {
    var properties: [String] = []
    if let file { properties.append("file=\(Self.escaped(file, isProperty: true))") }
    if let position { properties.append("line=\(position.line),col=\(position.column)") }
    properties.append("title=\(codeName)")
    let name = severity == .note ? "notice" : severity.rawValue
    return
      "::\(name) \(properties.joined(separator: ","))::\(Self.escaped(text, isProperty: false))"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension [ReportedDiagnostic] {
  /// The entries as a line of JSON, with their numbers.
  var json: [UInt8] {
    JSONLine.object { line in
      line.member("errors", count { $0.severity == .error })
      line.member("warnings", count { $0.severity == .warning })
      line.member("diagnostics", self) { $1.write(to: &$0) }
    }
  }

  /// The entries as a SARIF document; `version` is the program's.
  func sarif(version: String) -> [UInt8] {
    JSONLine.object { line in
      line.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      line.member("version", "2.1.0")
      line.member("runs", [self]) { line, entries in
        line.member("tool") { line in
          line.member("driver") { line in
            line.member("name", "fiori-render")
            line.member("version", version)
            line.member("rules", entries.rules) { line, rule in
              line.member("id", rule.id)
              line.member("shortDescription") { $0.member("text", rule.summary) }
              line.member("fullDescription") { $0.member("text", rule.help) }
              line.member("help") { $0.member("text", rule.help) }
              if let page = rule.page { line.member("helpUri", page) }
            }
          }
        }
        line.member("columnKind", "unicodeCodePoints")
        line.member("results", entries) { $1.writeResult(to: &$0) }
      }
    }
  }
}

extension [ReportedDiagnostic] {
  /// The rules of SARIF: the codes of the entries, each once.
  fileprivate var rules: [(id: String, summary: String, help: String, page: String?)] {
    var seen: Set<String> = []
    return map(\.sarifRule).filter { seen.insert($0.id).inserted }
  }
}

extension ReportedDiagnostic {
  /// The code as a rule of SARIF.
  fileprivate var sarifRule: (id: String, summary: String, help: String, page: String?) {
    if let rule { return (rule.rawValue, rule.demand, rule.explanation, rule.source) }
    let code = code
    return (code.rawValue, code.summary, code.explanation, nil)
  }
}

extension ReportedDiagnostic {
  fileprivate func write(to line: inout JSONLine) {
    line.member("kind", kind.rawValue)
    line.member("code", codeName)
    if let rule { line.member("rule", rule.rawValue) }
    line.member("severity", severity.rawValue)
    if let file { line.member("file", file) }
    if let position {
      line.member("line", position.line)
      line.member("column", position.column)
    }
    if !path.isEmpty { line.member("path", path) }
    line.member("message", message)
    if !rows.isEmpty { line.member("rows", rows) }
    if let variants { line.write(variants) }
  }

  fileprivate func writeResult(to line: inout JSONLine) {
    line.member("ruleId", codeName)
    line.member("level", severity.rawValue)
    line.member("message") { $0.member("text", text) }
    guard let file else { return }
    line.member("locations", [file]) { line, file in
      line.member("physicalLocation") { line in
        line.member("artifactLocation") { line in
          let path = WebAddress.text(ofPath: file)
          line.member("uri", path.hasPrefix("/") ? "file://\(path)" : path)
        }
        guard let position else { return }
        line.member("region") { line in
          line.member("startLine", position.line)
          line.member("startColumn", position.column)
        }
      }
      if !path.isEmpty {
        line.member("logicalLocations", [path]) { $0.member("fullyQualifiedName", $1) }
      }
    }
  }
}

extension JSONLine {
  /// Writes the values of each variant where a diagnostic occurs.
  mutating func write(_ occurrence: VariantOccurrence) {
    member("variants", occurrence.variants) { line, variant in
      for choice in variant { line.member(choice.trait, json: choice.json) }
    }
  }
}
