import Recordings
import Testing

@testable import FioriSnapshotTesting
@testable import TestSupport

/// What is recorded of a view.
struct SnapshotFormatsTests {
  private typealias Case = (formats: SnapshotFormats, lanes: [RecordingArtifact], scale: Double?)

  private static let cases: [Case] = [
    (.layout, [.layout], nil), (.png(), [.layout, .picture], nil),
    (.png(scale: 3), [.layout, .picture], 3), (.svg, [.layout, .svg], nil),
    ([.svg, .png(scale: 2)], [.layout, .picture, .svg], 2), ([], [.layout], nil),
  ]

  @Test(arguments: cases)
  private func `a layout report is always among it`(
    formats: SnapshotFormats, lanes: [RecordingArtifact], scale: Double?
  ) {
    expect(formats.lanes, is: lanes)
    expect(formats.scale, is: scale)
  }
}
