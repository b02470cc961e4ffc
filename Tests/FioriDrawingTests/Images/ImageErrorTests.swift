import FioriRender
import Testing

@testable import TestSupport

struct ImageErrorTests {
  @Test(
    arguments: [
      (.unknownFormat, "not a PNG, JPEG, WebP, GIF or SVG image"),
      (
        .slowIcon(milliseconds: 12.3, maximum: 5.9),
        "SVG takes about 13 ms to draw at this size, more than the 5 allowed; show it smaller, "
          + "or save it with fewer edges and layers"
      ),
      (.wrongFormat(.svg, needed: "PNG or JPEG"), "image is SVG, expected PNG or JPEG"),
      (
        .largeFormat("HEIC"),
        "image is HEIC, whose libraries take 25 MB and are not part of this program; save it as "
          + "JPEG"
      ),
      (
        .printingColors("is missing"),
        "JPEG has printing colors (CMYK), and its color profile is missing, so its colors are not "
          + "certain; save it again as RGB"
      ),
      (.animated, "WebP is an animation, expected a still image"),
      (
        .tooManyPixels(width: 20_000, height: 20_000, maximum: 4_194_304),
        "image is 20000 × 20000 pixels, more than the 4194304 allowed; use a smaller image"
      ),
      (
        .partlyDamaged(.jpeg, reason: "premature end"),
        "JPEG is damaged (premature end); save it again"
      ),
      (
        .damaged(.png, reason: "invalid crc"),
        "PNG cannot be decoded (invalid crc); use another file"
      ),
      (
        .unsupportedJPEG(found: "12 bits per channel", expected: "8"),
        "JPEG has 12 bits per channel, expected 8; save it again that way"
      ),
      (.notWritten(reason: "too large"), "picture cannot be written (too large)"),
      (
        .wrongEncoding("UTF-7"), "SVG is in UTF-7, expected UTF-8; save it again as UTF-8"
      ),
      (
        .nothingToDraw("line 3: <image> is not drawn"),
        "SVG has nothing that can be drawn (line 3: <image> is not drawn); save it as plain shapes"
      ),
    ] as [(ImageError, String)])
  func `an error names the problem and the fix`(error: ImageError, words: String) {
    expect(error.description, is: words)
  }
}
