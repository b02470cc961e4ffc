import FileKit
import FioriRender

/// A picture that a run has made, or found as it is.
struct DrawnPicture: Sendable {
  let facts: PictureFacts
  let output: OutputFile
  let byteCount: Int
  /// What is to be put at its place; `nil`: what lies there is as it would be drawn.
  let draft: OutputDraft?
  /// What it was made from, to be known again.
  let origin: PictureDependencies?

  /// Writes the members.
  func write(to line: inout JSONLine) {
    facts.write(to: &line)
    line.member("path", output.name)
    line.member("bytes", Double(byteCount))
    line.member("status", draft == nil ? "unchanged" : "drawn")
  }
}
