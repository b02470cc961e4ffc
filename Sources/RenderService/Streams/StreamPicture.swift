import FileKit
import FioriRender

/// A picture of a line.
struct StreamPicture: Sendable {
  let facts: PictureFacts
  let bytes: [UInt8]
  /// Where it has been written to; `nil`: it is in the answer.
  var path: String?

  /// The name of its file.
  var fileName: String { "\(facts.name).\(facts.format)" }

  /// A drawing's bytes by a name.
  init(_ drawing: Drawing, name: String, as format: Format, bytes: [UInt8]) {
    facts = PictureFacts(drawing, name: name, as: format)
    self.bytes = bytes
  }

  /// Writes the members.
  func write(to line: inout JSONLine) {
    facts.write(to: &line)
    if let path {
      line.member("path", path)
    } else {
      line.member("data", base64: bytes)
    }
  }
}
