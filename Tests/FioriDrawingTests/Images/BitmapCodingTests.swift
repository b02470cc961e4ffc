import FioriRender
import Testing

@testable import TestSupport

/// Pictures of pixels, read and written for others.
struct BitmapCodingTests {
  private func words(_ work: () throws(BitmapError) -> Void) -> String? {
    do throws(BitmapError) {
      try work()
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [2, 300])
  func `a picture that was written is read as it was`(colors: Int) throws {
    let bitmap = SampleBitmap.random(width: 20, height: 30, colors: colors)
    let again = try Bitmap(rgba: bitmap.pixels, width: 20, height: 30)
    expect(again, is: bitmap)
    try expect(Bitmap(decoding: again.png()), is: bitmap)
  }

  @Test func `a picture with too many pixels is refused by its header`() throws {
    let file = try SampleBitmap.random(width: 20, height: 30, colors: 2).png()
    expect(
      words { () throws(BitmapError) in _ = try Bitmap(decoding: file, maximumPixelCount: 599) },
      is: "image is 20 × 30 pixels, more than the 599 allowed; use a smaller image")
    expect(
      words { () throws(BitmapError) in _ = try Bitmap(decoding: file, maximumPixelCount: 600) },
      is: nil)
  }

  @Test(
    arguments: [
      ("", "not a PNG, WebP or JPEG image"), ("GIF89a", "not a PNG, WebP or JPEG image"),
      ("RIFF....WEBP", "WebP cannot be decoded (the file is cut off); use another file"),
      ("<svg xmlns='http://www.w3.org/2000/svg'/>", "image is SVG, expected PNG, WebP or JPEG"),
    ])
  func `a file without pixels is reported as such`(text: String, message: String) {
    let found = words { () throws(BitmapError) in _ = try Bitmap(decoding: Array(text.utf8)) }
    expect(found, is: message)
  }

  @Test(arguments: [(0, 1, 0), (1, 0, 0), (2, 2, 15), (2, 2, 17), (.max, 2, 8), (-1, -1, 4)])
  func `pixels must be as many as the sides ask for`(width: Int, height: Int, count: Int) {
    let pixels = [UInt8](repeating: 0, count: count)
    let found = words { () throws(BitmapError) in
      _ = try Bitmap(rgba: pixels, width: width, height: height)
    }
    expect(
      found,
      is: "image cannot be \(width) × \(height) pixels; "
        + "use a width and a height of at least 1")
  }
}
