import FileKit
import FioriBasics

/// Failures of the server for pictures.
extension RunFailure {
  static func unusableTemplateName(_ path: String) -> RunFailure {
    .wrongDescription(
      .name,
      "\(path): the name has a character that is not allowed in an address; use letters, digits, '-', "
        + "'_' and '.'")
  }

  static func tooFewConnections(openFiles count: Int, least: Int) -> RunFailure {
    .fault(
      "only \(count.counted("file")) may be open at a time; allow at least \(least) (ulimit -n), or use fewer "
        + "--jobs")
  }

  static func fallbackIsNotAPicture(_ path: String) -> RunFailure {
    .wrongDescription(
      .other,
      "\(path): is not a picture; use a PNG, WebP, JPEG, GIF, SVG or PDF file, or a description "
        + "file (.json)")
  }

  static func fallbackNotDrawn(_ file: String, as format: String) -> RunFailure {
    .wrongDescription(
      .other, "\(file): cannot be drawn as \(format); check it with fiori-render validate")
  }

  static var closedSocket: RunFailure {
    .wrongDescription(
      .address, "the socket that the program was started with does not listen; pass one that does")
  }

  static func unusableAddress(_ reason: String) -> RunFailure {
    .unwritableOutput(.address, "\(reason); use an address of this machine with --host")
  }

  static func portInUse(_ port: Int) -> RunFailure {
    .unwritableOutput(
      .address,
      "port \(port) is in use; choose another with --port, or use --port 0 for any free port")
  }

  static func unusablePort(_ port: Int, reason: String) -> RunFailure {
    .unwritableOutput(
      .address, "port \(port) cannot be used (\(reason)); choose another with --port")
  }

  static func workerNotLaunched(_ error: any Error) -> RunFailure {
    .fault("a drawing process cannot be started (\(error))")
  }

  static func workerNotReady(_ end: String) -> RunFailure {
    .fault("a drawing process does not start (\(end))")
  }
}

/// Failures of the preview.
extension RunFailure {
  static func notADescription(_ path: String) -> RunFailure {
    .unreadableInput(.noInput, "\(path): is not a description; use a .json file or a folder")
  }
}
