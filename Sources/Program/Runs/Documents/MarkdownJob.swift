package import FileKit
package import FioriRender
import SystemPackage

/// Draws the fiori blocks of Markdown documents.
package struct MarkdownJob: Sendable {
  /// The documents, or folders of documents.
  package var documents: [String]
  /// Whether to check the documents without writing anything.
  package var isCheck = false
  /// The folder for the pictures, relative to each document; overrides the documents' own settings.
  package var folder: String?
  package var format = Format.svg
  /// The arguments of the program, for the command that updates the documents.
  package var arguments: [String] = []
  package var settings = RenderSettings()

  /// Creates a job that writes SVG pictures next to the documents.
  package init(documents: [String]) { self.documents = documents }

  /// Draws the blocks, and prints the files that were written, or would be, and a summary.
  ///
  /// - Returns: The first failure or difference, or `nil` if there is none.
  /// - Throws: The failure that stopped the run. Errors in a document are reported, and the other
  ///   documents are still drawn.
  package func run(_ listener: any RunListener) throws(RunFailure) -> RunEnd? {
    let painter = try MarkdownPainter(self, listener)
    var paths: [String] = []
    var empty: [RunFailure] = []
    for document in documents {
      let found = try Self.paths(of: document)
      if found.isEmpty {
        empty.append(.noDocuments(in: document))
      }
      paths += found
    }
    // A folder of pictures beside documents is not a mistake.
    if paths.isEmpty, let failure = empty.first { throw failure }
    for failure in empty { listener.note(failure.message) }
    var run = MarkdownRun(self, painter)
    for path in paths { run.take(InputFile(path)) }
    for complaint in run.complaints {
      listener.addDifference(complaint.text, in: complaint.file, at: complaint.line)
    }
    try listener.print(run.report)
    if !run.complaints.isEmpty, !listener.takesStandardOutput { listener.report(updateHint) }
    return run.end
  }

  /// How to update the documents that a check found out of date.
  private var updateHint: String {
    let shared = RepeatedCommand.arguments(
      arguments, of: "markdown",
      without: ["--check": false, "--strict": false, "--diagnostics": true])
    return "to update: " + RepeatedCommand.line(["markdown"] + shared)
  }

  /// Returns whether a path has the extension of a document.
  package static func isDocument(_ name: String) -> Bool {
    ["md", "markdown"].contains(FilePath(name).extension?.lowercased())
  }

  /// Returns the documents for an argument.
  private static func paths(of argument: String) throws(RunFailure) -> [String] {
    guard Folder.exists(argument) else { return [argument] }
    return try Folder.files(in: argument, where: isDocument)
  }
}
