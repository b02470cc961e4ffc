package import FioriBasics

/// An image from a style sheet.
package struct SheetImage: Hashable, Sendable {
  package let image: Image
  package let source: SheetSource
}

/// The place of a value in a style sheet.
package struct SheetSource: Hashable, Sendable {
  let className: String
  let attribute: StyleAttribute
  let location: SourceLocation

  /// Returns a finding at this place.
  package func finding(_ severity: Severity, _ message: Message) -> Finding {
    let name = StyleSheetProblem.start(of: className, limit: StyleSheetProblem.nameLength)
    var finding = Finding(
      severity: severity, path: DescriptionPath(),
      message: message.prefixed("\(name): \(attribute.rawValue): "))
    finding.location = location
    return finding
  }
}

/// The path in a style sheet's `image-name`.
///
/// The parser already rejects quotes, colons and a leading slash. Whether the file exists and can
/// be read is checked when a view that shows it is drawn.
struct StyleSheetImagePath {
  let path: String

  /// Creates a path; `nil` for `url(…)`, for several names, whose spacing is lost, and for constant
  /// names.
  init?(text: String) {
    guard !text.contains(where: { "(),".contains($0) }), !text.hasPrefix("@") else { return nil }
    path = text
  }
}
