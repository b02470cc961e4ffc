/// A baseline JPEG of blocks of 8 × 8 pixels in one level each, put together by hand.
///
/// Its quantizer keeps the levels exact, so that tests can compare whole pictures.
struct FlatJPEG {
  /// The levels of the blocks, row by row.
  var blocks: [[UInt8]]
  /// The channels, which all have the levels of the blocks, except that the second and the third of
  /// three are 128: the picture is gray then too.
  var channelCount = 1
  /// The sampling factors of each channel, four bits across and four down; with several channels, for
  /// a picture of one block.
  var sampling: [UInt8] = []
  var bitsPerChannel: UInt8 = 8
  /// The second byte of the frame's marker.
  var frameMarker: UInt8 = 0xC0
  /// Segments before the frame, with their markers.
  var segments: [[UInt8]] = []

  /// The file.
  var bytes: [UInt8] {
    let size = [blocks.count * 8, blocks[0].count * 8].flatMap { Self.bigEndian($0) }
    let channels = (0..<channelCount).map { UInt8($0 + 1) }
    let frame = channels.indices.flatMap { index -> [UInt8] in
      [channels[index], sampling.indices.contains(index) ? sampling[index] : 0x11, 0]
    }
    let tables: [[UInt8]] = [
      Self.segment(0xDB, [0] + [UInt8](repeating: 8, count: 64)),
      Self.segment(frameMarker, [bitsPerChannel] + size + [UInt8(channelCount)] + frame),
      // Nine categories of differences with codes of four bits, and the end of a block as 0.
      Self.segment(0xC4, [0x00, 0, 0, 0, 9] + [UInt8](repeating: 0, count: 12) + Array(0...8)),
      Self.segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0]),
      Self.segment(0xDA, [UInt8(channelCount)] + channels.flatMap { [$0, 0] } + [0, 63, 0]),
    ]
    return [0xFF, 0xD8] + segments.joined() + tables.joined() + scan + [0xFF, 0xD9]
  }

  /// Returns a segment with its marker and its length.
  static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker] + bigEndian(data.count + 2) + data
  }

  /// Adobe's segment, of which the last byte says what the channels are: 0 RGB or CMYK, 1 YCbCr, 2
  /// YCCK.
  static func adobe(_ transform: UInt8) -> [UInt8] {
    segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform])
  }

  /// A part of an ICC profile, counted from 1.
  static func profile(_ bytes: [UInt8], _ part: UInt8, of count: UInt8) -> [UInt8] {
    segment(0xE2, Array("ICC_PROFILE\0".utf8) + [part, count] + bytes)
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The coded blocks, each as the difference to the one before in its channel.
  private var scan: [UInt8] {
    var bits: [UInt8] = []
    var previous = [Int](repeating: 0, count: channelCount)
    for level in blocks.joined() {
      for channel in 0..<channelCount {
        let value = channelCount == 3 && channel > 0 ? 0 : Int(level) - 128
        for _ in 0..<blockCount(of: channel) {
          bits += Self.code(value - previous[channel]) + [0]
          previous[channel] = value
        }
      }
    }
    bits += [UInt8](repeating: 1, count: (8 - bits.count % 8) % 8)
    return stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = bits[start..<start + 8].reduce(0) { $0 << 1 | $1 }
      return byte == 0xFF ? [0xFF, 0] : [byte]
    }
  }

  /// Returns how many blocks of a channel follow one another.
  private func blockCount(of channel: Int) -> Int {
    guard channelCount > 1, sampling.indices.contains(channel) else { return 1 }
    return Int(sampling[channel] >> 4) * Int(sampling[channel] & 15)
  }

  /// Returns the bits of a difference: its category, then its value, less one if negative.
  private static func code(_ difference: Int) -> [UInt8] {
    let category = Int.bitWidth - abs(difference).leadingZeroBitCount
    let value = difference < 0 ? difference - 1 : difference
    return bits(category, count: 4) + bits(value, count: category)
  }

  private static func bits(_ value: Int, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(value >> $0 & 1) }
  }
}
