import FioriRender
import Testing

@testable import TestSupport

struct SVGEmbeddingTests {
  private func embedded(_ source: String) -> String {
    let bytes = SVGSource.embedded(
      Array(source.utf8), size: Size(width: 24, height: 12), factor: 8)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a picture is embedded larger, with its own units inside`() {
    expect(
      embedded("<?xml version=\"1.0\"?><svg width=\"24\" height=\"12\"><g/></svg>"),
      is: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"192\" height=\"96\" "
        + "viewBox=\"0 0 24 12\"><svg width=\"24\" height=\"12\"><g/></svg></svg>")
  }

  @Test func `the place of a root counts for nothing`() {
    let source = "<svg id=\"a > b\" x=\"5\" y = '6' width=\"24\"><rect x=\"1\" y=\"2\"/></svg>"
    #expect(
      embedded(source).hasSuffix(
        "<svg id=\"a > b\" data-x=\"5\" data-y = '6' width=\"24\">"
          + "<rect x=\"1\" y=\"2\"/></svg></svg>"))
  }
}
