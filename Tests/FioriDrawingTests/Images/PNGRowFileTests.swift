import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// Pictures whose rows are read without libspng.
struct PNGRowFileTests {
  private let limits = ImageLimits(maximumPixelCount: 1 << 20, maximumByteCount: 1 << 22)

  /// A file of a picture whose rows have these filters in turn, in chunks of `chunkLength` bytes.
  private func file(
    of bitmap: Bitmap, _ filters: [PNGFilter], hasAlpha: Bool, chunkLength: Int = .max,
    compressing edit: (inout [UInt8]) -> Void = { _ in }
  ) throws -> PNGFile {
    let bytesPerPixel = hasAlpha ? 4 : 3
    let length = bitmap.width * bytesPerPixel
    var rows: [UInt8] = []
    for pixel in 0..<bitmap.width * bitmap.height {
      if pixel % bitmap.width == 0 { rows.append(0) }
      rows += bitmap.pixels[pixel * 4..<pixel * 4 + bytesPerPixel]
    }
    var filtered: [UInt8] = []
    rows.withUnsafeBytes { rows in
      for index in 0..<bitmap.height {
        let row = FilteredRow(
          rows, at: index * (length + 1), byteCount: length + 1, bytesPerPixel: bytesPerPixel)
        row.append(to: &filtered, by: filters[index % filters.count])
      }
    }
    edit(&filtered)
    var stream = try filtered.withUnsafeBytes { bytes in
      try ZlibCompressor(level: 6).withCompressed(bytes) { Array($0) }
    }[...]
    var header = PNGFile.bigEndian(UInt32(bitmap.width))
    header += PNGFile.bigEndian(UInt32(bitmap.height))
    header += [8, hasAlpha ? 6 : 2, 0, 0, 0]
    var file = PNGFile([])
    file.chunks.append(PNGFile.Chunk(type: "IHDR", data: header, checksum: 0))
    while !stream.isEmpty {
      let data = stream.prefix(chunkLength)
      file.chunks.append(PNGFile.Chunk(type: "IDAT", data: Array(data), checksum: 0))
      stream = stream.dropFirst(data.count)
    }
    file.chunks.append(PNGFile.Chunk(type: "IEND", data: [], checksum: 0))
    return file
  }

  /// Returns what ``PNGRowFile`` reads, whatever the file has before its pixels.
  private func bitmap(in bytes: [UInt8]) throws -> Bitmap? {
    try bytes.withUnsafeBytes { bytes in
      try PNGRowFile(bytes, header: PNGReader(bytes).header())?.bitmap()
    }
  }

  @Test(arguments: PNGFilter.allCases.map { [$0] } + [PNGFilter.allCases], [false, true])
  func `rows of each filter are read, the same as by libspng`(
    filters: [PNGFilter], hasAlpha: Bool
  ) throws {
    for (width, height) in [(1, 1), (1, 30), (30, 1), (31, 17)] {
      let picture = SampleBitmap.random(
        width: width, height: height, colors: width * height, isOpaque: !hasAlpha)
      let file = try file(of: picture, filters, hasAlpha: hasAlpha)
      try expect(bitmap(in: file.bytes), is: picture)
      // A chunk after the pixels leaves the file to libspng.
      var other = file
      other.chunks.insert(
        PNGFile.Chunk(type: "tEXt", data: Array("a\0b".utf8), checksum: 0),
        at: other.chunks.count - 1)
      #expect(try bitmap(in: other.bytes) == nil)
      try expect(ImageDecoder.decode(other.bytes, limits: limits), is: picture)
    }
  }

  @Test func `pixels in several chunks are read`() throws {
    let picture = SampleBitmap.random(width: 20, height: 20, colors: 400)
    let file = try file(of: picture, PNGFilter.allCases, hasAlpha: true, chunkLength: 100)
    #expect(file.chunks.count > 5)
    try expect(bitmap(in: file.bytes), is: picture)
  }

  @Test(arguments: ["too few rows", "too many rows", "an unknown filter", "bytes after the stream"])
  func `damaged pixels are left to libspng`(damage: String) throws {
    let picture = SampleBitmap.random(width: 20, height: 20, colors: 400)
    var file = try file(of: picture, [.sub], hasAlpha: true) { rows in
      switch damage {
      case "too few rows": rows.removeLast()
      case "too many rows": rows.append(0)
      case "an unknown filter": rows[81] = 5
      default: break
      }
    }
    if damage == "bytes after the stream" { file.chunks[1].data.append(0) }
    #expect(try bitmap(in: file.bytes) == nil)
  }

  @Test func `a wrong checksum leaves the file to libspng`() throws {
    let picture = SampleBitmap.random(width: 20, height: 20, colors: 400)
    var bytes = try file(of: picture, [.sub], hasAlpha: true).bytes
    bytes[bytes.count - 13] ^= 1
    #expect(try bitmap(in: bytes) == nil)
    #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes, limits: limits) }
  }

  @Test func `a transparent color is left to libspng`() throws {
    let picture = SampleBitmap.random(width: 20, height: 20, colors: 400, isOpaque: true)
    var file = try file(of: picture, [.none], hasAlpha: false)
    let color: [UInt8] = picture.pixels[..<3].flatMap { [0, $0] as [UInt8] }
    file.chunks.insert(PNGFile.Chunk(type: "tRNS", data: color, checksum: 0), at: 1)
    let read = try ImageDecoder.decode(file.bytes, limits: limits)
    #expect(read.pixels[3] == 0)
    #expect(read.pixels[7] == 255)
  }
}
