import Testing

/// Arguments that name an output which cannot be written, and what is said of it.
struct UnwritableCase: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let message: String

  /// The arguments are split at blanks.
  init(_ arguments: String, says message: String) {
    self.arguments = arguments.split(separator: " ").map(String.init)
    self.message = message
  }

  /// The arguments.
  var testDescription: String { arguments.joined(separator: " ") }

  /// In a place with a folder `folder.png` and a file `file`.
  static let all = [
    UnwritableCase(
      "render kpi.json -o missing/kpi.png",
      says: "missing/kpi.png: cannot be written; the folder 'missing' does not exist; create it"),
    UnwritableCase(
      "render kpi.json -o missing/out/",
      says: "missing/out/: cannot be created; the folder 'missing' does not exist; create it"),
    UnwritableCase(
      "render kpi.json --format png,svg -o missing/out",
      says: "missing/out: cannot be created; the folder 'missing' does not exist; create it"),
    UnwritableCase(
      "render kpi.json -o file/",
      says: "file/: cannot be created (File exists)"),
    UnwritableCase(
      "render kpi.json -o file/kpi.png",
      says: "file/kpi.png: cannot be written (Not a directory)"),
    UnwritableCase(
      "render folder.json", says: "folder.png: cannot be written (Is a directory)"),
    UnwritableCase(
      "render kpi.json -o /dev/full",
      says: "/dev/full: cannot be written (No space left on device)"),
    UnwritableCase(
      "layout kpi.json --overlay missing/frames.png",
      says: "missing/frames.png: cannot be written; the folder 'missing' does not exist; create it"),
  ]
}
