import FioriRender
import Foundation

@testable import TestSupport

/// Expected, difference and actual side by side, for those who look into a failure.
enum FailureSheet {
  /// Writes the sheet into the build folder and gives its path.
  static func write(_ name: String, expected: Bitmap, actual: Bitmap) throws -> String {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var pixels: [UInt8] = []
    for row in 0..<height {
      pixels += (0..<width).flatMap { expected.opaque($0, row) }
      pixels += (0..<width).flatMap { difference(expected, actual, $0, row) }
      pixels += (0..<width).flatMap { actual.opaque($0, row) }
    }
    let sheet = Bitmap(width: width * 3, height: height, pixels: pixels)
    let folder = Repository.root.appending(path: ".build/goldens")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name.replacingOccurrences(of: "/", with: "-") + ".png")
    try Data(try PNGEncoder.encode(sheet, pixelsPerPoint: 1)).write(to: file)
    return file.path
  }

  /// White where the pictures agree, the redder the further they differ.
  private static func difference(
    _ expected: Bitmap, _ actual: Bitmap, _ column: Int, _ row: Int
  ) -> [UInt8] {
    let worst =
      zip(expected.opaque(column, row), actual.opaque(column, row))
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
    let rest = UInt8(worst == 0 ? 255 : max(0, 192 - worst))
    return [255, rest, rest, 255]
  }
}

extension Bitmap {
  /// A pixel on white; gray outside the picture.
  fileprivate func opaque(_ column: Int, _ row: Int) -> [UInt8] {
    guard column < width, row < height else { return [160, 160, 160, 255] }
    return onWhite(row * width + column).map { UInt8(clamping: $0) } + [255]
  }
}
