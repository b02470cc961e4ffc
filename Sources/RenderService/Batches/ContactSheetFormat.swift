import FioriRender
import SystemPackage

/// What a contact sheet is written as.
enum ContactSheetFormat {
  /// One picture of all.
  case picture(Format)
  /// A page that shows the files.
  case page

  /// The format that a path's extension names.
  init(path: String) throws {
    switch FilePath(path).extension?.lowercased() {
    case "html", "htm": self = .page
    case "png": self = .picture(.png)
    case "svg": self = .picture(.svg)
    case let other:
      throw UsageError(
        "--sheet \(path): unknown format '\(other ?? "")'; use 'png', 'svg' or 'html'.")
    }
  }
}
