import CCairo
import FioriModel

/// A PNG file of whole pixels in plain rows, like screenshots and our own pictures.
///
/// libspng checks all of the file but its pixels, which are read here because of measurements
/// (Docs/sources/drawing.md#png): comparing two pictures takes 19 to 24 % fewer instructions, since it undoes filters byte
/// by byte, and zlib unpacks half as fast as libdeflate. A file that has anything unusual is left to libspng, and so are its errors.
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
    var offset = signatureLength
    var last: [UInt8] = []
    while offset < file.count {
      guard let chunk = chunk(in: file, at: offset) else { return nil }
      let isData = chunk.type == dataType
      guard !isData || last == dataType || stream.isEmpty,
        last != dataType || isData || chunk.type == endType
      else { return nil }
      if isData { stream += chunk.data }
      last = chunk.type
      offset += chunk.data.count + frameLength
    }
    return last == endType && !stream.isEmpty ? stream : nil
  }

  private static let dataType = Array("IDAT".utf8)
  private static let endType = Array("IEND".utf8)

  /// Returns a chunk with a right checksum, or `nil`.
  private static func chunk(
    in file: UnsafeRawBufferPointer, at offset: Int
  ) -> (type: [UInt8], data: UnsafeRawBufferPointer)? {
    guard offset + frameLength <= file.count else { return nil }
    let number = { (offset: Int) in
      UInt32(bigEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    let count = Int(number(offset))
    guard count <= file.count - offset - frameLength else { return nil }
    let covered = UnsafeRawBufferPointer(rebasing: file[offset + 4..<offset + 8 + count])
    guard libdeflate_crc32(0, covered.baseAddress, covered.count) == number(offset + 8 + count)
    else { return nil }
    return (Array(covered[..<4]), UnsafeRawBufferPointer(rebasing: covered[4...]))
  }
}

/// The memory where filtered rows of a PNG become straight RGBA.
///
/// The rows come last in it and the picture first, so that it needs no second memory: a pixel is
/// written only where rows are already read.
struct PNGFilteredRows {
  private let width: Int
  private let height: Int
  private let bytesPerPixel: Int

  /// A pixel is read as four bytes, even if it is the last one and has three.
  private static let padding = 1

  /// Creates the rows of a picture with three or four bytes per pixel.
  init(width: Int, height: Int, bytesPerPixel: Int) {
    (self.width, self.height, self.bytesPerPixel) = (width, height, bytesPerPixel)
  }

  /// The number of bytes of the finished picture.
  var outputByteCount: Int { width * height * 4 }

  /// The number of bytes needed for both.
  var capacity: Int { outputByteCount + height + Self.padding }

  /// The number of bytes of a row with its filter byte.
  private var bytesPerRow: Int { width * bytesPerPixel + 1 }

  /// Returns the part of the memory for the filtered rows.
  func input(in memory: UnsafeMutableRawBufferPointer) -> UnsafeMutableRawBufferPointer {
    precondition(memory.count >= capacity)
    let end = capacity - Self.padding
    return UnsafeMutableRawBufferPointer(rebasing: memory[end - height * bytesPerRow..<end])
  }

  /// Makes the picture out of the rows; false if a row has an unknown filter.
  func unfilter(_ memory: UnsafeMutableRawBufferPointer) -> Bool {
    // All rows and pixels are inside, since a row of the file is at most a byte longer than one of the picture.
    precondition(memory.count >= capacity)
    guard let start = memory.baseAddress else { return false }
    (start + capacity - Self.padding).storeBytes(of: 0, as: UInt8.self)
    var input = UnsafeRawPointer(start) + (capacity - Self.padding - height * bytesPerRow)
    for row in 0..<height {
      let output = start + row * width * 4
      let above = row == 0 ? nil : UnsafeRawPointer(output) - width * 4
      guard let filter = PNGFilter(rawValue: input.load(as: UInt8.self)) else { return false }
      unfilter(by: filter, input + 1, above: above, to: output)
      input += bytesPerRow
    }
    return true
  }

  /// The four channels of a pixel, red in the lowest byte.
  private typealias Pixel = UInt32

  private func unfilter(
    by filter: PNGFilter, _ input: UnsafeRawPointer, above: UnsafeRawPointer?,
    to output: UnsafeMutableRawPointer
  ) {
    switch (filter, above) {
    case (.none, _), (.up, nil): unfilter(input, to: output) { _, _, _ in 0 }
    case (.sub, _), (.paeth, nil): unfilter(input, to: output) { left, _, _ in left }
    case (.average, nil): unfilter(input, to: output) { left, _, _ in Self.average(left, 0) }
    case (.up, let above?): unfilter(input, above, to: output) { _, above, _ in above }
    case (.average, let above?):
      unfilter(input, above, to: output) { left, above, _ in Self.average(left, above) }
    case (.paeth, let above?):
      unfilter(input, above, to: output) { Self.nearest($0, $1, $2) }
    }
  }

  /// Adds to each pixel the prediction from the pixels to its left, above it, and above the left
  /// one, which all count as zero outside the picture.
  @inline(__always)
  private func unfilter(
    _ input: UnsafeRawPointer, _ above: UnsafeRawPointer? = nil,
    to output: UnsafeMutableRawPointer,
    by prediction: (_ left: Pixel, _ above: Pixel, _ corner: Pixel) -> Pixel
  ) {
    var (left, corner) = (Pixel.zero, Pixel.zero)
    let alpha: Pixel = bytesPerPixel == 3 ? 0xFF00_0000 : 0
    for column in 0..<width {
      let offset = column &* 4
      let up = above.map { Self.pixel(at: $0 + offset) } ?? 0
      let stored = Self.pixel(at: input + column &* bytesPerPixel)
      left = Self.sum(stored, prediction(left, up, corner)) | alpha
      corner = up
      output.storeBytes(of: left.littleEndian, toByteOffset: offset, as: Pixel.self)
    }
  }

  @inline(__always)
  private static func pixel(at pointer: UnsafeRawPointer) -> Pixel {
    Pixel(littleEndian: pointer.loadUnaligned(as: Pixel.self))
  }

  /// Returns the sum of each channel, without overflow.
  @inline(__always)
  private static func sum(_ one: Pixel, _ other: Pixel) -> Pixel {
    ((one & 0x7F7F_7F7F) &+ (other & 0x7F7F_7F7F)) ^ ((one ^ other) & 0x8080_8080)
  }

  /// Returns the average of each channel, rounded down.
  @inline(__always)
  private static func average(_ one: Pixel, _ other: Pixel) -> Pixel {
    (one & other) &+ (((one ^ other) & 0xFEFE_FEFE) >> 1)
  }

  /// Returns for each channel the value nearest to `left + above - corner`, the first of equally near
  /// ones.
  @inline(__always)
  private static func nearest(_ left: Pixel, _ above: Pixel, _ corner: Pixel) -> Pixel {
    let (a, b, c) = (channels(left), channels(above), channels(corner))
    let (fromLeft, fromAbove) = (magnitude(b &- c), magnitude(a &- c))
    let fromCorner = magnitude(a &+ b &- c &- c)
    let other = b.replacing(with: c, where: fromCorner .< fromAbove)
    let result = other.replacing(
      with: a, where: (fromLeft .<= fromAbove) .& (fromLeft .<= fromCorner))
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: result), to: Pixel.self)
  }

  @inline(__always)
  private static func channels(_ pixel: Pixel) -> SIMD4<Int16> {
    SIMD4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private static func magnitude(_ value: SIMD4<Int16>) -> SIMD4<Int16> {
    pointwiseMax(value, 0 &- value)
  }
}
