package import FioriBasics

/// A decoded picture: 8 bits per channel, straight (not premultiplied) alpha.
public struct Bitmap: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The red, green, blue and alpha of every pixel; rows from top to bottom without padding, so
  /// `width * height * 4` bytes.
  public let pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether no pixel is translucent.
  package var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }

  /// The size in points at one pixel per point.
  package var size: Size { Size(width: Double(width), height: Double(height)) }
}

extension Bitmap {
  /// Returns the bitmap scaled down so that neither side is longer than `side`; unchanged if it
  /// fits.
  ///
  /// A photograph of four million pixels in an icon's box would hold 16 MB for each item.
  package func reduced(toSide side: Int) -> Bitmap {
    guard side > 0, max(width, height) > side else { return self }
    let factor = Double(side) / Double(max(width, height))
    let target = (
      width: max(1, Int((Double(width) * factor).rounded())),
      height: max(1, Int((Double(height) * factor).rounded()))
    )
    var result: [UInt8] = []
    result.reserveCapacity(target.width * target.height * 4)
    for row in 0..<target.height {
      let rows = Self.share(row, of: target.height, in: height)
      for column in 0..<target.width {
        result += mean(rows, Self.share(column, of: target.width, in: width))
      }
    }
    return Bitmap(width: target.width, height: target.height, pixels: result)
  }

  /// Returns the range of source pixels that a pixel of a shorter side covers.
  private static func share(_ index: Int, of count: Int, in total: Int) -> Range<Int> {
    let start = index * total / count
    return start..<max(start + 1, (index + 1) * total / count)
  }

  /// Returns the mean of a block of pixels, with colors weighted by alpha.
  private func mean(_ rows: Range<Int>, _ columns: Range<Int>) -> [UInt8] {
    var sums = [0, 0, 0]
    var alphas = 0
    for row in rows {
      for column in columns {
        let pixel = (row * width + column) * 4
        let alpha = Int(pixels[pixel + 3])
        for channel in 0..<3 { sums[channel] += Int(pixels[pixel + channel]) * alpha }
        alphas += alpha
      }
    }
    let count = rows.count * columns.count
    let colors = sums.map { UInt8(alphas == 0 ? 0 : ($0 + alphas / 2) / alphas) }
    return colors + [UInt8((alphas + count / 2) / count)]
  }
}

/// An error reading or writing a bitmap.
public struct BitmapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence with the problem and the fix.
  public let description: String

  package init(_ error: ImageError) {
    description = error == .unknownFormat ? "not a PNG, WebP or JPEG image" : error.description
  }
}
