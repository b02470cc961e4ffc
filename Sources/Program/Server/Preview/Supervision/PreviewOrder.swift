import FileKit
import FioriRender

/// The supervisor's message to a preview that it starts.
struct PreviewOrder: Sendable {
  /// The number of previews that were started before.
  var run = 0
  /// The port of the page; `nil` to choose one.
  var port: UInt16?
  /// A description that is not read until something about it changes.
  struct Hold: Sendable {
    /// The message that is shown in its place.
    let message: String
    /// The state of its file when it ended the preview.
    let state: String
  }

  /// The descriptions that ended an earlier preview, by their paths.
  var held: ExactTable<Hold> = [:]

  /// Creates the order for the first preview.
  init() {}

  /// Reads a message of the supervisor.
  init(_ message: MessageSocket.Message) {
    let texts = message.map { String(decoding: $0, as: UTF8.self) }
    run = texts.first.flatMap { Int($0) } ?? 0
    port = texts.dropFirst().first.flatMap { UInt16($0) }
    for index in stride(from: 2, to: texts.count - 2, by: 3) {
      held[texts[index]] = Hold(message: texts[index + 1], state: texts[index + 2])
    }
  }

  /// The message to the preview.
  var message: MessageSocket.Message {
    let texts =
      ["\(run)", port.map { "\($0)" } ?? ""]
      + held.flatMap { [$0.key.text, $0.value.message, $0.value.state] }
    return texts.map { Array($0.utf8) }
  }
}

extension PreviewOrder {
  /// Returns the message to show instead of a description; `nil` if it can be read.
  func message(for path: String) -> String? {
    guard let hold = held[path], hold.state == Self.state(of: path) else { return nil }
    return hold.message
  }

  /// Returns the values that distinguish one state of a file from another.
  static func state(of path: String) -> String {
    FileStatus(path).map { "\($0.byteCount) \($0.changeTime).\($0.changeNanoseconds)" } ?? ""
  }
}

/// A preview's message to its supervisor.
enum PreviewNews: Sendable {
  /// It serves its page at a port.
  case port(UInt16)
  /// It reads or draws a description from now on.
  case begin(String)
  /// It is done with the description.
  case end

  /// Reads a message of the preview; `nil` if it means nothing.
  init?(_ message: MessageSocket.Message) {
    let texts = message.map { String(decoding: $0, as: UTF8.self) }
    switch (texts.first, texts.count) {
    case ("port", 2):
      guard let port = UInt16(texts[1]) else { return nil }
      self = .port(port)
    case ("begin", 2): self = .begin(texts[1])
    case ("end", 1): self = .end
    default: return nil
    }
  }

  /// The message to the supervisor.
  var message: MessageSocket.Message {
    let texts =
      switch self {
      case .port(let port): ["port", "\(port)"]
      case .begin(let path): ["begin", path]
      case .end: ["end"]
      }
    return texts.map { Array($0.utf8) }
  }
}
