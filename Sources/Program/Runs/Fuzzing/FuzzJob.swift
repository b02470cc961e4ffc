package import FileKit
import FioriRender

/// Draws a description with difficult values instead of its own, and reports which design rules the
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

  /// Draws the pictures and reports the findings.
  ///
  /// - Returns: Whether a rule of level error is broken.
  /// - Throws: ``RunFailure`` if the description is wrong, or a file cannot be written.
  package func run(_ listener: any RunListener) throws(RunFailure) -> Bool {
    let input = InputFile(input)
    let source = try FigureSource(settings, listener)
    let bytes = try input.bytes()
    var painter = FuzzPainter(source, input)
    guard let original = painter.original(bytes, listener) else {
      throw RunFailure.reported(.wrongDescription)
    }
    let root = painter.takeTable(of: original.root, bytes)
    let plan = FuzzPlan(root) { [painter] in
      painter.isDrawn($0, noMoreThan: original.warningCount)
    }
    if let output { try Folder.make(output) }
    var run = FuzzRun(job: self, painter: painter, plan: plan, stem: input.stem)
    run.note(original.findings)
    var start = seed
    while start < seed + count {
      let seeds = start..<min(start + FuzzRun.batch, seed + count)
      try run.draw(seeds)
      start = seeds.upperBound
    }
    return try run.end(listener)
  }
}
