import CCairo
import FioriModel

extension WebPConfig {
  /// libwebp's levels of lossless effort, 0 (fast) to 9 (small), for a picture that is drawn often
  /// and one that is loaded often. Over the 54 examples at 2x, level 1 takes 4 ms for each, and all
  /// are two thirds of their PNG files; level 3 takes 13 ms for a fifth less, a card with a gradient
  /// 60; level 9 takes half a second for a quarter less. Level 0 is as fast as 1, and larger than PNG.
  private static let (usualLevel, smallestLevel): (Int32, Int32) = (1, 9)

  /// Returns the configuration for all pictures: lossless, on the calling thread.
  ///
  /// - Throws: ``ImageError/notWritten(reason:)``.
  static func lossless(isOptimized: Bool) throws(ImageError) -> WebPConfig {
    var config = WebPConfig()
    let level = isOptimized ? smallestLevel : usualLevel
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, level) != 0
    else { throw .foreignWebPVersion }
    // Clear pixels stay all zeros as in a PNG, which is as small as the values libwebp chooses.
    config.exact = 1
    return config
  }
}

extension ImageError {
  /// The version of the headers at build time differs from the library's.
  static let foreignWebPVersion = ImageError.notWritten(reason: "libwebp has another version")

  /// Creates the error of an encoder, with the size of its picture.
  init(_ code: WebPEncodingError, width: Int32, height: Int32) {
    self =
      switch code {
      case VP8_ENC_ERROR_OUT_OF_MEMORY, VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY: .outOfMemory
      case VP8_ENC_ERROR_BAD_DIMENSION: .invalidSize(width: Int(width), height: Int(height))
      default: .notWritten(reason: "libwebp error \(code.rawValue)")
      }
  }
}
