import Foundation
import Recordings
import SystemPackage

/// The location of a recorded snapshot: `Snapshots/FILE/TEST-NAME` beside the test's file.
struct SnapshotLocation: Hashable, Sendable {
  /// The folder with the list of recordings.
  let root: String
  /// The recording's name: its path in the folder, without an extension.
  let name: String
  /// The module, which distinguishes folders of the same name.
  let module: String
  /// Why the location is invalid, or `nil` if it is valid.
  let problem: String?

  /// Creates the location of a test's snapshot.
  ///
  /// - Parameters:
  ///   - name: A name to distinguish several snapshots of a test; `nil` if there is only one.
  ///   - fileID: `MODULE/FILE.swift`.
  ///   - filePath: The full path of the test's file.
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

  /// The name of the snapshot in reports.
  var reportName: String { "\(module)/\(name)" }

  /// Returns a text as a part of a file name that needs no quoting.
  private static func fileName(of text: some StringProtocol) -> String {
    text.precomposedStringWithCanonicalMapping.split {
      !$0.isLetter && !$0.isNumber && !"-_.+".contains($0)
    }.joined(separator: "-")
  }
}

/// The drawn files of a snapshot.
struct DrawnSnapshot: Sendable {
  let location: SnapshotLocation
  /// The line of the test, as `FILE:LINE`.
  let origin: String
  /// The files, in the order of comparison.
  let files: [DrawnFile]
  /// The environment they were drawn in.
  let environment: RecordingEnvironment

  /// The name of the snapshot in reports.
  var name: String { location.reportName }
}
