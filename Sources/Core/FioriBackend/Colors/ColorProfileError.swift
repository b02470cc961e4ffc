/// A reason that the colors of a picture cannot be converted.
package enum ColorProfileError: Error, Hashable {
  /// Little CMS cannot be loaded; `reason` is the dynamic loader's message.
  case noLibrary(reason: String)
  /// The profile is damaged, or has no conversion to sRGB.
  case unreadable
  /// The profile is of other colors, such as CMYK.
  case notRGB
}

extension ColorProfileError: CustomStringConvertible {
  /// The problem and the fix, as the end of a sentence about the picture.
  package var description: String {
    let advice = "so its colors are compared as they are; save the picture in sRGB"
    return switch self {
    case .noLibrary(let reason):
      "color profile needs Little CMS (\(reason)), \(advice), or install liblcms2-2"
    case .unreadable: "color profile cannot be used, \(advice)"
    case .notRGB: "color profile is not for RGB, \(advice)"
    }
  }
}
