/// The lines around pictures that are made anew each time.
enum MarkdownMarker {
  static let begin = "<!-- fiori:begin -->"
  static let end = "<!-- fiori:end -->"

  /// What begins a block that readers do not see, in a comment.
  static let hiddenBlock = "<!-- fiori"
  static let hiddenBlockEnd = "-->"
}
