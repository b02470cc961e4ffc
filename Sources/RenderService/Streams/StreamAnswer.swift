import FileKit
import FioriRender

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
    var line = JSONLine()
    line.object { line in
      line.member("id", json: id.json)
      if isCollection, !pictures.isEmpty {
        line.member("pictures", pictures) { $1.write(to: &$0) }
      } else {
        pictures.first?.write(to: &line)
      }
      line.member("diagnostics", diagnostics) { $1.write(to: &$0) }
    }
    line.end()
    return line.bytes
  }
}
