package import FileKit
import FioriRender
import PictureComparison
import SystemPackage

/// A file of a recording, as it is to be left.
package struct RecordedFile: Sendable {
  /// Its path in the folder.
  package let path: String
  /// What is to be put at its place; `nil`: what lies there is the same.
  package let draft: OutputDraft?
  /// Whether nothing lay there.
  package let isNew: Bool

  /// A draft of what was drawn, unless the same is recorded: other pixels, or another text.
  ///
  /// - Throws: What cannot be read or written. A link is not followed: one that came with a folder of
  ///   somebody else's may lead to any file.
  package init(
    _ drawn: DrawnFile, named name: String, in folder: RecordingFolder
  ) throws(RunFailure) {
    path = name + drawn.lane.ending
    let output = OutputFile.path(folder.file(path))
    try Folder.refuseLink(output.name)
    Folder.removeAbandonedDrafts(in: FilePath(output.name).removingLastComponent())
    let isThere = Folder.hasFile(output.name)
    let isSame = isThere ? try Self.isSame(drawn, as: InputFile(output.name)) : false
    draft = isSame ? nil : try OutputDraft(drawn.bytes, for: output)
    isNew = !isThere
  }

  private static func isSame(
    _ drawn: DrawnFile, as file: InputFile
  ) throws(RunFailure) -> Bool {
    let recorded = try file.pictureBytes()
    if recorded == drawn.bytes { return true }
    // A damaged picture is not the same, and drawn anew.
    guard drawn.lane == .picture, let old = try? PixelBuffer(decoding: recorded, of: file.name)
    else {
      return false
    }
    return old == (try drawn.pixels(of: file.name))
  }
}
