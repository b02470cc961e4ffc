/// Finds a picture in a larger one.
public struct PictureSearch: Sendable {
  /// The largest mean difference in brightness, 0 to 255, that still counts as found.
  private static let largestDifference = 40.0
  /// The cells of the picture in each direction; each cell has two points to compare.
  private static let cellCount = 16

  private let picture: PixelBuffer

  /// Creates a search in a picture.
  public init(in picture: PixelBuffer) { self.picture = picture }

  /// Returns the top left corner of the area that resembles a picture most, the topmost of several;
  /// `nil` if none resembles it, or if it is larger. Areas of the picture are ignored if there are
  /// shapes in the rest of it.
  ///
  /// Only some points are compared: in each of 256 cells the one with the most contrast, and the
  /// middle. A picture in another typeface is found by its shapes.
  public func position(
    of part: PixelBuffer, ignoring ignored: [PixelRect] = []
  ) -> (x: Int, y: Int)? {
    let (columns, rows) = (
      picture.size.width - part.size.width, picture.size.height - part.size.height
    )
    guard columns >= 0, rows >= 0 else { return nil }
    let points = Self.points(of: part, ignoring: ignored)
    guard !points.isEmpty else { return nil }
    let limit = Int(Self.largestDifference * Double(points.count))
    let found = Self.brightness(of: picture).withUnsafeBufferPointer { pixels in
      var best: (x: Int, y: Int, difference: Int)?
      for y in 0...rows {
        for x in 0...columns {
          let most = best?.difference ?? limit
          let start = y &* picture.size.width &+ x
          var sum = 0
          // Each point is in the part, and the part in the picture.
          for point in points where sum < most {
            let index = start &+ point.y &* picture.size.width &+ point.x
            sum &+= abs(Int(pixels[index]) &- point.brightness)
          }
          if sum < most { best = (x, y, sum) }
        }
      }
      return best
    }
    return found.map { ($0.x, $0.y) }
  }

  private struct Point {
    let x: Int
    let y: Int
    let brightness: Int
    let contrast: Int
  }

  /// Returns the points to compare, without those in the ignored areas if the others have contrast.
  private static func points(of part: PixelBuffer, ignoring ignored: [PixelRect]) -> [Point] {
    let all = points(of: part)
    let shapes = all.filter { point in
      !ignored.contains { $0.contains(x: point.x, y: point.y) }
    }
    return shapes.contains { $0.contrast > 0 } ? shapes : all
  }

  /// Returns the points to compare, without translucent ones, those with the most contrast first: a
  /// wrong place is abandoned after a few of them.
  private static func points(of part: PixelBuffer) -> [Point] {
    let brightness = brightness(of: part)
    var points: [Point] = []
    for row in 0..<cellCount {
      for column in 0..<cellCount {
        let (xs, ys) = (cell(column, of: part.size.width), cell(row, of: part.size.height))
        points += self.points(xs, ys, of: part, brightness)
      }
    }
    return points.enumerated().sorted { left, right in
      left.element.contrast == right.element.contrast
        ? left.offset < right.offset : left.element.contrast > right.element.contrast
    }.map(\.element)
  }

  /// Returns the point of a cell with the most contrast, and its middle.
  private static func points(
    _ xs: Range<Int>, _ ys: Range<Int>, of part: PixelBuffer, _ brightness: [UInt8]
  ) -> [Point] {
    guard !xs.isEmpty, !ys.isEmpty else { return [] }
    let point = { (x: Int, y: Int) -> Point in
      Point(
        x: x, y: y, brightness: Int(brightness[y * part.size.width + x]),
        contrast: contrast(x: x, y: y, brightness, part.size))
    }
    var most = point(xs.lowerBound, ys.lowerBound)
    for y in ys {
      for x in xs {
        let other = point(x, y)
        if other.contrast > most.contrast { most = other }
      }
    }
    let middle = point(xs.lowerBound + xs.count / 2, ys.lowerBound + ys.count / 2)
    return [most, middle].filter { part.pixels[($0.y * part.size.width + $0.x) * 4 + 3] == 255 }
  }

  private static func cell(_ index: Int, of length: Int) -> Range<Int> {
    index * length / cellCount..<(index + 1) * length / cellCount
  }

  /// Returns the difference in brightness from the pixels to the left and above.
  private static func contrast(
    x: Int, y: Int, _ brightness: [UInt8], _ size: PixelSize
  ) -> Int {
    let index = y * size.width + x
    let own = Int(brightness[index])
    let left = x > 0 ? abs(own - Int(brightness[index - 1])) : 0
    let above = y > 0 ? abs(own - Int(brightness[index - size.width])) : 0
    return left + above
  }

  /// Returns the brightness of every pixel, ignoring alpha.
  private static func brightness(of picture: PixelBuffer) -> [UInt8] {
    picture.withPixels { pixels in
      (0..<picture.size.count).map { UInt8(YIQ.luma(of: pixels[$0]).rounded()) }
    }
  }
}

extension PixelBuffer {
  /// Returns a part of the picture, or `nil` if the rectangle is not within it.
  public func cropped(to part: PixelRect) -> PixelBuffer? {
    guard part.x >= 0, part.y >= 0, part.width > 0, part.height > 0,
      part.width <= size.width, part.x <= size.width - part.width,
      part.height <= size.height, part.y <= size.height - part.height
    else { return nil }
    var cropped: [UInt8] = []
    cropped.reserveCapacity(part.width * part.height * 4)
    for row in part.y..<part.y + part.height {
      let start = (row * size.width + part.x) * 4
      cropped += pixels[start..<start + part.width * 4]
    }
    return PixelBuffer(size: PixelSize(width: part.width, height: part.height), pixels: cropped)
  }
}
