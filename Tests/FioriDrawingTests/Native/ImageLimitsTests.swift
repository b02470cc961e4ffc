import FioriRender
import Testing

@testable import TestSupport

/// Each bound of `Limits` that images keep, and one past it.
struct ImageLimitsTests {
  /// What drawing an icon says; empty when it is drawn.
  private func message(_ bytes: [UInt8]) throws -> String {
    do {
      _ = try Renderer().layout(of: KPIView(items: [.icon(.data(bytes))]))
      return ""
    } catch let error as DescriptionError {
      return error.description
    }
  }

  /// A PNG of one pixel with zeros after its end.
  private func png(byteCount: Int) throws -> [UInt8] {
    let pixel = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255])
    let file = try PNGEncoder.encode(pixel, pixelsPerPoint: 1)
    return file + [UInt8](repeating: 0, count: byteCount - file.count)
  }

  private func svg(byteCount: Int) -> [UInt8] {
    let source =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
      + "<rect width='8' height='8'/></svg>"
    return Array(source.utf8) + Array(repeating: 0x20, count: byteCount - source.utf8.count)
  }

  /// A PNG whose header tells of the size, and nothing but.
  private func header(width: UInt32, height: UInt32) throws -> [UInt8] {
    let pixel = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255])
    var file = PNGFile(try PNGEncoder.encode(pixel, pixelsPerPoint: 1))
    let rest = file.chunks[0].data.dropFirst(8)
    file.chunks[0].data = PNGFile.bigEndian(width) + PNGFile.bigEndian(height) + rest
    return file.bytes
  }

  @Test func `an image has at most 2 MB`() throws {
    expect(Limits.imageByteCount, is: 2_097_152)
    try expect(message(png(byteCount: 2_097_152)), is: "")
    try expect(
      message(png(byteCount: 2_097_153)),
      is: "error: view.items[0].icon: image in the description: image has 2097153 bytes, "
        + "more than the 2097152 allowed; use a smaller image")
  }

  @Test func `an SVG icon has at most 256 KiB`() throws {
    expect(Limits.svgByteCount, is: 262_144)
    try expect(message(svg(byteCount: 262_144)), is: "")
    try expect(
      message(svg(byteCount: 262_145)),
      is: "error: view.items[0].icon: image in the description: image has 262145 bytes, "
        + "more than the 262144 allowed; use a smaller image")
  }

  @Test func `an image's header declares at most 4 million pixels`() throws {
    expect(Limits.imagePixelCount, is: 2_048 * 2_048)
    try expect(
      message(header(width: 2_048, height: 2_049)),
      is: "error: view.items[0].icon: image in the description: "
        + "image is 2048 × 2049 pixels, more than the 4194304 allowed; use a smaller image")
    #expect(!(try message(header(width: 2_048, height: 2_048)).contains("allowed")))
  }

  @Test func `a data URI is held to the same bounds`() {
    let damaged = "data:image/png;base64,AAAA"
    let described = DescribedDocument(
      "{\"view\":{\"type\":\"kpiView\",\"items\":[{\"icon\":\"\(damaged)\"}]}}")
    #expect {
      for figure in described.document.figures { _ = try Renderer().drawing(of: figure) }
    } throws: { error in
      (error as? DescriptionError)?.description
        == "kpi.json:1:44: error: view.items[0].icon: image in the description: "
        + "not a PNG, JPEG, WebP, GIF or SVG image"
    }
  }
}
