/// A reason that the colors of a picture cannot be converted by its color profile.
package enum ColorProfileError: Error, Hashable {
  /// Little CMS cannot be loaded; `reason` is the dynamic loader's message.
  case noLibrary(reason: String)
  /// The profile is damaged, or has no conversion to sRGB.
  case unreadable
  /// The profile is of other colors, such as CMYK.
  case notRGB
  /// The profile of a picture in printing colors is of others.
  case notCMYK
  /// A picture in printing colors has no profile.
  case missing
}

extension ColorProfileError: CustomStringConvertible {
  /// The problem and the fix, as the end of a sentence about a picture that is compared.
  package var description: String {
    let advice = "so its colors are compared as they are; save the picture in sRGB"
    let library = if case .noLibrary = self { ", or install liblcms2-2" } else { "" }
    return "color profile \(problem), \(advice)\(library)"
  }

  /// The problem of the profile, after "color profile".
  var problem: String {
    switch self {
    case .noLibrary(let reason): "needs Little CMS (\(reason))"
    case .unreadable: "cannot be used"
    case .notRGB: "is not for RGB"
    case .notCMYK: "is not for CMYK"
    case .missing: "is missing"
    }
  }
}
