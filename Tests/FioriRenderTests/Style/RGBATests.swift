import FioriRender
import Testing

@testable import TestSupport

struct RGBATests {
  @Test func `a color is written in two digits a part`() {
    let color = RGBA(red: 1, green: 0xAB, blue: 0, alpha: 0x0F)
    expect(color.hex, is: "#01AB000F")
    expect(color.rgbHex, is: "#01AB00")
    #expect(abs(color.opacity - 15.0 / 255) < 1e-12)
  }

  @Test func `a number is red, green and blue, opaque`() {
    expect(RGBA(0x0A_14_1E), is: RGBA(red: 10, green: 20, blue: 30, alpha: 255))
  }
}
