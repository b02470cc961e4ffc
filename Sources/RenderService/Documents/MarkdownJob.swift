package import FileKit
package import FioriRender
import SystemPackage

/// Documents, whose fiori blocks are drawn beside them.
package struct MarkdownJob: Sendable {
  /// Documents, or folders of them.
  package var documents: [String]
  /// Whether nothing is written.
  package var isCheck = false
  /// A folder for the pictures, from that of each document, in place of the one that it sets.
  package var folder: String?
  package var format = Format.svg
  package var settings = RenderSettings()

  /// Documents whose pictures are SVGs beside them.
  package init(documents: [String]) { self.documents = documents }

  /// What became of the documents.
  package struct Result: Sendable {
    /// What was written, or would be, and what it comes to, a line each for people.
    package let report: [String]
    /// What went wrong first, or was other than the blocks ask for; `nil`: nothing.
    package let end: MarkdownEnd?
  }

  /// Draws the blocks.
  ///
  /// - Throws: Why none could be; what is wrong with a document is said, and the others are drawn.
  package func run(_ listener: any RunListener) throws(RunFailure) -> Result {
    let painter = MarkdownPainter(
      source: try FigureSource(settings, listener), format: format,
      hasAppearance: settings.environment.appearance != nil)
    var paths: [String] = []
    for document in documents { paths += try Self.paths(of: document) }
    var run = MarkdownRun(painter: painter, folder: folder, isCheck: isCheck, listener: listener)
    for path in paths { run.take(InputFile(path)) }
    return Result(report: run.report, end: run.end)
  }

  /// Whether a path is that of a document, by its extension.
  package static func isDocument(_ name: String) -> Bool {
    ["md", "markdown"].contains(FilePath(name).extension?.lowercased())
  }

  /// The documents that an argument stands for.
  private static func paths(of argument: String) throws(RunFailure) -> [String] {
    guard Folder.exists(argument) else { return [argument] }
    let paths = try Folder.files(in: argument, where: isDocument)
    if paths.isEmpty {
      throw RunFailure.unreadableInput("\(argument): contains no .md or .markdown files")
    }
    return paths
  }
}

/// What kept documents from being as they should be.
package enum MarkdownEnd: Equatable, Sendable {
  /// Something is not as the blocks ask for.
  case difference
  case failure(RunFailure.Kind)
}
