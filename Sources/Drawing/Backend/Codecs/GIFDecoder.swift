import FioriBasics
import FioriModel

/// Reads the first frame of GIF files.
enum GIFDecoder {
  /// Returns the first frame on the canvas of the file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: Checked against the file's header, before any pixel is decoded.
  /// - Returns: The picture in straight RGBA.
  /// - Throws: ``ImageError/tooManyPixels(width:height:maximum:)``,
  ///   ``ImageError/invalidSize(width:height:)`` or ``ImageError/damaged(_:reason:)``.
  static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Bitmap {
    var reader = GIFReader(bytes: bytes[...].dropFirst(6))
    let (width, height) = (try reader.number(), try reader.number())
    try limits.check(width: width, height: height)
    let flags = try reader.byte()
    _ = try reader.bytes(2)
    let colors = try reader.colors(flags)
    var transparent: Int?
    while try reader.isExtension() {
      let label = try reader.byte()
      let data = try reader.parts()
      if label == 0xF9, data.count >= 4, data[0] & 1 == 1 { transparent = Int(data[3]) }
    }
    let (x, y) = (try reader.number(), try reader.number())
    let frame = try reader.frame(colors: colors, transparent: transparent, limits: limits)
    return frame.placed(x: x, y: y, width: width, height: height)
  }
}

/// Reads the blocks of a GIF file in turn.
private struct GIFReader {
  var bytes: ArraySlice<UInt8>

  mutating func bytes(_ count: Int) throws(ImageError) -> [UInt8] {
    guard bytes.count >= count else { throw .damaged(.gif, reason: "the file is cut off") }
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }

  mutating func byte() throws(ImageError) -> Int { Int(try bytes(1)[0]) }

  mutating func number() throws(ImageError) -> Int { try byte() + (try byte() << 8) }

  /// Returns a table of colors, if the flags before it announce one.
  mutating func colors(_ flags: Int) throws(ImageError) -> [UInt8] {
    try flags & 0x80 == 0 ? [] : bytes(3 << (flags & 7 + 1))
  }

  /// Returns data that is stored in parts of at most 255 bytes, up to an empty one.
  mutating func parts() throws(ImageError) -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let count = try byte()
      guard count > 0 else { return data }
      data += try bytes(count)
    }
  }

  /// Returns whether an extension comes next, or else a picture.
  mutating func isExtension() throws(ImageError) -> Bool {
    switch try byte() {
    case 0x21: return true
    case 0x2C: return false
    default: throw .damaged(.gif, reason: "it has no picture")
    }
  }

  /// Returns a picture, after its place; the color with the index `transparent` is not drawn.
  mutating func frame(
    colors: [UInt8], transparent: Int?, limits: ImageLimits
  ) throws(ImageError) -> Bitmap {
    let (width, height) = (try number(), try number())
    try limits.check(width: width, height: height)
    let flags = try byte()
    let own = try self.colors(flags)
    let table = own.isEmpty ? colors : own
    let codeSize = try byte()
    guard (1...8).contains(codeSize) else {
      throw .damaged(.gif, reason: "its codes have \(codeSize) bits")
    }
    let codes = GIFCodes(bytes: try parts(), literalSize: codeSize)
    guard let indexes = codes.indexes(width * height) else {
      throw .damaged(.gif, reason: "its data is invalid")
    }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    // The rows in storage order.
    let starts = flags & 0x40 == 0 ? [(0, 1)] : [(0, 8), (4, 8), (2, 4), (1, 2)]
    let rows = starts.flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    for (stored, row) in rows.enumerated() {
      for x in 0..<width {
        let index = Int(indexes[stored * width + x])
        guard index != transparent, index * 3 + 2 < table.count else { continue }
        let place = (row * width + x) * 4
        for channel in 0..<3 { pixels[place + channel] = table[index * 3 + channel] }
        pixels[place + 3] = 255
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

/// The codes of a GIF (LZW), of up to 12 bits.
private struct GIFCodes {
  let bytes: [UInt8]
  let literalSize: Int

  /// Returns the indexes of as many pixels; `nil` if there are too few of them.
  func indexes(_ count: Int) -> [UInt8]? {
    let clear = 1 << literalSize
    var (position, size) = (0, literalSize + 1)
    var result: [UInt8] = []
    result.reserveCapacity(count)
    // The indexes that the last code and each learned one represent, by their place in the result.
    var (previous, learned): (Range<Int>?, [Range<Int>]) = (nil, [])
    while result.count < count, let code = code(at: position, size), code != clear + 1 {
      position += size
      if code == clear {
        (previous, learned, size) = (nil, [], literalSize + 1)
        continue
      }
      // The pixels of a code may end with the first index that it adds.
      if let previous, clear + 2 + learned.count < 4_096 {
        learned.append(previous.lowerBound..<previous.upperBound + 1)
        if clear + 2 + learned.count == 1 << size, size < 12 { size += 1 }
      }
      let start = result.count
      if code < clear {
        result.append(UInt8(code))
      } else {
        guard let part = learned[at: code - clear - 2] else { return nil }
        for place in part { result.append(result[place]) }
      }
      previous = start..<result.count
    }
    return result.count < count ? nil : Array(result.prefix(count))
  }

  private func code(at position: Int, _ size: Int) -> Int? {
    guard position + size <= bytes.count * 8 else { return nil }
    var code = 0
    for bit in 0..<size {
      let place = position + bit
      code |= Int(bytes[place >> 3] >> UInt8(place & 7) & 1) << bit
    }
    return code
  }
}
