package import FileKit
import PictureComparison
import SystemPackage

/// The folder for drawn files that differ from their recordings, under the same paths.
package struct ActualFolder: Sendable {
  private let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Creates the folder if it is missing, but not its parents.
  package func prepare() throws(RunFailure) { try Folder.make(path) }

  /// Writes a file under its path in the folder, and returns the full path.
  package func write(_ bytes: [UInt8], to file: String) throws(RunFailure) -> String {
    try Folder.make(above: file, in: path)
    let output = OutputFile.path(FilePath(path).appending(file).string)
    try output.write(bytes)
    return output.name
  }

  /// Writes the difference picture next to the drawn file, and returns its path.
  func writeDifference(of name: String, _ compared: ComparedPictures) throws(RunFailure)
    -> String
  {
    let file = "\(name).difference.png"
    return try write(try compared.differencePicture().png(for: file), to: file)
  }
}
