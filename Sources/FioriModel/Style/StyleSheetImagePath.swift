/// The path that a sheet's `image-name` gives.
///
/// Quotes, colons and a slash in front are mistakes in the syntax already. Whether there is such a
/// file, and whether it may be read, turns out when a view that shows it is drawn.
struct StyleSheetImagePath {
  let path: String

  /// `nil` of what has been `url(…)` or several names, whose blanks are not the author's any more,
  /// and of a constant's name, which leads nowhere.
  init?(text: String) {
    guard !text.contains(where: { "(),".contains($0) }), !text.hasPrefix("@") else { return nil }
    path = text
  }
}
