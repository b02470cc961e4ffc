import FileKit

/// A file that is not as the blocks of its document ask for.
struct MarkdownChange {
  let file: OutputFile
  let bytes: [UInt8]
  /// Whether there is none so far.
  let isNew: Bool

  /// What is to be written to a path; `nil`: it is there already.
  init?(_ bytes: [UInt8], at path: String) throws(RunFailure) {
    let isThere = Folder.hasFile(path)
    if isThere, try InputFile(path).pictureBytes() == bytes { return nil }
    file = .path(path)
    self.bytes = bytes
    isNew = !isThere
  }

  /// The change as `--check` tells it.
  var complaint: String { "\(file.name): \(isNew ? "missing" : "out of date")" }
}
