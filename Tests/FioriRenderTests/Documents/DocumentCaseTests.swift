import FioriRender
import Testing

@testable import TestSupport

/// What is said of descriptions, and what they say, in files of cases.
struct DocumentCaseTests {
  private static let renderer = Result { () throws(FontError) in try Renderer() }

  @Test(arguments: CaseList.all(in: "documents"))
  func `a description is read`(cases: CaseList) throws {
    try cases.check { text in
      let document = Document(json: text.bytes, file: "kpi.json")
      // The schema does not know where rows come in.
      if !text.text.contains("\"data\": {") {
        let agreement = try SchemaAgreement(text.bytes)
        #expect(agreement.holds, "the schema says otherwise of \(text.text)")
      }
      let found = document.diagnostics
      guard !found.hasErrors else { return found.map(Self.line) }
      return try found.map(Self.line) + document.figures.flatMap(Self.lines)
    }
  }

  @Test(arguments: CaseList.all(in: "drawn-texts"))
  func `the texts of a picture are drawn`(cases: CaseList) throws {
    try cases.check { text in
      let document = Document(json: text.bytes, file: "kpi.json")
      return try document.diagnostics.map(Self.line)
        + document.figures.flatMap { figure in
          let drawing = try Self.renderer.get().drawing(of: figure)
          return drawing.warnings.map(Self.line) + drawing.report.root.texts
        }
    }
  }

  /// `LINE:COLUMN: error: …`, without the file's name.
  private static func line(_ diagnostic: Diagnostic) -> String {
    let line = diagnostic.description
    return line.hasPrefix("kpi.json:") ? String(line.dropFirst("kpi.json:".count)) : line
  }

  /// The figure's name, what drawing finds, and its Swift.
  private static func lines(of figure: Figure) throws -> [String] {
    var lines: [String] = []
    if figure.index != nil || !figure.variantSuffix.isEmpty {
      let name = (figure.name ?? "") + figure.variantSuffix
      lines.append(name.isEmpty ? "figure:" : "figure \(name):")
    }
    do {
      lines += try renderer.get().drawing(of: figure).warnings.map(line)
    } catch let error as DescriptionError {
      lines += error.diagnostics.map(line)
    }
    let source = figure.swiftSource.split(separator: "\n").dropFirst().map(String.init)
    return lines + source.filter { $0 != "let figure = Figure(view)" }
  }
}

extension LayoutReport.Node {
  /// `KIND 'TEXT'` of each text in it.
  fileprivate var texts: [String] {
    (text.map { ["\(kind) '\($0)'"] } ?? []) + (axis?.labels ?? []).map { "\(kind) label '\($0)'" }
      + children.flatMap(\.texts)
  }
}
