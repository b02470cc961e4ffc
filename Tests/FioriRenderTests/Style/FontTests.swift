import FioriRender
import Testing

@testable import TestSupport

struct FontTests {
  @Test func `a line's box matches SAP's typeface`() {
    let font = Font(weight: .light, size: 100, leading: 120)
    #expect(abs(font.lineHeight - 111.72) < 1e-9)
    #expect(abs(font.ascent - 90.53) < 1e-9)
    #expect(abs(font.digitHeight - 72.7) < 1e-9)
  }

  @Test func `a font is scaled with its leading`() {
    let font = Font(weight: .bold, size: 10, leading: 12).scaled(by: 0.5)
    expect(font, is: Font(weight: .bold, size: 5, leading: 6))
  }
}
