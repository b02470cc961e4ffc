import FileKit
import SystemPackage

/// The folder of a gallery, in which nothing is touched that is as it should be.
struct GalleryFolder: Sendable {
  static let page = "index.html"
  static let pictures = "pictures"
  static let palettes = "palettes"

  /// What the page says of itself, by which it is known again.
  static let marker = #"<meta name="generator" content="fiori-render gallery">"#

  private let path: String
  /// How many files were written.
  private(set) var writtenCount = 0

  /// A folder that is to have a gallery of what is read from some arguments.
  ///
  /// - Throws: Why there can be none: what is there is no folder or another's, or is read.
  init(_ path: String, besides arguments: [String]) throws(RunFailure) {
    self.path = path
    try checkKind()
    try checkPlace(besides: arguments)
    try checkContent()
  }

  /// The page's path, as the command line names the folder.
  var pagePath: String { full(Self.page) }

  /// Writes a file, unless it is as it would be written; tells whether it was.
  ///
  /// - Throws: Why it cannot be written.
  @discardableResult
  mutating func write(_ bytes: [UInt8], to file: String) throws(RunFailure) -> Bool {
    let place = full(file)
    Folder.removeAbandonedDrafts(in: FilePath(place).removingLastComponent())
    if Folder.hasFile(place), let old = try? InputFile(place).pictureBytes(), old == bytes {
      return false
    }
    try Folder.makeAll(path)
    try Folder.make(above: file, in: path)
    try OutputFile.path(place).write(bytes)
    writtenCount += 1
    return true
  }

  private func full(_ file: String) -> String { FilePath(path).appending(file).string }

  private func checkKind() throws(RunFailure) {
    guard !Folder.exists(path), let kind = Self.kind(of: path) else { return }
    throw Self.failure(
      path,
      kind == .link
        ? "is a broken link; remove it"
        : "is not a folder; give a folder for the gallery")
  }

  private func checkPlace(besides arguments: [String]) throws(RunFailure) {
    let place = Folder.resolved(path)
    for argument in arguments where Folder.exists(argument) {
      guard place.starts(with: Folder.resolved(argument)) else { continue }
      throw Self.failure(
        path, "is inside the input folder \(argument); choose a folder outside of it with -o")
    }
  }

  /// Throws when the folder has files that a gallery's would be mixed with, or take the place of.
  private func checkContent() throws(RunFailure) {
    let own = [Self.page, Self.pictures, Self.palettes]
    for name in own where Self.kind(of: full(name)) == .link {
      throw Self.failure(full(name), "is a link; a gallery needs regular files, so remove it")
    }
    if Folder.hasFile(pagePath) {
      let text = String(decoding: try InputFile(pagePath).bytes(limit: 4_096), as: UTF8.self)
      if text.contains(Self.marker) { return }
      throw Self.failure(
        pagePath, "is not a gallery page and would be overwritten; choose another folder with -o")
    }
    let foreign = Folder.readableNames(in: FilePath(path)).filter {
      !$0.hasPrefix(".") && !own.contains($0)
    }
    guard foreign.isEmpty else {
      throw Self.failure(
        path, "is not empty and has no gallery in it; give a new or empty folder with -o")
    }
  }

  private static func failure(_ path: String, _ message: String) -> RunFailure {
    RunFailure.unwritableOutput("\(path): \(message)")
  }

  /// What there is at a path, a link for itself; `nil`: nothing.
  private static func kind(of path: String) -> FileStatus.Kind? {
    FileStatus(path, followsLinks: false)?.kind
  }
}
