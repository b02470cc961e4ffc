import FioriRender
import FioriSnapshotTesting
import Testing

/// `expectSnapshot` as a test calls it.
struct ExpectSnapshotTests {
  @Test func `a snapshot that is not recorded fails its test where it stands`() {
    withKnownIssue {
      expectSnapshot(of: KPIView(items: [.metric("294")]), as: .png(scale: 1))
    } matching: { issue in
      "\(issue)".contains(
        "FioriSnapshotTestingTests/ExpectSnapshotTests/a-snapshot-that-is-not-recorded-fails-its-test-"
          + "where-it-stands: not recorded yet; run with FIORI_SNAPSHOT_RECORD=missing")
        && issue.sourceLocation?.line == 9
    }
  }

  @Test func `a picture with the wrong number of bytes fails`() {
    withKnownIssue {
      expectSnapshot(of: [1, 2, 3], width: 4, height: 4)
    } matching: { issue in
      "\(issue)".contains(": 3 bytes for 4 × 4 pixels; give four bytes per pixel")
    }
  }

  @Test func `a view that cannot be drawn fails with the reason`() {
    var environment = Environment()
    environment.scale = -1
    withKnownIssue {
      expectSnapshot(of: KPIView(items: [.metric("294")]), in: environment)
    } matching: { issue in
      "\(issue)".contains("scale")
    }
  }
}
