import FioriSnapshotTesting
import XCTest

/// A snapshot with XCTest, of a picture that fiori-render did not draw.
final class SwatchTests: XCTestCase {
  func testAGradient() {
    let width = 32
    let height = 8
    let row = (0..<width).flatMap { column -> [UInt8] in [UInt8(column * 255 / 31), 112, 242, 255] }
    let pixels = Array(repeatElement(row, count: height).joined())
    expectSnapshot(of: pixels, width: width, height: height)
  }
}
