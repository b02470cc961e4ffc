import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

struct SVGTextTests {
  @Test(arguments: [
    ("a", "a"), ("a & b", "a &amp; b"), ("<b>", "&lt;b&gt;"), ("\"a\"", "&quot;a&quot;"),
    ("&amp;", "&amp;amp;"), ("]]>", "]]&gt;"), ("a\u{0}\u{8}b", "ab"), ("é中😀", "é中😀"),
    ("a\u{FFFE}b", "ab"),
  ])
  func `a text is fit for XML`(text: String, escaped: String) {
    expect(SVGText.escaped(text), is: escaped)
  }

  @Test func `a minus parts two numbers as well as a blank does`() {
    var path = Path()
    path.move(to: Point(x: -1, y: -2.5))
    path.line(to: Point(x: 3, y: -4))
    path.curve(Point(x: 0, y: 0.0625), Point(x: -0.0001, y: 7), to: Point(x: 1e3, y: -0.5))
    path.close()
    expect("\(path)" as SVGMarkup, is: "M-1-2.5L3-4C0 0.063 0 7 1000-0.5Z")
    expect("\(path, decimals: 0)" as SVGMarkup, is: "M-1-3L3-4C0 0 0 7 1000-1Z")
  }

  @Test(arguments: [
    (UInt8(255), " fill=\"#010203\"" as SVGMarkup),
    (128, " fill=\"#010203\" fill-opacity=\"0.502\""),
    (0, " fill=\"#010203\" fill-opacity=\"0\""),
  ])
  func `a color has an opacity where it needs one`(alpha: UInt8, text: SVGMarkup) {
    let color = RGBA(red: 1, green: 2, blue: 3, alpha: alpha)
    expect("\(paint: "fill", color)", is: text)
  }
}
