package import FileKit

extension PictureFinding {
  /// Writes the finding's members, but for its path.
  package func write(to line: inout JSONLine) {
    line.member("status", status.rawValue)
    if case .renamed(let old) = outcome { line.member("from", old) }
    if let difference { difference.write(to: &line) }
    parts?.write(to: &line)
    if let output { line.member("output", output.name) }
    if !failures.isEmpty {
      line.member("errors", failures) { $0.member("message", $1.message) }
    }
  }
}
