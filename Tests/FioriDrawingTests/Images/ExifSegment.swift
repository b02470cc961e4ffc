/// An Exif segment with a directory of one tag, right or wrong on purpose.
struct ExifSegment {
  var isBigEndian = false
  var signature = Array("Exif\0\0".utf8)
  /// The number after the byte order.
  var magic = 42
  /// The place of the directory, from the byte order.
  var directory = 8
  /// The number of entries that the directory claims; it has one.
  var entryCount = 1
  var tag = 0x0112
  /// The type of the value; 3 is a 16-bit number.
  var type = 3
  var valueCount = 1
  var value: Int
  /// Bytes cut off at the end.
  var cutCount = 0

  /// The segment with its marker.
  var bytes: [UInt8] {
    let header = Array((isBigEndian ? "MM" : "II").utf8) + number(magic, 2) + number(directory, 4)
    let entry = number(tag, 2) + number(type, 2) + number(valueCount, 4) + number(value, 2)
    let data = signature + header + number(entryCount, 2) + entry + [0, 0] + number(0, 4)
    return FlatJPEG.segment(0xE1, data.dropLast(cutCount))
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    return isBigEndian ? bytes.reversed() : bytes
  }
}
