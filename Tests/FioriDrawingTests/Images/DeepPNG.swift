/// A PNG of 16 bits per channel, uncompressed.
struct DeepPNG {
  /// The channels of a pixel; the raw values are those of PNG.
  enum Channels: UInt8 {
    case gray = 0
    case color = 2
    case grayAndAlpha = 4
    case colorAndAlpha = 6
  }

  let channels: Channels
  /// The samples of each pixel, row by row.
  let rows: [[[UInt16]]]
  /// The color that is transparent, for files without alpha.
  var transparent: [UInt16]?
  var isInterlaced = false
  /// Chunks before the pixels.
  var chunks: [PNGFile.Chunk] = []

  var bytes: [UInt8] {
    var file = PNGFile([])
    let size = [rows[0].count, rows.count].flatMap { PNGFile.bigEndian(UInt32($0)) }
    file.append("IHDR", size + [16, channels.rawValue, 0, 0, isInterlaced ? 1 : 0])
    file.chunks += chunks
    if let transparent { file.append("tRNS", transparent.flatMap(Self.bigEndian)) }
    file.append("IDAT", Self.stored(isInterlaced ? Self.passes.flatMap(pass) : lines(rows)))
    file.append("IEND", [])
    return file.bytes
  }

  /// Rows without a filter.
  private func lines(_ rows: [[[UInt16]]]) -> [UInt8] {
    rows.flatMap { [0] + $0.joined().flatMap(Self.bigEndian) }
  }

  /// A pass of Adam7 with the pixels from a place on, in steps.
  private struct Pass {
    let x: Int
    let y: Int
    let xStep: Int
    let yStep: Int
  }

  private static let passes = [
    Pass(x: 0, y: 0, xStep: 8, yStep: 8), Pass(x: 4, y: 0, xStep: 8, yStep: 8),
    Pass(x: 0, y: 4, xStep: 4, yStep: 8), Pass(x: 2, y: 0, xStep: 4, yStep: 4),
    Pass(x: 0, y: 2, xStep: 2, yStep: 4), Pass(x: 1, y: 0, xStep: 2, yStep: 2),
    Pass(x: 0, y: 1, xStep: 1, yStep: 2),
  ]

  private func pass(_ pass: Pass) -> [UInt8] {
    let kept = stride(from: pass.y, to: rows.count, by: pass.yStep).map { row in
      stride(from: pass.x, to: rows[row].count, by: pass.xStep).map { rows[row][$0] }
    }
    return lines(kept.filter { !$0.isEmpty })
  }

  /// Returns zlib data of a single stored block.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let count = UInt16(data.count)
    let length = [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    var (first, second) = (1 as UInt32, 0 as UInt32)
    for byte in data {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return [0x78, 1, 1] + length + data + PNGFile.bigEndian(second << 16 | first)
  }

  private static func bigEndian(_ sample: UInt16) -> [UInt8] {
    [UInt8(sample >> 8), UInt8(truncatingIfNeeded: sample)]
  }
}

extension PNGFile {
  /// Adds a chunk with its checksum.
  mutating func append(_ type: String, _ data: [UInt8]) {
    chunks.append(Chunk(type: type, data: data, checksum: 0))
  }
}
