import Foundation
import Recordings
import SystemPackage

/// Where a snapshot is recorded: `Snapshots/FILE/TEST-NAME` beside the test's file.
struct SnapshotPlace: Hashable, Sendable {
  /// The folder that has the list of recordings.
  let root: String
  /// The recording's name: its path in the folder, without an ending.
  let name: String
  /// What tells the folder from those of other modules.
  let module: String
  /// Why there can be no such place; `nil`: there can.
  let problem: String?

  /// The place of a test's snapshot.
  ///
  /// - Parameters:
  ///   - name: What tells it from others of the test; `nil`: there is no other.
  ///   - fileID: `MODULE/FILE.swift`.
  ///   - filePath: The whole path of the test's file.
  ///   - function: The test's function, with its parentheses.
  init(name: String?, fileID: String, filePath: String, function: String) {
    let file = FilePath(filePath)
    root = file.removingLastComponent().appending("Snapshots").string
    module = fileID.split(separator: "/").first.map(String.init) ?? ""
    let test = Self.fileName(of: function.prefix { $0 != "(" })
    let own = name.map(Self.fileName)
    self.name = "\(file.stem ?? "Tests")/\([test, own].compactMap(\.self).joined(separator: "-"))"
    problem =
      [test, own].contains("")
      ? "'\(name ?? function)': not a valid file name; use letters or digits" : nil
  }

  /// The name by which reports speak of what is recorded here.
  var reportName: String { "\(module)/\(name)" }

  /// A text as a part of a file's name that needs no quotes.
  private static func fileName(of text: some StringProtocol) -> String {
    text.precomposedStringWithCanonicalMapping.split {
      !$0.isLetter && !$0.isNumber && !"-_.+".contains($0)
    }.joined(separator: "-")
  }
}

/// What was drawn of a snapshot.
struct DrawnSnapshot: Sendable {
  let place: SnapshotPlace
  /// The line of the test, as `FILE:LINE`.
  let origin: String
  /// The files, in the order in which they are compared.
  let files: [DrawnFile]
  /// Where they were drawn.
  let environment: RecordingEnvironment

  /// The name by which reports speak of it.
  var name: String { place.reportName }
}
