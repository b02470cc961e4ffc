import FileKit
import FioriBasics
import FioriRender

/// The outcome of a task, with what is then known about the description.
struct PreviewAnswer: Sendable {
  /// The JSON, the picture, or a number of milliseconds; or the reason that there is none.
  let content: Result<[UInt8], Problem>
  var file = FileSummary()

  init(_ content: Result<[UInt8], Problem>, _ file: FileSummary = FileSummary()) {
    (self.content, self.file) = (content, file)
  }

  /// Reads what the process has sent; `nil` if it is not an answer.
  init?(_ message: MessageSocket.Message) {
    guard message.count >= Self.headCount, let status = Int(Self.text(message[1])) else {
      return nil
    }
    let code = DiagnosticCode(rawValue: Self.text(message[2]))
    content =
      status == 0
      ? .success(message[0]) : .failure(Problem(status, Self.text(message[0]), code: code))
    guard let file = FileSummary(message.dropFirst(Self.headCount).map(Self.text)) else {
      return nil
    }
    self.file = file
  }

  /// The message to the preview.
  var message: MessageSocket.Message {
    let head: MessageSocket.Message =
      switch content {
      case .success(let bytes): [bytes, Array("0".utf8), []]
      case .failure(let problem):
        [
          Array(problem.detail.utf8), Array("\(problem.status)".utf8),
          Array(problem.code.rawValue.utf8),
        ]
      }
    return head + file.texts.map { Array($0.utf8) }
  }

  /// The number of parts before the file's: the content, and the status and code of a problem.
  private static let headCount = 3

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// The preview's knowledge of a description that another process has read.
struct FileSummary: Sendable {
  /// The names of its figures; while the description is invalid, the last known names.
  var names: [String] = []
  /// Whether the file was missing when it was last read.
  var isGone = false
  /// Whether the description has errors, besides errors of drawing its figures.
  var hasErrors = false
  /// Whether there are errors that a change to another file may fix.
  var waitsForOthers = false
  /// The other files that its pictures depend on.
  var resources: ExactTexts = []

  init() {}

  /// Creates the summary of a description that has been read.
  init(_ file: PreviewFile) {
    (names, isGone, resources) = (file.names, file.isGone, file.resources)
    hasErrors = file.failure != nil || file.diagnostics.hasErrors
    waitsForOthers = file.hasErrors
  }

  /// Reads the texts of a message; `nil` if they do not belong to a summary.
  init?(_ texts: [String]) {
    guard texts.count >= 4, let count = Int(texts[3]), (0...texts.count - 4).contains(count) else {
      return nil
    }
    (isGone, hasErrors, waitsForOthers) = (texts[0] == "1", texts[1] == "1", texts[2] == "1")
    names = Array(texts[4..<4 + count])
    resources = ExactTexts(of: texts[(4 + count)...])
  }

  /// The summary as texts.
  var texts: [String] {
    [isGone, hasErrors, waitsForOthers].map { $0 ? "1" : "0" } + ["\(names.count)"] + names
      + resources.map(\.text)
  }
}
