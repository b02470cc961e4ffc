import FioriModel

/// The way the pixels of a JPEG file are stored, from the header of its frame.
struct JPEGFrameHeader {
  /// The second byte of the marker, 0xC0 to 0xCF.
  private let marker: UInt8
  private let bitsPerChannel: Int
  private let channelCount: Int

  /// Returns `nil` for a file that is damaged before its frame.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let found = JPEGSegments(bytes).first { Self.markers.contains($0.marker) }
    guard let found, found.data.count >= Self.fixedLength else { return nil }
    marker = found.marker
    bitsPerChannel = Int(found.data[found.data.startIndex])
    channelCount = Int(found.data[found.data.startIndex + Self.fixedLength - 1])
    guard found.data.count == Self.fixedLength + channelCount * 3 else { return nil }
  }

  /// Checks that the picture is of a kind that can be drawn right.
  ///
  /// - Throws: ``ImageError/unsupportedJPEG(found:expected:)``.
  func check() throws(ImageError) {
    if let process = Self.unsupportedProcesses[marker] {
      throw .unsupportedJPEG(found: process, expected: "baseline or progressive compression")
    }
    if bitsPerChannel != 8 {
      throw .unsupportedJPEG(found: "\(bitsPerChannel) bits per channel", expected: "8")
    }
    if ![1, 3, 4].contains(channelCount) {
      throw .unsupportedJPEG(found: "\(channelCount) channels", expected: "1, 3 or 4")
    }
  }

  /// The number of bytes before the bytes of each channel.
  private static let fixedLength = 6

  /// The markers of frames; the three others define Huffman tables, arithmetic conditions and
  /// extensions.
  private static let markers = Set(UInt8(0xC0)...0xCF).subtracting([0xC4, 0xC8, 0xCC])

  private static let unsupportedProcesses: [UInt8: String] = [
    0xC3: "lossless compression", 0xCB: "lossless compression",
    0xC5: "hierarchical compression", 0xC6: "hierarchical compression",
    0xC7: "hierarchical compression", 0xCD: "hierarchical compression",
    0xCE: "hierarchical compression", 0xCF: "hierarchical compression",
  ]
}
