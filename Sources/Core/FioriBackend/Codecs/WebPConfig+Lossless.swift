import CCairo
import FioriModel

extension WebPConfig {
  /// libwebp's level of lossless effort, 0 (fast) to 9 (small): a card of 640 × 384 takes 7 to
  /// 18 ms. Over the goldens, level 2 takes half the time and is 9 % larger, but a card with a
  /// gradient or without a background 50 %; level 5 takes 1.7 times as long and saves nothing.
  private static let losslessLevel: Int32 = 3

  /// Returns the configuration for all pictures: lossless, on the calling thread.
  ///
  /// - Throws: ``ImageError/notWritten(reason:)``.
  static func lossless() throws(ImageError) -> WebPConfig {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, losslessLevel) != 0
    else { throw .foreignWebPVersion }
    // Clear pixels stay all zeros as in a PNG, which is as small as the values libwebp chooses.
    config.exact = 1
    return config
  }
}

extension ImageError {
  /// The version of the headers at build time differs from that of the library.
  static let foreignWebPVersion = ImageError.notWritten(reason: "libwebp has another version")

  /// Creates the error of an encoder, with the size it was given.
  init(_ code: WebPEncodingError, width: Int32, height: Int32) {
    self =
      switch code {
      case VP8_ENC_ERROR_OUT_OF_MEMORY, VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY: .outOfMemory
      case VP8_ENC_ERROR_BAD_DIMENSION: .invalidSize(width: Int(width), height: Int(height))
      default: .notWritten(reason: "libwebp error \(code.rawValue)")
      }
  }
}
