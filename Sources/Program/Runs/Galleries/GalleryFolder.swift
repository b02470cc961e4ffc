import FileKit
import FioriBasics
import SystemPackage

/// The folder of a gallery; files that are up to date are left untouched.
struct GalleryFolder: Sendable {
  static let page = "index.html"
  static let pictures = "pictures"
  static let palettes = "palettes"

  /// The tag that identifies the page of a gallery.
  static let marker = #"<meta name="generator" content="fiori-render gallery">"#

  private let path: String
  /// The number of files that were written.
  private(set) var writtenCount = 0

  /// Creates a gallery folder for the inputs in `arguments`.
  ///
  /// - Throws: A failure if the path is not a folder, contains other files, or is inside an input
  ///   folder.
  init(_ path: String, besides arguments: [String]) throws(RunFailure) {
    self.path = path
    try checkKind()
    try checkLocation(besides: arguments)
    try checkContent()
  }

  /// The path of the page, inside the folder on the command line.
  var pagePath: String { full(Self.page) }

  /// Writes a file, unless it is up to date, and returns whether it was written.
  ///
  /// - Throws: The failure to write it.
  @discardableResult
  mutating func write(_ bytes: [UInt8], to file: String) throws(RunFailure) -> Bool {
    let target = full(file)
    Folder.removeAbandonedDrafts(in: FilePath(target).removingLastComponent())
    if Folder.hasFile(target), let old = try? OutputFile.path(target).earlierBytes(), old == bytes {
      return false
    }
    try Folder.makeAll(path)
    try Folder.make(above: file, in: path)
    try OutputFile.path(target).write(bytes)
    writtenCount += 1
    return true
  }

  private func full(_ file: String) -> String { FilePath(path).appending(file).string }

  private func checkKind() throws(RunFailure) {
    guard !Folder.exists(path), let kind = Self.kind(of: path) else { return }
    throw kind == .link ? .galleryIsBrokenLink(path) : .galleryIsNotAFolder(path)
  }

  private func checkLocation(besides arguments: [String]) throws(RunFailure) {
    let resolved = Folder.resolved(path)
    for argument in arguments where Folder.exists(argument) {
      guard resolved.starts(with: Folder.resolved(argument)) else { continue }
      throw .gallery(path, insideInput: argument)
    }
  }

  /// Throws if the folder contains files that the gallery would overwrite or be mixed with.
  private func checkContent() throws(RunFailure) {
    let own = [Self.page, Self.pictures, Self.palettes]
    for name in own where Self.kind(of: full(name)) == .link {
      throw .galleryFileIsLink(full(name))
    }
    if Folder.hasFile(pagePath) {
      let text = String(
        decoding: try OutputFile.path(pagePath).earlierBytes(limit: 4_096), as: UTF8.self)
      if text.contains(Self.marker) { return }
      throw .notAGalleryPage(pagePath)
    }
    let foreign = Folder.readableNames(in: FilePath(path)).filter {
      !$0.hasPrefix(".") && !own.contains($0)
    }
    guard foreign.isEmpty else { throw .notAGallery(path) }
  }

  /// Returns the type of the file at a path, without following links; `nil` if nothing exists
  /// there.
  private static func kind(of path: String) -> FileStatus.Kind? {
    FileStatus(path, followsLinks: false)?.kind
  }
}
