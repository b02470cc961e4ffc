/// What is wrong with a document itself, rather than with a description in it.
struct MarkdownError: Error, Hashable {
  /// Counted from 1.
  let line: Int
  /// What is wrong, and what would be right.
  let message: String
}
