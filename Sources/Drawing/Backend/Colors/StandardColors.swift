package import FioriModel

/// A picture whose colors are in sRGB.
package struct StandardColors {
  package let bitmap: Bitmap
  /// The reason why the file's colors are used, although it has a profile.
  package let error: ColorProfileError?

  /// Reads a PNG, WebP or JPEG file, and converts its colors if it is a PNG with a color profile.
  ///
  /// - Throws: The errors of ``Bitmap/init(decoding:maximumPixelCount:)``.
  package init(decoding bytes: [UInt8]) throws(BitmapError) {
    let bitmap = try Bitmap(decoding: bytes)
    guard ImageFormat(sniffing: bytes) == .png, let profile = PNGDecoder.colorProfile(in: bytes)
    else {
      (self.bitmap, error) = (bitmap, nil)
      return
    }
    do throws(ColorProfileError) {
      (self.bitmap, error) = (try bitmap.converted(from: profile), nil)
    } catch {
      (self.bitmap, self.error) = (bitmap, error)
    }
  }
}

extension Bitmap {
  /// Returns the picture with its colors converted from a profile to sRGB.
  fileprivate func converted(from profile: [UInt8]) throws(ColorProfileError) -> Bitmap {
    let library = try ColorLibrary.load()
    let profile = try ColorProfile(profile, library)
    guard profile.isRGB else { throw .notRGB }
    let transform = try ColorTransform(from: profile, library)
    if transform.keepsColors { return self }
    return Bitmap(width: width, height: height, pixels: transform.converted(pixels))
  }
}

extension ColorTransform {
  /// How far a color may move in a profile that counts as sRGB: such profiles differ in their
  /// rounding, and converting from one would change colors that are right.
  private static let tolerance = 2

  /// Whether a sample of colors stays as it is.
  fileprivate var keepsColors: Bool {
    let levels = stride(from: 0, through: 255, by: 51).map { UInt8($0) }
    var sample: [UInt8] = []
    for red in levels {
      for green in levels {
        for blue in levels { sample += [red, green, blue, 255] }
      }
    }
    return zip(sample, converted(sample)).allSatisfy { abs(Int($0) - Int($1)) <= Self.tolerance }
  }
}
