import FileKit
import RenderService

/// A task of the preview for the process that reads and draws.
struct PreviewTask: Sendable {
  enum Action: String, Sendable {
    /// How many milliseconds to wait for further changes to a file.
    case pause
    /// To read a description.
    case read
    /// A figure with its details, as JSON.
    case drawing
    /// A figure as the bytes of a file.
    case picture
  }

  let action: Action
  let entry: PreviewInputs.Entry
  /// The number of the description's version, which is read again if the process knows another one.
  var revision = 0
  /// The figure and its settings; `nil` if none is drawn.
  var query: DrawingQuery?

  init(
    _ action: Action, _ entry: PreviewInputs.Entry, revision: Int = 0, query: DrawingQuery? = nil
  ) {
    (self.action, self.entry, self.revision, self.query) = (action, entry, revision, query)
  }

  /// The task to look at a file that has changed.
  init(pausingFor path: String) {
    let folder = ServedFolder(path: "")
    self.init(.pause, PreviewInputs.Entry(path: path, folder: folder, isNamed: false))
  }

  /// Reads what the preview has sent; `nil` if it is not a task.
  init?(_ message: MessageSocket.Message) {
    let texts = message.map { String(decoding: $0, as: UTF8.self) }
    guard texts.count == 6, let action = Action(rawValue: texts[0]), let revision = Int(texts[4])
    else { return nil }
    entry = PreviewInputs.Entry(
      path: texts[1], folder: ServedFolder(path: texts[2]), isNamed: texts[3] == "named")
    (self.action, self.revision) = (action, revision)
    query = try? DrawingQuery(texts[5])
  }

  /// The message to the process.
  var message: MessageSocket.Message {
    [
      action.rawValue, entry.path, entry.folder.path, entry.isNamed ? "named" : "found",
      "\(revision)", query?.text ?? "",
    ].map { Array($0.utf8) }
  }
}
