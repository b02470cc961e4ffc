import CCairo
import FioriModel

/// A PNG file of whole pixels in plain rows, which is what screenshots and our own pictures are.
///
/// libspng checks all of the file but its pixels, which are read here because of measurements
/// (Docs/sources/drawing.md#png): it undoes filters byte by byte, and zlib unpacks half as fast as
/// libdeflate. A file that has anything unusual is left to libspng, and so are its errors.
struct PNGRowFile {
  private let header: spng_ihdr
  /// The zlib stream of the rows.
  private let stream: [UInt8]

  /// Reads a file whose chunks up to the pixels libspng has accepted; `nil` if its pixels are stored
  /// in another way, if a checksum is wrong, or if chunks with contents follow the pixels.
  init?(_ file: UnsafeRawBufferPointer, header: spng_ihdr) {
    guard header.bit_depth == 8, header.interlace_method == 0,
      Self.byteCounts[header.color_type] != nil,
      let stream = Self.stream(in: file)
    else { return nil }
    (self.header, self.stream) = (header, stream)
  }

  /// The number of bytes per pixel by color type: RGB and RGBA.
  private static let byteCounts: [UInt8: Int] = [2: 3, 6: 4]

  /// Returns the picture in straight RGBA; `nil` if the stream is damaged or of another length.
  func bitmap() throws(ImageError) -> Bitmap? {
    let (width, height) = (Int(header.width), Int(header.height))
    let bytesPerPixel = Self.byteCounts[header.color_type] ?? 4
    let rows = PNGFilteredRows(width: width, height: height, bytesPerPixel: bytesPerPixel)
    let decompressor = try ZlibDecompressor()
    var isWhole = false
    let pixels = [UInt8](unsafeUninitializedCapacity: rows.capacity) { memory, count in
      let memory = UnsafeMutableRawBufferPointer(memory)
      isWhole = decompressor.decompress(stream, to: rows.input(in: memory)) && rows.unfilter(memory)
      count = isWhole ? rows.outputByteCount : 0
    }
    return isWhole ? Bitmap(width: width, height: height, pixels: pixels) : nil
  }

  private static let signatureLength = 8
  /// The length, type and checksum of a chunk.
  private static let frameLength = 12

  /// Returns the data of all IDAT chunks, which must be followed by IEND at the end of the file.
  private static func stream(in file: UnsafeRawBufferPointer) -> [UInt8]? {
    var stream: [UInt8] = []
    var place = signatureLength
    var last: [UInt8] = []
    while place < file.count {
      guard let chunk = chunk(in: file, at: place) else { return nil }
      let isData = chunk.type == dataType
      guard !isData || last == dataType || stream.isEmpty,
        last != dataType || isData || chunk.type == endType
      else { return nil }
      if isData { stream += chunk.data }
      last = chunk.type
      place += chunk.data.count + frameLength
    }
    return last == endType && !stream.isEmpty ? stream : nil
  }

  private static let dataType = Array("IDAT".utf8)
  private static let endType = Array("IEND".utf8)

  /// Returns a chunk with a right checksum, or `nil`.
  private static func chunk(
    in file: UnsafeRawBufferPointer, at place: Int
  ) -> (type: [UInt8], data: UnsafeRawBufferPointer)? {
    guard place + frameLength <= file.count else { return nil }
    let number = { (place: Int) in
      UInt32(bigEndian: file.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    }
    let count = Int(number(place))
    guard count <= file.count - place - frameLength else { return nil }
    let covered = UnsafeRawBufferPointer(rebasing: file[place + 4..<place + 8 + count])
    guard libdeflate_crc32(0, covered.baseAddress, covered.count) == number(place + 8 + count)
    else { return nil }
    return (Array(covered[..<4]), UnsafeRawBufferPointer(rebasing: covered[4...]))
  }
}
