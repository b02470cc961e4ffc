import ArgumentParser
import FileKit
import Recordings
import SystemPackage

extension ActualFolder {
  /// A folder that does not lie where recordings are looked for.
  init(_ path: String, outside recordings: String) throws {
    if path == "-" {
      throw ValidationError("--actual - would mix pictures with the report; give a folder.")
    }
    if Folder.resolved(path).starts(with: Folder.resolved(recordings)) {
      throw ValidationError(
        "--actual \(path) is inside \(recordings), which is being verified; choose another folder.")
    }
    self.init(path)
  }
}
