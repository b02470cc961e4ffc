/// How the pixels of a picture have to be turned for display; the raw values are Exif's.
package enum ImageOrientation: UInt16, Hashable, Sendable, CaseIterable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case upsideDownMirrored = 4
  /// Rows become columns, from left to right.
  case transposed = 5
  /// A quarter turn clockwise.
  case turnedRight = 6
  /// Rows become columns, from right to left, and the order of their pixels is reversed.
  case transposedBackward = 7
  /// A quarter turn counterclockwise.
  case turnedLeft = 8

  /// Whether the stored rows are columns when displayed, so that width and height are swapped.
  package var swapsSides: Bool {
    switch self {
    case .upright, .mirrored, .upsideDown, .upsideDownMirrored: false
    case .transposed, .turnedRight, .transposedBackward, .turnedLeft: true
    }
  }

  /// Whether the left edge of the displayed picture is the last row or column stored.
  private var reversesAcross: Bool {
    switch self {
    case .mirrored, .upsideDown, .turnedRight, .transposedBackward: true
    case .upright, .upsideDownMirrored, .transposed, .turnedLeft: false
    }
  }

  /// Whether the top edge of the displayed picture is the last row or column stored.
  private var reversesDown: Bool {
    switch self {
    case .upsideDown, .upsideDownMirrored, .transposedBackward, .turnedLeft: true
    case .upright, .mirrored, .transposed, .turnedRight: false
    }
  }
}

extension Bitmap {
  /// Returns the stored pixels as they are displayed.
  package func oriented(_ orientation: ImageOrientation) -> Bitmap {
    guard orientation != .upright else { return self }
    let walk = orientation.walk(width: width, height: height)
    let pixels = [UInt8](unsafeUninitializedCapacity: self.pixels.count) { target, count in
      // A walk visits each stored pixel once, and a bitmap has four bytes for each.
      precondition(walk.width * walk.height * 4 == self.pixels.count)
      self.pixels.withUnsafeBytes { source in
        let target = UnsafeMutableRawBufferPointer(target)
        var offset = 0
        for row in 0..<walk.height {
          for column in 0..<walk.width {
            let pixel = walk.start + column * walk.across + row * walk.down
            let value = source.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self)
            target.storeBytes(of: value, toByteOffset: offset, as: UInt32.self)
            offset += 4
          }
        }
        count = offset
      }
    }
    return Bitmap(width: walk.width, height: walk.height, pixels: pixels)
  }
}

/// The order of display of the stored pixels of a picture.
private struct PixelWalk {
  /// The size of the displayed picture.
  let width: Int
  let height: Int
  /// The index of the stored pixel in the upper left corner.
  let start: Int
  /// The distances in the stored picture from a displayed pixel to the next one to the right, and
  /// to the one below.
  let across: Int
  let down: Int
}

extension ImageOrientation {
  /// Returns the walk through a stored picture of a size.
  fileprivate func walk(width: Int, height: Int) -> PixelWalk {
    let (across, down) = swapsSides ? (width, 1) : (1, width)
    let shown = swapsSides ? (width: height, height: width) : (width: width, height: height)
    let start =
      (reversesAcross ? (shown.width - 1) * across : 0)
      + (reversesDown ? (shown.height - 1) * down : 0)
    return PixelWalk(
      width: shown.width, height: shown.height, start: start,
      across: reversesAcross ? -across : across, down: reversesDown ? -down : down)
  }
}
