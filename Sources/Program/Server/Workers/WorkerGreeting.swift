import FileKit
import FioriBasics

/// The first message of a worker.
enum WorkerGreeting {
  /// It can draw; the version is the checksum of its fonts and of the program.
  case ready(version: String)
  case failure(RunFailure)

  /// Reads a message of a worker; `nil` if it is not a greeting.
  init?(_ message: MessageSocket.Message) {
    let texts = message.map { String(decoding: $0, as: UTF8.self) }
    switch texts.count {
    case 1: self = .ready(version: texts[0])
    case 3:
      let kind = Self.kinds.first { "\($0)" == texts[0] } ?? .fault
      self = .failure(
        RunFailure(
          kind: kind, message: texts[2], code: DiagnosticCode(rawValue: texts[1]) ?? .fault))
    default: return nil
    }
  }

  /// The message to the server.
  var message: MessageSocket.Message {
    switch self {
    case .ready(let version): [Array(version.utf8)]
    case .failure(let failure):
      ["\(failure.kind)", failure.code.rawValue, failure.message].map { Array($0.utf8) }
    }
  }

  private static let kinds: [RunFailure.Kind] = [
    .wrongDescription, .unreadableInput, .fault, .unwritableOutput,
  ]
}
