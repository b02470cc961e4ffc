/// The differences of a picture's pixels from the predictions of a WebP's decoder.
struct WebPDifferences {
  private let rows: PixelRows

  /// The number of WebP's prediction "Select": the pixel to the left, or that above.
  static let predictionNumber = 11

  /// The prediction of the first pixel.
  private static let first: UInt32 = 0xFF00_0000

  init(_ rows: PixelRows) { self.rows = rows }

  /// Has all differences read, in order.
  func read(by reader: inout some WebPDifferenceReader & ~Copyable) {
    let layout = PremultipliedBGRA()
    // Below a row of one color, each pixel but the first is predicted to be as that to its left, as in the first row.
    var above = [UInt32](repeating: Self.first, count: rows.width)
    var current = above
    for index in 0..<rows.height {
      if rows.repeatsRow(at: index) {
        // The prediction of each pixel is the one above, which is the last that was converted.
        reader.read(0, count: rows.width)
      } else {
        let row = rows.row(index)
        for column in current.indices {
          current[column] = Self.withoutGreen(layout.straight(row.pixel(column)))
        }
        read(current, below: above, by: &reader)
        swap(&above, &current)
      }
      reader.endRow()
    }
    reader.endRun()
  }

  private func read(
    _ row: [UInt32], below above: [UInt32], by reader: inout some WebPDifferenceReader & ~Copyable
  ) {
    reader.read(Self.difference(row[0], above[0]), count: 1)
    for column in row.indices.dropFirst() {
      let prediction = Self.prediction(
        left: row[column &- 1], above: above[column], corner: above[column &- 1])
      reader.read(Self.difference(row[column], prediction), count: 1)
    }
  }

  /// Returns the pixel to the left or that above, whichever is nearer to `left + above - corner`.
  @inline(__always)
  private static func prediction(left: UInt32, above: UInt32, corner: UInt32) -> UInt32 {
    if left == corner { return above }
    if above == corner { return left }
    return distance(above, corner) < distance(left, corner) ? left : above
  }

  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    stride(from: 0, to: 32, by: 8).reduce(0) { sum, shift in
      sum + abs(Int(one >> UInt32(shift) & 0xFF) - Int(other >> UInt32(shift) & 0xFF))
    }
  }

  /// Returns a pixel with its green subtracted from its red and blue.
  @inline(__always)
  private static func withoutGreen(_ pixel: UInt32) -> UInt32 {
    let green = pixel &>> 8 & 0xFF
    return difference(pixel, green | green &<< 16)
  }

  /// Returns the difference of each channel, modulo 256.
  @inline(__always)
  private static func difference(_ one: UInt32, _ other: UInt32) -> UInt32 {
    ((one | 0x8080_8080) &- (other & 0x7F7F_7F7F)) ^ ((one ^ ~other) & 0x8080_8080)
  }
}

/// A reader of the differences of a picture, as literal ones and runs of the one before.
protocol WebPDifferenceReader: ~Copyable {
  /// The run that may be continued.
  var run: WebPRun { get set }

  mutating func read(literal: UInt32)

  /// Reads a length, at most ``WebPRun/maximumLength``.
  mutating func read(runOf length: Int)

  mutating func endRow()
}

/// The last difference, and how often it occurred again.
struct WebPRun {
  fileprivate var difference: UInt32?
  fileprivate var length = 0

  /// The longest run in a WebP.
  static let maximumLength = 4_096
}

extension WebPDifferenceReader where Self: ~Copyable {
  /// Reads a difference that occurs `count` times.
  @inline(__always)
  fileprivate mutating func read(_ difference: UInt32, count: Int) {
    if run.difference == difference {
      run.length &+= count
    } else {
      endRun()
      read(literal: difference)
      run.difference = difference
      run.length = count &- 1
    }
  }

  fileprivate mutating func endRun() {
    while run.length > 0 {
      let length = min(run.length, WebPRun.maximumLength)
      read(runOf: length)
      run.length -= length
    }
  }
}
