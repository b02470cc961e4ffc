package import FileKit
import FioriRender
import PictureComparison
import SystemPackage

/// A file of a recording, to be written if it has changed.
package struct RecordedFile: Sendable {
  /// The path in the folder.
  package let path: String
  /// The new contents, or `nil` if the recorded file is unchanged.
  private let bytes: [UInt8]?
  /// Whether the file does not exist yet.
  package let isNew: Bool
  private let output: OutputFile

  /// Compares a drawn file with the recorded one, which may have the same pixels or text.
  ///
  /// - Throws: A failure if a file cannot be read, or is a link. Links are not followed: one in
  ///   someone else's folder could lead to any file.
  package init(
    _ drawn: DrawnFile, named name: String, in folder: RecordingFolder
  ) throws(RunFailure) {
    path = name + drawn.lane.ending
    output = OutputFile.path(folder.file(path))
    try Folder.refuseLink(output.name)
    Folder.removeAbandonedDrafts(in: FilePath(output.name).removingLastComponent())
    let isThere = Folder.hasFile(output.name)
    let isSame = isThere ? try Self.isSame(drawn, as: InputFile(output.name)) : false
    bytes = isSame ? nil : drawn.bytes
    isNew = !isThere
  }

  /// Whether the recorded file is to be written.
  package var hasChanged: Bool { bytes != nil }

  /// Writes the new contents, if there are any.
  package func write() throws(RunFailure) {
    if let bytes { try output.write(bytes, isCorrection: true) }
  }

  private static func isSame(
    _ drawn: DrawnFile, as file: InputFile
  ) throws(RunFailure) -> Bool {
    let recorded = try file.pictureBytes()
    if recorded == drawn.bytes { return true }
    // A damaged picture counts as different and is replaced.
    guard drawn.lane == .picture, let old = try? PixelBuffer(decoding: recorded, of: file.name)
    else {
      return false
    }
    return old == (try drawn.pixels(of: file.name))
  }
}
