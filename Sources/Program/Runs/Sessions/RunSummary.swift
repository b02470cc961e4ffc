import FileKit
import FioriRender

/// A summary as JSON on standard output: an object for each input, written as soon as it is done,
/// so that objects do not pile up in memory.
struct RunSummary {
  private var drawnCount = 0
  private var unchangedCount = 0
  private var failedCount = 0
  private var needsComma = false
  private let start = ContinuousClock.now

  /// Writes the beginning of the JSON.
  func begin() throws(RunFailure) {
    try OutputFile.standardOutput.write(Array("{\"inputs\":[".utf8))
  }

  /// Adds an input with the pictures that were written.
  mutating func add(
    _ input: String, _ pictures: [DrawnPicture], _ diagnostics: [StreamDiagnostic]
  ) throws(RunFailure) {
    drawnCount += pictures.count { $0.isDrawn }
    unchangedCount += pictures.count { !$0.isDrawn }
    if diagnostics.contains(where: { $0.severity == .error }) { failedCount += 1 }
    let line = JSONLine.object(isEnded: false) { line in
      line.member("input", input)
      line.member("pictures", pictures) { $1.write(to: &$0) }
      line.member("diagnostics", diagnostics) { $1.write(to: &$0) }
    }
    try OutputFile.standardOutput.write(Array((needsComma ? ",\n" : "\n").utf8) + line)
    needsComma = true
  }

  /// Writes the totals and the end of the JSON.
  func end() throws(RunFailure) {
    let line = JSONLine.object { line in
      line.member("drawn", drawnCount)
      line.member("unchanged", unchangedCount)
      line.member("failed", failedCount)
      line.member("seconds", (ContinuousClock.now - start) / .seconds(1))
    }
    // These members follow those that `begin` wrote.
    try OutputFile.standardOutput.write(Array("\n],".utf8) + line.dropFirst())
  }
}
