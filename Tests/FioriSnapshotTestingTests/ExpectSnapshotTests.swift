import FioriRender
import Synchronization
import Testing

@testable import FioriSnapshotTesting
@testable import TestSupport

/// `expectSnapshot` as a test calls it.
struct ExpectSnapshotTests {
  /// What fails the test, with its place.
  private func failures(_ run: () -> Void) -> [(issue: SnapshotIssue, message: String)] {
    let failures = Mutex<[(issue: SnapshotIssue, message: String)]>([])
    SnapshotIssue.$receiver.withValue(
      { issue, message in failures.withLock { $0.append((issue, message)) } }, operation: run)
    return failures.withLock { $0 }
  }

  @Test func `a snapshot that is not recorded fails its test at its line`() throws {
    let failures = failures {
      expectSnapshot(of: KPIView(items: [.metric("294")]), as: .png(scale: 1))
    }
    expect(failures.count, is: 1)
    let failure = try #require(failures.first)
    #expect(
      failure.message.contains(
        "FioriSnapshotTestingTests/ExpectSnapshotTests/a-snapshot-that-is-not-recorded-fails-its-test-"
          + "at-its-line: not recorded yet; run with FIORI_SNAPSHOT_RECORD=missing"))
    expect(failure.issue.sourceLocation.fileName, is: "ExpectSnapshotTests.swift")
    expect(failure.issue.sourceLocation.line, is: 20)
  }

  @Test func `a picture with the wrong number of bytes fails`() {
    let failures = failures { expectSnapshot(of: [1, 2, 3], width: 4, height: 4) }
    expect(failures.count, is: 1)
    #expect(
      failures.first?.message.contains(": 3 bytes for 4 × 4 pixels; use four bytes per pixel")
        == true)
  }

  @Test func `a view that cannot be drawn fails with the reason`() {
    var environment = Environment()
    environment.scale = -1
    let failures = failures {
      expectSnapshot(of: KPIView(items: [.metric("294")]), in: environment)
    }
    expect(failures.count, is: 1)
    #expect(failures.first?.message.contains("scale") == true)
  }

  @Test func `a picture that breaks a design rule fails if the rules are checked`() throws {
    let ring = KPIProgressView(items: [.metric("64"), .unit("%")], progress: 0.25)
    let plain = failures { expectSnapshot(of: ring, as: .layout, named: "plain") }
    #expect(plain.first?.message.contains("[kpi-progress]") == false)
    let checked = failures { expectSnapshot(of: ring, as: .layout, named: "checked", lint: true) }
    let message = try #require(checked.first).message
    #expect(message.contains("/a-picture-that-breaks-a-design-rule-fails-if-the-rules-are-checked"))
    #expect(message.hasSuffix(" [kpi-progress]"))
  }
}
