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

  var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: "\(filePath)", line: line, column: column)
  }

  /// Takes the failures instead of the test library, which a test of them would fail by.
  @TaskLocal static var receiver: (@Sendable (SnapshotIssue, String) -> Void)?

  /// Fails the running test.
  func record(_ message: String) {
    if let receiver = Self.receiver { return receiver(self, message) }
    guard Self.isOfSwiftTesting else { return XCTFail(message, file: filePath, line: UInt(line)) }
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }

  /// A detached task has no current test, so this looks at the process to find the test library.
  private static var isOfSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }
}
