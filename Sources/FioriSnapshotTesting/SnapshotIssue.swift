import Testing
import XCTest

/// Where a test fails, of whichever library it is.
struct SnapshotIssue: Sendable {
  let fileID: String
  let filePath: StaticString
  let line: Int
  let column: Int

  /// The place in short.
  var origin: String { "\(fileID.split(separator: "/").last ?? ""):\(line)" }

  /// Fails the test that runs.
  func record(_ message: String) {
    guard Self.isOfSwiftTesting else { return XCTFail(message, file: filePath, line: UInt(line)) }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: "\(filePath)", line: line, column: column))
  }

  /// A detached task has no test, and only the process tells which library runs it.
  private static var isOfSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }
}
