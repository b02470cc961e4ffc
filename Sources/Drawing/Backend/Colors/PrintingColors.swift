/// A JPEG's information about its four channels for printing: cyan, magenta, yellow and black.
struct PrintingColors {
  /// Whether 255 means no ink, as Adobe's programs write it.
  private let isInverted: Bool
  /// The ICC profile; empty without one.
  private let profile: [UInt8]

  init(ofJPEG bytes: UnsafeBufferPointer<UInt8>) {
    var (isInverted, profile) = (false, [UInt8]())
    for segment in JPEGSegments(bytes) {
      let data = segment.data
      if segment.marker == Self.adobeMarker, data.starts(with: Self.adobeName) { isInverted = true }
      // A profile of more than 64 kB continues in further segments, in their order.
      if segment.marker == Self.profileMarker, data.starts(with: Self.profileName) {
        profile += data.dropFirst(Self.profileName.count + 2)
      }
    }
    (self.isInverted, self.profile) = (isInverted, profile)
  }

  private static let adobeMarker: UInt8 = 0xEE
  private static let adobeName = Array("Adobe".utf8)
  private static let profileMarker: UInt8 = 0xE2
  private static let profileName = Array("ICC_PROFILE\0".utf8)

  /// Returns the pixels of four channels as opaque sRGB, converted by the profile. Without one that
  /// can be used, the channels are multiplied as browsers do, and the reason is returned too.
  func standard(_ pixels: [UInt8]) -> (pixels: [UInt8], error: ColorProfileError?) {
    guard !profile.isEmpty else { return (multiplied(pixels), .missing) }
    do throws(ColorProfileError) {
      let library = try ColorLibrary.load()
      let profile = try ColorProfile(profile, library)
      guard profile.isCMYK else { throw .notCMYK }
      let transform = try ColorTransform(fromInks: profile, isInverted: isInverted, library)
      return (transform.converted(pixels), nil)
    } catch {
      return (multiplied(pixels), error)
    }
  }

  private func multiplied(_ inks: [UInt8]) -> [UInt8] {
    var pixels = inks
    for start in stride(from: 0, through: pixels.count - 4, by: 4) {
      let paper = isInverted ? Int(pixels[start + 3]) : 255 - Int(pixels[start + 3])
      for channel in start..<start + 3 {
        let light = isInverted ? Int(pixels[channel]) : 255 - Int(pixels[channel])
        pixels[channel] = UInt8((light * paper + 127) / 255)
      }
      pixels[start + 3] = 255
    }
    return pixels
  }
}
