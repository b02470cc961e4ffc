/// A block of a document that asks for pictures.
struct MarkdownBlock {
  /// What it is called, and so its pictures; `nil`: after its file, or its place among the blocks.
  let name: String?
  /// The description, or the path of one.
  let content: String
  /// The line on which the block begins, counted from 1.
  let line: Int
  /// The first line of the content, counted from 1.
  let contentLine: Int
  /// The blanks before each of its lines.
  let indentation: String
  /// The line after the block, counted from 0.
  let end: Int
  /// The lines between the markers, these included, counted from 0; `nil`: there are none so far.
  var section: Range<Int>?

  /// The path that the content is; `nil` of a description.
  var path: String? {
    let text = content[...].trimmingBlanks
    return text.first == "{" || text.contains(where: \.isNewline) ? nil : text
  }
}
