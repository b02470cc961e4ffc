import Testing

/// An image that may not or cannot be shown, and what is said of it.
struct ImageCase: Sendable, CustomTestStringConvertible {
  let image: String
  let message: String

  init(_ image: String, says message: String) {
    self.image = image
    self.message = message
  }

  /// The image.
  var testDescription: String { image }

  /// Images beside a description, with a folder `icons`, links, and a file that is no picture.
  static let wrong = [
    ImageCase("/icons/dot.png", says: "image '/icons/dot.png' \(absolute)"),
    ImageCase("../dot.png", says: "image '../dot.png' \(outside)"),
    ImageCase("icons/../../dot.png", says: "image 'icons/../../dot.png' \(outside)"),
    ImageCase("link.png", says: "image 'link.png' \(outside)"),
    ImageCase("folder-link/dot.png", says: "image 'folder-link/dot.png' \(outside)"),
    ImageCase("https://example.com/dot.png", says: "image 'https://example.com/dot.png' \(url)"),
    ImageCase("file:///dot.png", says: "image 'file:///dot.png' \(url)"),
    ImageCase("missing.png", says: "image 'missing.png' does not exist\(advice)"),
    ImageCase("lost-link.png", says: "image 'lost-link.png' does not exist\(advice)"),
    ImageCase("icons", says: "image 'icons' \(unreadable("Is a directory"))\(names)"),
    ImageCase("", says: "image '' \(unreadable("not a path"))\(names)"),
    ImageCase("truck", says: "image 'truck' does not exist\(advice)\(names)"),
    ImageCase("analytics.trendUp", says: "image 'analytics.trendUp' \(meaning("trend-up"))"),
    ImageCase("person.fill", says: "image 'person.fill' \(meaning("person"))"),
    ImageCase("Calendar", says: "image 'Calendar' \(meaning("calendar"))"),
    ImageCase("kpi.json", says: "image 'kpi.json': not a PNG, JPEG or SVG picture"),
    ImageCase(
      "builtin:trend-upp",
      says: "unknown builtin icon 'trend-upp'; did you mean 'trend-up'?"),
    ImageCase(
      "data:image/png;base64,@@",
      says: "invalid data URI; expected 'data:image/png;base64,…'"),
    ImageCase(
      "data:image/png;base64,iVBORw0KGgo=",
      says: "image in the description: PNG is damaged (end of stream)"),
    ImageCase(
      "data:text/plain,dot", says: "image in the description: not a PNG, JPEG or SVG picture"),
  ]

  private static let absolute =
    "is an absolute path; use a path inside the description's "
    + "folder, or allow another folder with --resources DIR"
  private static let outside =
    "is outside the folder; use a path inside it, or allow another folder with --resources DIR"
  private static let url =
    "is a URL, which is not fetched; save it in the description's folder"

  private static let names =
    ", or 'builtin:' with a name: 'trend-up', 'trend-down', 'trend-neutral', 'document', 'package', "
    + "'person', 'location', 'calendar' or 'warning'"

  private static func meaning(_ name: String) -> String {
    "does not exist; did you mean 'builtin:\(name)'?"
  }

  private static func unreadable(_ reason: String) -> String {
    "cannot be read (\(reason))\(advice)"
  }

  private static let advice = "; give the path of a PNG, JPEG or SVG file"
}
