import FileKit
import FioriRender
import SystemPackage

/// The folder for a stream's pictures; each is written once, and none outside the folder.
struct StreamFolder: Sendable {
  private let path: String
  /// Hashes of the names already written: 8 bytes per picture, where names would take 50.
  private var written: Set<Int> = []

  /// The maximum number of characters of a name in a message; an id may be as long as a line.
  private static let shownLength = 40

  /// Creates a value for an existing folder.
  init(_ path: String) {
    self.path = path
  }

  /// Writes an answer's pictures; if one cannot be written, the answer contains the error instead.
  mutating func keep(_ answer: StreamAnswer) -> StreamAnswer {
    var names: Set<Int> = []
    for picture in answer.pictures {
      let name = ExactText(picture.fileName).hashValue
      let isNew = !written.contains(name) && names.insert(name).inserted
      if let objection = objection(to: picture, isNew: isNew) { return answer.failing(objection) }
    }
    do throws(RunFailure) {
      var pictures = answer.pictures
      for index in pictures.indices {
        let target = target(of: pictures[index].fileName)
        try OutputFile.path(target).write(pictures[index].bytes)
        pictures[index].path = target
      }
      written.formUnion(names)
      return answer.keeping(pictures)
    } catch {
      return answer.failing(Message(error.code, error.message))
    }
  }

  private func target(of name: String) -> String { FilePath(path).appending(name).string }

  private func objection(to picture: StreamPicture, isNew: Bool) -> Message? {
    guard FileName.isPlain(picture.facts.name) else {
      return .unusableNameOfLine(picture.facts.name.prefix(Self.shownLength))
    }
    let target = target(of: picture.fileName)
    guard isNew else {
      return .repeatedTarget(target)
    }
    // A link could lead out of the folder, and a pipe would wait for a reader.
    guard Self.isFree(target) else {
      return .targetIsNotAFile(target)
    }
    return nil
  }

  private static func isFree(_ path: String) -> Bool {
    FileStatus(path, followsLinks: false).map { $0.kind == .file } ?? true
  }
}
