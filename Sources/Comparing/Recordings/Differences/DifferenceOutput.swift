package import FileKit
package import PictureComparison
import SystemPackage

/// The destination of difference pictures.
package enum DifferenceOutput: Sendable {
  /// A file for one pair of pictures, written even if they are equal, and a folder to create for
  /// it.
  case file(OutputFile, newFolder: String? = nil)
  /// A folder for pictures of two folders that differ, each under its path.
  case folder(String)

  /// Creates the output folder for two folders if it is missing, but not its parents.
  package func prepare() throws(RunFailure) {
    if case .folder(let path) = self { try Folder.make(path) }
  }

  /// Returns the path for a pair's picture and creates its folders; `nil` if it is not written.
  func file(for path: String, differs: Bool) throws(RunFailure) -> OutputFile? {
    switch self {
    case .file(let file, let newFolder):
      if let newFolder { try Folder.make(newFolder) }
      return file
    case .folder(let folder):
      guard differs else { return nil }
      try Folder.make(above: path, in: folder)
      let isNamed = FilePath(path).extension?.lowercased() == "png"
      return .path(FilePath(folder).appending(isNamed ? path : "\(path).png").string)
    }
  }
}

extension DifferenceOutput {
  /// Writes the difference picture and returns it, if there is a path for it.
  func write(
    _ compared: ComparedPictures, for path: String, differs: Bool
  ) throws(RunFailure) -> PictureFinding.Output? {
    guard let file = try self.file(for: path, differs: differs) else { return nil }
    let bytes = try compared.differencePicture().png(for: file.name)
    try file.write(bytes)
    return PictureFinding.Output(name: file.name, byteCount: bytes.count)
  }
}

extension PictureFinding {
  /// Creates the finding for two pictures, and writes the difference picture to the output, if any.
  package init(
    path: String, compared: ComparedPictures, allowance: ChangeAllowance,
    to output: DifferenceOutput?
  ) {
    self.init(path: path, outcome: .compared(compared.difference, allowance))
    do throws(RunFailure) {
      self.output = try output?.write(compared, for: path, differs: !status.isGood)
    } catch {
      failures.append(error)
    }
  }

  /// Whether the pictures differ, even within the allowance.
  var hasChange: Bool { difference.map { $0.isResized || $0.changedCount > 0 } ?? false }
}
