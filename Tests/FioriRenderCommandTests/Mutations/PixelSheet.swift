import FioriRender

/// The pixels of a recorded picture, to be changed one by one.
struct PixelSheet {
  /// Red, green, blue and alpha, from 0 to 255.
  typealias Pixel = [UInt8]

  private var rows: [[Pixel]]

  init(png bytes: [UInt8]) throws {
    let bitmap = try Bitmap(decoding: bytes)
    let (width, pixels) = (bitmap.width, bitmap.pixels)
    rows = (0..<bitmap.height).map { y in
      (0..<width).map { x in Pixel(pixels[(y * width + x) * 4..<(y * width + x + 1) * 4]) }
    }
  }

  var png: [UInt8] {
    get throws {
      let bytes = rows.flatMap { $0.flatMap(\.self) }
      return try Bitmap(rgba: bytes, width: rows[0].count, height: rows.count).png()
    }
  }

  /// The channels in the order that they have in a pixel.
  enum Channel: Int {
    case red, green, blue, alpha
  }

  /// Makes a channel of one pixel lighter by a level, or darker where it is full.
  mutating func nudge(_ channel: Channel, x: Int, y: Int) {
    let level = rows[y][x][channel.rawValue]
    rows[y][x][channel.rawValue] = level < 255 ? level + 1 : level - 1
  }

  /// Moves one pixel to the right, over its neighbor; what lies left of it takes its place.
  mutating func move(x: Int, y: Int) {
    rows[y][x + 1] = rows[y][x]
    rows[y][x] = rows[y][x - 1]
  }

  /// Gives all pixels of either color the other.
  mutating func swap(_ first: Pixel, _ second: Pixel) {
    rows = rows.map { row in
      row.map { $0 == first ? second : $0 == second ? first : $0 }
    }
  }

  /// Makes every pixel whose neighbors on its left and right differ a little more like the left one.
  mutating func smoothEdges() {
    rows = rows.map { row in
      row.indices.map { x in
        guard x > 0, x < row.count - 1, row[x - 1] != row[x + 1] else { return row[x] }
        return zip(row[x], row[x - 1]).map { UInt8((Int($0) * 3 + Int($1)) / 4) }
      }
    }
  }

  /// Takes out a row; the picture is one row less high.
  mutating func dropRow(_ y: Int) { rows.remove(at: y) }

  /// Takes out a column; the picture is one column less wide.
  mutating func dropColumn(_ x: Int) { for y in rows.indices { rows[y].remove(at: x) } }

  /// Moves the rows from one on down by one; the last goes.
  mutating func pushRows(from y: Int) {
    rows.insert(rows[y], at: y)
    rows.removeLast()
  }

  /// Paints a row, from a column on, with the one above it.
  mutating func coverRow(_ y: Int, from x: Int = 0) { rows[y][x...] = rows[y - 1][x...] }
}
