import FioriRender
import Testing

@testable import TestSupport

struct ShadowTests {
  private static let black = RGBA(0x000000)

  @Test(arguments: [(-1.0, 0.0), (4, 4), (1e9, 32), (.nan, 0), (.infinity, 32)])
  func `a blur is bounded`(given: Double, kept: Double) {
    expect(Shadow(color: Self.black, blur: given).blur, is: kept)
  }

  @Test func `an offset is bounded`() {
    let shadow = Shadow(color: Self.black, blur: 1, offset: Point(x: -1e9, y: .infinity))
    expect(shadow.offset, is: Point(x: -32, y: 32))
  }

  @Test func `the deviation is half of the blur`() {
    expect(Shadow(color: Self.black, blur: 4).deviation, is: 2)
  }

  @Test func `nothing has no shadow, and a clear one is none`() {
    let shadow = Shadow(color: Self.black, blur: 4)
    #expect(shadow.isSeen(around: Rect(x: 0, y: 0, width: 1, height: 1)))
    #expect(!shadow.isSeen(around: Rect(x: 0, y: 0, width: 0, height: 1)))
    #expect(!shadow.isSeen(around: Rect(x: 0, y: 0, width: 1, height: -1)))
    let clear = Shadow(color: RGBA(withAlpha: 0), blur: 4)
    #expect(!clear.isSeen(around: Rect(x: 0, y: 0, width: 1, height: 1)))
  }
}
