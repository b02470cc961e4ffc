package import FileKit
import FioriBasics
import FioriRender

/// Draws a description with difficult values in place of its own, and reports which design rules the
/// pictures break.
package struct FuzzJob: Sendable {
  package let input: String
  /// The seed of the first picture; each has the next.
  package var seed = 1
  package var count = 100
  /// The folder of the pictures; `nil` to write none.
  package var output: String?
  package var settings = RenderSettings()

  /// The range of `count`.
  package static let counts = 1...100_000

  /// The range of `seed`.
  package static let seeds = 0...1_000_000_000

  package init(input: String) { self.input = input }

  /// Draws the pictures and reports what they show.
  ///
  /// - Returns: Whether a rule of level error is broken.
  /// - Throws: ``RunFailure`` if the description is wrong, or something cannot be written.
  package func run(_ listener: any RunListener) throws(RunFailure) -> Bool {
    let input = InputFile(input)
    let source = try FigureSource(settings, listener)
    let bytes = try input.bytes()
    var painter = FuzzPainter(source, input)
    guard let given = painter.given(bytes, listener) else { throw RunFailure.wrongDescription("") }
    let root = painter.takeTable(of: given.root, bytes)
    let plan = FuzzPlan(root) { [painter] in
      painter.isDrawn($0, noMoreThan: given.warningCount)
    }
    if let output { try Folder.make(output) }
    var run = FuzzRun(job: self, painter: painter, plan: plan, stem: input.stem)
    run.note(given.findings)
    var start = seed
    while start < seed + count {
      let seeds = start..<min(start + FuzzRun.batch, seed + count)
      try run.draw(seeds)
      start = seeds.upperBound
    }
    return try run.end(listener)
  }
}

/// Draws changed descriptions.
struct FuzzPainter: Sendable {
  /// A drawing with what breaks a rule in it.
  struct Product: Sendable {
    let name: String
    let drawing: Drawing
    let findings: [Diagnostic]
  }

  private var source: FigureSource
  private let input: InputFile

  private static let expectedCodes: Set<String> = ["no-room", "ring-disagrees"]

  init(_ source: FigureSource, _ input: InputFile) { (self.source, self.input) = (source, input) }

  var renderer: Renderer { source.renderer }

  /// Draws the description as it is given, and reports its diagnostics; `nil` if it has errors.
  func given(
    _ bytes: [UInt8], _ listener: any RunListener
  ) -> (root: JSONNode, findings: [Diagnostic], warningCount: Int)? {
    var reader = JSONReader(bytes, depthLimit: Limits.depth)
    let root = reader.read().root
    let reading = source.reading(of: bytes, named: input.name, in: input)
    var (found, warningCount) = (reading.document.diagnostics + reading.sheetDiagnostics, 0)
    var findings: [Diagnostic] = []
    if !found.hasErrors {
      for figure in reading.figures {
        let outcome = Outcome { (try renderer.drawing(of: figure), []) }
        switch outcome {
        case .success(let drawing, _):
          found += drawing.warnings
          findings += drawing.lintDiagnostics(of: figure)
        case .failure(let diagnostics): found += diagnostics
        case .fault(let failure):
          listener.show(failure)
          return nil
        case .cancelled: return nil
        }
      }
    }
    warningCount = found.count { $0.severity == .warning }
    guard let root, !found.hasErrors else {
      listener.show(listener.level.raised(found))
      return nil
    }
    return (root, findings, warningCount)
  }

  /// Returns the description with the first rows that it draws of a table in a file, or of one that was
  /// given, in place of that: they can be changed, and stand in what is written. One without such a table
  /// stays as it is.
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

  /// Returns whether a description can be drawn, with no more warnings than a number, not counting those
  /// that difficult values are for: a text has no room, a ring disagrees, a font lacks characters.
  func isDrawn(_ root: JSONNode, noMoreThan warningCount: Int) -> Bool {
    let reading = source.reading(of: root, in: input)
    guard !reading.document.diagnostics.hasErrors else { return false }
    var found = reading.document.diagnostics
    for figure in reading.figures {
      guard let drawing = try? renderer.drawing(of: figure) else { return false }
      found += drawing.warnings
    }
    let unexpected = found.count { diagnostic in
      diagnostic.severity == .warning && !diagnostic.isAboutMissingCharacters
        && !Self.expectedCodes.contains(DiagnosticCode.of(diagnostic.message).name)
    }
    return unexpected <= warningCount
  }

  /// Draws the figures of a description; none of a wrong one, since these changes together are not
  /// allowed.
  ///
  /// - Throws: ``RunFailure`` if drawing fails.
  func products(of root: JSONNode) throws(RunFailure) -> [Product] {
    let reading = source.reading(of: root, in: input)
    guard !reading.document.diagnostics.hasErrors else { return [] }
    var products: [Product] = []
    for figure in reading.figures {
      switch Outcome({ (try renderer.drawing(of: figure), []) }) {
      case .success(let drawing, _):
        products.append(
          Product(
            name: name(of: figure), drawing: drawing,
            findings: drawing.lintDiagnostics(of: figure)))
      case .failure, .cancelled: return []
      case .fault(let failure): throw failure
      }
    }
    return products
  }

  /// Returns the name of a figure, which begins with that of the description.
  private func name(of figure: Figure) -> String {
    let name = OutputPlan.name(of: figure, in: input)
    return name.hasPrefix(input.stem) ? name : "\(input.stem)-\(name)"
  }

  /// Returns the bytes of a picture.
  func png(of drawing: Drawing) throws(RunFailure) -> [UInt8] {
    try RunFailure.mapping({ .fault("\($0)") }) { try renderer.data(of: drawing, as: .png) }
  }
}
