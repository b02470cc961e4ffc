import FileKit
import FioriBasics
import FioriRender

/// Draws changed descriptions.
struct FuzzPainter: Sendable {
  private(set) var source: FigureSource
  let input: InputFile

  private static let expectedCodes: Set<DiagnosticCode> = [.noRoom, .ringDisagrees]

  init(_ source: FigureSource, _ input: InputFile) { (self.source, self.input) = (source, input) }

  /// Draws the description as it is, and reports its diagnostics; `nil` if it has errors.
  func original(
    _ bytes: [UInt8], _ listener: any RunListener
  ) -> (root: JSONNode, findings: [Diagnostic], warningCount: Int)? {
    var reader = JSONReader(bytes, depthLimit: Limits.depth)
    let root = reader.read().root
    let drawn = drawn(source.reading(of: bytes, named: input.name, in: input))
    if let fault = drawn.faults.first {
      listener.show(fault)
      return nil
    }
    let found = drawn.diagnostics
    guard let root, !found.hasErrors, drawn.isComplete else {
      listener.show(listener.level.raised(found))
      return nil
    }
    let findings = drawn.products.flatMap { $0.product.lintDiagnostics(of: $0.figure) }
    return (root, findings, found.count { $0.severity == .warning })
  }

  /// Returns the description with the first drawn rows of its table, from a file or from `--data`,
  /// instead of the table, so that they can be changed and are included in the written description.
  /// A description without such a table is unchanged.
  mutating func takeTable(of root: JSONNode, _ bytes: [UInt8]) -> JSONNode {
    let data = root.node(at: [.key("data")])
    let document = source.document(bytes, named: input.name, in: input)
    guard data?.node(at: [.key("values")]) == nil || source.hasTable,
      let rows = document.objects(ofRows: FuzzPlan.rowLimit)
    else { return root }
    source = source.withoutTable()
    let position = (data ?? root).position
    let values = JSONValue.array(rows.map { JSONNode(value: $0, position: position) })
    let start = data == nil ? root.replacing([.key("data")], with: .object([])) : root
    return start.replacing([.key("data"), .key("file")], with: nil)
      .replacing([.key("data"), .key("values")], with: values)
  }

  /// Returns whether a description can be drawn, with no more warnings than a number, not counting
  /// those that difficult values are for: a text does not fit, a ring disagrees, a font lacks
  /// characters.
  func isDrawn(_ root: JSONNode, noMoreThan warningCount: Int) -> Bool {
    guard let drawn = drawn(root) else { return false }
    let found =
      drawn.reading.document.diagnostics + drawn.products.flatMap { $0.product.warnings }
    let unexpected = found.count { diagnostic in
      diagnostic.severity == .warning && !diagnostic.isAboutMissingCharacters
        && !Self.expectedCodes.contains(diagnostic.kind)
    }
    return unexpected <= warningCount
  }

  /// Returns whether a picture of a description breaks a rule.
  func isBroken(_ rule: String, by root: JSONNode) -> Bool {
    drawn(root)?.products.contains { figure, drawing in
      drawing.lintDiagnostics(of: figure).contains { $0.rule == rule }
    } ?? false
  }

  /// Reads a changed description; `nil` if it is wrong, since these changes together are not allowed.
  func reading(of root: JSONNode) -> Reading? {
    let reading = source.reading(of: root, in: input)
    return reading.document.diagnostics.hasErrors ? nil : reading
  }

  /// Draws a changed description; `nil` if that fails.
  private func drawn(_ root: JSONNode) -> DrawnInput<Drawing>? {
    guard let reading = reading(of: root) else { return nil }
    let drawn = drawn(reading)
    return drawn.isComplete ? drawn : nil
  }

  /// Draws the figures of a description, or none if reading has found errors.
  private func drawn(_ reading: Reading) -> DrawnInput<Drawing> {
    let isSound = !(reading.document.diagnostics + reading.sheetDiagnostics).hasErrors
    let outcomes = (isSound ? reading.figures : []).map { figure in
      Outcome {
        let drawing = try source.renderer.drawing(of: figure)
        return (drawing, drawing.warnings)
      }
    }
    return DrawnInput(reading: reading, outcomes: outcomes)
  }
}
