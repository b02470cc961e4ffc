import FileKit
import SystemPackage

extension PicturePair {
  /// The files at a path in two folders, whether they are there or not.
  init(_ path: String, from expected: String, to actual: String) {
    self.init(
      path: path, expected: InputFile(FilePath(expected).appending(path).string),
      actual: InputFile(FilePath(actual).appending(path).string))
  }
}
