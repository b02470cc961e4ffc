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
    let frame = try reader.frame(colors: colors, limits: limits)
    return frame.bitmap.placed(x: frame.x, y: frame.y, width: width, height: height)
  }
}

/// A picture of a GIF file, as it is stored.
private struct GIFFrame {
  let x: Int
  let y: Int
  let width: Int
  /// The rows in the order in which they are stored.
  let rows: [Int]
  /// Red, green and blue in turn.
  let colors: [UInt8]
  /// The index of the color that is not drawn.
  let transparent: Int?
  let indexes: [UInt8]

  /// The picture alone.
  var bitmap: Bitmap {
    var pixels = [UInt8](repeating: 0, count: width * rows.count * 4)
    for (stored, row) in rows.enumerated() {
      for x in 0..<width {
        let index = Int(indexes[stored * width + x])
        guard index != transparent, index * 3 + 2 < colors.count else { continue }
        let place = (row * width + x) * 4
        for channel in 0..<3 { pixels[place + channel] = colors[index * 3 + channel] }
        pixels[place + 3] = 255
      }
    }
    return Bitmap(width: width, height: rows.count, pixels: pixels)
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
  private mutating func parts() throws(ImageError) -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let count = try byte()
      guard count > 0 else { return data }
      data += try bytes(count)
    }
  }

  /// Returns the first frame, after extensions, one of which may name its transparent color.
  mutating func frame(colors: [UInt8], limits: ImageLimits) throws(ImageError) -> GIFFrame {
    var transparent: Int?
    while true {
      switch try byte() {
      case 0x21:
        let label = try byte()
        let data = try parts()
        if label == 0xF9, data.count >= 4, data[0] & 1 == 1 { transparent = Int(data[3]) }
      case 0x2C:
        return try picture(colors: colors, transparent: transparent, limits: limits)
      default:
        throw .damaged(.gif, reason: "it has no picture")
      }
    }
  }

  private mutating func picture(
    colors: [UInt8], transparent: Int?, limits: ImageLimits
  ) throws(ImageError) -> GIFFrame {
    let (x, y, width, height) = (try number(), try number(), try number(), try number())
    try limits.check(width: width, height: height)
    let flags = try byte()
    let own = try self.colors(flags)
    let codeSize = try byte()
    guard (1...8).contains(codeSize) else {
      throw .damaged(.gif, reason: "its codes have \(codeSize) bits")
    }
    var codes = GIFCodes(bytes: try parts(), literalSize: codeSize, count: width * height)
    guard let indexes = codes.indexes() else {
      throw .damaged(.gif, reason: "its data is invalid")
    }
    let starts = flags & 0x40 == 0 ? [(0, 1)] : [(0, 8), (4, 8), (2, 4), (1, 2)]
    let rows = starts.flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    return GIFFrame(
      x: x, y: y, width: width, rows: rows, colors: own.isEmpty ? colors : own,
      transparent: transparent, indexes: indexes)
  }
}

/// Unpacks the codes of a GIF (LZW), of up to 12 bits.
private struct GIFCodes {
  private let bytes: [UInt8]
  private let literalSize: Int
  private let count: Int
  private var position = 0
  private var prefixes = [Int](repeating: 0, count: 4_096)
  private var suffixes = [UInt8](repeating: 0, count: 4_096)
  private var next = 0
  private var size = 0

  init(bytes: [UInt8], literalSize: Int, count: Int) {
    (self.bytes, self.literalSize, self.count) = (bytes, literalSize, count)
    clear()
  }

  private var clearCode: Int { 1 << literalSize }

  private mutating func clear() {
    next = clearCode + 2
    size = literalSize + 1
  }

  /// Returns as many indexes as the picture has pixels; `nil` if there are too few of them.
  mutating func indexes() -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var previous: Int?
    while result.count < count, let code = code(), code != clearCode + 1 {
      if code == clearCode {
        clear()
        previous = nil
        continue
      }
      guard code < (previous == nil ? clearCode : next + 1) else { return nil }
      let start = result.count
      if let previous {
        append(code == next ? previous : code, to: &result)
        if code == next { result.append(result[start]) }
        learn(previous, result[start])
      } else {
        result.append(UInt8(code))
      }
      previous = code
    }
    return result.count < count ? nil : Array(result.prefix(count))
  }

  private mutating func code() -> Int? {
    guard position + size <= bytes.count * 8 else { return nil }
    var code = 0
    for bit in 0..<size {
      let place = position + bit
      code |= Int(bytes[place >> 3] >> UInt8(place & 7) & 1) << bit
    }
    position += size
    return code
  }

  /// Appends the indexes that a code stands for.
  private func append(_ code: Int, to result: inout [UInt8]) {
    var code = code
    let start = result.count
    while code >= clearCode {
      result.append(suffixes[code])
      code = prefixes[code]
    }
    result.append(UInt8(code))
    result[start...].reverse()
  }

  private mutating func learn(_ prefix: Int, _ suffix: UInt8) {
    guard next < 4_096 else { return }
    prefixes[next] = prefix
    suffixes[next] = suffix
    next += 1
    if next == 1 << size, size < 12 { size += 1 }
  }
}
