import Testing
import XCTest

/// A location where a test fails, in Swift Testing or XCTest.
struct SnapshotIssue: Sendable {
  let fileID: String
  let filePath: StaticString
  let line: Int
  let column: Int

  /// The location as `FILE:LINE`.
  var origin: String { "\(fileID.split(separator: "/").last ?? ""):\(line)" }

  /// Fails the running test.
  func record(_ message: String) {
    guard Self.isOfSwiftTesting else { return XCTFail(message, file: filePath, line: UInt(line)) }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: "\(filePath)", line: line, column: column))
  }

  /// A detached task has no current test, so this looks at the process to find the test library.
  private static var isOfSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }
}
