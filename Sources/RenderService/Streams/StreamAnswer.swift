import FileKit
import FioriRender
import FoundationEssentials

/// What a line is answered with.
struct StreamAnswer: Sendable {
  let id: DescriptionID
  /// None of a line with an error.
  private(set) var pictures: [StreamPicture]
  /// Whether the line may ask for several pictures, however many it does.
  let isCollection: Bool
  private(set) var diagnostics: [StreamDiagnostic]

  /// An answer of pictures, unless anything is an error.
  init(
    id: DescriptionID, pictures: [StreamPicture], isCollection: Bool,
    diagnostics: [StreamDiagnostic]
  ) {
    let isSound = !diagnostics.contains { $0.severity == .error }
    self.id = id
    self.pictures = isSound ? pictures : []
    self.isCollection = isCollection
    self.diagnostics = diagnostics
  }

  /// The answer with its pictures in files.
  func keeping(_ pictures: [StreamPicture]) -> StreamAnswer {
    var answer = self
    answer.pictures = pictures
    return answer
  }

  /// The answer without pictures, for they could not be kept.
  func failing(_ message: String) -> StreamAnswer {
    var answer = self
    answer.pictures = []
    answer.diagnostics.append(StreamDiagnostic(error: message))
    return answer
  }

  /// JSON on a line, with the line's end.
  var line: [UInt8] {
    JSONLine.object { line in
      line.member("id", json: id.json)
      if isCollection, !pictures.isEmpty {
        line.member("pictures", pictures) { $1.write(to: &$0) }
      } else {
        pictures.first?.write(to: &line)
      }
      line.member("diagnostics", diagnostics) { $1.write(to: &$0) }
    }
  }
}

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
      line.member("data", plain: Data(bytes).base64EncodedData())
    }
  }
}
