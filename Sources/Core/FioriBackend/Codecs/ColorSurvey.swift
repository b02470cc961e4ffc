/// Facts about the colors of the pixels read so far.
struct ColorSurvey {
  /// Whether all pixels were opaque.
  private(set) var isOpaque = true
  /// Every color found, or `nil` if there were more than 256.
  private(set) var table: ColorTable? = ColorTable()
  private var last: UInt32?

  /// Whether further pixels cannot change the result.
  var isDecided: Bool { table == nil && !isOpaque }

  /// Reads the pixels of a row.
  mutating func read(_ row: UnsafeRawBufferPointer) {
    if table == nil {
      isOpaque = isOpaque && Self.isOpaque(row)
      return
    }
    guard !row.isEmpty else { return }
    var previous = last ?? ~row.pixel(0)
    for column in 0..<row.count / 4 {
      let pixel = row.pixel(column)
      // Most pixels equal the previous one.
      if pixel == previous { continue }
      previous = pixel
      add(pixel)
    }
    last = previous
  }

  private mutating func add(_ pixel: UInt32) {
    isOpaque = isOpaque && pixel >> 24 == 255
    if table?.place(of: pixel) == nil { table = nil }
  }

  private static func isOpaque(_ row: UnsafeRawBufferPointer) -> Bool {
    var all: UInt32 = .max
    for column in 0..<row.count / 4 { all &= row.pixel(column) }
    return all >> 24 == 255
  }
}
