package import FileKit
import PictureComparison
import SystemPackage

/// A folder for what was drawn and is not as recorded, by the paths of the recordings.
package struct ActualFolder: Sendable {
  private let path: String

  /// A folder by its path.
  package init(_ path: String) {
    self.path = path
  }

  /// Makes the folder if it is missing: the last one alone.
  package func prepare() throws(RunFailure) { try Folder.make(path) }

  /// Writes a file by its path in the folder, and gives where.
  package func write(_ bytes: [UInt8], to file: String) throws(RunFailure) -> String {
    try Folder.make(above: file, in: path)
    let output = OutputFile.path(FilePath(path).appending(file).string)
    try output.write(bytes)
    return output.name
  }

  /// Writes the picture of a difference beside what was drawn, and gives where.
  func writeDifference(of name: String, _ compared: ComparedPictures) throws(RunFailure)
    -> String
  {
    let file = "\(name).difference.png"
    return try write(try compared.differencePicture().png(for: file), to: file)
  }
}
