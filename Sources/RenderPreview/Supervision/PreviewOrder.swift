import ProcessKit

/// What the supervisor tells a preview that it starts.
struct PreviewOrder: Sendable {
  /// The number of previews that were started before.
  var run = 0
  /// The port of the page; `nil` to choose one.
  var port: UInt16?
  /// The descriptions that ended an earlier preview, each with a message; they are not read until
  /// something about them changes.
  var held: [String: String] = [:]

  /// Creates the order for the first preview.
  init() {}

  /// Reads what the supervisor has sent.
  init(_ message: MessageSocket.Message) {
    let texts = message.map { String(decoding: $0, as: UTF8.self) }
    run = texts.first.flatMap { Int($0) } ?? 0
    port = texts.dropFirst().first.flatMap { UInt16($0) }
    for place in stride(from: 2, to: texts.count - 1, by: 2) {
      held[texts[place]] = texts[place + 1]
    }
  }

  /// What the preview is sent.
  var message: MessageSocket.Message {
    let texts = ["\(run)", port.map { "\($0)" } ?? ""] + held.flatMap { [$0.key, $0.value] }
    return texts.map { Array($0.utf8) }
  }
}

/// What a preview tells its supervisor.
enum PreviewNews: Sendable {
  /// It serves its page at a port.
  case port(UInt16)
  /// It reads or draws a description from now on.
  case begin(String)
  /// It is done with the description.
  case end

  /// Reads what the preview has sent; `nil` if it means nothing.
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

  /// What the supervisor is sent.
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
