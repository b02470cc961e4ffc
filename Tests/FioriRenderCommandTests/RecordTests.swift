import Foundation
import Testing

@testable import TestSupport

/// What `record` writes.
struct RecordTests {
  private let sample: RecordingSample

  init() throws { sample = try RecordingSample() }

  @Test func `a picture with the same pixels in other bytes is kept`() async throws {
    _ = try await sample.record()
    let bytes = try sample.workspace.bytes(of: "cards/sales.png")
    let text = Data([0, 0, 0, 7]) + Data("tEXtTitle\0A".utf8) + Data([0x76, 0x7B, 0xC5, 0x32])
    let padded = Data(bytes.prefix(33)) + text + Data(bytes.dropFirst(33))
    try sample.workspace.write(padded, to: "cards/sales.png")
    try await sample.verify().expect(status: 0)
    try await sample.record().expect(output: "3 recordings, nothing written\n")
    try expect(sample.workspace.bytes(of: "cards/sales.png"), is: Array(padded))
  }

  @Test func `two simultaneous runs list the recordings of both`() async throws {
    for _ in 0..<4 {
      async let sales = sample.record("sales")
      async let regions = sample.record("regions/*")
      _ = try await (sales, regions)
      try await sample.verify().expect(status: 0)
      try await sample.record().expect(output: "3 recordings, nothing written\n")
      for path in try sample.contents().keys
      where !path.hasSuffix(".json") || path == RecordingSample.list {
        try FileManager.default.removeItem(at: sample.workspace.folder.appending(path: path))
      }
    }
  }
}
