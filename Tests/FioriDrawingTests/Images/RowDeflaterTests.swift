import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

struct RowDeflaterTests {
  private let limits = ImageLimits(maximumPixelCount: 1 << 20, maximumByteCount: 1 << 22)

  @Test(arguments: PatternBitmap.all)
  func `compressed rows are read back exactly`(_ pattern: PatternBitmap) throws {
    let bitmap = pattern.bitmap
    let file = try PNGEncoder.encode(bitmap, pixelsPerPoint: 1)
    try expect(ImageDecoder.decode(file, limits: limits), is: bitmap)
  }

  @Test(arguments: [3, 4])
  func `bytes that mean nothing are read back exactly`(bytesPerPixel: Int) throws {
    var generator = JSONTestGenerator(state: UInt64(bytesPerPixel))
    for width in 1...40 {
      let pixels = (0..<width * 60 * bytesPerPixel).map { _ in
        UInt8.random(in: 0...3, using: &generator)
      }
      let rows = pixels.rows(of: width * bytesPerPixel)
      let file = Self.file(rows, width: width, height: 60, bytesPerPixel: bytesPerPixel)
      let read = try ImageDecoder.decode(file, limits: limits).pixels
      let expected = bytesPerPixel == 4 ? pixels : pixels.withOpaqueAlpha
      expect(read, is: expected)
    }
  }

  @Test(arguments: [3, 4], [300, 8_191])
  func `rows that leave the window are read back exactly`(bytesPerPixel: Int, width: Int) throws {
    var generator = JSONTestGenerator(state: UInt64(width))
    let height = 300_000 / width / bytesPerPixel
    let pixels = (0..<width * height * bytesPerPixel).map { _ in
      UInt8.random(in: 0...1, using: &generator)
    }
    let rows = pixels.rows(of: width * bytesPerPixel)
    let file = Self.file(rows, width: width, height: height, bytesPerPixel: bytesPerPixel)
    let read = try ImageDecoder.decode(file, limits: limits).pixels
    #expect(read == (bytesPerPixel == 4 ? pixels : pixels.withOpaqueAlpha))
  }

  @Test(arguments: [3, 4])
  func `repeated rows are read back exactly, also across blocks`(bytesPerPixel: Int) throws {
    var generator = JSONTestGenerator(state: UInt64(bytesPerPixel))
    for width in [1, 2, 7, 90, 700] {
      let pixels = (0..<40).flatMap { _ -> [UInt8] in
        let range: ClosedRange<UInt8> = Bool.random(using: &generator) ? 0...1 : 0...255
        let row = (0..<width * bytesPerPixel).map { _ in
          UInt8.random(in: range, using: &generator)
        }
        return Array(
          [[UInt8]](repeating: row, count: .random(in: 1...5, using: &generator)).joined())
      }
      let height = pixels.count / width / bytesPerPixel
      let rows = pixels.rows(of: width * bytesPerPixel)
      let file = Self.file(rows, width: width, height: height, bytesPerPixel: bytesPerPixel)
      let read = try ImageDecoder.decode(file, limits: limits).pixels
      expect(read, is: bytesPerPixel == 4 ? pixels : pixels.withOpaqueAlpha)
    }
  }

  @Test func `runs and rows that repeat take next to nothing`() throws {
    let row = (0..<1_000).map { UInt32($0 < 300 ? $0 : 300) | 0xFF00_0000 }
    let bytes = (0..<500).flatMap { _ in row }.flatMap { pixel in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    let bitmap = Bitmap(width: 1_000, height: 500, pixels: bytes)
    #expect(try PNGEncoder.encode(bitmap, pixelsPerPoint: 1).count < bytes.count / 200)
  }

  @Test func `noise takes little more than its bytes`() throws {
    let noise = PatternBitmap(pattern: .noise, width: 300, height: 200, isOpaque: true).bitmap
    let count = try PNGEncoder.encode(noise, pixelsPerPoint: 1).count
    #expect(count < 300 * 200 * 3 * 104 / 100)
  }

  @Test(arguments: [(2, 9), (5, 9), (4, 32_769), (3, 40_000)])
  func `other pixels, and rows whose neighbor is out of reach, are left to the library`(
    bytesPerPixel: Int, bytesPerRow: Int
  ) {
    #expect(!RowDeflater.canCompress(bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow))
  }

  /// A PNG whose rows have been compressed by themselves.
  private static func file(
    _ rows: [UInt8], width: Int, height: Int, bytesPerPixel: Int
  ) -> [UInt8] {
    let sides = PNGFile.bigEndian(UInt32(width)) + PNGFile.bigEndian(UInt32(height))
    let header = sides + [8, bytesPerPixel == 4 ? 6 : 2, 0, 0, 0]
    return rows.withUnsafeBytes { bytes in
      let count = width * bytesPerPixel + 1
      return RowDeflater(rowCount: height, bytesPerRow: count, bytesPerPixel: bytesPerPixel)
        .withCompressed({ index, output, _ in
          let row = bytes[index * count..<(index + 1) * count]
          output.copyMemory(from: UnsafeRawBufferPointer(rebasing: row))
          return index > 0 && row.elementsEqual(bytes[(index - 1) * count..<index * count])
        }) { data in
          var chunks = PNGChunks()
          chunks.append("IHDR", header)
          chunks.append("IDAT", data)
          chunks.append("IEND", [])
          return chunks.bytes
        }
    }
  }
}

extension [UInt8] {
  /// The bytes in rows, each after its filter byte.
  fileprivate func rows(of count: Int) -> [UInt8] {
    stride(from: 0, to: self.count, by: count).flatMap { [0] + self[$0..<$0 + count] }
  }

  fileprivate var withOpaqueAlpha: [UInt8] {
    stride(from: 0, to: count, by: 3).flatMap { place -> [UInt8] in
      self[place..<place + 3] + [255]
    }
  }
}
